# Shared by ./pileup and ./test (sourced, not run): makes and refreshes the project's own Python environment.
# Expects ROOT, the folder of the project. Gives PYTHON, the environment's Python, after `environment EXTRAS`.
#
# The environment is made again only when something it depends on changed: a stamp holds a checksum of the package
# description, the constraints, the build hook, the client's sources and the project's place. A start that finds its
# stamp right runs no installer at all.

VENV=${PILEUP_VENV:-$ROOT/.venv}
PYTHON=$VENV/bin/python
LOCK=$ROOT/.venv-lock

say() { printf '%s\n' "$*" >&2; }
fail() { say "pileup: $*"; exit 1; }

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

# The Python to make the environment from: the newest command by name that runs and is 3.11 or later.
find_python() {
    for candidate in ${PILEUP_PYTHON:-python3 python3.13 python3.12 python3.11 python3.14 python}; do
        if new_enough "$candidate"; then command -v "$candidate"; return 0; fi
    done
    return 1
}

no_python() {
    found=$(python3 --version 2>/dev/null) || found='no python3 at all'
    fail "needs Python 3.11 or later and found $found.
Install one (Debian, Ubuntu: 'sudo apt install python3 python3-venv'; macOS: 'brew install python'; anywhere: python.org
or 'uv', which brings its own), or name yours: PILEUP_PYTHON=/path/to/python3.12 ./pileup"
}

# Checksum of all that an installation depends on.
wanted_stamp() {
    (
        cd "$ROOT" || exit 1
        printf '%s\n%s\n' "$ROOT" "${PILEUP_SKIP_CLIENT:-}"
        cat pyproject.toml constraints.txt hatch_build.py
        if [ -z "${PILEUP_SKIP_CLIENT:-}" ]; then
            find client src/pileup/track/track.css -name node_modules -prune -o -name scripts -prune -o -name '*.test.*' -o -type f -print | LC_ALL=C sort | tr '\n' '\0' | xargs -0 cksum
        fi
    ) | cksum
}

# environment EXTRAS: '' for playing, 'test,dev' for ./test.
environment() {
    extras=$1
    stamp=$VENV/.pileup-stamp${extras:+-$extras}
    wanted=$(wanted_stamp)
    [ -x "$PYTHON" ] && [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ] && return 0

    # One installer at a time: a second start waits for the first instead of writing into the same folder.
    until mkdir "$LOCK" 2>/dev/null; do
        owner=$(cat "$LOCK/pid" 2>/dev/null || true)
        if [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; then rm -rf "$LOCK"; continue; fi
        [ -n "${waiting:-}" ] || say "Waiting for another start of Pileup that is setting up (${owner:-just begun}) …"
        waiting=yes
        sleep 1
    done
    echo $$ >"$LOCK/pid"
    trap 'rm -rf "$LOCK"' EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
    if ! { [ -x "$PYTHON" ] && [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ]; }; then
        make_environment
        printf '%s\n' "$wanted" >"$stamp"
        printf '%s\n' "$wanted" >"$VENV/.pileup-stamp-study" # every set of extras holds it
    fi
    rm -rf "$LOCK"
    trap - EXIT INT TERM
}

make_environment() {
    uv=$(command -v uv || true)
    if ! new_enough "$PYTHON"; then
        say "Setting up Pileup in $VENV (once, about a minute) …"
        if base=$(find_python); then :; elif [ -n "$uv" ]; then base='>=3.11'; else no_python; fi
        rm -rf "$VENV"
        if [ -n "$uv" ]; then
            "$uv" venv --quiet --python "$base" "$VENV" || fail "uv could not make an environment in $VENV (see above)."
        else
            "$base" -m venv "$VENV" || fail "could not make an environment in $VENV.
On Debian and Ubuntu the part for it is a package of its own: sudo apt install python3-venv"
        fi
    else
        say 'Bringing Pileup up to date …'
    fi
    log=$VENV/setup.log
    if [ -n "$uv" ]; then
        set -- "$uv" pip install --python "$PYTHON"
    else
        "$PYTHON" -m pip --version >/dev/null 2>&1 || "$PYTHON" -m ensurepip >"$log" 2>&1 || true
        set -- "$PYTHON" -m pip install --disable-pip-version-check --progress-bar off
    fi
    (cd "$ROOT" && "$@" -c constraints.txt -e ".${extras:+[$extras]}") >"$log" 2>&1 || {
        # What our own build hook says is the reason; without it, the installer's last words.
        if grep -q '^ *pileup: ' "$log"; then
            sed -n '/^ *pileup: /,/^ *\[end of output\]/p' "$log" | sed '/^ *\[end of output\]/d; s/^ *//' >&2
        else
            tail -n 40 "$log" >&2
        fi
        fail "the installation did not succeed; the lines above say why, all of it is in $log.
Mend the cause (no network? a proxy or mirror not set?) and start again. For work without the browser client:
PILEUP_SKIP_CLIENT=1"
    }
}

import { render } from "preact";
import { App } from "./app";
import "../../src/pileup/track/track.css";
import "./style/base.css";
import "./style/board.css";
import "./style/contrast.css";
import "./style/start.css";
import "./style/panels.css";
import "./style/ask.css";
import "./style/race.css";
import "./style/reader.css";
import "./style/rules.css";
import { watchFocus } from "./ui/focus";
import { speak } from "./words";
import { installWorker } from "./worker/install";

const place = document.getElementById("app");
// In the right language at once: nobody wants to see another one flash by.
void speak().then(() => place && render(<App />, place));
watchFocus();
addEventListener("load", () => void installWorker());

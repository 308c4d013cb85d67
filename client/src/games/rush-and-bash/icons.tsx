/** The signs of the game, 24 by 24. */
export const EFFECTS: Record<string, { name: string; shape: preact.JSX.Element }> = {
  swerve: {
    name: "Swerve",
    shape: <path d="M4,20 C4,12 18,15 18,7 M12.5,9.5 L18,4 L22,10.5" class="line" />,
  },
  bomb: {
    name: "Bomb",
    shape: (
      <>
        <circle cx="10.5" cy="14.5" r="7" class="full" />
        <path d="M15.5,9.5 L18,7 M18,7 C19,4.5 21,5 21.5,3.5" class="line" />
        <path d="M7,13 a4,4 0 0 1 3,-3" class="shine" />
      </>
    ),
  },
  missile: {
    name: "Missile",
    shape: (
      <>
        <path d="M22,2 C16,2.5 11,6 8.5,11 L13,15.5 C18,13 21.5,8 22,2 Z" class="full" />
        <path d="M8.6,10.8 L4.5,11.5 L2.5,15 L6.8,14.8 Z M13.2,15.4 L12.5,19.5 L9,21.5 L9.2,17.2 Z" class="full" />
        <path d="M6.5,17.5 L3,21" class="line" />
        <circle cx="16.2" cy="7.8" r="1.9" class="hole" />
      </>
    ),
  },
  repair: {
    name: "Repair",
    shape: (
      <path
        d="M20.6,6.2 L17,9.8 L14.2,7 L17.8,3.4 A6,6 0 0 0 10.4,10.9 L3.2,18.1 A2,2 0 0 0 6,20.9 L13.1,13.7 A6,6 0 0 0 20.6,6.2 Z"
        class="full"
      />
    ),
  },
  star: {
    name: "Star",
    shape: (
      <path d="M12,2 L14.9,8.6 L22,9.3 L16.6,14 L18.2,21 L12,17.3 L5.8,21 L7.4,14 L2,9.3 L9.1,8.6 Z" class="full" />
    ),
  },
};

export function EffectIcon({ effect }: { effect: string }) {
  return (
    <svg viewBox="0 0 24 24" class={`effect effect-${effect}`} aria-hidden="true">
      {EFFECTS[effect]?.shape}
    </svg>
  );
}

/** Sprint: one arrow, green. Rush: two arrows, red. The number of arrows tells them apart without colour. */
export function DeckIcon({ deck, label }: { deck: string; label: string }) {
  return (
    <svg viewBox="0 0 24 24" class={`deck deck-${deck}`} role="img" aria-label={label}>
      <rect x="3" y="1" width="18" height="22" rx="4" />
      {deck === "rush" ? (
        <path d="M7,7 L12,12 L7,17 M12.5,7 L17.5,12 L12.5,17" />
      ) : (
        <path d="M9.5,6.5 L15,12 L9.5,17.5" />
      )}
    </svg>
  );
}

export function Heart({ full }: { full: boolean }) {
  return (
    <svg viewBox="0 0 24 24" class={full ? "heart" : "heart spent"} aria-hidden="true">
      <path d="M12,21 C5,15.5 2,12 2,8 A5,5 0 0 1 12,6 A5,5 0 0 1 22,8 C22,12 19,15.5 12,21 Z" />
    </svg>
  );
}

export function Star({ full }: { full: boolean }) {
  return (
    <svg viewBox="0 0 24 24" class={full ? "star" : "star spent"} aria-hidden="true">
      <path d="M12,2 L14.9,8.6 L22,9.3 L16.6,14 L18.2,21 L12,17.3 L5.8,21 L7.4,14 L2,9.3 L9.1,8.6 Z" />
    </svg>
  );
}

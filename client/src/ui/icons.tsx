/** Line icons of the frame round the games, 24 by 24, in the colour of the text beside them. */
const PATHS = {
  home: "M3 11 12 4l9 7M5 10v10h5v-6h4v6h5V10",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  find: "M12 3v4M12 17v4M3 12h4M17 12h4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  undo: "M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",
  skip: "M5 5l8 7-8 7zM17 5v14",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4",
  log: "M5 6h14M5 12h14M5 18h9",
  close: "M6 6l12 12M18 6 6 18",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.5",
  check: "M4 12l6 6L20 6",
  bot: "M6 9h12v9H6zM12 9V5M9 13v1M15 13v1M3 12v3M21 12v3",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c1-5 4-7 8-7s7 2 8 7",
  flag: "M6 21V4h12l-3 4 3 4H6",
  again: "M20 12a8 8 0 1 1-2.5-5.8M20 4v5h-5",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  send: "M4 12 20 4l-5 16-3-7zM12 13l8-9",
  play: "M7 4.5v15l12-7.5z",
  pause: "M8 5v14M16 5v14",
  next: "M9 5l7 7-7 7",
  previous: "M15 5l-7 7 7 7",
  "next-turn": "M5 5l7 7-7 7M13 5l7 7-7 7",
  "previous-turn": "M19 5l-7 7 7 7M11 5l-7 7 7 7",
  branch: "M6 4v16M6 13c0-4 11-2 11-7M14 8l3-3 3 3",
  eye: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  shield: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.5-1.5",
  chart: "M4 4v16h16M7 15l4-5 4 3 5-7",
  book: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14",
  redo: "M15 5l5 5-5 5M20 10H10a5 5 0 0 0 0 10h3",
  back: "M20 12H5M11 5l-7 7 7 7",
  turn: "M6 20v-6a6 6 0 0 1 6-6h7M15 4l4 4-4 4",
  flip: "M12 3v18M9 6 3 18h6zM15 6l6 12h-6z",
  earlier: "M14 6l-6 6 6 6M19 5v14",
  later: "M10 6l6 6-6 6M5 5v14",
  bin: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  share: "M12 15V4M8 8l4-4 4 4M5 12v8h14v-8",
  open: "M3 7V5h6l2 2h9v3M3 7v12h15l3-9H6l-3 9",
  build: "M4 4h7v7H4zM13 13h7v7h-7zM4 16h6v4H4zM16 4v6M13 7h6",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

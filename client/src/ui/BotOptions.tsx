import { botName } from "../words";

/** The kinds of bots, to stand in a list. */
export function BotOptions({ bots }: { bots: readonly string[] }) {
  return (
    <>
      {bots.map((bot) => (
        <option key={bot} value={bot}>
          {botName(bot)}
        </option>
      ))}
    </>
  );
}

import type { Moment, Story } from "../api/messages";
import { Icon, type IconName } from "../ui/icons";
import "./moments.css";

const SIGNS: Record<string, IconName> = {
  lead: "chart",
  comeback: "chart",
  "start-to-finish": "flag",
  lucky: "check",
  unlucky: "close",
};

/** What is worth telling; what has a place in the race leads there. */
export function Moments({ story, go }: { story: Story; go: (at: number) => void }) {
  return (
    <ul class="moments">
      {story.moments.map((moment) => (
        <li key={moment.text}>
          <Told moment={moment} go={go} />
        </li>
      ))}
    </ul>
  );
}

function Told({ moment, go }: { moment: Moment; go: (at: number) => void }) {
  const icon = SIGNS[moment.kind] ?? "eye";
  const { at } = moment;
  if (at === null) {
    return (
      <p class="moment">
        <Icon name={icon} />
        <span>{moment.text}</span>
      </p>
    );
  }
  return (
    <button type="button" class="moment" onClick={() => go(at)}>
      <Icon name={icon} />
      <span>{moment.text}</span>
    </button>
  );
}

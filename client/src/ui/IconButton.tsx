import { Icon, type IconName } from "./icons";

interface Props {
  icon: IconName;
  label: string;
  onClick: () => void;
  disabled?: boolean;
  pressed?: boolean;
  class?: string;
  id?: string;
}

/** A round button with a picture on it and its words for screen readers and for the pointer that waits. */
export function IconButton({ icon, label, onClick, disabled = false, pressed, class: extra = "", id }: Props) {
  return (
    <button
      type="button"
      id={id}
      class={`icon-button ${extra}`}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

interface PauseButtonProps {
  /** Name of the button: pause the motion. */
  readonly label: string;
}

/**
 * Renders a button that pauses the motion of the element around it (WCAG 2.2.2). It is a check box, so that CSS alone
 * stops the motion and it works without scripts; it is hidden where nothing moves.
 */
export function PauseButton({ label }: PauseButtonProps) {
  return (
    <label className="motion-pause">
      <input type="checkbox" aria-label={label} />
      <span aria-hidden="true" />
    </label>
  );
}

/** Moves the following content below the fold. */
export const Spacer = () => <div className="spacer" />;

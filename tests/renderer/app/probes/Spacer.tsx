/** Puts what follows below the fold. */
export const Spacer = () => <div className="spacer" />;

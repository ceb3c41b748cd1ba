/** Renders the illustration of an empty result. */
export const EmptyIllustration = () => (
  <img src="/scenes/empty.svg" alt="" width="320" height="192" loading="lazy" decoding="async" className="mx-auto" />
);

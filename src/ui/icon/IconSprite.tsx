import { ICON_NAMES } from './icon-names.ts';
import { ICON_PATHS } from './icon-paths.ts';
import { RIYAL_PATH } from './riyal-path.ts';

/** Renders the hidden SVG symbols that Icon and RiyalSign refer to by id; must be on every page once. */
export const IconSprite = () => (
  <svg aria-hidden="true" className="hidden">
    {ICON_NAMES.map((name) => (
      <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
        <path d={ICON_PATHS[name]} />
      </symbol>
    ))}
    <symbol id="riyal" viewBox="0 0 20 22">
      <path d={RIYAL_PATH} />
    </symbol>
  </svg>
);

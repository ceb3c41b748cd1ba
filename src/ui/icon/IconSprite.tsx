import { ICON_NAMES } from './icon-names.ts';
import { ICON_PATHS } from './icon-paths.ts';
import { RIYAL_PATH } from './riyal-path.ts';

/** Every icon and the sign of the riyal, once in a page and unseen: what shows one refers to it by name. */
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

import type { IconName } from './icon-names.ts';
import { ICON_PATHS } from './icon-paths.ts';

interface IconSpriteProps {
  readonly names: readonly IconName[];
}

/** Renders the hidden SVG symbols that Icon refers to by id; must be on every page once, with its icons. */
export const IconSprite = ({ names }: IconSpriteProps) => (
  <svg aria-hidden="true" className="hidden">
    {names.map((name) => (
      <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
        <path d={ICON_PATHS[name]} />
      </symbol>
    ))}
  </svg>
);

// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { IconSprite } from './IconSprite.tsx';
import { Icon } from './Icon.tsx';
import { ICON_NAMES } from './icon-names.ts';
import { RiyalSign } from './RiyalSign.tsx';

afterEach(cleanup);

it('holds what every icon and the sign of the riyal refer to, each of them once', () => {
  render(
    <>
      <IconSprite />
      {ICON_NAMES.map((name) => (
        <Icon key={name} name={name} />
      ))}
      <RiyalSign />
    </>,
  );
  const shown = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  expect(shown).toHaveLength(ICON_NAMES.length + 1);
  expect(shown.map((href) => document.querySelectorAll(`symbol${href} path[d]`).length)).toEqual(shown.map(() => 1));
});

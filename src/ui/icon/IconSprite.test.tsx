// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { IconSprite } from './IconSprite.tsx';
import { Icon } from './Icon.tsx';
import { ICON_NAMES } from './icon-names.ts';

afterEach(cleanup);

describe('IconSprite', () => {
  it('defines the symbols of the named icons, each once', () => {
    render(
      <>
        <IconSprite names={ICON_NAMES} />
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </>,
    );
    const references = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
    expect(references).toHaveLength(ICON_NAMES.length);
    expect(references.map((href) => document.querySelectorAll(`symbol${href} path[d]`).length)).toEqual(
      references.map(() => 1),
    );
  });

  it('leaves out other icons', () => {
    render(<IconSprite names={['check', 'arrow']} />);
    expect([...document.querySelectorAll('symbol')].map(({ id }) => id)).toEqual(['icon-check', 'icon-arrow']);
  });
});

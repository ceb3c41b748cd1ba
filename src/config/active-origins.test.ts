import { expect, it } from 'vitest';
import { activeOrigins } from './env.ts';
import { contentPolicy, INLINE_SCRIPTS, LIBRARY_STYLES } from './security-headers.ts';

const MAPS = 'https://maps.example';
const DECLARED = [
  { whenSet: 'MAPS_KEY', directives: { 'script-src': [MAPS], 'img-src': [MAPS, 'https://tiles.example'] } },
  { whenSet: 'CAPTCHA_KEY', directives: { 'script-src': [MAPS, 'https://captcha.example'], 'frame-src': [MAPS] } },
];

const policy = (environment: Readonly<Record<string, string>>) =>
  contentPolicy({ development: false, servicesUrl: '', origins: activeOrigins(DECLARED, environment) });

it('allows no origin whose variable is not set', () => {
  const without = contentPolicy({ development: false, servicesUrl: '' });
  expect(policy({})).toBe(without);
  expect(policy({ MAPS_KEY: '', CAPTCHA_KEY: '' })).toBe(without);
});

it('allows the origins of each set variable once, in their directives only', () => {
  expect(policy({ MAPS_KEY: 'k' })).toContain(
    `script-src 'self' ${INLINE_SCRIPTS.join(' ')} ${MAPS}; style-src 'self' ${LIBRARY_STYLES.join(' ')}; style-src-attr 'unsafe-inline'; img-src 'self' data: blob: ${MAPS} https://tiles.example; font-src 'self';`,
  );
  const both = policy({ MAPS_KEY: 'k', CAPTCHA_KEY: 'k' });
  expect(both).toContain(`script-src 'self' ${INLINE_SCRIPTS.join(' ')} ${MAPS} https://captcha.example;`);
  expect(both).toContain(`frame-src 'self' ${MAPS};`);
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { fixtureJson, type PlacedFixture } from '#src/cms/fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { editMode } from '#tests/support/edit-mode.ts';
import { layoutWith, renderExample, renderLayout } from '#tests/support/widget-page.ts';
import { fixtures } from './TeamGrid.fixture.ts';

async function show(example: PlacedFixture, language: 'ar' | 'en' = 'en') {
  document.body.innerHTML = (await renderExample(serverRegistry, example, language)).html;
}

afterEach(() => {
  document.body.innerHTML = '';
});

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe.each(LANGUAGES)('TeamGrid in %s', (language) => {
  const prefix = language === 'en' ? '/en' : '';

  it('TEAM-04 links each card to the page of its person, in the language of the page', async () => {
    await show(fixtures.full, language);
    // The highlighted come first; who has no page has no link.
    expect(hrefs()).toEqual(
      ['munira-alsubaie', 'badr-alshamrani', 'nouf-alanazi'].map((name) => `${prefix}/about/team/${name}`),
    );
  });

  it('TEAM-05 has no links with CardNotClickable 1, and the same people', async () => {
    await show(fixtures.notClickable, language);
    expect(hrefs()).toEqual([]);
    expect(document.body.textContent).toContain(language === 'ar' ? 'نوف العنزي' : 'Nouf Alanazi');
    expect(document.body.textContent).not.toContain('team_member_page');
  });
});

it('reads the parameter as Sitecore stores it', () => {
  expect(fixtureJson(fixtures.notClickable, 'en').params).toEqual({ CardNotClickable: '1' });
});

it('shows initials over patterns and over the star of who has no picture, none over photographs', async () => {
  await show(fixtures.full);
  const initials = [...document.querySelectorAll('.rosette')].map((rosette) => rosette.textContent);
  // A person without a name has that of their item.
  expect(initials).toEqual(['M A', 'B A', '', 'R']);
  expect(screen.getByRole('img', { name: 'Nouf Alanazi' })).toBeTruthy();
});

it('is left out without people, but not before an author', async () => {
  await show(fixtures.empty);
  expect(document.body.innerHTML).not.toContain('team-grid');
  const { layout } = editMode(layoutWith(fixtures.empty, 'en'));
  expect((await renderLayout(serverRegistry, layout, 'en', 'edit')).html).toContain('<section');
});

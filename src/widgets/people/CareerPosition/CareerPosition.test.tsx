// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { fixtureJson, type PlacedFixture } from '#src/cms/fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { structuredData } from '#src/widgets/structured-data.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './CareerPosition.fixture.ts';

async function show(example: PlacedFixture, language: 'ar' | 'en' = 'en') {
  const { html, errors } = await renderExample(serverRegistry, example, language);
  expect(errors).toEqual([]);
  document.body.innerHTML = html;
}

const panels = () => screen.queryAllByRole('list').map((list) => list.parentElement?.querySelector('h2')?.textContent);
const entriesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe.each(LANGUAGES)('CareerPosition in %s', (language) => {
  it('CAREER-03 has a panel for each list with an entry, none for one that is empty', async () => {
    await show(fixtures.full, language);
    expect(panels()).toEqual([
      'career_current',
      'career_previous',
      'career_skills',
      'career_qualifications',
      'career_experience',
    ]);
    await show(fixtures.person, language);
    expect(panels()).toEqual(['career_current']);
    // Lists of nothing but spaces and of pairs without values.
    await show(fixtures.minimal, language);
    expect(panels()).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
  });
});

it('CAREER-04 has a bullet for each entry, of lines and of encoded pairs', async () => {
  await show(fixtures.full);
  const lists = screen.getAllByRole('list').map(entriesOf);
  expect(lists.slice(0, 2)).toEqual([
    ['One vacancy', 'The salary is stated'],
    ['Analyst & investigator', 'Supervisor'],
  ]);
  await show(fixtures.full, 'ar');
  expect(screen.getAllByRole('list').map(entriesOf)[1]).toEqual(['محلل', 'مشرف']);
});

it.each(['linkWithoutText', 'minimal'] as const)('has no link back of a %s', async (name) => {
  await show(fixtures[name]);
  expect(screen.queryByRole('link')).toBeNull();
});

it('adds a profile of a person to its page, and nothing of a position', () => {
  const page = {
    language: 'en',
    title: 'Nouf Alanazi, Finance',
    url: 'https://rukn.example/en/about/team/nouf-alanazi',
    publicUrl: 'https://rukn.example',
  } as const;
  const nodesOf = (example: PlacedFixture) => {
    const { fields, params } = fixtureJson(example, 'en');
    return structuredData.CareerPosition?.(fields, page, params);
  };
  expect(nodesOf(fixtures.full)).toEqual([]);
  expect(nodesOf(fixtures.person)).toEqual([
    {
      '@type': 'ProfilePage',
      '@id': `${page.url}#profile`,
      url: page.url,
      name: page.title,
      mainEntity: {
        '@type': 'Person',
        '@id': `${page.url}#person`,
        name: 'Nouf Alanazi',
        jobTitle: 'Finance',
        image: 'https://rukn.example/-/media/team/2.svg',
        worksFor: { '@type': 'BankOrCreditUnion', '@id': 'https://rukn.example/#bank' },
      },
    },
  ]);
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure, success } from '#sitecore/contracts/result.ts';
import { loadPlaces } from '#src/services/locations.server.ts';
import { requestPlaces } from '#src/services/locations.ts';
import { examplePlace } from '#tests/support/example-place.ts';
import {
  PLACES,
  atEnd,
  cards,
  choose,
  city,
  logged,
  motion,
  open,
  position,
  press,
  render,
  scrolled,
  search,
  service,
  titles,
  total,
  type,
  mockPlaces,
} from '#tests/support/locator-visitor.ts';
import { fixtures } from './Locator.fixture.ts';

vi.mock('#src/services/locations.server.ts');
vi.mock('#src/services/locations.ts');

mockPlaces();

describe('the server', () => {
  it('renders the first 20, nearest first, with a link to 20 more', async () => {
    await render();
    expect(titles()).toHaveLength(20);
    expect(titles()[0]).toBe('Branch 1');
    const more = screen.getByRole('link', { name: 'locator_more' });
    expect(more.getAttribute('href')).toBe('/en/test?q=&service=all&city=&page=2');
    await render({ page: '3' });
    expect(titles()).toHaveLength(45);
    expect(document.querySelector<HTMLElement>('[data-more]')?.hidden).toBe(true);
  });

  it('renders what the filters of the URL find', async () => {
    await render({ q: 'corniche', city: 'Jeddah', service: 'atm' });
    expect(titles()).toEqual(['Corniche ATM']);
    expect([search().value, service().value]).toEqual(['corniche', 'atm']);
    await render({ city: 'jeddah' });
    expect(titles()).toEqual(['Corniche ATM']);
    await render({ city: 'Atlantis' });
    expect(titles()).toHaveLength(20);
    await render({}, fixtures.full);
    expect(service().value).toBe('branch');
  });

  it('shows its message when places cannot be loaded, and logs it', async () => {
    vi.mocked(loadPlaces).mockRejectedValue(new Error('down'));
    await render();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('locator_failed');
    expect(screen.getByRole('link', { name: 'search_retry' })).toBeTruthy();
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^Locator: /));
  });
});

describe('the browser', () => {
  it('LOC-15 filters without a further request, a text one second after the last keystroke', async () => {
    await open();
    type('corn');
    await vi.advanceTimersByTimeAsync(900);
    type('corniche');
    await vi.advanceTimersByTimeAsync(999);
    expect(titles()).toHaveLength(20);
    await vi.advanceTimersByTimeAsync(1);
    expect(titles()).toEqual(['Corniche ATM']);
    expect(location.search).toBe('?q=corniche');
    choose('branch');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('locator_none');
    expect(vi.mocked(requestPlaces)).toHaveBeenCalledTimes(1);
  });

  it('grows by 20 at the end of the list, and begins with 20 after a filter', async () => {
    await open();
    atEnd();
    expect(titles()).toHaveLength(40);
    atEnd();
    expect(titles()).toHaveLength(45);
    atEnd();
    expect(titles()).toHaveLength(45);
    choose('branch');
    expect(titles()).toHaveLength(20);
    expect(total()).toBe('locator_total_other');
  });

  it('selects one place, until a filter changes', async () => {
    await open();
    const button = (index: number) => within(cards()[index] ?? document.body).getByRole('button');
    button(1).click();
    button(2).click();
    expect([button(1), button(2)].map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    choose('branch');
    expect(document.querySelector('[aria-pressed=true]')).toBeNull();
  });

  const fail = () => {
    vi.mocked(requestPlaces).mockResolvedValue(failure({ kind: 'Failed', status: 500, body: '' }));
  };
  const message = () => document.querySelector('[data-message]');
  const retry = () =>
    within(screen.getByRole('region', { name: 'locator_list' })).getByRole('link', { name: 'search_retry' });
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it('LOC-31 logs an error of the call and shows its message, without places where the server has none', async () => {
    fail();
    vi.mocked(loadPlaces).mockRejectedValue(new Error('down'));
    await open();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('locator_failed');
    expect(cards()).toHaveLength(0);
    expect(logged).toHaveBeenCalledWith('Locator: Failed');
    vi.mocked(requestPlaces).mockResolvedValue(failure({ kind: 'Unreachable' }));
    await open();
    expect(cards()).toHaveLength(0);
  });

  it('keeps the cards of the server after a failure, says so above them and tries again', async () => {
    fail();
    await open();
    expect(titles()).toHaveLength(20);
    expect(total()).toBe('locator_total_other');
    expect(message()?.textContent).toContain('locator_failed');
    expect(document.querySelector<HTMLElement>('[data-more]')?.hidden).toBe(false);
    retry().focus();
    retry().click();
    await settle();
    expect(vi.mocked(requestPlaces)).toHaveBeenCalledTimes(2);
    expect(titles()).toHaveLength(20);
    expect(document.activeElement).toBe(retry());
    vi.mocked(requestPlaces).mockResolvedValue(success(PLACES));
    retry().click();
    retry().click();
    await settle();
    expect(vi.mocked(requestPlaces)).toHaveBeenCalledTimes(3);
    expect(message()?.textContent).toBe('');
    expect(document.activeElement).toBe(cards()[0]?.querySelector('button'));
    atEnd();
    expect(titles()).toHaveLength(40);
  });

  it('tries again with the next filter, and shows no cards that it does not find', async () => {
    fail();
    await open();
    choose('atm');
    await settle();
    expect(vi.mocked(requestPlaces)).toHaveBeenCalledTimes(2);
    expect(location.search).toBe('?service=atm');
    expect([titles(), total()]).toEqual([[], '']);
    expect(message()?.textContent).toContain('locator_failed');
    choose('all');
    await settle();
    expect(titles()).toHaveLength(20);
    vi.mocked(requestPlaces).mockResolvedValue(success(PLACES));
    choose('atm');
    await settle();
    expect(titles()).toEqual(['Corniche ATM']);
    expect(message()?.textContent).toBe('');
  });

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('scrolls a selected place into view, with little motion %s', async (isReduced, behavior) => {
    motion.isReduced = isReduced;
    await open();
    within(cards()[2] ?? document.body)
      .getByRole('button')
      .click();
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest', behavior });
  });

  it('LOC-19 asks for the position only where it is granted already', async () => {
    for (const state of ['prompt', 'denied']) {
      position.state = state;
      await open();
      expect(document.querySelector('[data-origin]')?.textContent).toBe('locator_from_centre');
    }
    Object.assign(position, { state: 'granted', coords: { latitude: 21.5, longitude: 39.2 } });
    await open();
    expect(document.querySelector('[data-origin]')?.textContent).toBe('locator_from_you');
    expect(titles()[0]).toBe('Corniche ATM');
    vi.stubGlobal('navigator', {});
    await open();
    expect(titles()[0]).toBe('Branch 1');
    expect(logged).not.toHaveBeenCalled();
  });

  it('narrows the cities by typing, and chooses one by the keyboard', async () => {
    await open();
    city().click();
    const options = () => screen.getAllByRole('option').filter((option) => option.tagName === 'LI');
    expect(options().map(({ textContent }) => textContent)).toEqual(['locator_all_cities', 'Jeddah', 'Riyadh']);
    city().value = 'jED';
    city().dispatchEvent(new Event('input', { bubbles: true }));
    expect(options().map(({ textContent }) => textContent)).toEqual(['Jeddah']);
    press('ArrowDown');
    expect(city().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    press('Enter');
    expect(city().value).toBe('Jeddah');
    expect(titles()).toEqual(['Corniche ATM']);
    screen.getByRole('button', { name: 'locator_clear' }).click();
    expect(city().value).toBe('locator_all_cities');
    expect(titles()).toHaveLength(20);
    expect(location.search).toBe('');
  });

  it('adds to the words of the list when a closed branch opens, and the weekend hours of an open one', async () => {
    const hours = { working: '09:30 - 16:30', friday: '', saturday: '10:00 - 16:00', ladies: '' };
    const mall = examplePlace({ id: 'mall', latitude: 24.7136, longitude: 46.6753, hours });
    vi.mocked(requestPlaces).mockResolvedValue(success([mall, ...PLACES]));
    // Saturday, 13:37.
    vi.setSystemTime(Date.parse('2026-11-28T10:37:00Z'));
    await open();
    const texts = (index: number) => [
      cards()[index]?.querySelector('[data-status]')?.textContent,
      cards()[index]?.querySelector('[data-note]')?.textContent,
    ];
    expect(texts(0)).toEqual(['locator_closed', 'locator_weekend']);
    expect(texts(1)).toEqual(['locator_closed', 'locator_opens_day']);
    vi.setSystemTime(Date.parse('2026-11-26T17:00:00Z'));
    await open();
    expect(texts(1)).toEqual(['locator_open_until', 'locator_closed_now, locator_opens_day']);
    vi.setSystemTime(Date.parse('2026-11-26T08:00:00Z'));
    await open();
    expect(texts(1)).toEqual([expect.stringMatching(/^locator_open_until 4:30.pm$/), '']);
  });

  it('leaves out a tag and an address that a place has not', async () => {
    await open({ city: 'Jeddah' });
    const [card] = cards();
    expect(card?.querySelector('[data-address]')?.textContent).toBe('');
    expect(card?.querySelector('[data-page]')).toBeNull();
    expect(within(card ?? document.body).getByText('locator_always')).toBeTruthy();
  });
});

describe('places with bad values', () => {
  it('are listed: without a point of their own at the end of none, with hours that cannot be read', async () => {
    const odd = examplePlace({ id: 'odd', title: 'Odd', latitude: 24.7136, longitude: 46.6753, isLocated: false });
    vi.mocked(requestPlaces).mockResolvedValue(
      success([{ ...odd, hours: { ...odd.hours, working: 'by appointment' } }, ...PLACES]),
    );
    await open();
    expect(titles()[0]).toBe('Odd');
    expect(within(cards()[0] ?? document.body).getByText('locator_open_until')).toBeTruthy();
    const directions = within(cards()[0] ?? document.body).getByRole('link', { name: /locator_directions/ });
    expect(directions.getAttribute('href')).toContain('Olaya+Street');
  });
});

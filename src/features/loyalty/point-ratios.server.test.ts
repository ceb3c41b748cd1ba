import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pointRatios } from '#sitecore/contracts/point-ratios.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { CONTENT_RETRY_MS } from '#src/config/timings/content.ts';
import { failing, respondingWith } from '#tests/support/msw/response-handlers.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import { loadPointRatios } from './point-ratios.server.ts';

const bank = mockServices();
const logged = vi.spyOn(console, 'error');

beforeEach(() => {
  logged.mockReset().mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

const pageOf = (facts: Partial<PageFacts> = {}): PageFacts => ({
  language: 'ar',
  path: '/calculators/points-value',
  state: 'normal',
  servicesHost: '',
  ...facts,
});

describe('loadPointRatios', () => {
  it('requests the products of a page and its versions for a query once', async () => {
    bank.use(respondingWith(pointRatios, { result: { CardAndSARPointRatio: [{ Key: 'Mada', Value: 0.01 }] } }));
    const load = loadPointRatios('PointsValueCalculator');
    const page = pageOf();
    const [first, second] = await Promise.all([load({}, page), load({}, page)]);
    bank.use(failing(pointRatios));
    expect([first, second, await load({}, page)]).toEqual(
      Array(3).fill([{ id: '1-0.01', product: 'Mada', riyalsPerPoint: 0.01 }]),
    );
    expect(logged).not.toHaveBeenCalled();
  });

  it('logs a failure once a page, and requests the products again in a while', async () => {
    bank.use(failing(pointRatios));
    const load = loadPointRatios('PointsValueCalculator');
    const page = pageOf();
    expect([await load({}, page), await load({}, page)]).toEqual([[], []]);
    expect(logged.mock.calls).toEqual([[expect.stringMatching(/^PointsValueCalculator: no products: /)]]);
    bank.use(respondingWith(pointRatios, { result: { CardAndSARPointRatio: [{ Key: 'Mada', Value: 0.01 }] } }));
    expect(await load({}, pageOf())).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + CONTENT_RETRY_MS });
    expect(await load({}, page)).toHaveLength(1);
  });

  it('requests none for authors', async () => {
    expect(await loadPointRatios('PointsValueCalculator')({}, pageOf({ state: 'edit' }))).toEqual([]);
  });
});

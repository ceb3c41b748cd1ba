import { expect, it, vi } from 'vitest';
import { success } from '#sitecore/contracts/result.ts';
import { callService } from './call-service.ts';
import { loadBranches } from './form-places.ts';

vi.mock('./call-service.ts', () => ({ callService: vi.fn() }));

it('CASC-13 tells branches of one code apart: each is an option by its id', async () => {
  const branch = { CityId: 'C', Code: '372' };
  const data = [
    { ...branch, Id: 'A1', Title: 'الملز' },
    { ...branch, Id: 'B2', Title: 'العليا' },
  ];
  vi.mocked(callService).mockResolvedValue(success({ data }));
  expect(await loadBranches('C', 'ar')).toEqual([
    { value: 'A1', text: 'الملز' },
    { value: 'B2', text: 'العليا' },
  ]);
});

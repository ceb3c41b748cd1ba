import type { Language } from '#sitecore/definitions/language.ts';
import { branchPage } from '#sitecore/definitions/templates/branch.ts';
import type { Content } from '../../content/content.ts';
import { authoredEntries } from '../authored-items.ts';
import type { WireLocation } from './wire-location.ts';

/** Name of the page that shows branches by their names (decision 28), which is no branch. */
const WILDCARD = '*';

/** Returns the authored branches in a language. */
export const authoredBranches = (content: Content, language: Language): readonly WireLocation[] =>
  authoredEntries(content, branchPage, language)
    .filter(({ name }) => name !== WILDCARD)
    .map(({ name, url, fields }) => ({
      ID: name,
      Type: fields.IsLadies ? 'Ladies Branch' : 'Branch',
      Name: fields.Title.value,
      Title: fields.BannerTitle.value || fields.Title.value,
      City: fields.City.value,
      ...withoutEmpty({
        Latitude: fields.Latitude,
        Longitude: fields.Longitude,
        Address: fields.Address.value,
        WorkingDaysHours: fields.WorkingDaysHours.value,
        FridayWorkingHours: fields.FridayWorkingHours.value,
        SaturdayWorkingHours: fields.SaturdayWorkingHours.value,
        LadiesWorkingDaysHours: fields.LadiesWorkingDaysHours.value,
        Phone: fields.Phone.value,
        POITag: fields.POITag.value,
        Url: url,
      }),
      BranchServices: fields.BranchServices.map((service) => service.fields.Title.value),
    }));

const withoutEmpty = (values: Readonly<Record<string, string | number | null>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null));

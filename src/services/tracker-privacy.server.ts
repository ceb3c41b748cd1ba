import { safeParse } from 'zod/mini';
import { parseJson } from '#sitecore/contracts/parse-json.ts';
import { type Application, trackRequest, type TrackResponse } from '#sitecore/contracts/tracker.ts';
import { maskApplicationNumber, maskName } from '#src/domain/tracker/masking.ts';
import { seal, unseal } from './sealed-value.server.ts';

const PURPOSES = { cic: 'cic', dn: 'dossier' } as const;

/** Returns what a visitor may have of an application before the code: masked, CIC and dossier sealed, nothing of the contract. */
export const withoutSecrets = ({ CIC, CICNumber, DossierNumber, ...data }: Application): Application => ({
  ...data,
  CustomerName: maskName(data.CustomerName),
  ApplicationNumber: maskApplicationNumber(data.ApplicationNumber),
  CICNumber: seal(CICNumber, PURPOSES.cic),
  CIC: seal(CIC, PURPOSES.cic),
  DossierNumber: seal(DossierNumber, PURPOSES.dn),
  ApprovalStatus: false,
  ExpirationDate: '',
  ContractDocument: [],
});

/** Returns the response to a lookup as browsers get it. */
const privateResponse = ({ data, ...response }: TrackResponse): TrackResponse => ({
  ...response,
  data: data ? withoutSecrets(data) : null,
});

/** Returns the text of a lookup's response as browsers get it; undefined for a text that is none. */
export function privateText(text: string): string | undefined {
  const read = safeParse(trackRequest.response, parseJson(text));
  return read.success ? JSON.stringify(privateResponse(read.data)) : undefined;
}

/** Returns the text of a request with its CIC and dossier opened; undefined when one of them was not sealed by the site. */
export function openedText(text: string): string | undefined {
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null) return undefined;
  const opened = Object.entries(PURPOSES).map(([name, purpose]) => {
    const value: unknown = Reflect.get(body, name);
    return [name, typeof value === 'string' ? unseal(value, purpose) : undefined] as const;
  });
  if (opened.some(([, value]) => value === undefined)) return undefined;
  return JSON.stringify({ ...body, ...Object.fromEntries(opened) });
}

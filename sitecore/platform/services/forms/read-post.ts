import { plainId } from '#sitecore/rules/forms/form-ids.ts';
import type { FormValues } from '#sitecore/rules/forms/form-model.ts';

/** One field of a request’s body, or several of the same name. */
type Part = string | File;

/** A step of a form as it was posted. */
export interface PostedStep {
  /** Prefix of the names of its inputs. */
  readonly prefix: string;
  readonly formId: string;
  readonly pageId: string;
  /** Id of the page of the site that shows the form. */
  readonly contextItemId: string;
  readonly sessionId: string;
  readonly token: string;
  /** Id of the pressed button; "" without one. */
  readonly button: string;
  /** Values by the id of their field, 32 digits. */
  readonly values: FormValues;
  readonly files: Readonly<Record<string, readonly File[]>>;
  readonly human: { readonly token: string; readonly stamp: string; readonly trap: string };
}

const FIELD = /\.Fields\[([0-9a-f{}-]{32,38})\]\.(Value|Files)$/i;
const PREFIX = /^[\w.-]{1,120}$/;

/** No form has as many inputs. */
const MAX_PARTS = 1_000;

/** Reads a request’s query and body by the names of Sitecore Forms, whatever their order; undefined when it has no form. */
export function readPost(body: Readonly<Record<string, Part | readonly Part[]>>): PostedStep | undefined {
  const parts = new Map(Object.entries(body).map(([name, value]) => [name, [value].flat()]));
  if ([...parts.values()].reduce((count, list) => count + list.length, 0) > MAX_PARTS) return undefined;
  const prefix = prefixIn([...parts.keys()]);
  if (prefix === undefined) return undefined;
  const lastText = (name: string): string => {
    const last = parts.get(name)?.at(-1);
    return typeof last === 'string' ? last : '';
  };
  return {
    prefix,
    formId: lastText(`${prefix}.FormItemId`) || lastText('fxb.FormItemId'),
    pageId: lastText(`${prefix}.PageItemId`),
    contextItemId: lastText('sc_itemid'),
    sessionId: lastText(`${prefix}.FormSessionId`),
    token: lastText('__RequestVerificationToken'),
    button: lastText(`${prefix}.NavigationButtons`),
    ...readFields(parts),
    human: { token: lastText('token'), stamp: lastText('stamp'), trap: lastText('trap') },
  };
}

function prefixIn(names: readonly string[]): string | undefined {
  const name = names.find((one) => one.endsWith('.FormItemId') && one !== 'fxb.FormItemId');
  const prefix = name?.slice(0, -'.FormItemId'.length) ?? '';
  return PREFIX.test(prefix) ? prefix : undefined;
}

function readFields(parts: ReadonlyMap<string, readonly Part[]>): Pick<PostedStep, 'values' | 'files'> {
  const values: Record<string, string[]> = {};
  const files: Record<string, File[]> = {};
  for (const [name, list] of parts) {
    const [, id] = FIELD.exec(name) ?? [];
    if (id === undefined) continue;
    const field = plainId(id);
    for (const part of list) {
      if (typeof part === 'string') (values[field] ??= []).push(part);
      // Browsers send a file without name and content for an empty input.
      else if (part.name !== '' || part.size > 0) (files[field] ??= []).push(part);
    }
  }
  return { values, files };
}

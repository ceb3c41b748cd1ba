import { LANGUAGES } from '../language.ts';
import { PAGE_PLACEHOLDERS } from '../page-placeholders.ts';
import { renderings, templates } from '../registry.ts';
import { inheritsFrom } from '../template.ts';
import { page } from '../templates/page.ts';
import {
  definitionsOf,
  FILE,
  itemSchema,
  pathSchema,
  placeholderSchemas,
  templateSchema,
} from './definitions-schema.ts';
import { fieldsKey, type JsonSchema, refTo } from './json-schema.ts';

const DRAFT = 'http://json-schema.org/draft-07/schema#';

const id: JsonSchema = {
  type: 'string',
  description: 'An id of 32 hexadecimal digits; it follows from the path by default.',
};
const version: JsonSchema = { type: 'integer', minimum: 1, description: 'The number of the publication.' };
const language: JsonSchema = { enum: [...LANGUAGES] };

/** Returns the JSON Schemas of content files, by file name: editors complete and explain what an author writes. */
export const contentSchemas = (): Readonly<Record<string, JsonSchema>> => ({
  'definitions.json': { $schema: DRAFT, definitions: definitionsOf(templates, renderings) },
  'dictionary.json': {
    $schema: DRAFT,
    description: 'The phrases of the site’s controls by key.',
    type: 'object',
    additionalProperties: {
      type: 'object',
      properties: Object.fromEntries(LANGUAGES.map((name) => [name, { type: ['string', 'number'] }])),
      additionalProperties: false,
    },
  },
  'item.json': itemFile(),
  'page.json': pageFile(),
  'redirects.json': redirectsFile(),
  'site.json': siteFile(),
});

const itemFile = (): JsonSchema => ({
  $schema: DRAFT,
  ...itemSchema(templates, { keys: { id, version } }),
});

function pageFile(): JsonSchema {
  const pages = templates.filter((template) => inheritsFrom(template, page));
  return {
    $schema: DRAFT,
    type: 'object',
    required: ['template', 'fields'],
    additionalProperties: false,
    properties: {
      template: templateSchema(pages),
      id,
      version,
      layout: { const: 'own', description: 'Leaves out the blocks that site.yml puts on every page.' },
      wildcard: {
        ...pathSchema,
        description:
          'A folder of items: the page shows each of them at its name; below such a page its path and /*, for the items of each.',
      },
      fields: {},
      placeholders: placeholderSchemas(PAGE_PLACEHOLDERS),
    },
    allOf: pages.map((template) => ({
      if: { properties: { template: { const: template.name } }, required: ['template'] },
      then: { properties: { fields: refTo(fieldsKey(template), FILE) } },
    })),
  };
}

const redirectsFile = (): JsonSchema => ({
  $schema: DRAFT,
  type: 'array',
  items: {
    type: 'object',
    required: ['from', 'to'],
    additionalProperties: false,
    properties: {
      from: { type: 'string', description: 'A path, or a regular expression that begins with ^.' },
      to: { type: 'string', description: 'The path of a page, or a URL that begins with https://.' },
      type: { enum: ['permanent', 'temporary', 'transfer'] },
      keepQuery: { type: 'boolean' },
      language,
    },
  },
});

const siteFile = (): JsonSchema => ({
  $schema: DRAFT,
  type: 'object',
  required: ['name', 'errorPages'],
  additionalProperties: false,
  properties: {
    name: { type: 'string' },
    hostName: { type: 'string', description: 'Host names, separated by |; * is any.' },
    language,
    languageFallback: {
      type: 'object',
      description: 'The language whose text is shown where one is missing.',
      properties: Object.fromEntries(LANGUAGES.map((name) => [name, language])),
      additionalProperties: false,
    },
    layout: placeholderSchemas(PAGE_PLACEHOLDERS),
    errorPages: {
      type: 'object',
      required: ['notFound', 'serverError'],
      additionalProperties: false,
      properties: { notFound: pathSchema, serverError: pathSchema, generic: pathSchema },
    },
    robots: { type: 'string', description: 'The text of robots.txt without the sitemap.' },
  },
});

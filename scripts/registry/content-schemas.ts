/** The folder of the schemas, in the content so that its files refer to them. */
const FOLDER = 'sitecore/content/schema';

/** Returns the JSON Schemas of content files, by path; the definitions are loaded only then. */
export async function contentSchemaFiles(): Promise<Record<string, string>> {
  const { contentSchemas } = await import('#sitecore/definitions/schema/content-schemas.ts');
  return Object.fromEntries(
    Object.entries(contentSchemas()).map(([name, schema]) => [`${FOLDER}/${name}`, JSON.stringify(schema)]),
  );
}

import * as z from 'zod/mini';

/** Members that a document selects of a page for a search's result. */
export const SHOWN_PAGE = /* GraphQL */ `
        id
        name
        url {
          path
        }
        title: field(name: "Title") {
          value
        }
        subTitle: field(name: "Sub Title") {
          value
        }
        description: field(name: "MetaDescription") {
          value
        }
        image: field(name: "BannerImage") {
          ... on ImageField {
            src
            alt
          }
        }`;

/** Schema of a field's text, which is null where the page has none. */
export const fieldText = z.nullable(z.object({ value: z.nullable(z.string()) }));

/** Schema of those members. */
export const shownPage = z.object({
  id: z.string(),
  name: z.string(),
  url: z.object({ path: z.string() }),
  title: fieldText,
  subTitle: fieldText,
  description: fieldText,
  image: z.nullable(z.object({ src: z.nullish(z.string()), alt: z.nullish(z.string()) })),
});

/** Returns what a result shows of a page: its name without a title, and no picture without an address. */
export const readShownPage = ({ id, name, url, title, image }: z.output<typeof shownPage>) => ({
  id,
  title: title?.value || name,
  path: url.path,
  image: image?.src ? { src: image.src, alt: image.alt ?? '' } : null,
});

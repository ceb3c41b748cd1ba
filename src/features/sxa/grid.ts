/** Classes of a part of twelve columns by Bootstrap's breakpoint, from one column to twelve; narrower screens show all twelve. */
const PARTS = {
  sm: [
    ...['sm:col-span-1', 'sm:col-span-2', 'sm:col-span-3', 'sm:col-span-4', 'sm:col-span-5', 'sm:col-span-6'],
    ...['sm:col-span-7', 'sm:col-span-8', 'sm:col-span-9', 'sm:col-span-10', 'sm:col-span-11', 'sm:col-span-12'],
  ],
  md: [
    ...['md:col-span-1', 'md:col-span-2', 'md:col-span-3', 'md:col-span-4', 'md:col-span-5', 'md:col-span-6'],
    ...['md:col-span-7', 'md:col-span-8', 'md:col-span-9', 'md:col-span-10', 'md:col-span-11', 'md:col-span-12'],
  ],
  lg: [
    ...['lg:col-span-1', 'lg:col-span-2', 'lg:col-span-3', 'lg:col-span-4', 'lg:col-span-5', 'lg:col-span-6'],
    ...['lg:col-span-7', 'lg:col-span-8', 'lg:col-span-9', 'lg:col-span-10', 'lg:col-span-11', 'lg:col-span-12'],
  ],
  xl: [
    ...['xl:col-span-1', 'xl:col-span-2', 'xl:col-span-3', 'xl:col-span-4', 'xl:col-span-5', 'xl:col-span-6'],
    ...['xl:col-span-7', 'xl:col-span-8', 'xl:col-span-9', 'xl:col-span-10', 'xl:col-span-11', 'xl:col-span-12'],
  ],
} as const;

const BREAKPOINTS: ReadonlyMap<string, keyof typeof PARTS> = new Map([
  // On a phone there is no room for two blocks side by side.
  ['', 'sm'],
  ['sm', 'sm'],
  ['md', 'md'],
  ['lg', 'lg'],
  ['xl', 'xl'],
  ['xxl', 'xl'],
]);

/** One of Bootstrap's classes of columns: col-6, col-lg-4. */
const COLUMN = /^col(?:-([a-z]+))?-(\d{1,2})$/;

/** Returns the class names of a block's part of twelve columns, as SXA's GridParameters and ColumnWidth name it: `col-12 col-lg-6`. */
export function gridClasses(parameters: string): string {
  const found = wordsOf(parameters).flatMap((word) => {
    const [, breakpoint = '', columns = ''] = COLUMN.exec(word) ?? [];
    return PARTS[BREAKPOINTS.get(breakpoint) ?? 'sm'][Number(columns) - 1] ?? [];
  });
  return (found.some((name) => !name.endsWith('-12')) ? found : []).join(' ');
}

/** Returns the words of a parameter that can be class names. */
export const wordsOf = (parameter: string): readonly string[] =>
  parameter.split(/\s+/).filter((word) => /^[a-z][\w-]*$/i.test(word));

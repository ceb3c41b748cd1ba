import type { HeaderProps } from './Header.widget.ts';
import type { MenuLink, SectionNode } from './navigation-tree.ts';

interface CategoryFilterProps {
  readonly section: SectionNode;
  readonly phrases: HeaderProps['phrases'];
}

const CHIP =
  'relative inline-flex min-h-touch cursor-pointer items-center rounded-full border-[1.5px] border-transparent bg-quiet px-4 text-xs text-text has-checked:bg-primary has-checked:text-white hover:border-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary';

/**
 * Renders a section's links with a filter chip per category. CSS alone filters (`category-filter`), by the numbers of the
 * chips, so that it works before any script.
 */
export function CategoryFilter({ section, phrases }: CategoryFilterProps) {
  const { categories, subItems } = section;
  return (
    <form className="category-filter pb-5" autoComplete="off" data-chips>
      <fieldset className="-mx-gutter flex scrollbar-none gap-2 overflow-x-auto px-gutter py-2">
        <legend className="sr-only">{`${phrases.filter_links}: ${section.title}`}</legend>
        <CategoryChip section={section} number={0} label={phrases.view_all} />
        {categories.map(({ id, title }, index) => (
          <CategoryChip key={id} section={section} number={index + 1} label={title} />
        ))}
      </fieldset>
      <ul className="grid gap-x-gap md:grid-cols-3">
        {categories.map((category, index) => {
          const ownLinks = subItems.filter(({ categoryId }) => categoryId === category.id);
          const links: readonly MenuLink[] = ownLinks.length > 0 ? ownLinks : [category];
          return links.map(({ id, href, title, description }) => (
            <li key={id} data-category={index + 1}>
              <a
                href={href}
                className="flex min-h-touch flex-col justify-center py-1 text-text no-underline hover:text-primary"
              >
                {title}
                {description !== '' && <small className="text-2xs leading-relaxed text-text-3">{description}</small>}
              </a>
            </li>
          ));
        })}
      </ul>
    </form>
  );
}

interface CategoryChipProps {
  readonly section: SectionNode;
  readonly number: number;
  readonly label: string;
}

function CategoryChip({ section, number, label }: CategoryChipProps) {
  return (
    <label className={`${CHIP} flex-none`}>
      <input
        type="radio"
        name={`chips-${section.id}`}
        value={number}
        defaultChecked={number === 0}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
      />
      {label}
    </label>
  );
}

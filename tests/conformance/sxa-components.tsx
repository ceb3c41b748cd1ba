import {
  type ComponentFactory,
  type ComponentRendering,
  type Field,
  Image,
  type ImageField,
  Link,
  type LinkField,
  Placeholder,
  RichText,
  Text,
  useSitecoreContext,
} from '@sitecore-jss/sitecore-jss-nextjs';
import type { ComponentType, ReactNode } from 'react';
import { z } from 'zod';

/** Parameters of SXA's renderings, which its components read without a check. */
interface SxaParams extends Readonly<Record<string, string | undefined>> {
  readonly styles: string;
  readonly GridParameters: string;
  readonly EnabledPlaceholders: string;
  readonly DynamicPlaceholderId: string;
}

interface Props<F> {
  readonly rendering: ComponentRendering;
  readonly params: SxaParams;
  readonly fields: F;
}

interface Titled {
  readonly url: { readonly path: string };
  readonly field: { readonly jsonValue: Field<string> };
}

interface Entry {
  readonly Id: string;
  readonly Href: string;
  readonly Styles: readonly string[];
  readonly NavigationTitle: Field<string>;
  readonly Children: readonly Entry[];
}

interface ListedLink {
  readonly field: { readonly link: LinkField };
}

interface LinkListData {
  readonly datasource: {
    readonly children: { readonly results: readonly ListedLink[] };
    readonly field: { readonly title: Field<string> };
  };
}

/** Renders a block with the classes that SXA's components read from `styles`, without a check that it is there. */
const block = (name: string, { styles }: SxaParams, children: ReactNode) => (
  <div className={`component ${name} ${styles.trimEnd()}`}>{children}</div>
);

/** Renders a block with the classes that SXA's components with placeholders read. */
const holder = (name: string, { GridParameters, Styles }: SxaParams, children: ReactNode) => (
  <div className={`component ${name} ${GridParameters} ${Styles ?? ''}`.trimEnd()}>{children}</div>
);

const entry = ({ Id, Href, Styles, NavigationTitle, Children }: Entry) => (
  <li key={Id} className={Styles.concat('rel-level1').join(' ')}>
    <Link field={{ value: { href: Href } }}>
      <Text field={NavigationTitle} />
    </Link>
    <ul>{Children.map(entry)}</ul>
  </li>
);

function PageContent({ params }: Props<undefined>) {
  const content = useSitecoreContext().sitecoreContext.route?.fields?.Content;
  return block('content', params, isField(content) && <RichText field={content} />);
}

const isField = (field: unknown): field is Field<string> => typeof field === 'object' && field !== null;

/** The parts of a splitter, by the numbers that its parameters list. */
const parts = (kind: string, { params, rendering }: Props<undefined>, widthOf: (part: string) => string) =>
  params.EnabledPlaceholders.split(',').map((part) => (
    <div key={part} className={widthOf(part)}>
      <Placeholder name={`${kind}-${part}-{*}`} rendering={rendering} />
    </div>
  ));

/** Components that read a layout as SXA's do. */
const components: Readonly<Record<string, unknown>> = {
  Title: ({
    fields,
    params,
  }: Props<{ readonly data: { readonly datasource: Titled; readonly contextItem: Titled } }>) =>
    block(
      'title',
      params,
      <Link field={{ value: { href: fields.data.datasource.url.path } }}>
        <Text field={fields.data.datasource.field.jsonValue} />
      </Link>,
    ),
  RichText: ({ fields, params }: Props<{ readonly Text: Field<string> }>) =>
    block('rich-text', params, <RichText field={fields.Text} />),
  LinkList: ({ fields: { data: list }, params }: Props<{ readonly data: LinkListData }>) =>
    block(
      'link-list',
      params,
      <>
        <Text tag="h3" field={list.datasource.field.title} />
        {list.datasource.children.results.map(({ field }, index) => (
          <Link key={index} field={field.link} />
        ))}
      </>,
    ),
  Navigation: ({ fields, params }: Props<readonly Entry[]>) =>
    holder('navigation', params, <ul>{Object.values(fields).map(entry)}</ul>),
  Image: ({ fields, params }: Props<Readonly<Record<string, ImageField & Field<string>>>>) =>
    block(
      'image',
      params,
      <>
        <Image field={fields.Image} />
        <Text tag="span" field={fields.ImageCaption} />
      </>,
    ),
  Promo: ({ fields, params }: Props<Readonly<Record<string, ImageField & LinkField & Field<string>>>>) =>
    block(
      'promo',
      params,
      <>
        <Image field={fields.PromoIcon} />
        <RichText field={fields.PromoText} />
        {fields.PromoLink && <Link field={fields.PromoLink} />}
      </>,
    ),
  PageContent,
  Container: ({ params, rendering: of }: Props<undefined>) =>
    holder('container', params, <Placeholder name={`container-${params.DynamicPlaceholderId}`} rendering={of} />),
  PartialDesignDynamicPlaceholder: ({ rendering: of }: Props<undefined>) => (
    <Placeholder name={of.params?.sig ?? ''} rendering={of} />
  ),
  RowSplitter: (props: Props<undefined>) =>
    holder(
      'rows',
      props.params,
      parts('row', props, () => 'container-fluid'),
    ),
  ColumnSplitter: (props: Props<undefined>) =>
    holder(
      'columns',
      props.params,
      parts('column', props, (part) => props.params[`ColumnWidth${part}`] ?? ''),
    ),
};

const component = z.custom<ComponentType>((value) => typeof value === 'function');

/** Components without variants, for which the SDK names none. */
const HOLDERS = ['Container', 'RowSplitter', 'ColumnSplitter', 'PartialDesignDynamicPlaceholder'];

/** Finds a component as SXA's component builder does, by its name and the name of its variant. */
export const sxaFactory: ComponentFactory = (name, variant) => {
  if (variant !== (HOLDERS.includes(name) ? undefined : 'Default')) return null;
  return component.parse(components[name]);
};

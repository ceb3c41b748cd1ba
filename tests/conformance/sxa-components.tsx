import {
  type ComponentFactory,
  type Field,
  Link,
  type LinkField,
  Placeholder,
  RichText,
  Text,
  useSitecoreContext,
} from '@sitecore-jss/sitecore-jss-nextjs';
import type { ComponentType } from 'react';
import { z } from 'zod';
import { behind, block, hint, holder, type Props } from './sxa-block.tsx';
import { Banner, PictureBlock, Promo, PromoWithText } from './sxa-pictures.tsx';

interface Titled {
  readonly url: { readonly path: string };
  readonly field: { readonly jsonValue: Field<string> };
}

interface Entry {
  readonly Id: string;
  readonly Href: string;
  readonly Querystring: string;
  readonly Styles: readonly string[];
  readonly DisplayName: string;
  readonly Title?: Field<string>;
  readonly NavigationTitle?: Field<string>;
  readonly Children: readonly Entry[] | null;
}

interface ListedLink {
  readonly field: { readonly link: LinkField };
}

interface LinkListData {
  readonly datasource: {
    readonly children: { readonly results: readonly (ListedLink | null)[] };
    readonly field: { readonly title: Field<string> };
  };
}

function entry({ Id, Href, Querystring, Styles, DisplayName, Title, NavigationTitle, Children }: Entry) {
  const label = NavigationTitle ?? Title;
  return (
    <li key={Id} className={Styles.concat('rel-level1').join(' ')}>
      <Link field={{ value: { href: Href, querystring: Querystring } }}>
        {label ? <Text field={label} /> : DisplayName}
      </Link>
      <ul>{Children?.map(entry)}</ul>
    </li>
  );
}

function PageContent({ fields, params }: Props<{ readonly Content?: Field<string> } | undefined>) {
  const content = fields?.Content ?? useSitecoreContext().sitecoreContext.route?.fields?.Content;
  return block('content', params, isField(content) ? <RichText field={content} /> : '[Content]');
}

function Container({ params, rendering: of }: Props<undefined>) {
  const [, src = ''] = /mediaurl="([^"]*)"/i.exec(params.BackgroundImage ?? '') ?? [];
  return holder(
    'container',
    params,
    <div style={behind(src)}>
      <Placeholder name={`container-${params.DynamicPlaceholderId}`} rendering={of} />
    </div>,
  );
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
  Title: ({ fields: { data }, params }: Props<{ readonly data: Readonly<Record<string, Titled | null>> }>) => {
    const of = data.datasource ?? data.contextItem;
    return block(
      'title',
      params,
      <Link field={{ value: { href: of?.url.path } }}>
        <Text field={of?.field.jsonValue} />
      </Link>,
    );
  },
  RichText: ({ fields, params }: Props<{ readonly Text: Field<string> } | undefined>) =>
    block('rich-text', params, fields ? <RichText field={fields.Text} /> : hint('Rich text')),
  LinkList: ({ fields: { data: list }, params }: Props<{ readonly data: LinkListData }>) =>
    block(
      'link-list',
      params,
      <>
        <Text tag="h3" field={list.datasource.field.title} />
        {list.datasource.children.results.map((listed, index) =>
          listed?.field.link ? <Link key={index} field={listed.field.link} /> : null,
        )}
      </>,
    ),
  Navigation: ({ fields, params }: Props<readonly Entry[]>) =>
    holder('navigation', params, <ul>{Object.values(fields).filter(Boolean).map(entry)}</ul>),
  Image: PictureBlock,
  'Image/Banner': Banner,
  Promo,
  'Promo/WithText': PromoWithText,
  PageContent,
  Container,
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

/** Finds a component as SXA's component builder does, by its name and the name of its variant. */
export const sxaFactory: ComponentFactory = (name, variant = 'Default') => {
  const found = components[variant === 'Default' ? name : `${name}/${variant}`];
  return found === undefined ? null : component.parse(found);
};

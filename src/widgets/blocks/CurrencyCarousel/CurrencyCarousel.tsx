import type { ReactNode } from 'react';
import { elementId } from '#src/cms/fields/element-id.ts';
import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { carouselLabels } from '#src/features/carousel/carousel-phrases.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { Link } from '#src/ui/action/Link.tsx';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { CarouselControls } from '#src/ui/carousel/CarouselControls.tsx';
import { CarouselRow } from '#src/ui/carousel/CarouselRow.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { CurrencyCarouselProps } from './CurrencyCarousel.widget.ts';

/** Currencies in the row; more are left out, but for their author. */
const MOST = 30;

/** Renders currencies with their flags and rates in a row. */
export function CurrencyCarousel({ fields, params, data: { flags }, phrases, page }: CurrencyCarouselProps) {
  const { Title, Description, Link: more, items } = fields;
  const edited = page.state === 'edit';
  return (
    <Section {...elementId(params.RenderingIdentifier)}>
      <Wrap>
        <Carousel label={Title.value} role={phrases.carousel}>
          <SectionHead
            title={<Text field={Title} />}
            {...(isShown(Description) && { lead: <Text field={Description} /> })}
            action={
              <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
                {!edited && <CarouselControls labels={carouselLabels(phrases)} />}
                {isLinkComplete(more) && (
                  <Link {...linkProps(more)} variant="go">
                    <LinkText field={more} />
                  </Link>
                )}
              </div>
            }
          />
          <CarouselRow label={Title.value} show="tiles" expanded={edited}>
            {(edited ? items : items.slice(0, MOST)).map(({ id, fields: currency }) => (
              <Currency key={id} {...{ currency, flags, phrases }} language={page.language} edited={edited} />
            ))}
          </CarouselRow>
        </Carousel>
      </Wrap>
    </Section>
  );
}

interface CurrencyProps extends Pick<CurrencyCarouselProps, 'phrases'> {
  readonly currency: CurrencyCarouselProps['fields']['items'][number]['fields'];
  readonly flags: string;
  readonly language: Language;
  readonly edited: boolean;
}

function Currency({
  currency: { Title, Code, Buying, ExchangeRate, Note },
  flags,
  phrases,
  language,
  edited,
}: CurrencyProps) {
  const selling = formatRate(authoredNumber(ExchangeRate.value), language);
  const rates: [name: string, rate: ReactNode][] = [
    ...(Buying === null ? [] : [[phrases.currency_buying, formatRate(Buying, language)] satisfies [string, string]]),
    [phrases.currency_selling, edited ? <Text field={ExchangeRate} /> : selling],
  ];
  const shown = isShown(Note) && !edited ? [] : rates;
  return (
    <article className="currency-card">
      <div className="currency-head">
        <Flag code={Code.value} flags={flags} />
        {/* A code, where SAR is no sign of the riyal. */}
        <code>
          <bdi>
            <Text field={Code} />
          </bdi>
        </code>
      </div>
      <Heading level={3} size="md">
        <Text field={Title} />
      </Heading>
      {shown.length > 0 && (
        <dl>
          {shown.map(([name, rate]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{rate}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isShown(Note) && (
        <p className="text-xs text-text-3">
          <Text field={Note} />
        </p>
      )}
    </article>
  );
}

/** Renders the flag of a currency's country, which the first letters of its code name; a star for an invalid code. */
const Flag = ({ code, flags }: { readonly code: string; readonly flags: string }) =>
  /^[A-Z]{3}$/.test(code) ? (
    <img
      src={`${flags}/${code.slice(0, 2)}.svg`}
      alt=""
      width={48}
      height={32}
      loading="lazy"
      decoding="async"
      className="currency-flag"
    />
  ) : (
    <span className="currency-flag" />
  );

/** Formats a rate with four decimals; one below a hundredth with six. */
const formatRate = (rate: number, language: Language): string =>
  formatNumber(rate, language, { decimals: rate < 0.01 ? 6 : 4 });

import { EditOnlyText } from '#src/cms/fields/EditOnlyText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { formatMinimalDecimals, formatMoney, formatNumber, formatPercent } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Money } from '#src/ui/text/Money.tsx';
import { CHART, pricePoints, readPrices } from './price-line.ts';
import type { StockQuoteProps } from './StockQuote.widget.ts';

/** Renders the price of a share, its day and the line of its period. */
export function StockQuote({ fields, phrases, page: { language, state } }: StockQuoteProps) {
  const { Title, Symbol: symbol, Price, Change, Period, Prices, File, Note } = fields;
  const price = Price ?? 0;
  return (
    <div className="stock-quote">
      <div className="stock-head">
        <div>
          <Heading level={1} size="md">
            <Text field={Title} />
          </Heading>
          {isShown(symbol) && (
            <bdi className="text-xs text-text-3">
              <Text field={symbol} />
            </bdi>
          )}
        </div>
        <div className="stock-price">
          <Money
            figure={formatMoney(price, language, { decimals: 2 })}
            spoken={spokenMoney(price, language, { decimals: 2 })}
          />
          {Change !== null && <ChangeOfDay change={Change} before={price - Change} {...{ phrases, language }} />}
        </div>
      </div>
      <PriceChart fields={fields} phrases={phrases} language={language} />
      <Day fields={fields} phrases={phrases} language={language} />
      <div className="stock-foot">
        {isShown(Note) && (
          <p>
            <Text field={Note} />
          </p>
        )}
        {File && (
          <a href={File.src} download className="link-standalone">
            <Icon name="download" />
            {File.title}
          </a>
        )}
      </div>
      {state === 'edit' && <EditOnlyText field={Prices} />}
      {state === 'edit' && <EditOnlyText field={Period} />}
    </div>
  );
}

type PartProps = Pick<StockQuoteProps, 'fields' | 'phrases'> & { readonly language: 'ar' | 'en' };

interface ChangeProps extends Omit<PartProps, 'fields'> {
  readonly change: number;
  /** Price of the day before. */
  readonly before: number;
}

function ChangeOfDay({ change, before, phrases, language }: ChangeProps) {
  const isUp = change >= 0;
  const size = Math.abs(change);
  return (
    <span className={isUp ? 'stock-change text-success' : 'stock-change text-danger'}>
      <span className="sr-only">{isUp ? phrases.stock_up : phrases.stock_down}</span>
      <span aria-hidden="true">{isUp ? '▲' : '▼'}</span>
      <bdi>{formatNumber(size, language, { decimals: 2 })}</bdi>
      {before > 0 && <bdi>({formatPercent((size / before) * 100, language)})</bdi>}
    </span>
  );
}

/** Renders the line of the prices; time runs from left to right in both languages, as at the exchange. */
function PriceChart({ fields: { Prices, Period, PeriodStart, PeriodEnd }, phrases, language }: PartProps) {
  const prices = readPrices(Prices.value);
  if (prices.length < 2) return null;
  const points = pricePoints(prices);
  const line = points.map(([x, y]) => `${x},${y}`).join(' ');
  const [first = 0, last = 0] = [prices[0], prices.at(-1)];
  const ends = { from: formatMinimalDecimals(first, language), to: formatMinimalDecimals(last, language) };
  const end = points.at(-1) ?? [0, 0];
  return (
    <figure className="stock-chart">
      <svg
        viewBox={`-6 -12 ${CHART.width + 18} ${CHART.height + 24}`}
        role="img"
        aria-label={fill(phrases.stock_chart, { ...ends, period: Period.value })}
      >
        <path d="M0 0H600M0 53H600M0 107H600M0 160H600" className="stock-grid" />
        <polygon points={`0,${CHART.height} ${line} ${CHART.width},${CHART.height}`} className="stock-area" />
        <polyline points={line} className="stock-line" />
        <circle cx={end[0]} cy={end[1]} r="6" className="stock-end" />
      </svg>
      <figcaption dir="ltr">
        <bdi>
          <Text field={PeriodStart} />
        </bdi>
        <bdi>
          <Text field={PeriodEnd} />
        </bdi>
      </figcaption>
    </figure>
  );
}

function Day({ fields: { Open, High, Low, Volume, MarketCap }, phrases, language }: PartProps) {
  const riyals = (value: number | null) => (value === null ? '' : formatNumber(value, language, { decimals: 2 }));
  const rows = [
    [phrases.stock_open, riyals(Open)],
    [phrases.stock_high, riyals(High)],
    [phrases.stock_low, riyals(Low)],
    [phrases.stock_volume, Volume === null ? '' : formatNumber(Volume, language)],
  ] as const;
  return (
    <dl className="stock-day">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      {isShown(MarketCap) && (
        <div>
          <dt>{phrases.stock_value}</dt>
          <dd>
            <Text field={MarketCap} />
          </dd>
        </div>
      )}
    </dl>
  );
}

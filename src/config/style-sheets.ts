import { z } from 'zod';

/** Widgets of every page, and of most. */
const COMMON = [
  'Header',
  'Footer',
  'SearchPopup',
  'HeroBanner',
  'FaqAccordion',
  'Breadcrumbs',
  'RichText',
  'ServicesRow',
  'KeyFigures',
  'CallToAction',
] as const;

/**
 * Style sheets by name, each with all styles of these widgets: a page has the first whose widgets are all of its own, one
 * with another widget the whole style sheet (decision 26). A server sends 14 kB at once, compressed: they
 * are 1.4 kB above it since print, large text and forced colours have rules of their own.
 */
export const STYLE_SHEETS = {
  page: [
    ...COMMON,
    'AnimatedFaq',
    'CardGrid',
    'CategorisedFaq',
    'ContactChannels',
    'ErrorCard',
    'LargeContactCard',
    'LinksByNeed',
    'NotFoundHero',
    'PhoneContactCard',
    'RichTextList',
    'SiteMap',
    'TabContainer',
    'ThreeLinkContactCard',
  ],
  finance: [
    ...COMMON,
    'AutoFinanceCalculator',
    'AutoLeaseCalculator',
    'HomeFinanceCalculator',
    'PersonalFinanceCalculator',
    'PropertyFinanceCalculator',
  ],
  rewards: [
    ...COMMON,
    'BusinessCashbackCalculator',
    'CreditCardCalculator',
    'ForexCalculatorA',
    'ForexCalculatorB',
    'LoyaltyMilesCalculator',
    'LoyaltyPointsCalculator',
    'MokafaaRedeemCalculator',
    'PointsEncashmentCalculator',
    'PointsValueCalculator',
    'SimpleCashbackCalculator',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type StyleSheetName = keyof typeof STYLE_SHEETS;

export const styleSheetNames = ['page', 'finance', 'rewards'] as const satisfies readonly StyleSheetName[];

/** Versions of the style sheets that a build has; none on a development server. */
const versions: Partial<Readonly<Record<StyleSheetName, string>>> = readVersions();

function readVersions() {
  // eslint-disable-next-line no-restricted-syntax -- the build defines it (build-styles); it is no setting
  return z.partialRecord(z.enum(styleSheetNames), z.string()).parse(JSON.parse(process.env.STYLE_SHEETS ?? '{}'));
}

/** Returns the name of the style sheet for a page with these widgets; undefined for the whole one. */
function styleSheetFor(widgets: readonly string[]): StyleSheetName | undefined {
  return styleSheetNames.find((name) => {
    const styled: readonly string[] = STYLE_SHEETS[name];
    return widgets.every((widget) => styled.includes(widget));
  });
}

/** Returns the path of the style sheet for a page with these widgets, given the whole one's. */
export function pageStyleSheet(whole: string, widgets: readonly string[]): string {
  const name = styleSheetFor(widgets);
  const version = name && versions[name];
  return name && version !== undefined ? styleSheetPath(whole, name, version) : whole;
}

/** Returns the path of a style sheet, beside the whole one's, which ends with `.css`; `version` changes with its rules. */
export const styleSheetPath = (whole: string, name: StyleSheetName, version: string): string =>
  whole.replace(/\.css$/, `.${name}-${version}.css`);

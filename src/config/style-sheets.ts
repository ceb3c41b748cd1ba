import { z } from 'zod';

/** Widgets of every page. */
const EVERYWHERE = ['Header', 'Footer', 'SearchPopup', 'ServicesRow', 'Breadcrumbs', 'RichText'] as const;

/** Widgets of every page, and of most. */
const COMMON = [...EVERYWHERE, 'HeroBanner', 'FaqAccordion', 'KeyFigures', 'CallToAction'] as const;

/**
 * Widgets by the name of the style sheet that has all their styles: a page has the first that covers its own widgets, one
 * with another widget the whole one (decision 26).
 */
export const STYLE_SHEETS = {
  page: [
    ...COMMON,
    'AnimatedFaq',
    'CardGrid',
    'ErrorCard',
    'LinksByNeed',
    'NotFoundHero',
    'RichTextList',
    'SiteMap',
    'TableBlock',
  ],
  help: [
    ...COMMON,
    'CardGrid',
    'CategorisedFaq',
    'ContactChannels',
    'ImageBesideItems',
    'LargeContactCard',
    'PhoneContactCard',
    'ThreeLinkContactCard',
  ],
  accounts: [...COMMON, 'CardGrid', 'FeaturedSections', 'TabbedSlider', 'TabContainer', 'TabItemCards'],
  home: [...EVERYWHERE, 'CallToAction', 'CardGrid', 'FaqAccordion', 'HeroBanner', 'NewsCarousel', 'TabContainer'],
  about: [
    ...EVERYWHERE,
    'FeaturedText',
    'HeroBanner',
    'HorizontalCardCarousel',
    'IconCardRow',
    'ImageWithBullets',
    'KeyFigures',
    'NewsBlock',
    'SegmentsHero',
    'StatisticsSection',
    'TabbedImageList',
    'TabContainer',
  ],
  personal: [
    ...EVERYWHERE,
    'CardGrid',
    'DealsBlock',
    'FaqAccordion',
    'HeroBanner',
    'OffersRow',
    'PartnersStrip',
    'RichTextList',
    'ServiceTiles',
  ],
  business: [
    ...EVERYWHERE,
    'BusinessCashbackCalculator',
    'CardGrid',
    'FaqAccordion',
    'FeatureCardGrid',
    'HeroBanner',
    'KeyFigures',
    'SimpleStats',
    'TabContainer',
  ],
  financing: [...COMMON, 'CardGrid', 'Checklist', 'ImageWithBullets', 'NumberedSteps', 'TabContainer'],
  savings: [...COMMON, 'ComparisonBlock', 'ImageWithBullets', 'ProductBannerList', 'SavingsCardGrid', 'TabContainer'],
  savingWays: [...EVERYWHERE, 'FaqAccordion', 'FloatingCards', 'FloatingOffersCard', 'HeroBanner', 'HeroCardStack'],
  deposits: [...COMMON, 'CardGrid', 'DepositProfitCalculator'],
  saver: [...COMMON, 'CardGrid', 'SmartSavingsCalculator'],
  transfers: [...COMMON, 'CardGrid', 'CurrencyCarousel', 'TableBlock'],
  welcome: [...EVERYWHERE, 'CategoryHero', 'FaqAccordion', 'ProductHero'],
  cardComparison: [...EVERYWHERE, 'CircularCardCarousel', 'CompareCards', 'FaqAccordion', 'HeroBanner'],
  search: [...EVERYWHERE, 'SiteSearch'],
  app: [...COMMON, 'AppPromo', 'Form', 'LottieAnimation', 'TabbedInfoSection'],
  travel: [...COMMON, 'CardGrid', 'ForexCalculatorB', 'Form'],
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
    'CardGrid',
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
  offers: [
    ...EVERYWHERE,
    'BestOffersBanner',
    'OfferCategoriesBanner',
    'OfferCategoryListing',
    'OffersHeroSlider',
    'OffersListing',
  ],
  offer: [...EVERYWHERE, 'OfferDetail', 'OtherOffers'],
  people: [...COMMON, 'CareerPosition', 'OpenPositions', 'TabbedSlideshow', 'TeamGrid'],
  videos: [...COMMON, 'VideoCard', 'VideoGallery'],
  investors: [...COMMON, 'CurrencyCarousel', 'FrameBlock', 'StockCard', 'StockQuote'],
  documents: [...EVERYWHERE, 'CallToAction', 'DocumentCheck', 'HeroBanner'],
  tracker: [...EVERYWHERE, 'ApplicationTracker'],
  registers: [...EVERYWHERE, 'CallToAction', 'CustomerNameSearch', 'HeroBanner', 'MerchantList', 'ShareholderSearch'],
  products: [...EVERYWHERE, 'AnimatedHero', 'CallToAction', 'FaqAccordion'],
  calculators: [...EVERYWHERE, 'CircularSlider', 'FaqAccordion', 'HeroBanner', 'LinksByNeed'],
  forms: [
    ...EVERYWHERE,
    'CallToAction',
    'FaqAccordion',
    'Form',
    'HeroBanner',
    'KeyFigures',
    'RequestConfirmation',
    'RequestStatus',
  ],
  shops: [...EVERYWHERE, 'AnimatedHero', 'CardDeck'],
  places: [...EVERYWHERE, 'CallToAction', 'Locator', 'TypeCards'],
  branch: [...EVERYWHERE, 'BranchDetail'],
  branchPanel: [...EVERYWHERE, 'BranchPanel'],
  news: [...EVERYWHERE, 'BlogListing', 'NewsDetail', 'NewsListing', 'RecommendedArticles'],
  offersHub: [
    ...EVERYWHERE,
    'CallToAction',
    'FeaturedOffers',
    'OffersCarousel',
    'OffersHub',
    'OffersOverview',
    'RewardsCatalogue',
  ],
  partners: [...EVERYWHERE, 'HeroBanner', 'SahlhaCarousel', 'SahlhaListing', 'TasahealListing'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const styleSheetNames = [
  'page',
  'help',
  'accounts',
  'home',
  'about',
  'personal',
  'business',
  'financing',
  'savings',
  'savingWays',
  'deposits',
  'saver',
  'transfers',
  'welcome',
  'cardComparison',
  'search',
  'finance',
  'rewards',
  'offers',
  'offer',
  'people',
  'videos',
  'investors',
  'offersHub',
  'partners',
  'products',
  'calculators',
  'registers',
  'documents',
  'forms',
  'app',
  'travel',
  'tracker',
  'shops',
  'places',
  'branch',
  'branchPanel',
  'news',
  'whole',
] as const;

export type StyleSheetName = (typeof styleSheetNames)[number];

/** Style sheets that one round trip does not carry (decision 77): their rules for `LATER_MEDIA` are in a second file. */
export const IN_TWO_FILES: ReadonlySet<StyleSheetName> = new Set([
  'about',
  'app',
  'business',
  'places',
  'savings',
  'whole',
]);

/** Media of the rules that a phone's first paint does not need. */
export const LATER_MEDIA = 'print, (forced-colors: active), not all and (min-width: 20rem), (min-width: 80rem)';

/** Tells if a media query, as minified, holds only where `LATER_MEDIA` does. */
export const isOfLaterMedia = (query: string): boolean =>
  /^(?:print|\(forced-colors:active\)|not all and \(min-width:20rem\)|\(min-width:80rem\)(?: and \([^,]+)?)$/.test(
    query,
  );

/** Versions of the style sheets that a build has; none on a development server. */
const versions: Partial<Readonly<Record<StyleSheetName, string>>> = readVersions();

function readVersions() {
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- the build defines it (build-styles); it is no setting
  return z.partialRecord(z.enum(styleSheetNames), z.string()).parse(JSON.parse(process.env.STYLE_SHEETS ?? '{}'));
}

/** Returns the name of the style sheet for a page with these widgets. */
function styleSheetFor(widgets: readonly string[]): StyleSheetName {
  const covers = (name: StyleSheetName) => {
    const styled: readonly string[] | undefined = name === 'whole' ? undefined : STYLE_SHEETS[name];
    return !styled || widgets.every((widget) => styled.includes(widget));
  };
  return styleSheetNames.find(covers) ?? 'whole';
}

/** Paths of a page's style sheet. */
export interface StyleSheetPaths {
  readonly first: string;
  /** Path of the rules for `LATER_MEDIA`; undefined when the first file has them, too. */
  readonly later: string | undefined;
}

/** Returns the paths of the style sheet for a page with these widgets, given that of the unsplit one, which ends with `.css`. */
export function pageStyleSheet(unsplit: string, widgets: readonly string[]): StyleSheetPaths {
  const name = styleSheetFor(widgets);
  const version = versions[name];
  return version === undefined ? { first: unsplit, later: undefined } : styleSheetPaths(unsplit, name, version);
}

/** Returns the paths of a style sheet, beside the unsplit one's; `version` changes with its rules. */
export const styleSheetPaths = (unsplit: string, name: StyleSheetName, version: string): StyleSheetPaths => ({
  first: unsplit.replace(/\.css$/, `.${name}-${version}.css`),
  later: IN_TWO_FILES.has(name) ? unsplit.replace(/\.css$/, `.${name}-${version}.later.css`) : undefined,
});

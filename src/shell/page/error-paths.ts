export type ErrorPageKind = 'notFound' | 'serverError';

/** Paths at which the error pages are rendered: Next has pages of its own at those that visitors see. */
export const ERROR_PATHS: Readonly<Record<ErrorPageKind, string>> = {
  notFound: '/_errors/404',
  serverError: '/_errors/500',
};

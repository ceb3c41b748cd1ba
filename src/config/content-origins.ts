/** Directives of the content security policy to which a widget may add origins. */
const ORIGIN_DIRECTIVES = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src'] as const;

type OriginDirective = (typeof ORIGIN_DIRECTIVES)[number];

/** Origins by directive. */
export type DirectiveOrigins = Readonly<Partial<Record<OriginDirective, readonly string[]>>>;

/** Returns the origins of several sources, each once in its directive. */
export const mergeOrigins = (sources: readonly DirectiveOrigins[]): DirectiveOrigins =>
  Object.fromEntries(
    ORIGIN_DIRECTIVES.map(
      (directive) => [directive, [...new Set(sources.flatMap((origins) => origins[directive] ?? []))]] as const,
    ).filter(([, origins]) => origins.length > 0),
  );

/** Origins that a widget's browser code needs while an environment variable is set; without it nothing loads from them. */
export interface ContentOrigins {
  /** Name of the environment variable, `GOOGLE_MAPS_API_KEY`. */
  readonly whenSet: string;
  readonly directives: DirectiveOrigins;
}

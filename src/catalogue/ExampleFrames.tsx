import type { CSSProperties } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#src/i18n/language.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { Link } from '#src/ui/action/Link.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Code } from './Code.tsx';
import type { CatalogueEntry } from './entries.ts';
import { type CatalogueContext, catalogueHref, TEXTS } from './texts.ts';

/** Widths of the viewports in which examples are shown, in CSS pixels. */
const WIDTHS = [1440, 390];

interface ExampleFramesProps {
  readonly entry: CatalogueEntry;
  readonly context: CatalogueContext;
}

/** Renders every example in both languages at desktop and phone width. */
export function ExampleFrames({ entry, context }: ExampleFramesProps) {
  return (
    <section className="catalogue-part" aria-labelledby="examples">
      <Heading level={2} size="xl" id="examples">
        {context.t(TEXTS.examples)}
      </Heading>
      {entry.examples.map((example) => (
        <section key={example} id={example} aria-labelledby={`${example}-name`} className="catalogue-example">
          <Heading level={3} size="lg" id={`${example}-name`}>
            <Code>{example}</Code>
          </Heading>
          {LANGUAGES.map((language) => (
            <div key={language} className="catalogue-pair">
              {WIDTHS.map((width) => (
                <Frame key={width} name={entry.name} {...{ example, language, width, context }} />
              ))}
            </div>
          ))}
        </section>
      ))}
    </section>
  );
}

interface FrameProps {
  readonly name: string;
  readonly example: string;
  readonly language: Language;
  readonly width: number;
  readonly context: CatalogueContext;
}

/** Renders one example in a viewport of the given width, scaled to its column; a script sets `--height`. */
function Frame({ name, example, language, width, context: { t, language: pageLanguage } }: FrameProps) {
  const src = catalogueHref(language, 'frame', name, example);
  const style: CSSProperties & Record<'--width', number> = { '--width': width };
  const size = `${formatNumber(width, pageLanguage)} ${t(TEXTS.pixels)}`;
  const label = `${LANGUAGE_NAMES[language]} · ${size}`;
  return (
    <figure style={style} className="catalogue-frame">
      <figcaption className="catalogue-caption">
        <span>
          <bdi lang={language}>{LANGUAGE_NAMES[language]}</bdi> · {size}
        </span>
        <Link href={src} external aria-label={`${t(TEXTS.open)}: ${example}, ${label}`} variant="go">
          <span className="catalogue-hidden">{t(TEXTS.open)}</span>
        </Link>
      </figcaption>
      <div className="catalogue-window">
        <iframe src={src} title={`${example}, ${label}`} loading="lazy" />
      </div>
    </figure>
  );
}

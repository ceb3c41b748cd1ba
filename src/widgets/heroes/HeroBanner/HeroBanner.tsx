import { DateText } from '#src/cms/fields/DateText.tsx';
import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { formatDayOrError } from '#src/i18n/date.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { classes } from '#src/ui/classes.ts';
import { HeroArt } from './HeroArt.tsx';
import { HeroTitle } from './HeroTitle.tsx';
import type { HeroBannerProps } from './HeroBanner.widget.ts';

/** Heights and paddings by variant. The split and low variants keep the top free for the breadcrumbs on wide screens. */
const HEIGHTS = {
  split: 'py-10 lg:min-h-[26rem] lg:pt-16',
  full: 'hero-banner-tall',
  low: 'py-8 lg:min-h-[17rem] lg:pt-16',
};

/** Reduces the gap to the section below a low hero. */
const LOW_MARGIN = '-mb-[calc(var(--section)-1.5rem)]';

/** Renders the hero of a page: heading, description and up to two actions beside an image that fades towards the text. */
export function HeroBanner({ fields, params, phrases, page }: HeroBannerProps) {
  const full = params.Variant === 'full';
  const low = params.Variant === 'low';
  return (
    <section className={classes('hero-banner', low && LOW_MARGIN)}>
      <HeroArt image={fields.BannerImage} mobile={fields.BannerImageMobile} full={full} />
      <Wrap className={`hero-banner-text ${HEIGHTS[params.Variant]}`}>
        <div className={full ? 'max-w-[35rem]' : 'max-w-[32rem]'}>
          <BackLink link={fields.BackToPreviousPageLink} />
          {isShown(fields.BannerTitle) && (
            <Heading level={1} size={full ? '4xl' : '3xl'}>
              <HeroTitle field={fields.BannerTitle} language={page.language} />
            </Heading>
          )}
          {isShown(fields.BannerDescription) && (
            <p className="hero-banner-lead">
              <Text field={fields.BannerDescription} />
            </p>
          )}
          <Actions main={fields.BannerLink} second={fields.BannerSecondaryLink} />
          <BulletList bullets={fields.BannerBulletList} />
          {(fields.ExpiryDate.value !== null || fields.ExpiryDate.editable) && (
            <p className="mt-6 flex items-center gap-2 text-sm text-text-2">
              <Icon name="clock" />
              {phrases.valid_to}{' '}
              <DateText field={fields.ExpiryDate}>
                {fields.ExpiryDate.value !== null && formatDayOrError(fields.ExpiryDate.value, page.language)}
              </DateText>
            </p>
          )}
        </div>
      </Wrap>
    </section>
  );
}

function BackLink({ link }: { readonly link: HeroBannerProps['fields']['BackToPreviousPageLink'] }) {
  if (!link.editableFirstPart && (link.href === '' || link.text === '')) return null;
  return (
    <p className="mb-3">
      <Link {...linkProps(link)} variant="back">
        <LinkText field={link} />
      </Link>
    </p>
  );
}

interface ActionsProps {
  readonly main: HeroBannerProps['fields']['BannerLink'];
  readonly second: HeroBannerProps['fields']['BannerSecondaryLink'];
}

function Actions({ main, second }: ActionsProps) {
  if (!isLinked(main) && !isLinked(second)) return null;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3">
      {isLinked(main) && (
        <Button {...linkProps(main)}>
          <LinkText field={main} />
        </Button>
      )}
      {isLinked(second) && (
        <Button {...linkProps(second)} kind="line" iconEnd="arrow">
          <LinkText field={second} />
        </Button>
      )}
    </div>
  );
}

function BulletList({ bullets }: { readonly bullets: HeroBannerProps['fields']['BannerBulletList'] }) {
  if (bullets.length === 0) return null;
  return (
    <ul className="hero-banner-points">
      {bullets.map(({ name, value }) => (
        <li key={name}>
          <Icon name="check" />
          <span>{value}</span>
        </li>
      ))}
    </ul>
  );
}

import { EditOnlyText } from '#src/cms/fields/EditOnlyText.tsx';
import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Rosette } from '#src/features/people/Rosette.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { CareerPositionProps } from './CareerPosition.widget.ts';

/** Classes of the picture: at the inline end, dissolving towards the text; on narrow screens a band below it. Mirrored in Arabic. */
const ART =
  'absolute bottom-0 end-0 h-28 w-full max-w-none object-cover object-[100%_50%] rtl:-scale-x-100 lg:end-[max(0px,calc((100vw-100rem)/2))] lg:h-full lg:w-[min(52%,48rem)] lg:object-[100%_60%] lg:mask-[linear-gradient(to_right,transparent,#000_12%)]';

/** Renders the head of a position: link back, title, a line and a picture; of a person their portrait. */
export function CareerBanner({ fields, params: { Subject }, page }: CareerPositionProps) {
  const { Title, BannerTitle, BannerSubTitle, BannerImage, BackToPreviousPageLink: back } = fields;
  const title = isShown(BannerTitle) ? BannerTitle : Title;
  const isPerson = Subject === 'person';
  const hasArt = !isPerson && isPictureShown(BannerImage);
  return (
    <section className="relative overflow-clip">
      {hasArt && <Picture field={BannerImage} priority className={page.state === 'edit' ? 'h-40 w-auto' : ART} />}
      <Wrap className={`relative flex flex-col pt-4 lg:pt-16 ${hasArt ? 'pb-36 lg:min-h-76 lg:pb-10' : 'pb-8'}`}>
        {isLinkComplete(back) && (
          <p>
            <Link {...linkProps(back)} variant="back">
              <LinkText field={back} />
            </Link>
          </p>
        )}
        <div className="my-auto flex flex-wrap items-center gap-x-10 gap-y-5 pt-4">
          {isPerson && <Rosette image={BannerImage} name={title.value} priority className="w-44 flex-none lg:w-60" />}
          <div className="min-w-0 max-w-[34rem] flex-[1_1_16rem]">
            <Heading level={1} size="3xl">
              <Text field={title} />
            </Heading>
            {title === BannerTitle && <EditOnlyText field={Title} />}
            {isShown(BannerSubTitle) && (
              <p className="mt-2 text-lg text-pretty text-text-2">
                <Text field={BannerSubTitle} />
              </p>
            )}
          </div>
        </div>
      </Wrap>
    </section>
  );
}

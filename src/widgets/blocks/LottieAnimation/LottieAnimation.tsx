import { elementId } from '#src/cms/fields/element-id.ts';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { LottieAnimationProps } from './LottieAnimation.widget.ts';

/** Renders a moving drawing beside its words; its room is there before it is loaded, with the picture of it at rest. */
export function LottieAnimation({ fields, params, phrases, page }: LottieAnimationProps) {
  const { Title, Description, LottieFile, Image } = fields;
  const edited = page.state === 'edit';
  const isStill = !LottieFile;
  return (
    <Section {...elementId(params.RenderingIdentifier)}>
      <Wrap>
        <div className="lottie">
          <div>
            <Heading level={2} size="2xl">
              <Text field={Title} />
            </Heading>
            {isShown(Description) && (
              <p className="mt-3 max-w-[48ch] text-pretty text-text-2">
                <Text field={Description} />
              </p>
            )}
          </div>
          <div className="lottie-box" data-lottie={LottieFile?.src}>
            {isPictureShown(Image) && (
              <div className={edited || isStill ? 'lottie-still' : 'lottie-still lottie-fallback'}>
                <Picture field={Image} />
              </div>
            )}
            {!(isStill && isPictureShown(Image)) && (
              <p className="lottie-loading" data-loading="">
                <Star className="lottie-star" />
                {!isStill && phrases.animation_loading}
              </p>
            )}
            <div data-stage="" aria-hidden="true" className="lottie-stage" />
            <button
              type="button"
              hidden
              data-toggle=""
              data-play={phrases.animation_play}
              data-pause={phrases.animation_pause}
              className="lottie-toggle"
            >
              <Icon name="play" />
              <Icon name="stop" />
            </button>
          </div>
        </div>
      </Wrap>
    </Section>
  );
}

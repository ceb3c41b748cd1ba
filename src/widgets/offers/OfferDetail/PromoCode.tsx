import { Text } from '#src/cms/fields/Text.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { OfferDetailProps } from './OfferDetail.widget.ts';
import { ValidTo } from './ValidTo.tsx';

/** Returns true for a code that is neither empty nor a single space, or while it is edited. */
export const isCodeShown = (field: OfferDetailProps['fields']['PromoCode']): boolean =>
  Boolean(field.editable) || (field.value !== '' && field.value !== ' ');

/** Renders the promo code with a button that copies it (OfferDetail.enhance.ts) and its last day. */
export function PromoCode({ fields, phrases, page }: OfferDetailProps) {
  const { PromoCode: code } = fields;
  return (
    <section aria-label={phrases.offer_code} className="rounded-lg rounded-es-firm bg-saffron-100 p-6">
      <div className="relative flex items-center gap-3 rounded-md rounded-es-firm border-2 border-dashed border-saffron-500 bg-white px-5 py-4">
        <p className="min-w-0 flex-1">
          <span aria-hidden="true" className="block text-xs text-text-2">
            {phrases.offer_code}
          </span>
          <b className="block text-2xl leading-normal tracking-[0.06em] [overflow-wrap:anywhere]">
            {code.editable ? (
              <Text field={code} />
            ) : (
              <code lang="en" data-promo-code="" className="font-sans">
                {code.value}
              </code>
            )}
          </b>
        </p>
        <button
          type="button"
          aria-label={phrases.offer_copy_code}
          data-copied={phrases.offer_code_copied}
          className="grid size-11 flex-none cursor-pointer place-items-center rounded-full border border-control bg-white hover:border-primary hover:text-primary noscript:hidden"
        >
          <Icon name="copy" />
        </button>
        <p className="absolute -top-4 end-4 flex items-center gap-1.5 rounded-full rounded-es-[3px] bg-ink-900 px-3 py-0.5 text-xs text-white transition-opacity has-[span:empty]:opacity-0">
          <Icon name="check" className="text-saffron-500" />
          <span role="status"></span>
        </p>
      </div>
      <ValidTo {...{ fields, phrases, page }} className="mt-4 flex items-center gap-2 text-sm text-saffron-800" />
    </section>
  );
}

import type { CSSProperties } from 'react';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { carouselLabels } from '#src/features/carousel/carousel-phrases.ts';
import { ListingForm } from '#src/features/listing/ListingForm.tsx';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { CarouselControls } from '#src/ui/carousel/CarouselControls.tsx';
import { hubAddress, BEST } from './hub-address.ts';
import type { OffersHubProps } from './OffersHub.widget.ts';

/** Rows of the picker, and its columns on narrow and on wide windows (document 3, section 9). */
const [ROWS, NARROW, WIDE] = [2, 3, 6];

type Place = Record<'--narrow-column' | '--narrow-row' | '--wide-column' | '--wide-row', number>;

/** Returns the row and column of a tile on its page, where pages stand beside each other. */
const cellOf = (index: number, columns: number) => {
  const onPage = index % (ROWS * columns);
  const pageStart = Math.floor(index / (ROWS * columns)) * columns;
  return { row: Math.floor(onPage / columns) + 1, column: pageStart + (onPage % columns) + 1 };
};

function placeOf(index: number): CSSProperties & Place {
  const [narrow, wide] = [cellOf(index, NARROW), cellOf(index, WIDE)];
  return {
    '--narrow-column': narrow.column,
    '--narrow-row': narrow.row,
    '--wide-column': wide.column,
    '--wide-row': wide.row,
  };
}

/** Renders the categories as pages of tiles that are turned sideways, 6 or 12 at a time; the best offers come first. */
export function CategoryPicker({ fields, params, phrases, page, data }: OffersHubProps) {
  const { state, categories } = data;
  const edited = page.state === 'edit';
  const best = { id: BEST, name: BEST, title: fields.BestTitle, image: fields.BestImage };
  const tiles = [
    ...(params.HideBestOffer && !edited ? [] : [best]),
    ...categories.map(({ id, name, fields: { BannerTitle, OfferSliderImage } }) => ({
      ...{ id, name, title: BannerTitle, image: OfferSliderImage },
    })),
  ];
  return (
    <Carousel label={phrases.offers_categories} role={phrases.carousel}>
      <ListingForm page={page} others={hubAddress.others(state, 'category')}>
        <ul data-row="" aria-label={phrases.offers_categories} className={edited ? 'picker-expanded' : 'picker'}>
          {tiles.map(({ id, name, title, image }, index) => (
            <li key={id} style={placeOf(index)}>
              {edited ? (
                <div className="picker-tile">
                  <Picture field={image} />
                  <span>
                    <Text field={title} />
                  </span>
                </div>
              ) : (
                <button
                  type="submit"
                  name="category"
                  value={name}
                  aria-pressed={name === state.category}
                  className="picker-tile"
                >
                  <Picture field={image} />
                  <span>
                    <Text field={title} />
                  </span>
                </button>
              )}
            </li>
          ))}
        </ul>
      </ListingForm>
      {!edited && <CarouselControls labels={carouselLabels(phrases)} dots className="picker-controls" />}
    </Carousel>
  );
}

import { Button } from '#src/ui/action/Button.tsx';
import type { PlacePhrases } from '../locator-phrases.ts';

/** Renders the card of the selected place over the map; a browser fills it (`fill-map-card.ts`). */
export const MapCard = ({ phrases }: { readonly phrases: PlacePhrases }) => (
  <div data-map-card="" hidden className="map-card">
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <b data-title="" className="text-lg leading-normal" />
      <span data-card-status="" className="place-status" />
    </div>
    <p data-note="" className="place-note" />
    <p data-address="" className="text-sm text-text-2" />
    <p className="mt-3 flex flex-wrap gap-2">
      <Button href="#" external size="sm" iconStart="route" data-directions="">
        {phrases.locator_directions}
        <span className="sr-only">{` (${phrases.sign_in_new_tab})`}</span>
      </Button>
      <Button href="#" size="sm" kind="line" data-page="">
        {phrases.locator_branch_page}
      </Button>
    </p>
  </div>
);

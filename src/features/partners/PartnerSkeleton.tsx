import { Star } from '#src/ui/icon/Star.tsx';

/** Renders the shape of a partner's card while it loads. */
export const PartnerSkeleton = () => (
  <li>
    <div className="partner-card">
      <Star className="size-21 flex-none skeleton bg-sand-200" />
      <div className="flex-1">
        <span className="h-5 w-3/5 skeleton" />
        <span className="mt-3 h-3.5 w-full skeleton" />
      </div>
    </div>
  </li>
);

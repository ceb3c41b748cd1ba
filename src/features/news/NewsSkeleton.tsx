/** Renders the outline of a card while articles load. */
export const NewsSkeleton = () => (
  <li>
    <div className="news-card">
      <div className="news-picture aspect-5/3 skeleton bg-sand-200" />
      <div className="news-text">
        <span className="h-5 w-1/3 skeleton" />
        <span className="mt-3 h-5 w-full skeleton" />
        <span className="mt-2 h-5 w-3/5 skeleton" />
      </div>
    </div>
  </li>
);

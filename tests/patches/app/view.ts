import { createRoot } from 'react-dom/client';

/** Renders a view by React. */
export const open = (): void => createRoot(document.body).render('view');

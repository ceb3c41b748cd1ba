export { renderDoor as default } from '#src/shell/editing/editor-doors.ts';

// A layout with an editor's markup is large, and so is the page that comes of it.
export const config = { api: { bodyParser: { sizeLimit: '2mb' }, responseLimit: false } };

export { siteDoor as default } from '#src/shell/query-door/site-door.ts';

export const config = { api: { bodyParser: false } };

export { dataDoor as default } from '#src/shell/editing/editor-doors.ts';

export const config = { api: { bodyParser: { sizeLimit: '2mb' }, responseLimit: false } };

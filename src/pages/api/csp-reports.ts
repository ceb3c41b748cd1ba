export { receiveCspReports as default } from '#src/shell/http/csp-reports.ts';

/** The handler reads the body itself: browsers send types that Next does not parse. */
export const config = { api: { bodyParser: false } };

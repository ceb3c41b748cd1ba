import { proxyMedia } from '#src/shell/media-proxy.ts';

export const config = { api: { bodyParser: false, responseLimit: false } };

export default proxyMedia;

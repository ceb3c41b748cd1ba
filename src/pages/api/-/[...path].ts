import { proxyMedia } from '#src/shell/http/media-proxy.ts';

export const config = { api: { bodyParser: false, responseLimit: false } };

export default proxyMedia;

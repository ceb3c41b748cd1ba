import { proxyMedia } from '#src/shell/media/media-proxy.ts';

export const config = { api: { bodyParser: false, responseLimit: false } };

export default proxyMedia;

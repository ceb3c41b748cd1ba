import { proxyService } from '#src/shell/http/service-proxy.ts';

export const config = { api: { bodyParser: false, responseLimit: false } };

export default proxyService;

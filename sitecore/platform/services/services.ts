import { calculatorServices } from './calculators/calculator-services.ts';
import { captchaServices } from './captcha/captcha-services.ts';
import { documentServices } from './documents/document-services.ts';
import { formServices } from './forms/form-services.ts';
import { kioskServices } from './kiosk/kiosk-services.ts';
import { locationServices } from './locations/location-services.ts';
import { loyaltyServices } from './loyalty/loyalty-services.ts';
import { referenceServices } from './reference/reference-services.ts';
import { registerServices } from './registers/register-services.ts';
import { trackerServices } from './tracker/tracker-services.ts';
import type { Service } from './service/service.ts';

/** The bank's services below `/api/sitecore`, and the form builder's. */
export const services: readonly Service[] = [
  ...calculatorServices,
  ...kioskServices,
  ...captchaServices,
  ...loyaltyServices,
  ...registerServices,
  ...documentServices,
  ...trackerServices,
  ...locationServices,
  ...formServices,
  ...referenceServices,
];

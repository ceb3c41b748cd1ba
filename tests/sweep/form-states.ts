import type { Page, Route } from '@playwright/test';
import type { State } from './state.ts';

const ENDPOINT = '**/api/jss/formbuilder?*';

const formOf = (page: Page) => page.locator('form.builder-form');

/** Opens the choice of a reader, who is the only visitor of a form with nothing to write. */
async function sendOpinion(page: Page): Promise<void> {
  await formOf(page).getByRole('radio').first().check();
  await formOf(page).locator('[type=submit]').click();
}

/** Sends an opinion whose request gets this response; without one it stays pending. */
const sendingOpinion = (respond: (route: Route) => Promise<void>) => async (page: Page) => {
  await page.route(ENDPOINT, respond);
  await sendOpinion(page);
};

const opinion = { path: '/help/travel', width: 1440 } as const;

/** Pages with forms, each sent empty. */
const FORMS = [
  '/help/enquiry',
  '/help/complaint',
  '/help/appointment',
  '/help/whistle-blowing',
  '/personal/finance/interest',
  '/personal/cards/apply',
  '/help/travel',
] as const;

/** States of the forms of the form builder. */
export const FORM_STATES: readonly State[] = [
  ...FORMS.map((path) => ({
    name: 'sent empty',
    path,
    width: 1440,
    shown: 'form.builder-form [aria-invalid=true]',
    reach: (page: Page) => formOf(page).locator('[type=submit]').first().click(),
  })),
  {
    ...opinion,
    name: 'form, pending',
    shown: '.builder-status',
    text: /\S/,
    reach: sendingOpinion(() => new Promise<never>(() => undefined)),
  },
  {
    ...opinion,
    name: 'form, not sent',
    shown: '.builder-notice',
    reach: sendingOpinion((route) => route.fulfill({ status: 503, json: {} })),
  },
  {
    ...opinion,
    name: 'form, refused as a whole',
    shown: 'form.builder-form [role=group] h2',
    reach: sendingOpinion((route) => route.fulfill({ status: 403, json: { success: false, errors: ['—'] } })),
  },
  { ...opinion, name: 'form, sent', shown: '.builder-sent', reach: sendOpinion },
  {
    name: 'confirmation of a request',
    path: '/help/request-sent?requestnumber=EN-2026-000001&ticketnumber=7KX2M9&sla=2',
    width: 1440,
    shown: '.confirmation-receipt',
  },
  {
    name: 'request that does not exist',
    path: '/help/request-status',
    width: 1440,
    shown: '.status-lookup [role=status] p',
    reach: async (page) => {
      await formOf(page).getByRole('textbox').first().fill('EN-2026-999999');
      await formOf(page).getByRole('textbox').last().fill('0500000000');
      await formOf(page).locator('[type=submit]').click();
    },
  },
];

import { fixtures } from '#src/widgets/forms/EmbeddedForm/EmbeddedForm.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { requiredVariable } from '#tests/support/required-variable.ts';

const SCRIPT = '**/sitecore-embeddableforms.umd.js*';

test('EMB-01 EMB-02 embedded forms stand in containers with their ids, and load one script of the platform with its key', async ({
  page,
  qa,
}) => {
  const requested: string[] = [];
  await page.route(SCRIPT, (route) => {
    requested.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: "for (const form of document.querySelectorAll('form[data-form-item-id]')) form.innerHTML = '<p>نموذج</p>';",
    });
  });
  await qa.publish([fixtures.full, fixtures.full, fixtures.empty]);
  await qa.open();
  const forms = page.locator('[data-embedded-form] > form');
  await expect(forms).toHaveCount(2);
  await expect(forms.first()).toHaveAttribute('data-form-item-id', 'a11c7d0c-5b1e-4c2a-9f6b-7d0c5b1ec2a4');
  await forms.last().scrollIntoViewIfNeeded();
  await expect(page.getByText('نموذج', { exact: true })).toHaveCount(2);
  const url = new URL('/sitecore-embeddableforms.umd.js', requiredVariable('PLATFORM_BASE_URL'));
  url.searchParams.set('sc_apikey', requiredVariable('EMBEDDED_FORMS_API_KEY'));
  expect(requested).toEqual([url.href]);
});

test('an embedded form whose script does not load says so', async ({ page, qa }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await qa.publish(fixtures.full);
  await qa.open();
  await page.locator('[data-embedded-form]').scrollIntoViewIfNeeded();
  await qa.expectLogged(/embedded form: its script did not load/);
  await qa.expectLogged(/Failed to load resource/);
  await expect(page.locator('[data-embedded-form]').getByRole('heading')).toBeVisible();
});

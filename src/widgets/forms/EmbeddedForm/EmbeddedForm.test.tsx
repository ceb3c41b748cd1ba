// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enhanceEmbeddedForms, fitFrame } from '#src/features/embedded-form/enhance-embedded-forms.ts';

const script = (name: string): string => `https://forms.example/sitecore-embeddableforms.umd.js?sc_apikey=${name}`;

/** Shows containers of embedded forms as the server renders them. */
function show(src: string, count = 1): void {
  document.body.innerHTML =
    `<div data-embedded-form data-script="${src}"><form data-form-item-id="f"></form><div hidden data-failed>خطأ</div></div>`.repeat(
      count,
    );
  enhanceEmbeddedForms(document.body);
}

const loaded = () => [...document.head.querySelectorAll('script')];
const failed = () => document.querySelector<HTMLElement>('[data-failed]');

describe('an embedded form', () => {
  const warn = vi.spyOn(console, 'warn');
  beforeEach(() => warn.mockImplementation(() => undefined));
  afterEach(() => {
    document.head.replaceChildren();
    warn.mockReset();
  });

  it('loads the script of the platform once for several forms', async () => {
    show(script('one'), 3);
    expect(loaded().map(({ src }) => src)).toEqual([script('one')]);
    loaded()[0]?.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(failed()?.hidden).toBe(true));
    expect(warn).not.toHaveBeenCalled();
  });

  it('EMB-03 shows the error card and warns in the console when the script does not load', async () => {
    show(script('two'));
    loaded()[0]?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(failed()?.hidden).toBe(false));
    expect(warn).toHaveBeenCalledExactlyOnceWith('embedded form: its script did not load');
  });

  it('EMB-04 only warns in the console of a frame whose page is of another origin', () => {
    const frame = document.createElement('iframe');
    Object.defineProperty(frame, 'contentDocument', { get: () => null });
    fitFrame(frame);
    expect(warn).toHaveBeenCalledWith('embedded form: its page is of another origin');
    expect(frame.style.height).toBe('');
  });
});

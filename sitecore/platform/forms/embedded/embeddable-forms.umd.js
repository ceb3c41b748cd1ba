/**
 * Draws the forms of a page: each `form[data-form-item-id]` gets the page of its form in a frame. A page that adds such an
 * element later calls `SitecoreEmbeddableForms.draw()`.
 */
(function (root, create) {
  if (typeof define === 'function' && define.amd) define([], create);
  else if (typeof module === 'object' && module.exports) module.exports = create();
  else root.SitecoreEmbeddableForms = create();
})(globalThis, function () {
  const NAMES = { ar: 'نموذج', en: 'Form' };
  const { origin, searchParams } = new URL(document.currentScript.src);

  /** Returns the address of the page of an element's form. */
  function addressOf(element, language) {
    const url = new URL(`/embedded-forms/${encodeURIComponent(element.dataset.formItemId)}`, origin);
    url.searchParams.set('sc_lang', language);
    url.searchParams.set('sc_apikey', searchParams.get('sc_apikey') ?? '');
    return url.href;
  }

  function draw() {
    for (const element of document.querySelectorAll('form[data-form-item-id]:not(:has(> iframe))')) {
      const language = element.closest('[lang]')?.lang.startsWith('en') ? 'en' : 'ar';
      const frame = Object.assign(document.createElement('iframe'), {
        src: addressOf(element, language),
        title: NAMES[language],
      });
      frame.style.cssText = 'display: block; width: 100%; height: 40rem; border: 0';
      element.replaceChildren(frame);
    }
  }

  draw();
  return { draw };
});

/**
 * jsdom goes through the whole document for each control that is asked for its labels, and through all of it again for
 * each `aria-labelledby`; a query by label asks every control: a third of a test that fills in a form. What is looked for
 * is found in a list of the labels here, and by the index of ids that jsdom keeps.
 */
const labelled = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

let labels: readonly HTMLLabelElement[] | undefined;
const forget = () => {
  labels = undefined;
};
const changes = new MutationObserver(forget);
changes.observe(document, { childList: true, subtree: true });

function everyLabel(): readonly HTMLLabelElement[] {
  // What has changed since the observer was last called is told at once.
  if (changes.takeRecords().length > 0) forget();
  labels ??= Array.from(document.querySelectorAll('label'));
  return labels;
}

/** The labels of a control in the order of the document (HTML 4.10.2): those that name it, and one that it begins in. */
function labelsOf(control: Element): Element[] | null {
  if (control instanceof HTMLInputElement && control.type === 'hidden') return null;
  return everyLabel().filter((label) => {
    const named = label.getAttribute('for');
    if (named !== null) return named !== '' && named === control.id;
    return label.contains(control) && label.querySelector(labelled) === control;
  });
}

for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
])
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: Element) {
      return labelsOf(this);
    },
  });

for (const { prototype } of [Document, Element]) {
  const { querySelector } = prototype;
  prototype.querySelector = function find(this: Document | Element, selector: string) {
    const [, id] = /^\[id="([^"\\]+)"\]$/.exec(selector) ?? [];
    if (id === undefined || !this.isConnected) return querySelector.call(this, selector) as Element | null;
    const found = document.getElementById(id);
    // Of two with the same id the first may stand outside.
    if (found === null || (found !== this && this.contains(found))) return found;
    return querySelector.call(this, selector) as Element | null;
  };
}

import { describe, expect, it, onTestFinished } from 'vitest';
import { walkEveryPage } from '@tests/support/everyPage';
import { fakeCanvas } from '@tests/shared/charts/fakeCanvas';

const LONG = 300_000;
const CLOCK = /\b\d{1,2}:\d{2}\b/;
/** A clock time, then its zone: `07:00 GMT+1`, `12:00 CET`, `07:00 a.m. UTC`. */
const NAMED = /\b\d{1,2}:\d{2}(?:\s[AaPp]\.?[Mm]\.?)?\s\(?(?:GMT|UTC|[A-Z]{3,5}\b)/;
/** Words that say once whose clock everything beside them follows. */
const WHOSE =
  /the patient’s(?: zone)?: [A-Z]\w+\/\w+|patient’s time zone: \w+|\([A-Z]\w+\/\w+\)|Time zone[A-Z]\w+\/\w+/;
/** Where such words may stand for the times inside. */
const TOGETHER = '.card, form, dialog, .nd-dialog, .nd-treatment, .nd-telemonitoring, main > p';
/** Choices of a zone, which name offsets and no time. */
const NO_TIME = 'option, optgroup';

/** The browser's zone, as one gets it by travelling. */
async function travelTo(zone: string): Promise<void> {
  const { TZ } = process.env;
  process.env['TZ'] = zone;
  onTestFinished(() => {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  });
  // What the program was told of the device's zone holds for a second.
  await new Promise((done) => setTimeout(done, 1_100));
}

/** Every clock time on every page that stands there without its zone, by its place. */
async function unnamedIn(zone: string): Promise<Map<string, string>> {
  await travelTo(zone);
  fakeCanvas();
  const found = new Map<string, string>();
  await walkEveryPage((address) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let place = 0;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      const within = node.parentElement;
      if (!CLOCK.test(text) || within?.closest(NO_TIME)) continue;
      place += 1;
      if (NAMED.test(text) || WHOSE.test(within?.closest(TOGETHER)?.textContent ?? '')) continue;
      found.set(`${address} #${place}`, text);
    }
  });
  return found;
}

describe('times in another zone than the patients’', () => {
  it(
    'no page shows a patient’s time to a browser in Auckland or New York without saying whose clock it is',
    async () => {
      const auckland = await unnamedIn('Pacific/Auckland');
      const newYork = await unnamedIn('America/New_York');
      expect(auckland.size).toBeGreaterThan(20);
      // Times of the reader's own clock are other ones elsewhere. What stays the same is somebody else's.
      const others = [...auckland].filter(([place, text]) => newYork.get(place) === text);
      expect(others).toEqual([]);
    },
    LONG,
  );
});

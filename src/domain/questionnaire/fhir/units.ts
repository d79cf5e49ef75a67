import type { Json } from '@/domain/fhir/elements';
import { urls } from './fhirCodes';
import { extensionsAt, objectAt, textAt, unserved } from './wholeFile';

/**
 * Code and name of the unit that an item is answered in; none where it names no unit.
 * @throws Unreadable where whoever answers would choose among several
 */
export function unitsIn(item: Json, where: string): (string | undefined)[] {
  const named = [urls.unit, urls.unitOption].flatMap((url) =>
    extensionsAt(item, url, where).map((one) => {
      const coding = objectAt(one['valueCoding'], where);
      return [coding['code'], coding['display']].map((part) => textAt(part, where));
    }),
  );
  const names = new Set(named.map(([code, display]) => code ?? display));
  if (names.size > 1) throw unserved(where, 'questionnaire-unitOption');
  return named[0] ?? [];
}

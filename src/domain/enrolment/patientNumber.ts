const NUMBERED = /^(.*?)(\d+)$/;
const FIRST = 'NP-0001';

/**
 * A patient number that nobody has: one more than the highest of the form that most have, with its leading zeros.
 * @param taken numbers of all patients that are known, and of registrations under way
 */
export function proposedNumber(taken: readonly string[]): string {
  // Of numbers that differ in capitals alone nobody is sure.
  const forms = new Map<string, { prefix: string; count: number; highest: bigint; width: number }>();
  for (const number of taken) {
    const [, prefix, digits] = NUMBERED.exec(number.trim()) ?? [];
    if (prefix === undefined || digits === undefined) continue;
    const form = forms.get(prefix.toLowerCase()) ?? { prefix, count: 0, highest: 0n, width: 0 };
    const value = BigInt(digits);
    const isHigher = value >= form.highest;
    forms.set(prefix.toLowerCase(), {
      prefix: form.prefix,
      count: form.count + 1,
      highest: isHigher ? value : form.highest,
      width: isHigher ? digits.length : form.width,
    });
  }
  const [usual] = [...forms.values()].toSorted((a, b) => b.count - a.count);
  if (!usual) return FIRST;
  const { prefix, highest, width } = usual;
  return `${prefix}${String(highest + 1n).padStart(width, '0')}`;
}

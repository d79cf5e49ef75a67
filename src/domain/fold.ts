// What no decomposition parts.
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  ʹ: "'",
  '´': "'",
  '`': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};
const PARTED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
const MERELY_ASCII = /^[\x20-\x7e]*$/;
// The forms of Latin letters, digits and signs that are as wide as a Chinese character.
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/**
 * Lower case without accents, so that "Muller" finds "Müller": letters of Europe in their plain form (ß is ss, ł is l,
 * ı and İ are i), full-width signs, typographic apostrophes and hyphens as typed on any keyboard, several blanks as one.
 */
export function fold(text: string): string {
  const lower = (one: string) => one.toLowerCase().replace(/ {2,}/g, ' ');
  if (MERELY_ASCII.test(text)) return lower(text);
  const narrow = text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  return lower(
    narrow
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\S\n]/g, ' '),
  ).replace(PARTED, (sign) => LETTERS[sign] ?? sign);
}

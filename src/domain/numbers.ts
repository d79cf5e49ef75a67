import type { Locale, MessageId } from '@/locales';

/**
 * Numbers typed by people. Software that knows only the locale's own separators reads a German 1.5 as 15, and one that
 * knows none reads 1,5 as 1. Here comma and point both mark decimals wherever only that reading is possible; what can
 * be read in two ways is refused with words, never guessed.
 */
export type ParsedNumber = { value: number } | { problem: MessageId };

export interface NumberRules {
  /** Most decimals the quantity can have; trailing zeros do not count. */
  decimals: number;
  /** Unit that may be pasted along behind the number, e.g. `kg`. */
  unit?: string | undefined;
}

const DECIMAL_MARK: Record<Locale, string> = { en: '.', de: ',', fr: ',', pt: ',' };
const MAX_DIGITS = 15;

/** Invisible direction marks come along when numbers are copied from right-to-left text. */
const INVISIBLE = /[\u200b-\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const PLAIN = /^\d+$/;
const SPACED = /^\d{1,3}([ '’])\d{3}(?:\1\d{3})*(?:[.,]\d+)?$/;
const GROUPED = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})+$/;
const GROUPED_DECIMAL = /^[1-9]\d{0,2}(?:,\d{3})+\.\d+$|^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/;
const TWO_READINGS = /^[1-9]\d{0,2}[.,]\d{3}$/;
const DECIMAL = /^\d*[.,]\d+$/;

/** Digits of other scripts and full-width forms, every kind of space and minus, as plain ASCII. */
export function normalise(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\uff0b-\uff19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u066b/g, ',')
    .replace(/\s/g, ' ')
    .replace(/\u2212/g, '-')
    .trim();
}

/** The digits with a point for decimals, or what is wrong with them. */
function toPlain(body: string, locale: Locale, decimals: number): { plain: string } | { problem: MessageId } {
  if (PLAIN.test(body)) return { plain: body };
  if (SPACED.test(body)) return { plain: body.replace(/[ '’]/g, '').replace(',', '.') };
  const grouped = GROUPED.exec(body);
  if (grouped) {
    // Two of the same mark cannot be decimals; where it is this language's decimal mark, something else went wrong.
    const mark = grouped[1] ?? '';
    return mark === DECIMAL_MARK[locale]
      ? { problem: 'validation.numberAmbiguous' }
      : { plain: body.replaceAll(mark, '') };
  }
  if (GROUPED_DECIMAL.test(body)) {
    const cut = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
    return { plain: `${body.slice(0, cut).replace(/[.,]/g, '')}.${body.slice(cut + 1)}` };
  }
  // 1.500 may be one and a half or fifteen hundred, and people keep the habits of another language.
  if (TWO_READINGS.test(body) && (decimals < 3 || !body.includes(DECIMAL_MARK[locale]))) {
    return { problem: 'validation.numberAmbiguous' };
  }
  if (DECIMAL.test(body)) return { plain: body.replace(',', '.') };
  return { problem: 'validation.number' };
}

/**
 * Reads a number as a person typed or pasted it; the whole text counts, never its beginning.
 * @param rules.decimals most decimals; more are refused, not rounded
 */
export function parseDecimal(text: string, locale: Locale, { decimals, unit }: NumberRules): ParsedNumber {
  let body = normalise(text);
  if (unit !== undefined && body.endsWith(unit)) body = body.slice(0, -unit.length).trim();
  if (body === '') return { problem: 'validation.required' };
  const negative = body.startsWith('-');
  if (negative || body.startsWith('+')) body = body.slice(1);
  const read = toPlain(body, locale, decimals);
  if ('problem' in read) return read;
  const [whole = '', fraction = ''] = read.plain.split('.');
  if (whole.length + fraction.length > MAX_DIGITS) return { problem: 'validation.number' };
  if (fraction.replace(/0+$/, '').length > decimals) {
    return { problem: decimals === 0 ? 'validation.wholeNumber' : 'validation.tooManyDecimals' };
  }
  const size = Number(`${whole || '0'}.${fraction || '0'}`);
  return { value: negative && size !== 0 ? -size : size };
}

/** A number as it stands in an input of this language: no grouping, so that it always reads back as itself. */
export function formatDecimal(value: number, locale: Locale, decimals = 15): string {
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: decimals }).format(value);
}

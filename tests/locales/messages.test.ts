import {
  isPluralElement,
  isSelectElement,
  parse,
  TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { locales, type Locale, type Messages } from '@/locales';
import { notation } from '@/shared/i18n/notation';
import { allMessages as all } from '@tests/support/allMessages';

/** By the rules of the Unicode Consortium: French and European Portuguese know `many`, for millions. */
const categories = (locale: Locale): string[] =>
  new Intl.PluralRules(notation[locale]).resolvedOptions().pluralCategories.toSorted();

/** Placeholders with their kind, at any depth, each once. */
function placeholders(elements: readonly MessageFormatElement[]): string[] {
  const found = elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural:
      case TYPE.select:
        return [
          `${element.value}:${TYPE[element.type]}`,
          ...Object.values(element.options).flatMap((option) => placeholders(option.value)),
        ];
      case TYPE.tag:
        return [`${element.value}:tag`, ...placeholders(element.children)];
      default:
        return [`${element.value}:${TYPE[element.type]}`];
    }
  });
  return [...new Set(found)].sort();
}

function pluralsOf(elements: readonly MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => {
    if (isPluralElement(element)) {
      const own = Object.keys(element.options).filter((name) => !name.startsWith('='));
      return [own.sort(), ...Object.values(element.options).flatMap((option) => pluralsOf(option.value))];
    }
    if (isSelectElement(element)) {
      return Object.values(element.options).flatMap((option) => pluralsOf(option.value));
    }
    return element.type === TYPE.tag ? pluralsOf(element.children) : [];
  });
}

describe.each(locales)('IN02: the messages in %s', (locale) => {
  it('are the same ids as in English, none empty', () => {
    expect(Object.keys(all[locale]).sort()).toEqual(Object.keys(all.en).sort());
    expect(Object.entries(all[locale]).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('are valid, with the placeholders of the English ones', () => {
    const differing = Object.entries(all[locale]).filter(
      ([id, text]) =>
        placeholders(parse(text)).join() !== placeholders(parse(all.en[id as keyof Messages])).join(),
    );
    expect(differing.map(([id, text]) => `${id}: ${text}`)).toEqual([]);
  });

  it('know every plural category of the language', () => {
    const lacking = Object.entries(all[locale]).filter(([, text]) =>
      pluralsOf(parse(text)).some((names) => names.join() !== categories(locale).join()),
    );
    expect(lacking.map(([id, text]) => `${id}: ${text}`)).toEqual([]);
  });
});

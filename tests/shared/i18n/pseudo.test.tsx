import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { isPseudoOn, pseudo, pseudoIfOn, setPseudo } from '@/shared/i18n/pseudo';
import { allMessages } from '@tests/support/allMessages';

const { en: english } = allMessages;

/** A message as it is built: everything but the words themselves. */
const skeleton = (elements: readonly MessageFormatElement[]): unknown[] =>
  elements.flatMap((element): unknown[] => {
    switch (element.type) {
      case TYPE.literal:
        return [];
      case TYPE.plural:
      case TYPE.select:
        return [
          element.type,
          element.value,
          ...Object.entries(element.options)
            .map(([name, option]) => [name, skeleton(option.value)])
            .toSorted(),
        ];
      case TYPE.tag:
        return [element.type, element.value, skeleton(element.children)];
      default:
        return [
          element.type,
          'value' in element ? element.value : '',
          'style' in element ? element.style : '',
        ];
    }
  });
const bare = (text: string) => JSON.stringify(skeleton(parse(text, { captureLocation: false })));

describe('a message in disguise', () => {
  it('has other letters, its vowels twice, and brackets around it', () => {
    expect(pseudo('Save patient')).toBe('⟦Šááṽéé þááţîîééñţ⟧');
    expect(pseudo('Über 18, 100 %')).toBe('⟦Üƀééŕ 18, 100 %⟧');
  });

  it('keeps arguments, plurals, choices and tags', () => {
    const source =
      '{count, plural, =0 {none} one {<b>#</b> day} other {<b>#</b> days}} of {kind, select, a {air} other {{kind}}}';
    const intl = createIntl({ locale: 'en', messages: { it: pseudo(source) } });
    const said = (count: number, kind: string) =>
      intl.formatMessage({ id: 'it' }, { count, kind, b: (parts) => `*${parts.join('')}*` });
    expect(said(0, 'a')).toBe('⟦ñôôñéé ôôƒ ááîîŕ⟧');
    expect(said(1, 'a')).toBe('⟦*1* ðááýý ôôƒ ááîîŕ⟧');
    expect(said(1234, 'x')).toBe('⟦*1,234* ðááýýš ôôƒ x⟧');
  });

  it('is one for every message, built the same and about a third longer', () => {
    const all = Object.values(english);
    const differing = all.filter((text) => bare(text) !== bare(pseudo(text)));
    expect(differing).toEqual([]);
    const length = (texts: string[]) => texts.join('').length;
    const long = all.filter((text) => text.length > 20 && !text.includes('{'));
    const growth = length(long.map((text) => pseudo(text))) / length(long);
    expect(growth).toBeGreaterThan(1.3);
    expect(growth).toBeLessThan(1.45);
  });
});

describe('the switch', () => {
  afterEach(() => sessionStorage.clear());

  it('is off, and holds for this tab once it is on', () => {
    expect(isPseudoOn()).toBe(false);
    expect(pseudoIfOn(english)).toBe(english);
    setPseudo(true);
    expect(pseudoIfOn({ 'common.save': 'Save' })).toEqual({ 'common.save': '⟦Šááṽéé⟧' });
    setPseudo(false);
    expect(pseudoIfOn(english)).toBe(english);
  });
});

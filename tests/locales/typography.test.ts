import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { locales, type Locale, type MessageId } from '@/locales';
import { allMessages as all } from '@tests/support/allMessages';

const matching = (locale: Locale, pattern: RegExp) =>
  Object.entries(all[locale])
    .filter(([, text]) => pattern.test(text))
    .map(([id, text]) => `${id}: ${text}`);

/** What a message says besides its arguments, with every branch it has. */
const wordsOf = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      switch (element.type) {
        case TYPE.literal:
          return element.value;
        case TYPE.plural:
        case TYPE.select:
          return Object.values(element.options)
            .map((option) => wordsOf(option.value))
            .join(' ');
        case TYPE.tag:
          return wordsOf(element.children);
        default:
          return '';
      }
    })
    .join('')
    .trim();

describe.each(locales)('the messages in %s', (locale) => {
  it('have no space too many', () => {
    expect(matching(locale, /^\s|\s$| {2}|\s[,.](?!\w)/)).toEqual([]);
  });

  it('have typographic apostrophes, quotation marks and ellipses only', () => {
    expect(matching(locale, /['"`´]|\.{3}/)).toEqual([]);
  });

  it('keep a figure and its unit on one line', () => {
    expect(matching(locale, /[}\d#] (mmHg|mL|kg|cm|lb|fl|MB|Mo|kB|ko|s|%)(?!\w)/)).toEqual([]);
  });
});

describe('French', () => {
  it('has a narrow no-break space before ; ! and ?, and a no-break space before a colon', () => {
    expect(matching('fr', /(?<!\u202f)[;!?]/)).toEqual([]);
    expect(matching('fr', /(?<![\u00a0\d:]|https):(?!:)/)).toEqual([]);
  });

  it('has its own quotation marks, with no-break spaces inside', () => {
    expect(matching('fr', /[“”„]|«(?!\u00a0)|(?<!\u00a0)»/)).toEqual([]);
  });
});

describe('German', () => {
  it('has its own quotation marks, and a no-break space before an ellipsis', () => {
    expect(matching('de', /[«»”]|“[^“„]*“|(?<!\u00a0)…/)).toEqual([]);
  });

  it('addresses its reader as Sie', () => {
    expect(matching('de', /\b([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\w*)\b/)).toEqual([]);
  });
});

describe('Portuguese', () => {
  it('is the European one', () => {
    const brazilian =
      /(?<!\p{L})(pacientes?|usuári[oa]s?|senhas?|telas?|arquivos?|abas?|celular|planilhas?|salvar|excluir|deletar|você|registros?|equipes?)(?!\p{L})/iu;
    expect(matching('pt', brazilian)).toEqual([]);
  });

  it('has its own quotation marks', () => {
    expect(matching('pt', /[“”„]/)).toEqual([]);
  });
});

/** Symbols and names: the same in every language. */
const symbols = new Set(
  'Nephrodesk, ©  Nephrodesk, 24 h, >  h, hh:mm, IVF, mg, g, µg, mmol, mmHg, / mmHg, kPa, cmHg, mL/kg/h, /min, min, mL, cL, dL, L, fl oz, lb, kg, cm, in, kB, MB, Ctrl, Ctrl K, Esc, HbA1c, PTH, CRP, < 3 mg/mmol, 3–30 mg/mmol, > 30 mg/mmol'.split(
    ', ',
  ),
);
/** What the pages of the demonstration add to them. */
const demonstration = {
  de: ['Chat', 'Shop'],
  fr: ['Maintenance', 'Photo', 'Photos'],
  pt: [],
};
/** Words that the language has in common with English. */
const shared = {
  de: 'Albumin, Coach, Code, eGFR, eGFR (mL/min/1.73 m²), Ferritin, Film, Film:, GFR, Horizontal, Import, Inhalation, Layout, Link, Links, Logo, Name, Oral, Orange, P, Patient, Person, Remission, Score, Scores, Status, Stress, Stress (0–10), Sublingual, Telemonitoring, Text, Transdermal',
  fr:
    'Action, Actions, Allergies, Analyte, Annotation, Annotations, Bicarbonate, Calcium, Coach, Code, Contact, Contacts, Danger, Date, Description, Dose, Europe, Fatigue, Fatigue (0–10), Film, Import, Indication, Inhalation, Introduction, Litres (L), Logo, Maximum, Messages, ' +
    'Millilitres (mL), Minimum, Mobile, Mode, Note, Notifications, Observations, Orange, Pages, Patch, Pathologies, Patient, Patients, Phosphate, position, potassium, Potassium, Potassium (mmol/L), Prescription, Profession, Programme, Question, Questionnaire, Questionnaires, Questions, Score, Scores, Section, Sodium, Solution, Source, Sources, Stable, Stress, Stress (0–10), ' +
    'Total, Total ., Triage, Triangle, Type, Urine, Version, Volumes, Zoom, injections, sachets',
  pt: 'Coach, Dose, End, Enter, final, Home, Horizontal, Intramuscular, P, Stress, Stress (0–10), Sublingual, Total, Total ., Vertical, Volumes',
};

describe.each(['de', 'fr', 'pt'] as const)('the messages in %s', (locale) => {
  it('are English only where both languages have the word', () => {
    const words = (of: Locale, id: MessageId) => wordsOf(parse(all[of][id])).replaceAll('\u00a0', ' ');
    const same = (Object.keys(all.en) as MessageId[])
      .filter((id) => words(locale, id) === words('en', id))
      // Names of parts and libraries are many there, and no sentence is the same.
      .filter((id) => !id.startsWith('showcase') || words(locale, id).split(' ').length > 3)
      .filter((id) => /\p{L}/u.test(words(locale, id)) && !symbols.has(words(locale, id)));
    const found = new Set(same.map((id) => words(locale, id)));
    expect([...found].sort()).toEqual([...shared[locale].split(', '), ...demonstration[locale]].sort());
  });
});

import { createIntl, type IntlShape } from 'react-intl';
import type { MessageId } from '@/locales';
import { formatsOf } from '@/shared/i18n/format';
import { languages } from '@/shared/i18n/languages';
import { notation } from '@/shared/i18n/notation';
import { T, useT } from '@/shared/i18n/text';

const AT = '2026-03-09T14:05:00Z';
const YESTERDAY = Date.parse('2026-03-10T15:05:00Z');

const rows: readonly { title: MessageId; write: (intl: IntlShape) => string }[] = [
  { title: 'showcase:/extensions/i18n#number', write: (intl) => formatsOf(intl).number(12_345.6, 1) },
  { title: 'showcase:/extensions/i18n#share', write: (intl) => formatsOf(intl).percent(0.72) },
  { title: 'showcase:/extensions/i18n#day', write: (intl) => formatsOf(intl).day('2026-03-09', 'long') },
  { title: 'showcase:/extensions/i18n#moment', write: (intl) => formatsOf(intl).moment(AT, 'Europe/Paris') },
  { title: 'showcase:/extensions/i18n#ago', write: (intl) => formatsOf(intl).ago(AT, YESTERDAY) },
  {
    title: 'showcase:/extensions/i18n#volume',
    write: (intl) => intl.formatNumber(1_500, { style: 'unit', unit: 'milliliter' }),
  },
  {
    title: 'showcase:/extensions/i18n#weight',
    write: (intl) => intl.formatNumber(68.5, { style: 'unit', unit: 'kilogram' }),
  },
  {
    title: 'showcase:/extensions/i18n#list',
    write: (intl) => intl.formatList(['08:00', '13:00', '19:00'], { type: 'conjunction' }),
  },
];

/** The same values in the notation of each language: no message holds a number, a date or a decimal point. */
function Values() {
  const t = useT();
  const spoken = languages.map(([code, name]) => ({
    code,
    name,
    intl: createIntl({ locale: notation[code] }),
  }));
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="nd-table-scroller" tabIndex={0} aria-label={t('showcase:/extensions/i18n#table')}>
      <table className="table mb-0">
        <thead>
          <tr>
            <th scope="col">
              <T id="showcase:/extensions/i18n#value" />
            </th>
            {spoken.map(({ code, name }) => (
              <th key={code} scope="col" lang={code}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, write }) => (
            <tr key={title}>
              <th scope="row">
                <T id={title} />
              </th>
              {spoken.map(({ code, intl }) => (
                <td key={code} lang={code}>
                  {write(intl)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export { Values };

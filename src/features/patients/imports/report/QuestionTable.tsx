import { Link } from 'react-router-dom';
import {
  isAboutWhom,
  type ImportDifference,
  type ImportDoubt,
  type ImportedPerson,
} from '@/domain/exchange/patientRecord';
import { measures } from '@/domain/readings/measure';
import { dialysisModes, fullName, genders, programmeStates } from '@/domain/patients/patient';
import type { MessageId } from '@/locales';
import { fieldWord } from '@/shared/i18n/wording/fieldWording';
import { useFormats } from '@/shared/i18n/format';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { medicationWord } from '@/shared/i18n/wording/medicationWording';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { programmeWord } from '@/shared/i18n/wording/reasonWording';
import { T, useT } from '@/shared/i18n/text';
import { conditionWord } from '../../record/recordWording';

interface Line {
  key: string;
  label: string;
  stored: string;
  sent: string;
  /** Since when both say so, in words, where that is said of the line by itself. */
  since?: { stored: string; sent: string };
  differs: boolean;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const told = ['gender', 'patientId', 'mobile', 'addressLine1', 'pinCode', 'city'] as const;

/** The identifying fields of both people. */
function usePersonLines({ stored, sent, kind }: ImportDoubt): Line[] {
  const t = useT();
  const { day } = useFormats();
  const said = (person: ImportedPerson, field: (typeof told)[number]) =>
    field === 'gender' ? t(`patient.${person.gender}`) : (person[field] ?? '');
  const line = (key: string, label: string, one: string, other: string): Line => ({
    key,
    label,
    stored: one,
    sent: other,
    differs: isAboutWhom({ kind }) && one !== '' && other !== '' && one !== other,
  });
  return [
    line('name', t('worklist.columnName'), fullName(stored), fullName(sent)),
    line('dateOfbirth', t('patient.dateOfBirth'), day(stored.dateOfbirth), day(sent.dateOfbirth)),
    ...told.map((field) => {
      const word = fieldWord(field);
      return line(field, word ? t(word) : field, said(stored, field), said(sent, field));
    }),
  ].filter((one) => one.stored !== '' || one.sent !== '');
}

const wordOf = (words: Readonly<Record<string, MessageId>>, value: string): MessageId | null =>
  Object.hasOwn(words, value) ? (words[value] ?? null) : null;

const answered = new Set(['ext.transplant', 'ext.anuric', 'ext.pregnant']);

/** What a field that holds one of a few values says; null for what stands as it was stored. */
function differenceWord({ kind, field }: ImportDifference, value: string): MessageId | null {
  if (kind === 'readings') return value === 'entered-in-error' ? 'audit.enteredInError' : null;
  if (field === 'verification' && value === 'entered-in-error') return 'audit.enteredInError';
  if (kind === 'conditions') return field === 'clinicalStatus' ? wordOf(conditionWord, value) : null;
  if (kind === 'medicationRequests') return field === 'status' ? wordOf(medicationWord, value) : null;
  const gender = genders.find((known) => field === 'gender' && known === value);
  if (gender) return `patient.${gender}`;
  if (field === 'ext.dialysisMode') {
    const mode = dialysisModes.find((known) => known === value);
    return mode ? `registration.dialysis_${mode}` : null;
  }
  if (answered.has(field)) return wordOf({ true: 'answering.yes', false: 'answering.no' }, value);
  const state = programmeStates.find((known) => field === 'ext.status' && known === value);
  return state ? programmeWord[state] : null;
}

/** When what a reading or a side of the table says is of. */
function useSince(): (at: string | undefined) => string {
  const t = useT();
  const times = useOwnTimes();
  return (at) => (at === undefined ? t('imports.undated') : t('imports.asOf', { date: times.moment(at) }));
}

/** The stored values that an older file would have replaced. */
function useDifferenceLines({ differences, kind: asked }: ImportDoubt): Line[] {
  const t = useT();
  const since = useSince();
  const { day } = useFormats();
  const times = useOwnTimes();
  // What nobody has decided about is not known, which is not the same as empty.
  const unknown = asked === 'undecided' ? t('registration.notKnown') : '';
  const plain = (value: string) => {
    if (DAY.test(value)) return day(value);
    return INSTANT.test(value) ? times.moment(value) : value;
  };
  return differences.map((difference, index) => {
    const { kind, name, at, field, stored, sent, storedAt, sentAt } = difference;
    const word = fieldWord(kind === 'readings' && field !== 'at' ? 'value' : field);
    const label = word ? t(word) : field;
    const measure = measures.find((known) => kind === 'readings' && known === name);
    const of = [measure ? t(measureWord[measure]) : name, at === undefined ? undefined : times.moment(at)];
    const whose = of.filter((part) => part !== undefined).join(', ');
    const said = (value: string | undefined) => {
      const known = value === undefined ? null : differenceWord(difference, value);
      return known ? t(known) : plain(value ?? '');
    };
    // Neither value of a withheld number is shown.
    const isWithheld = stored === undefined && sent === undefined;
    return {
      key: `${index} ${field}`,
      label: whose === '' ? label : `${whose}: ${label}`,
      stored: isWithheld ? t('imports.hiddenStored') : said(stored) || unknown,
      sent: isWithheld ? t('imports.hiddenSent') : said(sent),
      ...(storedAt !== undefined && { since: { stored: since(storedAt), sent: since(sentAt) } }),
      differs: true,
    };
  });
}

/** The stored values and those of the file, side by side. */
export function QuestionTable({ doubt, caption }: { doubt: ImportDoubt; caption: string }) {
  const t = useT();
  const since = useSince();
  const people = usePersonLines(doubt);
  const fields = useDifferenceLines(doubt);
  const isPerson = isAboutWhom(doubt);
  const lines = isPerson ? people : fields;
  // What is newer is read first.
  const sides = doubt.kind === 'newer' ? (['sent', 'stored'] as const) : (['stored', 'sent'] as const);
  return (
    // Wide tables scroll in their own frame, with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-responsive" role="region" tabIndex={0} aria-label={caption}>
      <table className="table table-sm mb-2">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('audit.field')}</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {side === 'sent' ? (
                  t('imports.inFile')
                ) : (
                  <Link
                    to={`/userlist/${encodeURIComponent(doubt.stored.id)}`}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {t('imports.storedHere')}
                  </Link>
                )}
                <div className="small fw-normal text-body-secondary">{since(doubt[`${side}At`])}</div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, label, since: own, differs, ...said }) => (
            <tr key={key} className={differs ? 'fw-semibold' : undefined}>
              <th scope="row" className={differs ? undefined : 'fw-normal'}>
                <bdi>{label}</bdi>{' '}
                {differs && isPerson && (
                  <span className="badge text-bg-warning">
                    <T id="imports.differs" />
                  </span>
                )}
              </th>
              {sides.map((side) => (
                <td key={side} className="text-break">
                  <bdi>{said[side] || '–'}</bdi>
                  {own && <div className="small fw-normal text-body-secondary">{own[side]}</div>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

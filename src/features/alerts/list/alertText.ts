import type { IntlShape } from 'react-intl';
import { fullName } from '@/domain/patients/patient';
import type { MessageId } from '@/locales';
import { escalationWord, originWord, teamWord } from '@/shared/i18n/wording/alertStoryWording';
import { alertStatusWord, ruleName } from '@/shared/i18n/wording/alertWording';
import { formatsOf } from '@/shared/i18n/format';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import type { Wording } from '@/shared/i18n/wording/wording';
import type { Cell } from '@/shared/files/csv';
import { severityWord } from '@/shared/ui/patient/SeverityBadge';
import { dueOf, zoneOf, type AlertRow } from '../alertRows';

/** Translations and units of the user who exports the list. */
export interface TableWords {
  intl: IntlShape;
  wording: Wording;
  categoryName: (code: string) => string;
}

type Column = [header: MessageId, cell: (row: AlertRow, words: TableWords) => Cell];

const say = ({ intl }: TableWords, id: MessageId): string => intl.formatMessage({ id });
/** An instant in the patient's zone, with the zone's name because the file is read elsewhere. */
function momentOf(at: string | undefined, { patient }: AlertRow, { intl }: TableWords): Cell {
  if (at === undefined) return undefined;
  const { moment, zone } = formatsOf(intl);
  const timeZone = zoneOf(patient);
  return `${moment(at, timeZone)} ${zone(at, timeZone)}`;
}

const columns: readonly Column[] = [
  ['alerts.columnPatient', ({ alert, patient }) => (patient ? fullName(patient) : alert.patient)],
  ['patient.patientId', ({ patient }) => patient?.patientId],
  [
    'worklist.category',
    ({ patient }, { categoryName }) => (patient?.category ? categoryName(patient.category) : undefined),
  ],
  ['alerts.severity', ({ alert }, words) => say(words, severityWord(alert.severity))],
  ['alerts.columnRule', ({ alert }, { intl }) => ruleName(alert.rule, intl, alert.ruleName)],
  ['alerts.measure', ({ alert }, words) => say(words, measureWord[alert.measure])],
  ['alerts.columnObserved', ({ alert }, { wording }) => wording.observed(alert.observed)],
  ['alerts.limit', ({ alert }, { wording }) => wording.limit(alert.observed)],
  ['alerts.worst', ({ alert }, { wording }) => wording.observed(alert.worst ?? alert.observed)],
  [
    'alerts.limitWhose',
    ({ alert }, words) => (alert.origin ? say(words, originWord[alert.origin]) : undefined),
  ],
  ['alerts.columnStarted', (row, words) => momentOf(row.alert.startedAt, row, words)],
  ['alerts.columnLast', (row, words) => momentOf(row.alert.lastEventAt, row, words)],
  ['alerts.columnRepeats', ({ alert }) => alert.repeatCount - 1],
  ['alerts.status', ({ alert }, words) => say(words, alertStatusWord[alert.status])],
  ['alerts.snoozedUntil', (row, words) => momentOf(row.alert.snoozedUntil, row, words)],
  [
    'alerts.columnOwner',
    ({ alert: { owner, team } }, words) =>
      owner ?? say(words, team === undefined ? 'alerts.nobody' : teamWord[team]),
  ],
  [
    'alerts.columnDue',
    ({ alert: { escalatedTo } }, words) =>
      escalatedTo === undefined ? undefined : say(words, escalationWord[escalatedTo]),
  ],
  ['alerts.dueNext', (row, words) => momentOf(dueOf(row), row, words)],
];

/** Alerts as a table of text and numbers with everything in a line of the list; the heading comes first. */
export const alertText = (rows: readonly AlertRow[], words: TableWords): Cell[][] => [
  columns.map(([header]) => say(words, header)),
  ...rows.map((row) => columns.map(([, cell]) => cell(row, words))),
];

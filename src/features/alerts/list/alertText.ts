import type { IntlShape } from 'react-intl';
import { roleNames } from '@/shared/i18n/wording/roleWording';
import { fullName } from '@/domain/patients/patient';
import { raisedAt } from '@/domain/alerts/alertState';
import { beganAt, newestAt } from '@/domain/alerts/alertTimes';
import type { MessageId } from '@/locales';
import { escalationWord, originWord } from '@/shared/i18n/wording/alertStoryWording';
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
  /** Of somebody who works here, by user name. */
  nameOf: (username: string) => string;
}

type CellOf = (row: AlertRow, words: TableWords) => Cell;

const say = ({ intl }: TableWords, id: MessageId): string => intl.formatMessage({ id });
/** A patient day, or an instant in the patient's zone, with the zone's name because the file is read elsewhere. */
function momentOf(at: string | undefined, { patient }: AlertRow, { intl }: TableWords): Cell {
  if (at === undefined) return undefined;
  const { day, moment, zone } = formatsOf(intl);
  if (!at.includes('T')) return day(at);
  const timeZone = zoneOf(patient);
  return `${moment(at, timeZone)} ${zone(at, timeZone)}`;
}

const columns = [
  [
    'alerts.columnPatient',
    ({ patient }, words) => (patient ? fullName(patient) : say(words, 'alerts.unknownPatient')),
  ],
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
  ['alerts.columnStarted', (row, words) => momentOf(beganAt(row.alert), row, words)],
  ['alerts.columnLatest', (row, words) => momentOf(newestAt(row.alert), row, words)],
  ['alerts.raised', (row, words) => momentOf(raisedAt(row.alert), row, words)],
  ['alerts.columnLast', (row, words) => momentOf(row.alert.lastEventAt, row, words)],
  ['alerts.columnRepeats', ({ alert }) => alert.repeatCount - 1],
  ['alerts.status', ({ alert }, words) => say(words, alertStatusWord[alert.status])],
  ['alerts.snoozedUntil', (row, words) => momentOf(row.alert.snoozedUntil, row, words)],
  [
    'alerts.columnOwner',
    ({ alert: { owner, team } }, words) =>
      owner ? words.nameOf(owner) : say(words, team === undefined ? 'alerts.nobody' : roleNames[team]),
  ],
  [
    'alerts.columnDue',
    ({ alert: { escalatedTo } }, words) =>
      escalatedTo === undefined ? undefined : say(words, escalationWord[escalatedTo]),
  ],
  ['alerts.dueNext', (row, words) => momentOf(dueOf(row), row, words)],
] as const satisfies readonly (readonly [header: MessageId, cell: CellOf])[];
/** A column, by its header. */
export type TableColumn = (typeof columns)[number][0];

/**
 * Alerts as a table of text and numbers with everything in a line of the list; the heading comes first.
 * @param written the columns, by their headers; all of them where none are named
 */
export function alertText(
  rows: readonly AlertRow[],
  words: TableWords,
  written?: readonly TableColumn[],
): Cell[][] {
  const shown = written ? columns.filter(([header]) => written.includes(header)) : columns;
  return [
    shown.map(([header]) => say(words, header)),
    ...rows.map((row) => shown.map(([, cell]) => cell(row, words))),
  ];
}

import { useIntl } from 'react-intl';
import { fullName } from '@/domain/patients/patient';
import { OLD_READING_DAYS } from '@/domain/readings/plausibility';
import type { MessageId } from '@/locales';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { useWording } from '@/shared/i18n/wording/wording';
import { T, useT } from '@/shared/i18n/text';
import type { ReadingQuestion } from '../run/importRun';

/** Number of readings shown of a question. */
const SHOWN = 20;

/** The readings that a question is about as the file has them, ascending, each with what is stored of its instant. */
function linesOf({ record, doubt }: ReadingQuestion) {
  const sent = new Map(record.readings.map((reading) => [reading.id, reading]));
  return doubt.readings
    .flatMap(({ id, stored }) => {
      const reading = sent.get(id);
      return reading ? [{ reading, stored }] : [];
    })
    .toSorted((a, b) => Date.parse(a.reading.at) - Date.parse(b.reading.at));
}

/** What is asked about readings of a device's file, in one sentence. */
export function ReadingQuestionTitle({ id, question }: { id: MessageId; question: ReadingQuestion }) {
  const intl = useIntl();
  const { patient } = question.record;
  const instants = linesOf(question).map(({ reading }) => Date.parse(reading.at));
  const [first = 0, last = first] = [instants[0], instants.at(-1)];
  const values = {
    name: <bdi key="name">{fullName(patient)}</bdi>,
    count: instants.length,
    days: OLD_READING_DAYS,
    span: intl.formatDateTimeRange(first, last, { dateStyle: 'long', timeZone: patient.timeZone }),
  };
  return <T id={id} values={values} />;
}

/** The readings that are asked about, in the time of the patient, beside what is stored where something is. */
export function ReadingQuestionTable({ question, caption }: { question: ReadingQuestion; caption: string }) {
  const t = useT();
  const intl = useIntl();
  const words = useWording();
  const lines = linesOf(question);
  const { timeZone } = question.record.patient;
  const isCompared = question.doubt.kind === 'changed';
  return (
    // Wide tables scroll in their own frame, with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-responsive" role="region" tabIndex={0} aria-label={caption}>
      <table className="table table-sm mb-2">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('imports.columnWhat')}</th>
            {isCompared && <th scope="col">{t('imports.storedHere')}</th>}
            <th scope="col">{t('imports.inFile')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN).map(({ reading, stored }) => (
            <tr key={reading.id}>
              <th scope="row" className="fw-normal">
                {intl.formatDate(reading.at, { dateStyle: 'medium', timeStyle: 'short', timeZone })},{' '}
                {t(measureWord[reading.measure])}
              </th>
              {isCompared && (
                <td>
                  <bdi>{stored ? words.value(reading.measure, stored) : '–'}</bdi>
                </td>
              )}
              <td>
                <bdi>{words.value(reading.measure, reading)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > SHOWN && (
        <p className="text-body-secondary">
          <T id="imports.moreReadings" values={{ count: lines.length - SHOWN }} />
        </p>
      )}
    </div>
  );
}

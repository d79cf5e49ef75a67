import { useIntl, type IntlShape } from 'react-intl';
import type { Allocation, Segment } from '@/domain/medicine/allocation';
import type { MedicineTreatment, PrescribedElsewhere } from '@/domain/patients/treatment';
import { useFormats } from '@/shared/i18n/format';
import { medicationRow } from '@/shared/i18n/wording/medicationWording';
import { doseText, frequencyText, timeText } from '@/shared/i18n/wording/medicineWording';
import { T, useT } from '@/shared/i18n/text';
import { isRhythmKnown } from '@/domain/medicine/allocation';

/** Whether a name says its strength by itself: "Ramipril 5 mg", "Alfacalcidol 0,25". */
const saysFigure = (name: string, figure: number): boolean =>
  name
    .replaceAll(',', '.')
    .split(/[^\d.]+/)
    .includes(String(figure));

/** How much, on which days and when, as one sentence. */
function takingText(
  { dose, frequency, times }: Segment,
  asNeeded: Allocation['asNeeded'],
  intl: IntlShape,
): string {
  if (asNeeded)
    return intl.formatMessage(
      { id: 'treatment.takeAsNeeded' },
      { dose: doseText(dose, intl), count: asNeeded.maxPerDay },
    );
  return intl.formatMessage(
    { id: 'treatment.take' },
    {
      dose: doseText(dose, intl),
      frequency: frequencyText(frequency, intl),
      times: intl.formatList(
        times.map((time) => timeText(time, intl)),
        { type: 'conjunction' },
      ),
    },
  );
}

/** The medicines with how each is taken and when next, then those that other systems know of. */
export function MedicinesText({
  medicines,
  elsewhere,
  timeZone,
}: {
  medicines: readonly MedicineTreatment[];
  elsewhere: readonly PrescribedElsewhere[];
  timeZone: string;
}) {
  return (
    <>
      {medicines.length === 0 ? (
        <p>
          <T id="treatment.noMedicines" />
        </p>
      ) : (
        <ul className="nd-sheet-medicines">
          {medicines.map((one) => (
            <Medicine key={one.allocation.id} medicine={one} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {elsewhere.length > 0 && <Elsewhere prescribed={elsewhere} />}
    </>
  );
}

function Medicine({ medicine, timeZone }: { medicine: MedicineTreatment; timeZone: string }) {
  const t = useT();
  const intl = useIntl();
  const { day } = useFormats();
  const { allocation, state, segment, from, lastDay, resumes, next, later } = medicine;
  const { given, asNeeded } = allocation;
  const name =
    given.capacity && !saysFigure(given.name, given.capacity.value)
      ? t('treatment.named', { name: given.name, capacity: doseText(given.capacity, intl) })
      : given.name;
  const isOpenPause = state === 'paused' && resumes === undefined;
  const nextText = next
    ? t('treatment.next', {
        when: intl.formatDate(next.at, {
          weekday: 'short',
          day: 'numeric',
          month: 'short',
          hour: '2-digit',
          minute: '2-digit',
          timeZone,
        }),
      })
    : (asNeeded || isRhythmKnown(allocation)) && t(asNeeded ? 'treatment.nextNeeded' : 'treatment.nextNone');
  return (
    <li>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <div className="nd-sheet-taking">
        {state === 'paused' && (
          <strong className="d-block">
            {resumes === undefined
              ? t('treatment.paused')
              : t('treatment.pausedUntil', { date: day(resumes) })}
          </strong>
        )}
        <p>
          {!isOpenPause && takingText(segment, asNeeded, intl)}{' '}
          <span className="nd-sheet-aside">
            {t(state === 'planned' ? 'treatment.begins' : 'treatment.since', { date: day(from) })}{' '}
            {lastDay !== undefined && t('treatment.lastDay', { date: day(lastDay) })}
          </span>
        </p>
        {asNeeded?.indication !== undefined && (
          <p>
            <T id="treatment.neededFor" values={{ what: <bdi>{asNeeded.indication}</bdi> }} />
          </p>
        )}
        {!isOpenPause && segment.instruction !== undefined && (
          <p className="nd-sheet-free">{segment.instruction}</p>
        )}
        {later.map((one) => (
          <Later key={one.id} segment={one} asNeeded={asNeeded} />
        ))}
      </div>
      <span className="nd-sheet-next">{!isOpenPause && nextText}</span>
    </li>
  );
}

/** What changes on a later day. */
function Later({ segment, asNeeded }: { segment: Segment; asNeeded: Allocation['asNeeded'] }) {
  const intl = useIntl();
  const date = useFormats().day(segment.from);
  return (
    <p>
      {segment.pause ? (
        <T id="treatment.laterPause" values={{ date }} />
      ) : (
        <T id="treatment.later" values={{ date, what: takingText(segment, asNeeded, intl) }} />
      )}
      {!segment.pause && segment.instruction !== undefined && (
        <>
          {' '}
          <bdi>{segment.instruction}</bdi>
        </>
      )}
    </p>
  );
}

function Elsewhere({ prescribed }: { prescribed: readonly PrescribedElsewhere[] }) {
  const t = useT();
  const intl = useIntl();
  const { day } = useFormats();
  const rows = prescribed.map((one) => ({ ...one, ...medicationRow(one.request, intl) }));
  return (
    <div className="nd-sheet-elsewhere">
      <h4>
        <T id="treatment.elsewhere" />
      </h4>
      <p>
        <T id="treatment.elsewhereHint" />
      </p>
      <ul>
        {rows.map(({ id, name, details = [], status, request, stoppedOn }) => (
          <li key={id}>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            {details.length === 1 && <bdi>{details[0]}</bdi>}{' '}
            {request.status !== 'active' && <>({t(status)})</>}{' '}
            {stoppedOn !== undefined && (
              <strong>{t('treatment.stoppedHere', { date: day(stoppedOn) })}</strong>
            )}
            {details.length > 1 &&
              details.map((detail) => (
                <div key={detail}>
                  <bdi>{detail}</bdi>
                </div>
              ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

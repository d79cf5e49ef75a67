import { useMemo } from 'react';
import type { Allocation } from '@/domain/medicine/allocation';
import { nextIntakes } from '@/domain/medicine/schedule';
import { useIntl } from 'react-intl';
import { T } from '@/shared/i18n/text';
import { useMedicineWords } from '../medicineWords';
import { isRhythmKnown } from '@/domain/medicine/allocation';

const SHOWN = 10;
/** Most that can have passed already on the first day. */
const PASSED = 12;

/** The next ten intakes, in the patient's zone. @param now epoch ms @param today the patient's calendar day */
export function NextIntakes({
  plan,
  timeZone,
  now,
  today,
}: {
  plan: Pick<Allocation, 'id' | 'segments' | 'stopped' | 'asNeeded'>;
  timeZone: string;
  now: number;
  today: string;
}) {
  const intl = useIntl();
  const words = useMedicineWords();
  const next = useMemo(
    () =>
      nextIntakes(plan, today, SHOWN + PASSED, timeZone)
        .filter(({ at }) => at >= now)
        .slice(0, SHOWN),
    [plan, today, timeZone, now],
  );
  if (next.length === 0)
    return (
      <p className="mb-0">
        <T id={isRhythmKnown(plan) ? 'medicines.noNext' : 'common.unknown'} />
      </p>
    );
  return (
    <>
      <ol className="nd-med-next">
        {next.map(({ id, at, dose }) => (
          <li key={id}>
            <span>
              {intl.formatDate(at, {
                weekday: 'short',
                day: 'numeric',
                month: 'short',
                hour: '2-digit',
                minute: '2-digit',
                timeZone,
              })}
            </span>{' '}
            <span className="text-body-secondary">{words.amount(dose)}</span>
          </li>
        ))}
      </ol>
      <p className="form-text mb-0">
        <T id="medicines.inZone" values={{ zone: timeZone }} />
      </p>
    </>
  );
}

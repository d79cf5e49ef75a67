import { targetOn } from '@/domain/fluid/days/askedDays';
import type { FluidTarget } from '@/domain/patients/patient';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { usePace } from '../../usePace';
import { otherwise } from '@/domain/totalTable';
import { unknownWord } from '@/shared/i18n/unknownWords';

const paceWord = {
  on: 'fluidRecord.paceOn',
  more: 'fluidRecord.paceMore',
  less: 'fluidRecord.paceLess',
} as const;

/** Today's fluid target and the intake so far; nothing without a target. */
export function DrawerFluid({ row: { summary, today } }: { row: WorklistRow }) {
  const { amount } = useWording();
  const t = useT();
  const target = targetOn(summary, today);
  if (!target) return null;
  const drunk = summary.waterDays.find(({ day }) => day === today)?.ml;
  const inWords = (asked: FluidTarget): string => {
    const { direction } = asked;
    switch (asked.direction) {
      case 'minimum':
        return t('fluidRecord.atLeast', { min: amount(asked.minMl, 'volume') });
      case 'maximum':
        return t('fluidRecord.atMost', { max: amount(asked.maxMl, 'volume') });
      case 'range':
        return t('fluidRecord.between', {
          min: amount(asked.minMl, 'volume'),
          max: amount(asked.maxMl, 'volume'),
        });
      default:
        return otherwise(asked, t(unknownWord(direction)));
    }
  };
  return (
    <>
      <h3 className="h6 mt-4">
        <T id="fluidRecord.drawerTitle" />
      </h3>
      <p>
        {drunk === undefined ? (
          <T id="fluidRecord.nothingYet" values={{ target: inWords(target) }} />
        ) : (
          <T id="fluidRecord.drunkOf" values={{ drunk: amount(drunk, 'volume'), target: inWords(target) }} />
        )}{' '}
        {drunk !== undefined && summary.fluidAsked && <PaceText row={{ summary, today }} drunk={drunk} />}
      </p>
    </>
  );
}

/** The intake compared with the slots of the plan. */
function PaceText({
  row: { summary, today },
  drunk,
}: {
  row: Pick<WorklistRow, 'summary' | 'today'>;
  drunk: number;
}) {
  const { amount } = useWording();
  const pace = usePace(summary, today, drunk);
  if (!pace) return null;
  const values = {
    expected: amount(pace.expectedMl, 'volume'),
    difference: amount(Math.abs(pace.differenceMl), 'volume'),
  };
  return <T id={paceWord[pace.is]} values={values} />;
}

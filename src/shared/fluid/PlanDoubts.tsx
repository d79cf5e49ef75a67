import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { PlanDoubt } from '@/domain/fluid/planDoubts';
import { usualTotal, HEART_FAILURE_LEAST_ML } from '@/domain/fluid/planDoubts';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { Icon } from '@/shared/ui/Icon';
import { useVariableWords } from './variableWords';

const against = {
  dialysis: 'fluidPlans.doubt_againstDialysis',
  dialysisUnknown: 'fluidPlans.doubt_againstDialysisUnknown',
  heartFailure: 'fluidPlans.doubt_againstHeartFailure',
  anuric: 'fluidPlans.doubt_againstAnuric',
} as const;

/** Lists what is unusual about a plan for this patient: the user who gives it says why it is meant. */
export function PlanDoubts({
  doubts,
  categories,
}: {
  doubts: readonly PlanDoubt[];
  /** The names of the user categories by code. */
  categories: Readonly<Record<string, string>>;
}) {
  const t = useT();
  const { amount } = useWording();
  const volume = (ml: number) => amount(ml, 'volume');
  const variable = useVariableWords();
  if (doubts.length === 0) return null;
  const said = (doubt: PlanDoubt): string => {
    switch (doubt.about) {
      case 'low':
        return t('fluidPlans.doubt_low', { ml: volume(doubt.ml), bound: volume(usualTotal.min) });
      case 'high':
        return t('fluidPlans.doubt_high', { ml: volume(doubt.ml), bound: volume(usualTotal.max) });
      case 'heartFailure':
        return t('fluidPlans.doubt_heartFailure', {
          ml: volume(doubt.ml),
          bound: volume(HEART_FAILURE_LEAST_ML),
        });
      case 'against':
        return t(against[doubt.because]);
      case 'category':
        return t('fluidPlans.doubt_category', { category: categories[doubt.category] ?? doubt.category });
      case 'contraindication':
        return t('fluidPlans.doubt_contraindication', { pathology: t(`worklist.${doubt.pathology}`) });
      case 'typed':
        return t('fluidPlans.doubt_typed', { name: variable.name(doubt.name) });
    }
  };
  return (
    <div role="status" className="alert alert-warning mb-0">
      <p className="mb-1 fw-semibold">
        <Icon of={TriangleAlert} /> <T id="fluidPlans.doubts" />
      </p>
      <ul className="mb-0">
        {doubts.map((doubt) => (
          <li key={said(doubt)}>{said(doubt)}</li>
        ))}
      </ul>
    </div>
  );
}

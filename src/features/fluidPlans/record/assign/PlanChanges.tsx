import type { ReactNode } from 'react';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import type { FluidPlan, PlanBody } from '@/domain/fluid/plan';
import { T, useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';
import { FormulasText } from '../../FormulaText';
import { useRecordWords } from '../useRecordWords';

const parts = [
  'direction',
  'formula',
  'clamp',
  'step',
  'slots',
  'container',
  'dialysisDay',
  'other',
] as const;
type Part = (typeof parts)[number];

/** The fields of a plan that a part stands for; of `other` only that they differ is said. */
const fieldsOf: Record<Part, readonly (keyof PlanBody)[]> = {
  direction: ['direction'],
  formula: ['totalFluidQuantityFormula', 'upperFormula'],
  clamp: ['clampMinMl', 'clampMaxMl'],
  step: ['stepMl'],
  slots: ['fluidSlot', 'fluidDistribution', 'quietHours'],
  container: ['dimensions', 'quantity'],
  dialysisDay: ['dialysisDay'],
  other: ['countsFood', 'allowedDrinks', 'contraindications', 'name', 'category', 'reviewOn'],
};

const differs = (a: PlanBody, b: PlanBody, part: Part): boolean =>
  fieldsOf[part].some((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]));

/** What another revision of a plan says otherwise than the one a patient is on. */
export function PlanChanges({ before, plan }: { before: FluidAssignment; plan: FluidPlan }) {
  const t = useT();
  const words = useRecordWords();
  const changed = parts.filter((part) => differs(before.body, plan, part));
  const text = (part: Part, body: PlanBody): ReactNode => {
    const volume = (ml: number | undefined) => (ml === undefined ? '–' : words.volume(ml));
    switch (part) {
      case 'direction':
        return t(`fluidRecord.${body.direction}`);
      case 'formula':
        return (
          <FormulasText formula={body.totalFluidQuantityFormula} upper={body.upperFormula} plan={body} />
        );
      case 'clamp':
        return `${volume(body.clampMinMl)} – ${volume(body.clampMaxMl)}`;
      case 'step':
        return volume(body.stepMl);
      case 'slots':
        return body.fluidSlot.by === 'count'
          ? t('fluidRecord.slotCount', { count: body.fluidSlot.count })
          : body.fluidSlot.slots.map(({ start, end }) => `${start}–${end}`).join(', ');
      case 'container':
        return t('fluidRecord.container', {
          name: words.vessel(body.dimensions.name),
          volume: volume(body.dimensions.volumeMl),
        });
      case 'dialysisDay':
        return body.dialysisDay ? (
          <FormulasText
            formula={body.dialysisDay.totalFluidQuantityFormula}
            upper={body.dialysisDay.upperFormula}
            plan={body}
          />
        ) : (
          '–'
        );
      case 'other':
        return t('fluidRecord.partChanged');
    }
  };
  return (
    <div className="mt-3">
      <h3 className="h6">
        <T id="fluidRecord.changedParts" values={{ revision: before.revision }} />
      </h3>
      {changed.length === 0 ? (
        <T id="fluidRecord.noChangedParts" />
      ) : (
        <DataTable
          rows={changed.map((part) => ({ part }))}
          rowKey={({ part }) => part}
          caption={t('fluidRecord.changedParts', { revision: before.revision })}
          columns={[
            { id: 'part', header: t('fluidRecord.part'), cell: ({ part }) => t(`fluidRecord.part_${part}`) },
            {
              id: 'before',
              header: t('fluidRecord.partBefore'),
              cell: ({ part }) => (part === 'other' ? '–' : text(part, before.body)),
            },
            { id: 'after', header: t('fluidRecord.partAfter'), cell: ({ part }) => text(part, plan) },
          ]}
        />
      )}
    </div>
  );
}

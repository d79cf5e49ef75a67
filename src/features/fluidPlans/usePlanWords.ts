import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FluidTarget } from '@/domain/patients/patient';
import { formulaShape } from '@/domain/fluid/formula/formulaShape';
import type { FluidDistribution, FluidSlot, PlanBody } from '@/domain/fluid/plan';
import { fluidTargetText } from '@/shared/i18n/wording/fluidTargetWording';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { directionWord, type PlanPart } from './planParts';
import { useCategories } from './useCategories';
import { otherwise } from '@/domain/totalTable';
import { unknownWord, wordTable } from '@/shared/i18n/unknownWords';

export interface PlanWords {
  /** A part of a plan, in words and in the reader's units; '–' where it says nothing. */
  part(part: PlanPart, plan: PlanBody): string;
  /** A formula as it is written; a plain figure as the volume it is. */
  formula(text: string): string;
  /** What a formula of a plan asks for, in a sentence; null where the formula alone says it. */
  sentence(formula: string, plan?: Pick<PlanBody, 'quantity' | 'dimensions'>): string | null;
  /** What a day asks for. */
  target(target: FluidTarget): string;
  volume(ml: number): string;
  /** What it is drunk from. */
  container(name: string): string;
}

const distributionWord = wordTable({
  equal: 'fluidPlans.equal',
  frontLoaded: 'fluidPlans.frontLoaded',
} as const);
const NOTHING = '–';
/** A formula that is but a figure is told as the volume it is. */
const FIGURE = /^\s*\d+(\.\d+)?\s*$/;

/** Everything that says what a fluid plan is. */
export function usePlanWords(): PlanWords {
  const t = useT();
  const intl = useIntl();
  const formats = useFormats();
  const wording = useWording();
  const categories = useCategories();
  return useMemo(() => {
    const volume = (ml: number) => wording.amount(ml, 'volume');
    const optional = (ml: number | undefined) => (ml === undefined ? NOTHING : volume(ml));
    const total = (text: string | undefined) =>
      text === undefined ? NOTHING : FIGURE.test(text) ? volume(Number(text)) : text;
    const slots = (slot: FluidSlot) => {
      const { by } = slot;
      return slot.by === 'count'
        ? t('fluidPlans.slotsByCount', { count: slot.count })
        : slot.by === 'times'
          ? slot.slots
              .map(({ label, start, end }) => (label === '' ? `${start}–${end}` : `${label} ${start}–${end}`))
              .join(', ')
          : otherwise(slot, t(unknownWord(by)));
    };
    const distribution = (how: FluidDistribution) =>
      how.by === 'percent'
        ? how.shares
            .map((share) => intl.formatNumber(share / 100, { style: 'percent', maximumFractionDigits: 1 }))
            .join(' · ')
        : t(distributionWord[how.by]);
    const part = (name: PlanPart, plan: PlanBody): string => {
      switch (name) {
        case 'direction':
          return t(directionWord[plan.direction]);
        case 'totalFluidQuantityFormula':
        case 'upperFormula':
          return total(plan[name]);
        case 'clampMinMl':
        case 'clampMaxMl':
        case 'stepMl':
          return optional(plan[name]);
        case 'dimensions':
          return `${wording.container(plan.dimensions.name)}, ${volume(plan.dimensions.volumeMl)}`;
        case 'quantity':
          return plan.quantity === undefined ? NOTHING : formats.number(plan.quantity);
        case 'fluidSlot':
          return slots(plan.fluidSlot);
        case 'fluidDistribution':
          return distribution(plan.fluidDistribution);
        case 'quietHours':
          return t('fluidPlans.hours', { count: plan.quietHours });
        case 'dialysisDay': {
          const { dialysisDay: day } = plan;
          if (!day) return NOTHING;
          return day.upperFormula === undefined
            ? total(day.totalFluidQuantityFormula)
            : `${total(day.totalFluidQuantityFormula)} – ${total(day.upperFormula)}`;
        }
        case 'countsFood':
          return t(plan.countsFood ? 'fluidPlans.yes' : 'fluidPlans.no');
        case 'reviewOn':
          return plan.reviewOn === undefined ? NOTHING : formats.day(plan.reviewOn);
        case 'contraindications':
          return plan.contraindications.length === 0
            ? NOTHING
            : intl.formatList(plan.contraindications.map((one) => t(`worklist.${one}`)));
        case 'category':
          return plan.category === undefined
            ? t('fluidPlans.everybody')
            : (categories[plan.category] ?? plan.category);
        default:
          return plan[name] ?? NOTHING;
      }
    };
    const sentence: PlanWords['sentence'] = (formula, plan) => {
      const shape = formulaShape(formula);
      switch (shape?.kind) {
        case 'bySex':
          return t('fluidPlans.says_bySex', { female: volume(shape.femaleMl), male: volume(shape.maleMl) });
        case 'perKg':
        case 'perKgDry':
          return t(`fluidPlans.says_${shape.kind}`, { volume: volume(shape.mlPerKg) });
        case 'plusUrine':
          return t('fluidPlans.says_plusUrine', { volume: volume(shape.ml) });
        case 'containers':
          return plan?.quantity === undefined
            ? null
            : t('fluidPlans.says_containers', {
                count: plan.quantity,
                name: wording.container(plan.dimensions.name),
                volume: volume(plan.dimensions.volumeMl),
              });
        case 'stones':
        case 'byRate':
          return t(`fluidPlans.says_${shape.kind}`);
        default:
          return null;
      }
    };
    return {
      part,
      formula: total,
      sentence,
      target: (asked) => fluidTargetText(asked, intl, wording.units),
      volume,
      container: wording.container,
    };
  }, [t, intl, formats, wording, categories]);
}

import type { KdigoRisk } from '@/domain/laboratory/kdigo';
import type { LabResult } from '@/domain/laboratory/labResult';
import type { LabStanding } from '@/domain/laboratory/labValues';
import type { MessageId } from '@/locales';
import { wordTable } from '@/shared/i18n/unknownWords';

export const standingWord: Readonly<Record<LabStanding, MessageId>> = {
  low: 'laboratory.low',
  within: 'laboratory.within',
  high: 'laboratory.high',
  unknown: 'laboratory.noRange',
};

export const labStatusWord: Readonly<Record<LabResult['status'], MessageId>> = wordTable({
  preliminary: 'laboratory.preliminary',
  final: 'laboratory.final',
  corrected: 'laboratory.corrected',
  'entered-in-error': 'laboratory.mistake',
});

export const riskWord: Readonly<Record<KdigoRisk, MessageId>> = {
  low: 'laboratory.riskLow',
  moderate: 'laboratory.riskModerate',
  high: 'laboratory.riskHigh',
  veryHigh: 'laboratory.riskVeryHigh',
};

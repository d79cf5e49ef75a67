import type { Analyte } from '@/domain/laboratory/analytes';
import type { LabResult } from '@/domain/laboratory/labResult';
import type { MessageId } from '@/locales';
import { wordTable } from '../unknownWords';

export const analyteWord: Readonly<Record<Analyte, MessageId>> = wordTable({
  egfr: 'laboratory.egfr',
  creatinine: 'laboratory.creatinine',
  urea: 'laboratory.urea',
  potassium: 'laboratory.potassium',
  sodium: 'laboratory.sodium',
  bicarbonate: 'laboratory.bicarbonate',
  calcium: 'laboratory.calcium',
  phosphate: 'laboratory.phosphate',
  pth: 'laboratory.pth',
  haemoglobin: 'laboratory.haemoglobin',
  ferritin: 'laboratory.ferritin',
  transferrinSaturation: 'laboratory.transferrinSaturation',
  albumin: 'laboratory.albumin',
  hba1c: 'laboratory.hba1c',
  crp: 'laboratory.crp',
  acr: 'laboratory.acr',
  pcr: 'laboratory.pcr',
  tacrolimus: 'laboratory.tacrolimus',
});

export const comparatorWord: Readonly<Record<NonNullable<LabResult['comparator']>, MessageId>> = {
  '<': 'laboratory.lessThan',
  '<=': 'laboratory.atMost',
  '>=': 'laboratory.atLeast',
  '>': 'laboratory.moreThan',
};

import { labSeries, newestOfLab } from '@/domain/laboratory/labSeries';
import type { LabResult } from '@/domain/laboratory/labResult';
import type { NewestLab } from '@/domain/laboratory/newestLab';
import { countedResults } from '@/domain/laboratory/labValues';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import type { ReadTransaction } from '../../store/transaction';

/** The analytes that the head of a record shows; it computes a GFR from creatinine. */
const headAnalytes = ['egfr', 'creatinine', 'potassium', 'acr'] as const;

/** The newest result of each analyte of the head that counts. */
const newestOf = (results: readonly LabResult[]): NewestLab[] =>
  headAnalytes.flatMap((analyte): NewestLab[] => {
    const newest = countedResults(results, analyte).at(-1);
    if (!newest) return [];
    const { at, value, unit, status, comparator, range } = newest;
    return [{ analyte, at, value, unit, status, ...(comparator && { comparator }), ...(range && { range }) }];
  });

/** The facts of a patient's results that rules judge, and that the worklist row shows. */
export interface LaboratoryFacts {
  series: ReturnType<typeof labSeries>;
  /** Undefined where there is no result: a row that said something of one says it no longer. */
  noted: Pick<PatientSummary, 'laboratory' | 'labFigures'>;
}

/** Reads all stored results of a patient. */
export async function laboratoryFacts(
  transaction: ReadTransaction,
  patient: Patient,
): Promise<LaboratoryFacts> {
  const results = await transaction.table('labResults').index('patient').getAll(patient.id);
  const series = labSeries(results, patient);
  const [laboratory, labFigures] = [newestOf(results), newestOfLab(series)];
  const isKnown = laboratory.length > 0 || Object.keys(labFigures).length > 0;
  return {
    series,
    noted: {
      laboratory: laboratory.length > 0 ? laboratory : undefined,
      // Without any the row says that there are none: one that says nothing was stored by an older version.
      labFigures: isKnown ? labFigures : undefined,
    },
  };
}

import { patientDay } from '../patientDay';
import type { Patient } from '../patients/patient';
import { analytes, type Analyte } from './analytes';
import {
  analyteFacts,
  fromCanonicalLab,
  isKnownAnalyte,
  unitAsReported,
  unitOfAnalyte,
  type LabUnit,
} from './analyteFacts';
import { egfrValues } from './egfr';
import { isLabMistake, type LabResult } from './labResult';
import { canonicalLabValue, countedResults, labStandingOf, type LabStanding } from './labValues';

/** One value as a table shows it. */
export interface LabCell {
  /** In the unit of its row. */
  value: number;
  comparator?: LabResult['comparator'];
  standing: LabStanding;
  at: string;
  /** The stored result; null where the value is computed from another one. */
  result: LabResult | null;
  isPreliminary: boolean;
}

/** All values of an analyte, in one unit, by the calendar day of the sample where the patient lives. */
export interface LabRow {
  analyte: Analyte;
  unit: LabUnit;
  /** The newest sample of each day. */
  byDay: ReadonlyMap<string, LabCell>;
}

type Person = Parameters<typeof egfrValues>[1] & { ext: Pick<Patient['ext'], 'timeZone'> };

/** The unit of the newest result: that of the laboratory whose figures the team is used to. */
function unitOfRow(analyte: Analyte, results: readonly LabResult[]): LabUnit {
  const newest = results.at(-1);
  return (newest && unitOfAnalyte(analyte, newest.unit)) ?? analyteFacts[analyte].units[0];
}

function cellOf(result: LabResult, unit: LabUnit): LabCell | null {
  const canonical = canonicalLabValue(result);
  if (canonical === null) return null;
  const { comparator, status, at } = result;
  return {
    // As it was reported, where it stands in its own unit.
    value: result.unit === unit.ucum ? result.value : fromCanonicalLab(canonical, unit),
    ...(comparator && { comparator }),
    standing: labStandingOf(result).standing,
    at,
    result,
    isPreliminary: status === 'preliminary',
  };
}

function computedCells(results: readonly LabResult[], person: Person): LabCell[] {
  const [unit] = analyteFacts.egfr.units;
  return egfrValues(results, person).flatMap(({ at, value, isComputed }) =>
    isComputed
      ? [
          {
            value,
            standing: labStandingOf({ analyte: 'egfr', value, unit: unit.ucum }).standing,
            at: new Date(at).toISOString(),
            result: null,
            isPreliminary: false,
          },
        ]
      : [],
  );
}

/** The row of an analyte that a newer host has: its values in their one unit, unjudged. */
function rowAsReported(own: readonly LabResult[], dayOf: (one: LabResult) => string): LabRow[] {
  const [first] = own;
  if (!first) return [];
  const cells = own
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map((result) => {
      const { value, comparator, at, status } = result;
      const { standing } = labStandingOf(result);
      const isPreliminary = status === 'preliminary';
      return [
        dayOf(result),
        { value, ...(comparator && { comparator }), standing, at, result, isPreliminary },
      ] as const;
    });
  return [{ analyte: first.analyte, unit: unitAsReported(first.unit), byDay: new Map(cells) }];
}

/**
 * A patient's results as days × analytes: the rows of which there is a value, in the order in which they are read, and the
 * days of all samples, the oldest first. Computed GFRs stand among the reported ones; analytes that only a newer host
 * knows come last, as they were reported.
 */
export function resultTable(
  results: readonly LabResult[],
  person: Person,
): { rows: LabRow[]; days: string[] } {
  const dayOf = ({ at }: { at: string }) => patientDay(Date.parse(at), { timeZone: person.ext.timeZone });
  const rows = analytes.flatMap((analyte): LabRow[] => {
    const own = countedResults(results, analyte);
    const unit = unitOfRow(analyte, own);
    const stored = own.flatMap((result) => cellOf(result, unit) ?? []);
    const cells = analyte === 'egfr' ? [...computedCells(results, person), ...stored] : stored;
    if (cells.length === 0) return [];
    return [{ analyte, unit, byDay: new Map(cells.map((cell) => [dayOf(cell), cell] as const)) }];
  });
  const others = results.filter((one) => !isKnownAnalyte(one.analyte) && !isLabMistake(one));
  const names = new Set(others.map(({ analyte, unit }) => JSON.stringify([analyte, unit])));
  for (const name of [...names].toSorted()) {
    const own = others.filter(({ analyte, unit }) => JSON.stringify([analyte, unit]) === name);
    rows.push(...rowAsReported(own, dayOf));
  }
  const days = [...new Set(rows.flatMap(({ byDay }) => [...byDay.keys()]))].toSorted();
  return { rows, days };
}

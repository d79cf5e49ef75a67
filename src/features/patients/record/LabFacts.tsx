import { egfrValues } from '@/domain/laboratory/egfr';
import { labStandingOf } from '@/domain/laboratory/labValues';
import type { NewestLab } from '@/domain/laboratory/newestLab';
import type { Patient } from '@/domain/patients/patient';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { labNumber, reportedText } from '@/shared/i18n/wording/labNumber';

const headWord = { potassium: 'patient.labPotassium', acr: 'patient.labAcr' } as const;
/** An arrow before what is out of range. */
const signs = { low: '↓\u00a0', high: '↑\u00a0', within: '', unknown: '' } as const;

/** Newest eGFR, potassium and albuminuria, those of one age together; what is not known is not there. */
export function LabFacts({
  patient,
  laboratory,
  now,
}: {
  patient: Patient;
  laboratory: readonly NewestLab[];
  now: number;
}) {
  const t = useT();
  const formats = useFormats();
  const egfr = egfrValues(laboratory, patient).at(-1);
  const said: { ago: string; text: string }[] = [];
  if (egfr) {
    const value = labNumber(egfr.value, egfr.comparator, { decimals: 0 }, formats);
    const text = t(egfr.isComputed ? 'patient.labEgfrComputed' : 'patient.labEgfr', { value });
    said.push({ ago: formats.ago(egfr.at, now), text });
  }
  for (const analyte of ['potassium', 'acr'] as const) {
    const result = laboratory.find((one) => one.analyte === analyte);
    if (result)
      said.push({
        ago: formats.ago(result.at, now),
        text: t(headWord[analyte], {
          value: `${signs[labStandingOf(result).standing]}${reportedText(result, formats)}`,
        }),
      });
  }
  const ages = [...new Set(said.map(({ ago }) => ago))];
  return ages.map((ago) => {
    const values = said
      .filter((one) => one.ago === ago)
      .map(({ text }) => text)
      .join(', ');
    const line = t('patient.labSince', { ago, values });
    return (
      <span key={ago} className="nd-lab-fact" title={line}>
        <span>{line}</span>
      </span>
    );
  });
}

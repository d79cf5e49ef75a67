import type { AxiosInstance } from 'axios';
import { systems } from '@/domain/fhir/codes';
import type { LabResult, LabResultBody } from '@/domain/laboratory/labResult';
import { matching } from './clinic';
import { aLabDraft } from './drafts';

const reported = { source: 'import', laboratory: 'Laboratory of the hospital' } as const;
const loinc = (code: string) => ({ code: { system: systems.loinc, code } });

/** Results of one patient in every shape that a clinic keeps, by what is special about them. */
export const resultsOf = (patient: string): Record<string, LabResultBody> => {
  const of = (name: string, change: Partial<LabResultBody>) =>
    aLabDraft({ id: `${patient}-${name}`, patient, ...change });
  return {
    typed: of('typed', { note: 'Told on the telephone.' }),
    reported: of('reported', {
      ...reported,
      ...loinc('30522-7'),
      analyte: 'crp',
      value: 3,
      unit: 'mg/L',
      comparator: '<',
      range: { low: 0, high: 5, text: 'below 5' },
    }),
    inMass: of('inMass', {
      ...reported,
      ...loinc('38483-4'),
      analyte: 'creatinine',
      value: 1.4,
      unit: 'mg/dL',
      range: { low: 0.5, high: 1.1 },
    }),
    nitrogen: of('nitrogen', {
      ...reported,
      ...loinc('6299-2'),
      analyte: 'urea',
      value: 40,
      unit: 'mg{N}/dL',
      range: { low: 7, high: 20 },
    }),
    nitrogenTyped: of('nitrogenTyped', { analyte: 'urea', value: 40, unit: 'mg{N}/dL' }),
    filtration: of('filtration', { analyte: 'egfr', value: 42, unit: 'mL/min/{1.73_m2}' }),
    ofLaboratory: of('ofLaboratory', { ...reported, ...loinc('2823-3'), status: 'corrected', value: 6.1 }),
    early: of('early', { ...reported, ...loinc('2823-3'), status: 'preliminary', value: 5.9 }),
    corrected: of('corrected', { reason: 'Typed from paper' }),
    mistaken: of('mistaken', { value: 6.8 }),
    // Whoever types from paper may keep the code that stands there.
    typedWithCode: of('typedWithCode', loinc('2823-3')),
    codedElsewhere: of('codedElsewhere', { ...reported, code: { system: 'urn:hospital', code: 'K' } }),
  };
};

/** Stores them; one is corrected here and one marked as entered by mistake. */
export async function addResults(client: AxiosInstance, patient: string): Promise<LabResult[]> {
  const bodies = resultsOf(patient);
  const put = async (id: string, change: Partial<LabResultBody>) => {
    const { data } = await client.get(`/labResults/${id}`);
    const answer = await client.put(`/labResults/${id}`, { ...data, ...change }, matching(data.version));
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.data));
  };
  for (const body of Object.values(bodies)) {
    const answer = await client.post('/labResults', body);
    if (answer.status !== 201) throw new Error(`${body.id}: ${JSON.stringify(answer.data)}`);
  }
  await put(`${patient}-corrected`, { value: 4.1, note: 'Read wrongly', reason: 'Figures were swapped' });
  await put(`${patient}-mistaken`, { status: 'entered-in-error', reason: 'Of somebody else' });
  return (await client.get('/labResults', { params: { patient } })).data.items;
}

import { codeOfNone, type Allergy } from '@/domain/allergies/allergy';
import type { Patient } from '@/domain/patients/patient';
import { sampleVersion } from './plans';

type Parts = Pick<Allergy, 'substance'> & Partial<Allergy>;

const anaphylaxis = [{ text: 'Anaphylaxis', severity: 'severe' as const }];
const none: Parts = { substance: 'No known allergies', code: codeOfNone('any') };

/** The allergies of some patients, by their number in the roster; the others have not been asked yet. */
const known: Readonly<Record<number, readonly Parts[]>> = {
  3: [{ substance: 'Penicillin', category: 'medication', criticality: 'high', reactions: anaphylaxis }],
  5: [none],
  7: [
    {
      substance: 'Ibuprofen',
      category: 'medication',
      type: 'intolerance',
      criticality: 'low',
      reactions: [{ text: 'Stomach pain', severity: 'mild' }],
    },
    { substance: 'Wasp venom', category: 'environment', criticality: 'high', reactions: anaphylaxis },
  ],
  9: [none],
  11: [{ substance: 'Iron sucrose', category: 'medication', criticality: 'unable-to-assess' }],
};

/**
 * Lists what a sample patient does not tolerate, or that nothing such is known.
 * @param number of the patient in the roster
 */
export const sampleAllergies = ({ id: patient }: Pick<Patient, 'id'>, number: number): Allergy[] =>
  (known[number] ?? []).map((parts, place) => ({
    id: `${patient}-allergy-${place}`,
    version: sampleVersion,
    updatedAt: '2026-01-12T08:00:00.000Z',
    patient,
    type: 'allergy',
    clinicalStatus: 'active',
    verification: 'confirmed',
    recordedBy: 'nurse@nephrodesk.test',
    ...parts,
  }));

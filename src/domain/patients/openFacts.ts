import type { Patient } from './patient';
import type { OpenFact } from './sign';

type Ext = Patient['ext'];

/** The field of `ext` in which a fact is decided. */
export const fieldOfFact = {
  dialysis: 'dialysisMode',
  pregnancy: 'pregnant',
  transplant: 'transplant',
} as const satisfies Record<OpenFact, keyof Ext>;
/** Tells whether the record speaks for a fact that nobody has decided about. */
const isSuspected = (ext: Pick<Ext, 'signs'>, fact: OpenFact): boolean =>
  ext.signs?.some((sign) => sign.fact === fact) === true;

/** Tells whether somebody has decided that the patient is dialysed. */
export const isOnDialysis = ({ ext }: { ext: Pick<Ext, 'dialysisMode'> }): boolean =>
  ext.dialysisMode !== undefined && ext.dialysisMode !== 'none';

/** Tells whether nobody has decided about dialysis, and the record speaks for it. */
export const seemsDialysed = ({ ext }: { ext: Pick<Ext, 'dialysisMode' | 'signs'> }): boolean =>
  ext.dialysisMode === undefined && isSuspected(ext, 'dialysis');

/** Tells whether the patient is pregnant, or nobody has decided and the record speaks for it. */
export const mayBePregnant = ({ ext }: { ext: Pick<Ext, 'pregnant' | 'signs'> }): boolean =>
  ext.pregnant ?? isSuspected(ext, 'pregnancy');

import type { Patient } from './patient';
import type { OpenFact } from './sign';

type Ext = Patient['ext'];

/** The field of `ext` in which a fact is decided. */
export const fieldOfFact = {
  dialysis: 'dialysisMode',
  pregnancy: 'pregnant',
  transplant: 'transplant',
} as const satisfies Record<OpenFact, keyof Ext>;
/** Whether the record speaks for a fact of which nobody has decided whether it holds. */
const isSuspected = (ext: Pick<Ext, 'signs'>, fact: OpenFact): boolean =>
  ext.signs?.some((sign) => sign.fact === fact) === true;

/** Whether somebody has decided that the patient is dialysed. */
export const isOnDialysis = ({ ext }: { ext: Pick<Ext, 'dialysisMode'> }): boolean =>
  ext.dialysisMode !== undefined && ext.dialysisMode !== 'none';

/** Whether nobody has decided about dialysis, and the record speaks for it. */
export const seemsDialysed = ({ ext }: { ext: Pick<Ext, 'dialysisMode' | 'signs'> }): boolean =>
  ext.dialysisMode === undefined && isSuspected(ext, 'dialysis');

/** Whether the patient is pregnant, or nobody has decided and the record speaks for it. */
export const mayBePregnant = ({ ext }: { ext: Pick<Ext, 'pregnant' | 'signs'> }): boolean =>
  ext.pregnant ?? isSuspected(ext, 'pregnancy');

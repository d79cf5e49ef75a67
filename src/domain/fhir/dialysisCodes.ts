import type { SessionKind } from '../dialysis/session';

/** SNOMED CT of a session, as it is written. */
export const dialysisCodes: Readonly<Record<SessionKind, { code: string; display: string }>> = {
  haemodialysis: { code: '302497006', display: 'Hemodialysis' },
  haemodiafiltration: { code: '233586004', display: 'Hemodiafiltration' },
  peritoneal: { code: '71192002', display: 'Peritoneal dialysis' },
};

/**
 * The codes of other systems that are read beside our own. Renal dialysis without its kind (Synthea writes it) is
 * taken for haemodialysis: peritoneal dialysis is not recorded session by session there.
 */
export const kindBySnomed: ReadonlyMap<string, SessionKind> = new Map<string, SessionKind>([
  ...(Object.keys(dialysisCodes) as SessionKind[]).map((kind) => [dialysisCodes[kind].code, kind] as const),
  ['265764009', 'haemodialysis'],
  ['238318009', 'peritoneal'],
  ['238319001', 'peritoneal'],
  ['238321006', 'peritoneal'],
  ['238322004', 'peritoneal'],
]);

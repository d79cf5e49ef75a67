import type { Access, SessionKind, SessionStatus } from '@/domain/dialysis/session';
import type { MessageId } from '@/locales';
import { wordTable } from '../unknownWords';

export const sessionKindWord: Readonly<Record<SessionKind, MessageId>> = wordTable({
  haemodialysis: 'dialysis.haemodialysis',
  haemodiafiltration: 'dialysis.haemodiafiltration',
  peritoneal: 'dialysis.peritoneal',
});

export const sessionStatusWord: Readonly<Record<SessionStatus, MessageId>> = wordTable({
  done: 'dialysis.done',
  cutShort: 'dialysis.cutShort',
  missed: 'dialysis.missed',
  'entered-in-error': 'dialysis.mistake',
});

export const accessWord: Readonly<Record<Access, MessageId>> = wordTable({
  fistula: 'dialysis.fistula',
  graft: 'dialysis.graft',
  tunnelledCatheter: 'dialysis.tunnelledCatheter',
  temporaryCatheter: 'dialysis.temporaryCatheter',
  peritonealCatheter: 'dialysis.peritonealCatheter',
});

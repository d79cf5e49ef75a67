import type { Change } from '@/domain/change';
import type { Mails } from '../contract';
import type { MailAlerts } from './alerts/mailAlerts';
import type { Colleague } from '@/domain/staff/colleague';

export interface RepositoryContext {
  /** Epoch ms. */
  now: () => number;
  newId: () => string;
  /** Called once a change is stored. */
  onChange: (change: Change) => void;
  /** Whom alerts can be given to; without it anybody. */
  colleagues?: () => Promise<Colleague[]>;
  /** Writes to people about alerts; without it, as in a browser, nobody is written to. */
  mailAlerts?: MailAlerts | undefined;
  /** The calls by which administrators see mails; absent where none are sent. */
  mails?: Mails | undefined;
  /** Called once rules have changed for more than one patient: all patients are to be re-evaluated. */
  onRulesChange?: () => void;
}

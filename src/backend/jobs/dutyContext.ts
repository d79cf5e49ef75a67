import type { MailAlerts } from '../care/alerts/mailAlerts';

export interface DutyContext {
  /** Epoch ms. */
  now: () => number;
  newId: () => string;
  /** Absent where no mails go out. */
  mailAlerts?: MailAlerts | undefined;
}

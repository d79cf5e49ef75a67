import { Refused } from '../../contract';
import type { Mails } from '../../mailContract';

/** Where no mails go out. */
const noMails: Mails = {
  mailState: async () => ({ isConfigured: false, waiting: 0, failing: [], isTestWaiting: false }),
  sendTestMail: () => Promise.reject(new Refused(409, 'settings.mailNotSetUp')),
};

export const mailCalls = (mails: Mails = noMails): Mails => ({
  mailState: (actor) => mails.mailState(actor),
  sendTestMail: (actor) => mails.sendTestMail(actor),
});

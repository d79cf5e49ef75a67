import { createHash } from 'node:crypto';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { MessageRecord } from '@/backend/identity/records';
import type { AlertMailReason } from '@/domain/alerts/alertMail';
import { CODE_LIFE_MS, INVITATION_LIFE_MS, LINK_LIFE_MS, codeInGroups } from '@/domain/staff/codes';
import type { Language } from '@/domain/text';
import type { MessageId } from '@/locales';
import de from '@/locales/de/mail.json';
import en from '@/locales/en/mail.json';
import fr from '@/locales/fr/mail.json';
import pt from '@/locales/pt/mail.json';
import { notation } from '@/shared/i18n/notation';

/** A mail as it is handed to a mail server. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for each try, so that a receiver can tell a repeat. */
  messageId: string;
}

/** Where and for whom mails are written. */
export interface MailSetting {
  language: Language;
  /** What the clinic is called. */
  organisation: string;
  /** Of the clinic, IANA. */
  timeZone: string;
  /** Where the application is opened, e.g. `https://clinic.example`. */
  publicAddress: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const words = { en, de, fr, pt };
const intls = new Map<Language, IntlShape>();

function intlOf(language: Language): IntlShape {
  const known = intls.get(language);
  if (known) return known;
  const intl = createIntl(
    { locale: notation[language], messages: words[language], defaultLocale: notation[language] },
    createIntlCache(),
  );
  intls.set(language, intl);
  return intl;
}

/** What a mail says, as ids of its sentences. */
interface Sentences {
  subject: MessageId;
  text: MessageId;
  /** What the link is called. */
  link?: MessageId;
  note?: MessageId;
}

const sentences: Readonly<Record<MessageRecord['kind'], Sentences>> = {
  signUpCode: { subject: 'mail.signUpCodeSubject', text: 'mail.signUpCodeText', note: 'mail.notAsked' },
  alreadyRegistered: {
    subject: 'mail.alreadyRegisteredSubject',
    text: 'mail.alreadyRegisteredText',
    link: 'mail.signIn',
    note: 'mail.notAsked',
  },
  signInLink: {
    subject: 'mail.signInLinkSubject',
    text: 'mail.signInLinkText',
    link: 'mail.signIn',
    note: 'mail.notAsked',
  },
  resetLink: {
    subject: 'mail.resetLinkSubject',
    text: 'mail.resetLinkText',
    link: 'mail.setPassword',
    note: 'mail.notAsked',
  },
  invitation: {
    subject: 'mail.invitationSubject',
    text: 'mail.invitationText',
    link: 'mail.acceptInvitation',
  },
  passwordChanged: {
    subject: 'mail.passwordChangedSubject',
    text: 'mail.passwordChangedText',
    link: 'mail.setPassword',
  },
  alertRaised: {
    subject: 'mail.alert',
    text: 'mail.alertRaisedText',
    link: 'mail.openAlert',
    note: 'mail.alertNote',
  },
  alertEscalated: {
    subject: 'mail.alertEscalatedSubject',
    text: 'mail.alertEscalatedText',
    link: 'mail.openAlert',
    note: 'mail.alertNote',
  },
  alertReminder: {
    subject: 'mail.alertReminderSubject',
    text: 'mail.alertReminderText',
    link: 'mail.openAlert',
    note: 'mail.alertNote',
  },
  test: { subject: 'mail.testSubject', text: 'mail.testText', note: 'mail.testNote' },
};

const alertRaisedTexts: Readonly<Record<AlertMailReason, MessageId>> = {
  worse: 'mail.alertWorseText',
  back: 'mail.alertBackText',
  late: 'mail.alertLateText',
};

/** Several alerts, as an import or a sweep raises them. */
const severalAlerts: Sentences = {
  subject: 'mail.alertsRaisedSubject',
  text: 'mail.alertsRaisedText',
  link: 'mail.openAlerts',
  note: 'mail.alertNote',
};

/** Where the link of a message leads, as path and query; undefined for one without. */
function pathOf({ kind, path, alert, alerts }: MessageRecord): string | undefined {
  if (alerts !== undefined) return '/alerts';
  if (alert !== undefined) return `/alerts?alert=${encodeURIComponent(alert)}`;
  if (kind === 'alreadyRegistered') return '/pages/login';
  if (kind === 'passwordChanged') return '/pages/forgot-password';
  return path;
}

const escaped = (text: string): string =>
  text.replaceAll(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '',
  );

const messageIdOf = (id: string, publicAddress: string): string => {
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 32);
  return `<${hash}@${URL.canParse(publicAddress) ? new URL(publicAddress).hostname : 'nephrodesk'}>`;
};

/** A message that gathers alerts and has found one is about that one. */
function ofOne(message: MessageRecord): MessageRecord {
  const { alerts: [alert, ...others] = [], ...rest } = message;
  return alert === undefined || others.length > 0 ? message : { ...rest, alert };
}

/** A message in words, as plain text and as HTML that asks for nothing from elsewhere. */
export function composeMail(kept: MessageRecord, setting: MailSetting): Mail {
  const message = ofOne(kept);
  const { language, organisation, timeZone, publicAddress } = setting;
  const { to, kind, severity = 'unknown', code, reason } = message;
  const intl = intlOf(language);
  const values = {
    organisation,
    minutes: (kind === 'signUpCode' ? CODE_LIFE_MS : LINK_LIFE_MS) / MINUTE_MS,
    days: INVITATION_LIFE_MS / DAY_MS,
    severity,
    count: message.alerts?.length ?? 1,
    day: intl.formatDate(message.at, { dateStyle: 'long', timeZone }),
    time: intl.formatTime(message.at, { timeStyle: 'short', timeZone }),
    zone: timeZone,
    alert: intl.formatMessage({ id: 'mail.alert' satisfies MessageId }, { severity }),
  };
  const say = (id: MessageId | undefined) =>
    id === undefined ? undefined : intl.formatMessage({ id }, values);
  const {
    subject: subjectId,
    text: textId,
    link,
    note: noteId,
  } = message.alerts ? severalAlerts : sentences[kind];
  const path = pathOf(message);
  const address = path === undefined ? undefined : publicAddress.replace(/\/+$/, '') + path;
  const leadId = reason === undefined ? textId : alertRaisedTexts[reason];
  const [subject = '', lead = '', label = '', note] = [subjectId, leadId, link, noteId].map(say);
  const footer = say('mail.footer') ?? '';
  const paragraphs = [
    { text: lead, html: escaped(lead) },
    code === undefined
      ? null
      : {
          text: codeInGroups(code),
          html: `<strong style="font-size:1.5em;letter-spacing:0.1em">${escaped(codeInGroups(code))}</strong>`,
        },
    address === undefined
      ? null
      : { text: `${label}\n${address}`, html: `<a href="${escaped(address)}">${escaped(label)}</a>` },
    note === undefined ? null : { text: note, html: escaped(note) },
    { text: footer, html: `<small>${escaped(footer)}</small>` },
  ].filter((one) => one !== null);
  const body = paragraphs.map(({ html }) => `<p>${html}</p>`).join('\n');
  return {
    to,
    subject,
    text: `${paragraphs.map((one) => one.text).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="max-width:36em;font-family:sans-serif;line-height:1.5">
${body}
</body>
</html>
`,
    messageId: messageIdOf(message.id, publicAddress),
  };
}

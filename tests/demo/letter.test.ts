import { describe, expect, it } from 'vitest';
import {
  answerTo,
  answerToAll,
  bodyOf,
  forwarded,
  isBlank,
  blankLetter,
  matches,
  plainText,
} from '@/demo/mail/compose/letter';
import type { MailboxMail } from '@/demo/mail/mailbox';
import { mailOwner } from '@/shared/demonstration/mail';
import { notAddresses, recipientsOf } from '@/shared/demonstration/recipients';

const own = mailOwner.address;
const mail: MailboxMail = {
  id: 1,
  sender: 'ada@mail.test',
  sender_name: 'Ada Brook',
  to: [own, 'ben@mail.test'],
  cc: ['cleo@mail.test', 'ben@mail.test'],
  bcc: [],
  img: '',
  subject: 'Tea',
  message: 'Green or black?\nOr none.\n\nAda',
  attachments: [{ name: 'list.txt', url: 'data:text/plain,list' }],
  isStarred: false,
  labels: [],
  time: '09:00',
  day: '2026-11-01',
  year: 2026,
  replies: [],
  mailFolder: 'inbox',
  unread: false,
};

describe('the recipients of a mail (§3.5)', () => {
  it.each([
    ['', [], []],
    [' , ; \n', [], []],
    ['ada@mail.test', ['ada@mail.test'], []],
    ['Ada <ada@mail.test>; ben@mail.test,', ['ada@mail.test', 'ben@mail.test'], []],
    ['ada, ben@mail, cleo@mail.test', ['ada', 'ben@mail', 'cleo@mail.test'], ['ada', 'ben@mail']],
    ['Ada <ada>', ['ada'], ['ada']],
    ['two words@mail.test', ['two words@mail.test'], ['two words@mail.test']],
  ])('of %j are %j, of which %j are no addresses', (text, recipients, bad) => {
    expect(recipientsOf(text)).toEqual(recipients);
    expect(notAddresses(recipients)).toEqual(bad);
  });
});

describe('an answer (§2.7)', () => {
  it('goes to the sender, quotes the words, and is named once', () => {
    const letter = answerTo(mail, 'Ada wrote:');
    expect([letter.to, letter.cc, letter.subject]).toEqual(['ada@mail.test', '', 'Re: Tea']);
    expect(plainText(letter.body)).toBe('Ada wrote:\n\nGreen or black?\nOr none.\n\nAda');
    expect(answerTo({ ...mail, subject: 're: Tea' }, '').subject).toBe('re: Tea');
  });

  it('to all goes to everybody once, and never to oneself', () => {
    expect(answerToAll(mail, '')).toMatchObject({ to: 'ada@mail.test, ben@mail.test', cc: 'cleo@mail.test' });
    const sent = { ...mail, sender: own, to: ['ben@mail.test'], cc: [own] };
    expect(answerToAll(sent, '')).toMatchObject({ to: 'ben@mail.test', cc: '' });
    expect(answerTo(sent, '').to).toBe('ben@mail.test');
  });

  it('forwarded takes along what is attached, to nobody yet', () => {
    expect(forwarded(mail, '')).toMatchObject({ to: '', subject: 'Fwd: Tea', attachments: mail.attachments });
  });
});

describe('the words of a mail', () => {
  it('are the same as a document and as plain text', () => {
    expect(plainText(bodyOf(mail))).toBe(mail.message);
    expect(plainText(bodyOf({ message: '' }))).toBe('');
    expect([
      isBlank(blankLetter),
      isBlank({ ...blankLetter, cc: 'a' }),
      isBlank({ ...blankLetter, to: ' ' }),
    ]).toEqual([true, false, true]);
  });

  it.each(['ADA BROOK', 'mail.TEST', 'tea', ' none', ''])('§5: are found by %j', (wanted) => {
    expect(matches(mail, wanted)).toBe(true);
  });
  it('§5: are not found by who else read them', () => {
    expect(matches(mail, 'cleo')).toBe(false);
  });
});

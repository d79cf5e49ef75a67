import type { MailFolder, MailLabel } from '@/shared/demonstration/mail';

export interface Written {
  /** The number of an invented person, or the current user. */
  from: number | 'own';
  text: string;
  /** From today. */
  days: number;
  time: `${number}:${number}`;
  attachments?: readonly (readonly [name: string, text: string])[];
}

export interface Letter extends Written {
  /** The inbox where none is named. */
  folder?: MailFolder | undefined;
  to?: readonly number[];
  cc?: readonly number[];
  labels?: readonly MailLabel[];
  starred?: true;
  unread?: true;
}

export interface Titled extends Letter {
  subject: string;
  /** The messages written before it, oldest first. */
  replies?: readonly Written[];
}

/** Thirteen invented letters of an invented office: those that somebody wants to read or to write. */
export const letters: readonly Titled[] = [
  {
    folder: 'sent',
    from: 'own',
    to: [62],
    subject: 'Chairs',
    text: 'Please order six of the blue ones. Without wheels: the floor is not as level as it looks.',
    days: -30,
    time: '9:40',
    labels: ['company'],
  },
  {
    from: 63,
    subject: 'The handbook, chapter four',
    text: 'The end has been found; it had slipped onto the third page. Here is the chapter as it will be printed.\n\nThank you for reading.',
    days: -23,
    time: '9:02',
    labels: ['company', 'important'],
    starred: true,
    attachments: [
      [
        'chapter-four.txt',
        'How a release is made\n\n1. Read the list of changes.\n2. Tell those who are waiting.\n',
      ],
    ],
    replies: [
      {
        from: 63,
        text: 'Chapter four is written. It explains how a release is made, and who is told. Could you read it by Friday?\n\nI am not sure of the part about weekends.',
        days: -24,
        time: '11:25',
      },
      {
        from: 'own',
        text: 'Read it on the train. The part about weekends is the best of it. Only the list on the second page lacks an end.',
        days: -23,
        time: '8:15',
      },
    ],
  },
  {
    folder: 'draft',
    from: 'own',
    to: [64],
    subject: 'About the second version',
    text: 'What I like about the second version is the light. What I do not yet understand is',
    days: -18,
    time: '17:55',
    labels: ['private'],
  },
  {
    from: 60,
    cc: [61, 64],
    subject: 'Drawings of the entrance',
    text: 'Here are the drawings, now with a ramp. The stairs are wide enough for a piano, in case we get one.\n\nPlease say what you miss.',
    days: -15,
    time: '10:05',
    labels: ['company'],
    starred: true,
    attachments: [
      ['entrance-ground-floor.txt', 'Ground floor: door 2.10 m, ramp on the left, lime tree stays.\n'],
      ['entrance-first-floor.txt', 'First floor: landing 3 x 4 m, window to the north.\n'],
    ],
    replies: [
      {
        from: 'own',
        text: 'What I miss at the entrance: a ramp, and a place for wet umbrellas. Otherwise nothing.',
        days: -16,
        time: '12:12',
      },
    ],
  },
  {
    folder: 'draft',
    from: 'own',
    subject: 'Ideas for the open house',
    text: 'A table outside, music that one can talk over, and somebody who explains the machine by the window.',
    days: -13,
    time: '18:40',
  },
  {
    from: 65,
    subject: 'Train to the fair',
    text: 'We leave at 7:04 from platform three and are there at 9:41. I have the tickets; please bring the signs.',
    days: -10,
    time: '13:18',
    labels: ['company'],
    attachments: [['travel-plan.txt', '07:04 platform 3\n09:41 Zuidermeer\n18:20 back\n']],
  },
  {
    folder: 'sent',
    from: 'own',
    to: [65, 66],
    subject: 'Signs',
    text: 'The signs are finished and stand by the door. There are five, the sixth was a spelling mistake.',
    days: -8,
    time: '16:45',
    labels: ['company'],
  },
  {
    from: 66,
    subject: 'Sunday',
    text: 'Shall we walk around the lake on Sunday, if it stays dry? I bring tea, you bring whatever goes with tea.',
    days: -7,
    time: '20:10',
    labels: ['personal'],
    unread: true,
  },
  {
    folder: 'draft',
    from: 'own',
    to: [66],
    subject: 'Re: Sunday',
    text: 'Gladly. What goes with tea is',
    days: -7,
    time: '21:30',
    labels: ['personal'],
  },
  {
    from: 67,
    subject: 'A question on my first day',
    text: 'Everybody was very kind today. Nobody could tell me where the second key of the archive is, though. Do you know?',
    days: -4,
    time: '17:20',
    labels: ['company', 'private'],
    unread: true,
  },
  {
    folder: 'draft',
    from: 'own',
    to: [67],
    subject: 'Re: A question on my first day',
    text: 'In the blue vase, I am afraid. Please',
    days: -4,
    time: '18:02',
  },
  {
    from: 68,
    subject: 'Figures of the month',
    text: 'The figures are in. Kettles did well, mats did not, and the desk fan surprised everybody in November.',
    days: -2,
    time: '9:30',
    labels: ['company', 'important'],
    unread: true,
    attachments: [['figures.txt', 'Kettles 214\nDesk fans 187\nMats 12\n']],
  },
  {
    from: 61,
    subject: 'Five chairs and a stool',
    text: 'They came this morning. The stool is green, as agreed, and higher than anybody thought.',
    days: -1,
    time: '11:45',
    labels: ['personal'],
    starred: true,
    unread: true,
  },
];

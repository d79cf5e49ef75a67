import type { ChatContact, ChatMessage, ChatThread } from '@/shared/demonstration/chat';
import { at } from './dates';
import { nameOf } from './names';
import { portrait } from './pictures';

const people: readonly (readonly [status: ChatContact['status'], about: string])[] = [
  ['online', 'Draws what others describe. Mostly in the blue room.'],
  ['away', 'Buys paper, chairs and everything in between.'],
  ['offline', 'Answers in the morning, seldom after four.'],
  ['do not disturb', 'Writing the handbook. Back when it is written.'],
  ['online', 'Looks after the machines and the plants.'],
  ['offline', 'On Thursdays in Castelvento.'],
  ['online', 'New here, glad of every question.'],
  ['away', 'Counts things, and counts them again.'],
  ['do not disturb', 'In the workshop, without a telephone.'],
  ['offline', 'Tuesdays to Thursdays. Rows before breakfast.'],
];

/** Ten people to talk to. */
export const sampleContacts: readonly ChatContact[] = people.map(([status, about], index) => {
  const { first, last } = nameOf(60 + index);
  return { uid: index + 1, displayName: `${first} ${last}`, about, photoURL: portrait(60 + index), status };
});

/** `>` is sent by the current user, `<` by the contact; `*` has not been seen yet. */
type Line = readonly [days: number, time: `${number}:${number}`, text: `${'<' | '>'}${'' | '*'} ${string}`];

const threads: readonly (readonly [uid: number, isPinned: boolean, lines: readonly Line[]])[] = [
  [
    1,
    true,
    [
      [-3, '9:02', '< Good morning! Have you seen the first drawings of the entrance?'],
      [-3, '9:10', '> Yes, last night. The wide stairs are lovely.'],
      [-3, '9:11', '> Is there a way in for wheelchairs too?'],
      [-3, '9:15', '< On the left, behind the lime tree. I will make it plainer.'],
      [-2, '14:40', '< Here is the second version, with the ramp in front.'],
      [-2, '15:05', '> Much better. Who pays for the tree?'],
      [-2, '15:06', '< The tree stays where it is. The ramp goes around it.'],
      [-1, '10:20', '> The landlord agrees to everything but the colour of the door.'],
      [-1, '10:31', '<* What is wrong with yellow?'],
      [-1, '10:32', '<* I could offer a darker yellow.'],
    ],
  ],
  [
    2,
    false,
    [
      [-5, '11:00', '< The chairs will come on the fourth, says the shop.'],
      [-5, '11:20', '> All six of them?'],
      [-5, '11:24', '< Five. The sixth is blue enough only in the catalogue.'],
      [-4, '8:50', '> Then let them send five and a stool.'],
      [-4, '9:30', '< Ordered. The stool is green, I hope that is all right.'],
      [-4, '9:31', '>* Green is fine.'],
    ],
  ],
  [
    5,
    false,
    [
      [-2, '17:15', '> The machine by the window hums again.'],
      [-2, '17:42', '< It does that when it is thirsty. I will clean it tomorrow.'],
      [-1, '7:55', '<* Clean. It hums no more, and the fern has been watered as well.'],
    ],
  ],
  [8, false, [[-7, '16:00', '< We are 99 things in the catalogue, if nobody has added one since lunch.']]],
];

function messageOf(now: number, [days, time, line]: Line): ChatMessage {
  const [mark = '', ...words] = line.split(' ');
  const [hours, minutes] = time.split(':').map(Number);
  return {
    textContent: words.join(' '),
    time: at(now, days, hours, minutes).toISOString(),
    isSent: mark.startsWith('>'),
    isSeen: !mark.endsWith('*'),
  };
}

/** Gives what has been said with four of them, by uid; the last words are of the day before `now`. */
export const sampleThreads = (now: number): [uid: number, thread: ChatThread][] =>
  threads.map(([uid, isPinned, lines]) => [
    uid,
    { isPinned, msg: lines.map((line) => messageOf(now, line)) },
  ]);

import type { Found } from './kinds';

const made = (
  kind: Found['kind'],
  entries: readonly (readonly [title: string, text: string, daysAgo: number])[],
): Found[] =>
  entries.map(([title, text, daysAgo], index) => ({
    id: `${kind}-${index + 1}`,
    kind,
    title,
    text,
    daysAgo,
    seed: kind.length * 7 + index,
  }));

/** What is found besides the pages of the demonstration: invented, and in English. */
export const invented: readonly Found[] = [
  ...made('image', [
    ['A calm morning on the ward', 'The first light over the hills, seen from the day room.', 2],
    ['Boats on the patients’ outing', 'Where the summer outing went, drawn by a patient.', 40],
    ['The new houses beside the clinic', 'A street that did not exist a year ago.', 210],
    ['Flowers for the reading corner', 'Three kinds, changed every week.', 5],
    ['Drinks of a day, in seven glasses', 'What two litres look like when they are shared out.', 12],
    ['Scales in the evening sun', 'Weighing at the same time every day makes readings comparable.', 90],
    ['A garden for people with little time', 'Paths that lead back after five minutes.', 400],
    ['The harbour in the fog', 'A picture for the waiting room.', 25],
  ]),
  ...made('video', [
    ['How to enter a reading', 'Two minutes: open the patient, give the figure, keep it.', 6],
    ['Taking over an alert', 'What colleagues see while you work on it.', 20],
    ['A fluid plan from beginning to end', 'From the formula to the slots of a day.', 33],
    ['Working with the keyboard alone', 'All keys of the worklist in three minutes.', 150],
    ['A night shift on the tablet', 'The dark screen, and what is brought to you.', 380],
  ]),
  ...made('map', [
    ['Clinic at the old harbour', 'Invented Street 4. Trams 2 and 9 stop in front of it.', 60],
    ['Dialysis centre on the hill', 'Invented Road 11. Parking behind the house.', 100],
    ['Training rooms in the town', 'Second floor; the lift is on the left.', 14],
  ]),
  ...made('news', [
    ['Alerts can now be put off until a time', 'Everybody sees by whom, and everybody can end it.', 1],
    ['Readings: a correction keeps what stood there', 'The history shows both figures and the reason.', 4],
    ['Training days in spring', 'Half a day for teams, at the training rooms in the town.', 9],
    ['The knowledge base has six subjects', 'Seventy-two questions, each with a short answer.', 27],
    ['A year of fluid plans', 'What teams have learnt, in five sentences.', 360],
    ['Two thousand days without paper', 'How a ward got rid of its lists.', 700],
  ]),
];

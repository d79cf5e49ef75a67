/** Sample texts of the demonstration: everybody here is invented, and everything is in English. */

export interface Comment {
  by: string;
  text: string;
}

export interface SamplePost {
  id: string;
  by: string;
  hoursAgo: number;
  text: string;
  /** Number of its drawn picture. */
  picture?: number;
  /** Number of its drawn video. */
  video?: number;
  likes: number;
  likers: readonly string[];
  comments: readonly Comment[];
}

export const owner = 'Elin Kellermoor';

export const posts: readonly SamplePost[] = [
  {
    id: 'garden',
    by: owner,
    hoursAgo: 3,
    text: 'The garden behind the clinic is open again. Five benches, one of them in the sun until four.',
    picture: 3,
    likes: 26,
    likers: ['Pavel Castanho', 'Oona Lindhorst', 'Wim Grindel'],
    comments: [
      { by: 'Oona Lindhorst', text: 'I had my coffee there. The tulips are early.' },
      { by: 'Wim Grindel', text: 'Is there a way without steps?' },
    ],
  },
  {
    id: 'weighing',
    by: owner,
    hoursAgo: 20,
    text: 'A short film about weighing at the same time every day. Made with patients, for patients.',
    video: 5,
    likes: 41,
    likers: ['Tamsin Umbach', 'Pavel Castanho'],
    comments: [
      { by: 'Tamsin Umbach', text: 'My grandmother asked for the second part already.' },
      { by: 'Nuno Marchetto', text: 'Could we show it in the waiting room?' },
    ],
  },
  {
    id: 'harbour',
    by: owner,
    hoursAgo: 47,
    text: 'Where the summer outing goes this year: out to the old lighthouse and back before dinner.',
    picture: 5,
    likes: 18,
    likers: ['Wim Grindel'],
    comments: [
      { by: 'Yara Hollanby', text: 'Count me in, with two drinks in the bag.' },
      { by: 'Pavel Castanho', text: 'Is the boat covered?' },
    ],
  },
  {
    id: 'recipes',
    by: owner,
    hoursAgo: 90,
    text: 'Twelve recipes with little salt are on the table in the day room. Take one, leave one.',
    likes: 33,
    likers: ['Yara Hollanby', 'Tamsin Umbach'],
    comments: [{ by: 'Nuno Marchetto', text: 'Number seven is from my aunt.' }],
  },
  {
    id: 'street',
    by: owner,
    hoursAgo: 160,
    text: 'The new street beside the clinic has a name at last, and a crossing with a long green light.',
    picture: 6,
    likes: 12,
    likers: ['Oona Lindhorst'],
    comments: [],
  },
  {
    id: 'training',
    by: owner,
    hoursAgo: 230,
    text: 'Half a day of training: how to read a chart with gaps. The slides are in the knowledge base.',
    likes: 22,
    likers: ['Pavel Castanho', 'Nuno Marchetto'],
    comments: [{ by: 'Wim Grindel', text: 'The part about silence was new to me.' }],
  },
  {
    id: 'morning',
    by: owner,
    hoursAgo: 400,
    text: 'The first morning round without a single sheet of paper.',
    picture: 8,
    likes: 57,
    likers: ['Tamsin Umbach', 'Yara Hollanby', 'Oona Lindhorst'],
    comments: [{ by: 'Yara Hollanby', text: 'And nobody looked for a pen.' }],
  },
];

export const friends = [
  { name: 'Pavel Castanho', part: 'Nurse, ward two' },
  { name: 'Oona Lindhorst', part: 'Dietician' },
  { name: 'Wim Grindel', part: 'Physiotherapist' },
  { name: 'Tamsin Umbach', part: 'Coach' },
  { name: 'Nuno Marchetto', part: 'Nurse, day clinic' },
  { name: 'Yara Hollanby', part: 'Social worker' },
];

export const suggested = [
  { name: 'Zeno Brackenfield', part: 'Four friends in common' },
  { name: 'Mirela Nordvall', part: 'Works in the day clinic' },
  { name: 'Stellan Quennell', part: 'Two friends in common' },
  { name: 'Kirsi Pellegrim', part: 'Likes the garden as well' },
];

export const pagesSuggested = [
  { name: 'Friends of the garden', part: 'Neighbourhood' },
  { name: 'Low-salt cooking', part: 'Recipes' },
  { name: 'Walks of an hour', part: 'Outdoors' },
];

export const notices = [
  { text: 'The pharmacy is open until eight on Thursdays.', hoursAgo: 5 },
  { text: 'Lost and found: a blue scarf, a single glove, a good book.', hoursAgo: 28 },
  { text: 'Next Tuesday the lift is looked after. The stairs are friendly.', hoursAgo: 52 },
];

export const photos = [
  'The hills in the morning',
  'A boat that waits for the outing',
  'The houses beside the clinic',
  'Three flowers of the garden',
  'A field behind the tram stop',
  'The lighthouse, from far away',
  'The street in the evening',
  'The flowers of the reading corner',
  'The first sun of the year',
  'A calm day on the water',
  'Roofs after the rain',
  'A present from a patient',
];

export const videos = [
  { title: 'Weighing at the same time', seed: 5, seconds: 12 },
  { title: 'Seven glasses for a day', seed: 10, seconds: 9 },
  { title: 'A walk through the garden', seed: 3, seconds: 15 },
  { title: 'What the outing looked like', seed: 13, seconds: 10 },
];

export const events = [
  { id: 'outing', title: 'Summer outing to the lighthouse', place: 'Old harbour', inDays: 12, guests: 23 },
  { id: 'cooking', title: 'Cooking with little salt', place: 'Day room', inDays: 4, guests: 9 },
  { id: 'training', title: 'Reading charts with gaps', place: 'Training rooms', inDays: 26, guests: 17 },
];

/** Votes that were there before. */
export const poll = [
  { id: 'lighthouse', label: 'To the lighthouse', votes: 12, voters: ['Wim Grindel', 'Yara Hollanby'] },
  { id: 'forest', label: 'Into the forest', votes: 7, voters: ['Oona Lindhorst'] },
  { id: 'museum', label: 'To the museum of clocks', votes: 4, voters: ['Nuno Marchetto'] },
  { id: 'home', label: 'Nowhere, with cake', votes: 2, voters: ['Tamsin Umbach'] },
];
export const pollQuestion = 'Where shall the autumn outing go?';

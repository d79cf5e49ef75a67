import type { Category } from '../category';

/** Sample texts of the demonstration. */
export const gettingStarted: Category = {
  title: 'Getting started',
  lead: 'The first days: signing in, finding one’s way, and making the product one’s own.',
  topics: [
    {
      title: 'Signing in',
      questions: [
        {
          title: 'How do I sign in for the first time?',
          paragraphs: [
            'An administrator sends you a link that is good for one use. Open it, choose a password of at least ten characters, and you are on the dashboard.',
            'If the link has run out, ask for a new one on the sign-in page under “Forgot password”.',
          ],
        },
        {
          title: 'Can I stay signed in on a shared computer?',
          paragraphs: [
            'Lock the screen instead of signing out. Your work stays where it is, and nothing of it can be seen until you give your password.',
            'A colleague who needs the computer signs in in your place; what you had typed waits for you.',
          ],
        },
      ],
    },
    {
      title: 'Finding one’s way',
      questions: [
        {
          title: 'Where do I begin in the morning?',
          paragraphs: [
            'On the dashboard. Its first sentence says how many people need somebody now, and every figure in it leads to the people it counts.',
            'When nobody needs you, the sentence says that as well.',
          ],
        },
        {
          title: 'How do I find a page without the menu?',
          paragraphs: [
            'Press Ctrl and K and type a part of its name. Patients, pages and actions are offered together, and the arrow keys choose among them.',
            'The magnifier of the bar finds the same pages with the mouse.',
          ],
        },
      ],
    },
    {
      title: 'The look of the screen',
      questions: [
        {
          title: 'Can I work on a dark screen?',
          paragraphs: [
            'The gear at the edge of the window changes colours, bars and layout. What you choose belongs to you and is there again tomorrow.',
            'Dark and light carry the same information: nothing is told by colour alone.',
          ],
        },
        {
          title: 'Can the menu be made smaller?',
          paragraphs: [
            'The pin at its top folds it to its icons. It opens again while the pointer is over it, and stays open once the pin is pressed.',
            'On a tablet it is swiped in from the edge.',
          ],
        },
      ],
    },
    {
      title: 'Languages',
      questions: [
        {
          title: 'How do I change the language?',
          paragraphs: [
            'Choose it in the bar at the top. Everything is said in the new language at once, also what you are just typing into is kept.',
            'Names, notes and texts of colleagues stay in the language they were written in.',
          ],
        },
        {
          title: 'Which language do patients get?',
          paragraphs: [
            'Each patient has a language of their own, set at registration. Those who have none get the language of the house.',
            'It can be changed in the profile of the patient.',
          ],
        },
      ],
    },
    {
      title: 'Bookmarks',
      questions: [
        {
          title: 'How do I keep a page at hand?',
          paragraphs: [
            'Press the star in the bar, look for the page and press the star beside it. It then stands in the bar with its icon.',
            'Ten bookmarks are in sight; the next ones wait behind an arrow.',
          ],
        },
        {
          title: 'How do I sort my bookmarks?',
          paragraphs: [
            'Drag an icon to where it belongs. With the keyboard, focus it and use the arrow keys while Alt is held.',
            'Taking the star away frees the place for the next one in the queue.',
          ],
        },
      ],
    },
    {
      title: 'Help',
      questions: [
        {
          title: 'Where do I see all keys?',
          paragraphs: [
            'Press the question mark outside of a field. The list also lets you turn off keys that are single letters.',
            'Keys with Ctrl always work.',
          ],
        },
        {
          title: 'Who answers what is not written here?',
          paragraphs: [
            'The people named beside the questions and answers. Write down what you did and what you expected: that shortens the way.',
            'Never send names of patients along.',
          ],
        },
      ],
    },
  ],
};

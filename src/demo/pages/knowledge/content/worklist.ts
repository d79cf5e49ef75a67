import type { Category } from '../category';

/** Sample texts of the demonstration. */
export const worklist: Category = {
  title: 'Worklist',
  lead: 'Who needs somebody first, and how to keep it that way.',
  topics: [
    {
      title: 'Reading the list',
      questions: [
        {
          title: 'What decides the order?',
          paragraphs: [
            'The most urgent state comes first, then how long it has waited. A state that cannot be read counts as urgent until somebody has looked.',
            'Sort by any other column with a click on its heading; a second click turns the order round.',
          ],
        },
        {
          title: 'What does the last column tell?',
          paragraphs: [
            'When something last arrived from this person. A clock beside it means that more days than usual went by without anything.',
            'Silence is not shown as a good sign.',
          ],
        },
      ],
    },
    {
      title: 'Filters',
      questions: [
        {
          title: 'How do I see only my patients?',
          paragraphs: [
            'Choose yourself under Referent. The filter is a part of the address, so a bookmark of the page keeps it.',
            'A chip above the list names each filter and takes it away again.',
          ],
        },
        {
          title: 'The list is empty. What now?',
          paragraphs: [
            'Read the chips above it: perhaps two filters exclude each other. “Clear all” brings everybody back.',
            'If the list could not be fetched it says so, and offers to try again.',
          ],
        },
      ],
    },
    {
      title: 'Several at once',
      questions: [
        {
          title: 'How do I choose several patients?',
          paragraphs: [
            'Tick the boxes at the beginning of the rows, or the one in the heading for all in sight. The bar that appears says how many are chosen.',
            'Choosing is forgotten when the filter changes.',
          ],
        },
        {
          title: 'What can be done for several together?',
          paragraphs: [
            'Give them a referent, a category or a fluid plan. Before anything is stored you see for whom what will change.',
            'People for whom it is not possible are named with the reason.',
          ],
        },
      ],
    },
    {
      title: 'Views',
      questions: [
        {
          title: 'Can I keep a set of filters?',
          paragraphs: [
            'Set the filters, then keep the view under a name of your own. It appears beside the list for you alone.',
            'A view holds the order as well.',
          ],
        },
        {
          title: 'How do I hand a view to a colleague?',
          paragraphs: [
            'Copy the address. It holds filters and order, and the colleague sees the people that they may see.',
            'Nothing private is part of the address.',
          ],
        },
      ],
    },
    {
      title: 'Printing',
      questions: [
        {
          title: 'How does the list get on paper?',
          paragraphs: [
            'Use the print function of the browser. Menu and bars stay away, and the heading says who printed the list and when.',
            'Only the rows in sight are printed.',
          ],
        },
        {
          title: 'Can I take the list into a sheet?',
          paragraphs: [
            'Yes, as a file with commas. It holds what the filters leave, in the order that you see.',
            'The file is stored where your browser stores files; delete it when it is no longer needed.',
          ],
        },
      ],
    },
    {
      title: 'Working together',
      questions: [
        {
          title: 'Do I see what colleagues just did?',
          paragraphs: [
            'Yes, the list follows by itself. A line above it says when it was last brought up to date.',
            'If the connection is down, the line says that and what is shown stays readable.',
          ],
        },
        {
          title: 'Two of us opened the same patient. Is that a problem?',
          paragraphs: [
            'No. The person who saves second is shown what the first one changed, and nothing typed is lost.',
            'Then choose what holds.',
          ],
        },
      ],
    },
  ],
};

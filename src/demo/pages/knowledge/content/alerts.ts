import type { Category } from '../category';

/** Sample texts of the demonstration. */
export const alerts: Category = {
  title: 'Alerts',
  lead: 'Taking over, working on and closing what needs somebody.',
  topics: [
    {
      title: 'Levels',
      questions: [
        {
          title: 'Which levels are there?',
          paragraphs: [
            'Critical, high, medium and low. One that cannot be read is treated as urgent and says that it is unknown.',
            'Each level has a shape, a word and a colour.',
          ],
        },
        {
          title: 'Who decides about a level?',
          paragraphs: [
            'The rule that raised the alert. Administrators change rules, and each change has a reason and a version.',
            'The alert names the figures it was raised with.',
          ],
        },
      ],
    },
    {
      title: 'Taking over',
      questions: [
        {
          title: 'What happens when I take an alert over?',
          paragraphs: [
            'Everybody sees that it is yours, and it is no longer brought to the next person. You can give it to somebody else at any time.',
            'Taking over is not yet a solution: the alert stays in the list.',
          ],
        },
        {
          title: 'Somebody took an alert over by mistake. What now?',
          paragraphs: [
            'Hand it back, or take it over yourself. The history names both of you.',
            'Nothing is lost by that.',
          ],
        },
      ],
    },
    {
      title: 'Putting off',
      questions: [
        {
          title: 'For how long can an alert be put off?',
          paragraphs: [
            'For an hour if it is critical, for a day if it is high, and up to three days otherwise. A worse level ends it early.',
            'The list shows until when and by whom.',
          ],
        },
        {
          title: 'Do I see alerts that were put off?',
          paragraphs: [
            'Yes, with the filter for them. They also stand in the record of the patient.',
            'They come back by themselves.',
          ],
        },
      ],
    },
    {
      title: 'Closing',
      questions: [
        {
          title: 'Which outcome do I choose?',
          paragraphs: [
            'The one that says what was done: called, treated, sent to a doctor, or nothing needed. Choose “false alarm” when the figure was wrong.',
            'The outcome is counted, so that rules can become better.',
          ],
        },
        {
          title: 'Can a closed alert be opened again?',
          paragraphs: [
            'For a short time the message at the edge of the screen offers to undo it. Later a new alert is raised if the state is still there, and names the former one.',
            'The history shows both.',
          ],
        },
      ],
    },
    {
      title: 'Rules',
      questions: [
        {
          title: 'How is a rule tried before it is used?',
          paragraphs: [
            'It is run over the last thirty days. You see how many alerts it would have raised, and for whom.',
            'Only then is it switched on.',
          ],
        },
        {
          title: 'Can a rule have other figures for one patient?',
          paragraphs: [
            'Yes. The figures of a person come before those of the category, and those before the rule’s own.',
            'Beside each figure stands whose it is.',
          ],
        },
      ],
    },
    {
      title: 'Quiet hours',
      questions: [
        {
          title: 'Who is called at night?',
          paragraphs: [
            'Critical alerts are brought to the next person at any hour. All others wait for the working hours of the house.',
            'The calling order is kept in the record of the patient.',
          ],
        },
        {
          title: 'How do I know that nothing was overlooked?',
          paragraphs: [
            'The dashboard counts what nobody has taken over, with the longest wait. At zero it says so.',
            'The count does not depend on filters.',
          ],
        },
      ],
    },
  ],
};

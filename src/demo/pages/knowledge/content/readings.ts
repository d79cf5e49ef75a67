import type { Category } from '../category';

/** Sample texts of the demonstration. */
export const readings: Category = {
  title: 'Readings',
  lead: 'Weight, drinks, urine, blood pressure: from the scales to the chart.',
  topics: [
    {
      title: 'Entering',
      questions: [
        {
          title: 'How do I enter a reading?',
          paragraphs: [
            'Open the patient, then Telemonitoring, then New reading. The unit stands beside the field, and a figure that cannot be true is asked about before it is kept.',
            'The time is now unless you change it.',
          ],
        },
        {
          title: 'Can a reading be entered for yesterday?',
          paragraphs: [
            'Yes, choose the time in the form. The day of a patient begins when they wake, so a reading at one at night may belong to the day before.',
            'The form says to which day it will be counted.',
          ],
        },
      ],
    },
    {
      title: 'Correcting',
      questions: [
        {
          title: 'How do I correct a wrong figure?',
          paragraphs: [
            'Choose Correct beside the reading, give the right figure and say why. The old one stays readable in the history.',
            'Alerts that rested on the old figure are looked at again.',
          ],
        },
        {
          title: 'A reading belongs to somebody else. What do I do?',
          paragraphs: [
            'Mark it as entered in error. It leaves every sum and every chart but is not deleted.',
            'Then enter it for the right person.',
          ],
        },
      ],
    },
    {
      title: 'Charts',
      questions: [
        {
          title: 'What does the band in the chart mean?',
          paragraphs: [
            'It is the target of this person. A line beyond it is the limit at which an alert is raised; the two are never the same thing.',
            'Both are told apart by their shape as well.',
          ],
        },
        {
          title: 'Why is there a gap in the line?',
          paragraphs: [
            'Nothing was measured then. A line through a gap would claim something that nobody knows.',
            'The table below the chart lists the days without data.',
          ],
        },
      ],
    },
    {
      title: 'Devices',
      questions: [
        {
          title: 'Which scales can be used?',
          paragraphs: [
            'Any scales whose figure the patient can read. Scales of their own connection are set up by the house.',
            'A device never changes a figure that a person has entered.',
          ],
        },
        {
          title: 'A device sends nothing any more. Why?',
          paragraphs: [
            'Most often its battery is empty or it was moved out of reach. The last reading shows its time.',
            'Ask the patient to enter the figure by hand meanwhile.',
          ],
        },
      ],
    },
    {
      title: 'Units',
      questions: [
        {
          title: 'Can I work with pounds and ounces?',
          paragraphs: [
            'Choose the units in your profile. Everything that is shown is converted for you, and what is stored stays the same.',
            'Colleagues keep their own choice.',
          ],
        },
        {
          title: 'How exact are converted figures?',
          paragraphs: [
            'They are rounded for showing only. Calculations use what was measured.',
            'Entering in another unit keeps what you typed.',
          ],
        },
      ],
    },
    {
      title: 'Bringing in many',
      questions: [
        {
          title: 'Can readings be imported from a file?',
          paragraphs: [
            'Yes, from a file with commas. The first step shows what each column is taken for, and lines with a fault are named with their number.',
            'Nothing is stored before you say so.',
          ],
        },
        {
          title: 'What if I import the same file twice?',
          paragraphs: [
            'Lines that are already there are recognised and left out. The summary says how many those were.',
            'You can stop at any time before the last step.',
          ],
        },
      ],
    },
  ],
};

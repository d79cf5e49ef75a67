import type { Category } from '../category';

/** Sample texts of the demonstration. */
export const plans: Category = {
  title: 'Plans and medicines',
  lead: 'Fluid plans, medicines and how they are followed.',
  topics: [
    {
      title: 'Fluid plans',
      questions: [
        {
          title: 'How is the amount for a day calculated?',
          paragraphs: [
            'By the formula of the plan, with named values of the patient. Each time the values are kept with the result, so that it can be explained later.',
            'A limit is rounded down, a target up.',
          ],
        },
        {
          title: 'Can a patient have two plans?',
          paragraphs: [
            'One holds at a time. The next one can already be written and begins on its day.',
            'The former one ends with it.',
          ],
        },
      ],
    },
    {
      title: 'Slots of a day',
      questions: [
        {
          title: 'What is a slot?',
          paragraphs: [
            'A part of the day with its share of the amount, such as the morning. The slots always add up to the total.',
            'A patient sees the slot that is now.',
          ],
        },
        {
          title: 'The patient wakes late. Do the slots move?',
          paragraphs: [
            'They follow the time of waking in the profile. A night shift is no problem: the day begins with waking.',
            'Changes hold from the next day.',
          ],
        },
      ],
    },
    {
      title: 'Changing a plan',
      questions: [
        {
          title: 'What do patients get when a plan changes?',
          paragraphs: [
            'They stay on the state they were given until somebody takes the new one over. A list shows for whom that is still to do.',
            'Past days are judged by what was asked then.',
          ],
        },
        {
          title: 'How do I end a plan early?',
          paragraphs: [
            'Pause or complete it in the record of the patient. A pause has an end and goes on by itself.',
            'A draft can simply be removed.',
          ],
        },
      ],
    },
    {
      title: 'Medicines',
      questions: [
        {
          title: 'How do I give a medicine for some days of the week?',
          paragraphs: [
            'Choose “precise days” as the frequency and tick them. The next intakes are listed before you store anything.',
            'Other frequencies are every day, every few days and in cycles.',
          ],
        },
        {
          title: 'Where do the names come from?',
          paragraphs: [
            'From the catalogue of the house, which administrators keep. A medicine that is no longer given stays readable in old records.',
            'It can be found by a part of its name.',
          ],
        },
      ],
    },
    {
      title: 'Intakes',
      questions: [
        {
          title: 'When is an intake missed?',
          paragraphs: [
            'When its time has run out and nothing was entered. The clock does that by itself, also while nobody has the page open.',
            'It can be put right for fourteen days.',
          ],
        },
        {
          title: 'What does adherence count?',
          paragraphs: [
            'Intakes that were taken, of those that were due. Beside the figure stands what it is counted from.',
            'Days in hospital are left out.',
          ],
        },
      ],
    },
    {
      title: 'Treatment sheet',
      questions: [
        {
          title: 'What is on the treatment sheet?',
          paragraphs: [
            'The plan and the medicines that hold today, on one page. It is meant for printing and for reading aloud.',
            'It names the day it was made.',
          ],
        },
        {
          title: 'Can a patient have it in another language?',
          paragraphs: [
            'Yes, choose the language above the sheet. Names of medicines stay as they are.',
            'Your own page keeps its language.',
          ],
        },
      ],
    },
  ],
};

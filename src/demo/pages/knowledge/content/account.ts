import type { Category } from '../category';

/** Sample texts of the demonstration. */
export const account: Category = {
  title: 'Account and privacy',
  lead: 'Passwords, locking, and what is kept about whom.',
  topics: [
    {
      title: 'Password',
      questions: [
        {
          title: 'How do I choose a good password?',
          paragraphs: [
            'Take several words that only you would put together. Length counts, signs and digits are not asked for.',
            'Passwords that everybody tries first are refused.',
          ],
        },
        {
          title: 'I forgot my password. What now?',
          paragraphs: [
            'Choose “Forgot password” on the sign-in page. You get a link, and the old password no longer holds once you have used it.',
            'An administrator can send a link as well.',
          ],
        },
      ],
    },
    {
      title: 'Sessions',
      questions: [
        {
          title: 'Where am I signed in?',
          paragraphs: [
            'Your profile lists every session with its device and when it was last used. Each of them can be ended there.',
            'Ending the present one signs you out.',
          ],
        },
        {
          title: 'Why was I signed out?',
          paragraphs: [
            'A session ends after a while without use. You are warned before, and what you typed is kept for you.',
            'A new sign-in leads back to the same page.',
          ],
        },
      ],
    },
    {
      title: 'Roles',
      questions: [
        {
          title: 'What may I see?',
          paragraphs: [
            'What your role allows. A page that it does not open says so and tells whom to ask.',
            'The menu only shows what you may open.',
          ],
        },
        {
          title: 'Who can change my role?',
          paragraphs: [
            'An administrator, in the staff list. It holds from your next click.',
            'Nobody can take away the last administrator.',
          ],
        },
      ],
    },
    {
      title: 'What is kept',
      questions: [
        {
          title: 'Is it written down what I do?',
          paragraphs: [
            'Who did what and when is stored together with what was done. A record shows its own history to everybody who may read it.',
            'The whole log can be read by administrators.',
          ],
        },
        {
          title: 'Can an entry be deleted?',
          paragraphs: [
            'No entry about a patient is deleted. What was wrong is marked as such and leaves every sum.',
            'What stood there stays readable.',
          ],
        },
      ],
    },
    {
      title: 'Notices',
      questions: [
        {
          title: 'How do I get fewer messages?',
          paragraphs: [
            'Choose in your account settings about what you want to be told. What is critical is always told.',
            'A message stays in its list until you have read it.',
          ],
        },
        {
          title: 'Do messages name patients?',
          paragraphs: [
            'Never outside of the product. A mail only says that there is something to look at.',
            'Inside, the message leads to the record.',
          ],
        },
      ],
    },
    {
      title: 'Devices of your own',
      questions: [
        {
          title: 'May I use my own phone?',
          paragraphs: [
            'If your house allows it, yes. Lock it, and do not store files on it.',
            'Nothing of the product stays on the phone after signing out.',
          ],
        },
        {
          title: 'What do I do when a device is lost?',
          paragraphs: [
            'End its session in your profile from another device, and tell an administrator. Then change your password.',
            'Without a session the device shows nothing.',
          ],
        },
      ],
    },
  ],
};

import { held } from '../../held';

export interface General {
  /** Address of the picture; '' without one. */
  photo: string;
  username: string;
  name: string;
  email: string;
  company: string;
}

export interface Info {
  bio: string;
  /** An ISO date, or ''. */
  born: string;
  /** A region's code. */
  country: string;
  /** Codes. */
  languages: readonly string[];
  phone: string;
  website: string;
  gender: string;
}

export const networks = ['Twitter', 'Facebook', 'Instagram', 'LinkedIn', 'GitHub', 'Codepen'] as const;
export const services = ['Google', 'GitHub', 'Facebook', 'Twitter'] as const;
export const activity = ['comment', 'answer', 'follow'] as const;
export const application = ['news', 'product', 'weekly'] as const;
export type Notice = (typeof activity)[number] | (typeof application)[number];

/** Nothing of it is told to a host: it holds until the page is loaded again. */
const account = held({
  general: {
    photo: '',
    username: 'elin.kellermoor',
    name: 'Elin Kellermoor',
    email: 'elin.kellermoor@demo.test',
    company: 'Invented Day Clinic',
  } as General,
  info: {
    bio: 'Nurse for twenty years, gardener for two.',
    born: '1981-04-17',
    country: 'PT',
    languages: ['en', 'pt'],
    phone: '+351 200 000 000',
    website: 'https://elin.demo.test/',
    gender: 'female',
  } as Info,
  links: {
    Twitter: 'https://twitter.demo.test/elin',
    Facebook: '',
    Instagram: '',
    LinkedIn: 'https://linkedin.demo.test/elin',
    GitHub: '',
    Codepen: '',
  } as Record<(typeof networks)[number], string>,
  connected: ['Google', 'GitHub'] as readonly string[],
  notices: {
    comment: true,
    answer: true,
    follow: false,
    news: true,
    product: false,
    weekly: true,
  } as Record<Notice, boolean>,
  /** Of the address: not confirmed yet, and whether that is still shown. */
  isAsked: true,
});

export const useAccount = account.useValue;
export const changeAccount = (change: Partial<ReturnType<typeof account.read>>): void =>
  account.write({ ...account.read(), ...change });

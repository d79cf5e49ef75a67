import { useIntl } from 'react-intl';
import type { MessageId } from '@/locales';

/** The languages that can be chosen, by the names that the host has for them. */
export const languages: Readonly<Record<string, string>> = {
  English: 'en',
  German: 'de',
  French: 'fr',
  Portuguese: 'pt',
  Spanish: 'es',
  Italian: 'it',
  Arabic: 'ar',
  Turkish: 'tr',
};

/** What a language is called in the language of the page; one that is not known by its name. */
export function useLanguageName(): (name: string) => string {
  const intl = useIntl();
  return (name) => {
    const code = languages[name];
    return (code && intl.formatDisplayName(code, { type: 'language' })) || name;
  };
}

export const genders: Readonly<Record<string, MessageId>> = {
  female: 'users.female',
  male: 'users.male',
  other: 'users.otherGender',
};

export const contactWays: Readonly<Record<string, MessageId>> = {
  email: 'users.byEmail',
  message: 'users.byMessage',
  phone: 'users.byPhone',
};

/** The places where somebody may be found. */
export const links = {
  twitter: 'users.twitter',
  facebook: 'users.facebook',
  instagram: 'users.instagram',
  github: 'users.github',
  codepen: 'users.codepen',
  slack: 'users.slack',
} as const satisfies Record<string, MessageId>;
export type LinkName = keyof typeof links;
export const linkNames = Object.keys(links) as LinkName[];

import type { MessageId } from '@/locales';
import type { About } from './profileState';

export const aboutWords: Record<keyof About, MessageId> = {
  words: 'socialProfile.words',
  work: 'socialProfile.work',
  lives: 'socialProfile.lives',
  email: 'socialProfile.email',
  website: 'socialProfile.website',
};

export const tabs = ['timeline', 'about', 'photos', 'friends', 'videos', 'events'] as const;
export type Tab = (typeof tabs)[number];

export const tabWords: Record<Tab, MessageId> = {
  timeline: 'socialProfile.timeline',
  about: 'socialProfile.about',
  photos: 'socialProfile.photos',
  friends: 'socialProfile.friends',
  videos: 'socialProfile.videos',
  events: 'socialProfile.events',
};

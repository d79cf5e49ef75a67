import { held } from '../../held';
import { poll } from './sample';

export interface About {
  words: string;
  work: string;
  lives: string;
  email: string;
  website: string;
}

interface ProfileState {
  about: About;
  /** Ids of posts, names of pages, ids of events: what was liked, followed, joined. */
  liked: readonly string[];
  followed: readonly string[];
  joined: readonly string[];
  /** Names of those who were asked to be friends, and of friends who were taken off. */
  asked: readonly string[];
  removed: readonly string[];
  /** What was said to a post, by its id. */
  said: Readonly<Record<string, readonly string[]>>;
  vote: string | null;
  /** How many posts are in sight. */
  posts: number;
}

export const POSTS_AT_ONCE = 3;

/** Nothing of it is told to a host: it holds until the page is loaded again. */
const profile = held<ProfileState>({
  about: {
    words: 'Nurse for twenty years, gardener for two. Believes in short lists and long walks.',
    work: 'Head nurse, day clinic',
    lives: 'Invented Town, by the old harbour',
    email: 'elin.kellermoor@demo.test',
    website: 'https://elin.demo.test/',
  },
  liked: [],
  followed: [],
  joined: [],
  asked: [],
  removed: [],
  said: {},
  vote: null,
  posts: POSTS_AT_ONCE,
});

export const useProfile = profile.useValue;
export const changeProfile = (change: Partial<ProfileState>): void =>
  profile.write({ ...profile.read(), ...change });

/** Takes a name into one of the lists, or out of it. */
export function toggle(list: 'liked' | 'followed' | 'joined' | 'asked' | 'removed', name: string): void {
  const before = profile.read()[list];
  changeProfile({
    [list]: before.includes(name) ? before.filter((one) => one !== name) : [...before, name],
  });
}

export function say(post: string, text: string): void {
  const { said } = profile.read();
  changeProfile({ said: { ...said, [post]: [...(said[post] ?? []), text] } });
}

/** The votes with one's own, and what they are of all of them, in whole per cent. */
export function pollWith(vote: string | null) {
  const counted = poll.map((option) => ({ ...option, votes: option.votes + (option.id === vote ? 1 : 0) }));
  const total = counted.reduce((sum, { votes }) => sum + votes, 0);
  return { total, options: counted.map((one) => ({ ...one, share: Math.round((one.votes / total) * 100) })) };
}

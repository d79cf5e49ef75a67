import { Avatar } from '@/shared/ui/Avatar';

export interface ShellUser {
  name: string;
  /** The role's name in the reader's language. */
  role: string;
  /** Their picture, as a `data:` address. */
  avatar?: string | undefined;
}

/** The signed-in user in the bar: name, role and a 40 px avatar. */
export function UserFace({ name, role, avatar }: ShellUser) {
  return (
    <>
      <span className="nd-user-words d-none d-md-grid">
        <span>{name}</span>
        <span className="nd-user-role">{role}</span>
      </span>
      <Avatar name={name} picture={avatar} />
    </>
  );
}

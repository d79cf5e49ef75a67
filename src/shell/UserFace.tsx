export interface ShellUser {
  name: string;
  /** The role's name in the reader's language. */
  role: string;
}

/** First letters of the first and the last word; whole characters, whatever the script. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Who is signed in, as the bar shows it: name, role and a 40 px avatar. */
export function UserFace({ name, role }: ShellUser) {
  return (
    <>
      <span className="nd-user-words d-none d-md-grid">
        <span>{name}</span>
        <span className="nd-user-role">{role}</span>
      </span>
      <span className="nd-avatar" aria-hidden="true">
        {initials(name)}
      </span>
    </>
  );
}

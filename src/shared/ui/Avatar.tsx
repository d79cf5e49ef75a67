/** First letters of the first and the last word; whole characters, whatever the script. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Shows a person's picture, or else their initials, 40 px round. The name stands beside it. */
export function Avatar({ name, picture }: { name: string; picture?: string | undefined }) {
  return picture === undefined ? (
    <span className="nd-avatar" aria-hidden="true">
      {initials(name)}
    </span>
  ) : (
    <img className="nd-avatar" src={picture} alt="" />
  );
}

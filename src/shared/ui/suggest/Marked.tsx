import { matchedPart } from './match';

/** A title with the part that was looked for marked in it. */
export function Marked({ title, text }: { title: string; text: string }) {
  const part = matchedPart(title, text);
  if (!part) return title;
  const [start, end] = part;
  return (
    <>
      {title.slice(0, start)}
      <mark>{title.slice(start, end)}</mark>
      {title.slice(end)}
    </>
  );
}

import { piecesOf, plainText, type EducationDocument } from './document';

/** A text as it is heard, block by block; a picture is what it shows. */
function linesOf(document: EducationDocument): string[] {
  return document.content.map((block) => {
    const own: EducationDocument = { type: 'doc', content: [block] };
    const shown = [...piecesOf(own)].flatMap((piece) => (piece.type === 'figure' ? [piece.attrs.alt] : []));
    return [...shown, plainText(own)].filter((part) => part !== '').join(' ');
  });
}

/**
 * Gives the lines in which two texts differ, an ellipsis standing for what is the same before and after.
 * @returns both empty where they say the same, whatever they look like
 */
export function differingLines(a: EducationDocument, b: EducationDocument): [string, string] {
  const [mine, theirs] = [linesOf(a), linesOf(b)];
  const shorter = Math.min(mine.length, theirs.length);
  let before = 0;
  while (before < shorter && mine[before] === theirs[before]) before += 1;
  if (before === mine.length && before === theirs.length) return ['', ''];
  let after = 0;
  while (after < shorter - before && mine.at(-1 - after) === theirs.at(-1 - after)) after += 1;
  const cut = (lines: string[]) =>
    [
      ...(before > 0 ? ['…'] : []),
      ...lines.slice(before, lines.length - after),
      ...(after > 0 ? ['…'] : []),
    ].join('\n');
  return [cut(mine), cut(theirs)];
}

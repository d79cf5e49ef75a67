/** Whether the letters of what was typed stand in the text in the same order, whatever stands between them. */
export function isLoosely(text: string, typed: string): boolean {
  const letters = [...text.toLocaleLowerCase()];
  let from = 0;
  return [...typed.toLocaleLowerCase().replaceAll(/\s/g, '')].every((letter) => {
    const at = letters.indexOf(letter, from);
    from = at + 1;
    return at >= 0;
  });
}

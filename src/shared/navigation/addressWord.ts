/**
 * Gives the word that a page goes by in its address, e.g. `toastr`: a user who knows a page by that finds it whatever
 * its title is in their language.
 */
export const addressWord = (link: string): string =>
  link
    .replace(/[?#].*/s, '')
    .split('/')
    .at(-1) ?? '';

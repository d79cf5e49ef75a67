import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';

/** The languages that the showcase itself is written in are there at once; markup inside of the code is the second. */
export const lowlight = createLowlight({ typescript, xml });

/** The others are fetched when one of them is first shown. */
const further = {
  bash: () => import('highlight.js/lib/languages/bash'),
  css: () => import('highlight.js/lib/languages/css'),
  json: () => import('highlight.js/lib/languages/json'),
  python: () => import('highlight.js/lib/languages/python'),
  sql: () => import('highlight.js/lib/languages/sql'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
};
type Further = keyof typeof further;
export type Language = 'typescript' | 'xml' | Further;

const isFurther = (language: Language): language is Further => Object.hasOwn(further, language);
const fetched = new Map<Language, Promise<void>>();

/** Done when the language can be coloured; one that cannot be fetched is shown plain, and asked for again next time. */
export function languageThere(language: Language): Promise<void> {
  const known = fetched.get(language);
  if (known) return known;
  const coming = isFurther(language)
    ? further[language]().then(
        (grammar) => lowlight.register(language, grammar.default),
        () => void fetched.delete(language),
      )
    : Promise.resolve();
  fetched.set(language, coming);
  return coming;
}

import { readFileSync } from 'node:fs';
import { recordParts } from '@/app/site/recordParts';
import { showcasePages } from '@/app/site/showcasePages';
import type { SitePage } from '@/app/site/sitePage';
import { pages } from '@/app/siteMap';
import { screens, type ScreenName } from '@/demo/screens';
import type { MessagePart } from '@/locales';

/** A page with the file that it begins with, and the parts of the messages that are there when it is shown. */
export interface PageModule {
  name: string;
  file: string;
  /** Parts that it waits for itself. */
  words: readonly MessagePart[];
  /** All that are there then, with those of the frame and of the page around it. */
  there: ReadonlySet<MessagePart>;
}

/** The file that a later import names, as the runner of the tests writes it. */
const fileIn = (load: () => unknown): string | undefined =>
  /\("\/(src\/[^"]+\.tsx)"\)/.exec(String(load))?.[1];

const framed = (page: SitePage): readonly MessagePart[] =>
  page.access === 'public' ? ['entry'] : ['entry', 'desk'];

const moduleOf = (
  name: string,
  file: string | undefined,
  words: readonly MessagePart[],
  around: readonly MessagePart[],
): PageModule => {
  if (!file) throw new Error(`The file of ${name} is not to be seen from how it is loaded.`);
  return { name, file, words, there: new Set([...around, ...words]) };
};

const isOwn = (page: SitePage): boolean => fileIn(page.load) !== undefined;

const product = pages.filter(isOwn).flatMap((page) => {
  const around = framed(page);
  const own = page.words ?? [];
  const children = page.children === recordParts ? recordParts : [];
  return [
    moduleOf(page.path, fileIn(page.load), own, around),
    ...children.map((child) =>
      moduleOf(`${page.path}/${child.path}`, fileIn(child.load), child.words ?? [], [...around, ...own]),
    ),
    ...Object.entries(page.views ?? {}).map(([name, view]) =>
      moduleOf(`${page.path}?view=${name}`, fileIn(view.load), view.words ?? [], around),
    ),
  ];
});

/** Which page of the demonstration is which is seen from where the site map names them. */
const demoSource = readFileSync('src/app/site/demoPages.ts', 'utf8');
const alone = [...demoSource.matchAll(/alone\('[^']+', '[^']+', '(\w+)'/g)].map(([, name]) => name);
const demonstration = [
  ...[...demoSource.matchAll(/screen\('(\w+)'((?:, '[\w-]+')*)\)/g)].map(([, name = '', words = '']) =>
    moduleOf(
      name,
      fileIn(screens[name as ScreenName]),
      [...words.matchAll(/'([\w-]+)'/g)].map(([, word]) => word as MessagePart),
      ['entry', 'desk'],
    ),
  ),
  ...alone.map((name) =>
    moduleOf(String(name), fileIn(screens[name as ScreenName]), ['demoPages'], ['entry']),
  ),
];

const showcase = showcasePages.map((page) =>
  moduleOf(page.path, `src/showcase${page.path}.tsx`, page.words ?? [], framed(page)),
);

/** Every page of the site map: those of the product with their parts and views, the demonstration, the showcase. */
export const pageModules: readonly PageModule[] = [...product, ...demonstration, ...showcase];

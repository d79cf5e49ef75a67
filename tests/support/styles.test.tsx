import { afterEach, expect, it } from 'vitest';
import { mindingAll } from './styles';

const tags =
  'a abbr address area article aside audio b base bdi bdo blockquote br button canvas center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img input ins kbd label legend li link main map mark menu meta meter nav noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp script search section select slot small source span strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track u ul var video wbr unknown'.split(
    ' ',
  );
const traits: [name: string, value: string][] = [
  ['class', 'any'],
  ['hidden', ''],
  ['hidden', 'until-found'],
  ['popover', ''],
  ['open', ''],
  ['controls', ''],
  ['type', 'hidden'],
  ['style', 'display: contents; visibility: hidden; opacity: 0; pointer-events: none'],
];

const made = (tag: string) => document.createElement(tag);
function withTraits(tag: string): Element[] {
  return traits.map(([name, value]) => {
    const element = made(tag);
    element.setAttribute(name, value);
    return element;
  });
}

/** Every element by itself, some with each trait, and what is shown depending on what it lies in. */
function everything(): Element[] {
  const body = document.body;
  body.append(...tags.map(made));
  for (const tag of ['p', 'input', 'details', 'dialog', 'audio']) body.append(...withTraits(tag));
  for (const outer of ['details', 'ruby', 'table', 'select', 'p']) {
    for (const holder of [made(outer), ...withTraits(outer)]) {
      holder.append(made('summary'), made('rt'), made('tr'), made('option'), made('span'));
      body.append(holder);
    }
  }
  return [...document.querySelectorAll('*')];
}

const asked = ['display', 'visibility', 'opacity', 'pointer-events', 'content', 'content-visibility'];
const stylesOf = (elements: Element[]) =>
  elements.map((element) => {
    const style = getComputedStyle(element);
    return [element.tagName, ...asked.map((property) => style.getPropertyValue(property))].join(' ');
  });

afterEach(() => document.body.replaceChildren());

it('elements show, hide and take the pointer as they do by every rule of jsdom', () => {
  const elements = everything();
  const light = stylesOf(elements);
  // What was computed is kept until something changes.
  document.body.append(made('p'));
  expect(light).toEqual(mindingAll(() => stylesOf(elements)));
  expect(new Set(light.map((line) => line.split(' ')[1])).size).toBeGreaterThan(10);
});

it("a document's own rules are minded", () => {
  const sheet = made('style');
  sheet.textContent = '.any { color: rgb(1, 2, 3); display: flex }';
  document.head.append(sheet);
  const [element] = withTraits('p');
  document.body.append(element ?? '');
  const { color, display } = getComputedStyle(document.querySelector('.any') ?? document.body);
  sheet.remove();
  expect([color, display]).toEqual(['rgb(1, 2, 3)', 'flex']);
});

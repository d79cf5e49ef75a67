import * as React from 'react';

// React notes the stack of every element while developing, for warnings that nobody reads here: a tenth of a page test.
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (!internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React no longer counts the stacks that it notes where it did.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set: (_count: number) => {},
});

// jsdom does not know <search>, which browsers have as an element without an interface of its own.
const { createElement } = Document.prototype;
Document.prototype.createElement = function create(
  this: Document,
  ...[name, ...rest]: Parameters<typeof createElement>
) {
  const element = createElement.call(this, name, ...rest);
  if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
  return element;
} as typeof createElement;

// Nothing is drawn in jsdom, and saying so for each canvas helps nobody.
HTMLCanvasElement.prototype.getContext = () => null;

// Every browser has it, and here nothing is narrow and nobody prefers anything; a test that is about it stubs its own.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: !/prefers-|forced-/.test(media),
    onchange: null,
  }) as MediaQueryList;

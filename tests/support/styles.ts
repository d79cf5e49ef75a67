import CSSStyleRule, { type Rule } from 'jsdom/lib/generated/idl/CSSStyleRule.js';

/**
 * jsdom judges an element by all 111 rules of its own style sheet whenever it is asked for a style, and role queries ask
 * for thousands: a fifth of a page test. What the tests ask for is whether an element shows, lets itself be pointed at
 * and stands in a line of its own, so the rules that say nothing of it are passed over. A document's own rules stay.
 */
const asked = /(^|[\s;])(display|visibility|opacity|pointer-events|content|content-visibility):/;

// A pseudo-element has no style in jsdom: its rules change nothing.
const isSpared = ({ parentStyleSheet, selectorText, style }: Rule) =>
  !parentStyleSheet?.ownerNode && (selectorText.includes('::') || !asked.test(style.cssText));

const { isImpl } = CSSStyleRule;
const spared = new WeakMap<Rule, boolean>();
let all = false;

CSSStyleRule.isImpl = (rule) => {
  if (!isImpl(rule) || all) return isImpl(rule);
  const known = spared.get(rule) ?? isSpared(rule);
  spared.set(rule, known);
  return !known;
};

/** Does something with styles as jsdom gives them when it minds every rule. */
export function mindingAll<T>(work: () => T): T {
  all = true;
  try {
    return work();
  } finally {
    all = false;
  }
}

/**
 * jsdom works a whole style out for each custom property that is asked for, and a chart asks for its eight colours: a
 * twentieth of all page tests. No sheet gives them here.
 */
const { getPropertyValue } = CSSStyleDeclaration.prototype;
CSSStyleDeclaration.prototype.getPropertyValue = function valueOf(this: CSSStyleDeclaration, name: string) {
  return name.startsWith('--nd-chart-') ? '' : getPropertyValue.call(this, name);
};

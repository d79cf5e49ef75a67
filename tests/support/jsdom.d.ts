/** The module by which jsdom tells the rules that style elements from the other rules of a style sheet. */
declare module 'jsdom/lib/generated/idl/CSSStyleRule.js' {
  export interface Rule {
    selectorText: string;
    style: { cssText: string };
    parentStyleSheet: { ownerNode: unknown } | null;
  }
  const CSSStyleRule: { isImpl: (rule: Rule) => boolean };
  export default CSSStyleRule;
}

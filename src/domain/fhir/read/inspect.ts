import type { Reason } from './findings';

/** FHIR nests a handful of levels; what goes far deeper was made to break a reader. */
const DEEPEST = 60;
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'] as const;

/**
 * Looks through a whole JSON value before anything uses it: too deep, or a key that could reach the prototype of an
 * object. Without recursion, so that depth cannot exhaust the stack.
 */
export function danger(root: unknown): Extract<Reason, 'tooDeep' | 'forbiddenKey'> | undefined {
  let level: object[] = typeof root === 'object' && root !== null ? [root] : [];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return 'tooDeep';
    const next: object[] = [];
    for (const node of level) {
      if (!Array.isArray(node) && FORBIDDEN.some((key) => Object.hasOwn(node, key))) return 'forbiddenKey';
      for (const value of Object.values(node))
        if (typeof value === 'object' && value !== null) next.push(value as object);
    }
    level = next;
  }
  return undefined;
}

import { FormulaFault, type FormulaProblem } from './formulaProblem';
import type { VariableName } from './formulaNames';
import type { FormulaNode } from './readFormula';

/**
 * The known values, in the units of `variables`; `sex` as one of `sexes`. A value that is absent or null is missing,
 * never zero.
 */
export type FormulaValues = Partial<Record<VariableName, number | 'female' | 'male' | null>>;

/** Beyond this no fluid formula means anything, and sums lose their last digits. */
const LARGEST = 1e9;

type Value = number | boolean | 'female' | 'male';

/** Freed of the dust of binary fractions, for 0.1 + 0.2 is a little more than 0.3; and never the zero below zero. */
const withoutNoise = (value: number): number => Math.round(value * 1e9) / 1e9 + 0;

const HERE = { at: 0, length: 0 };
const ONE: FormulaNode = { kind: 'figure', value: 1, place: HERE };
const ZERO: FormulaNode = { kind: 'figure', value: 0, place: HERE };

class FormulaCalculator {
  readonly known: FormulaValues;
  constructor(known: FormulaValues) {
    this.known = known;
  }

  number(node: FormulaNode): number {
    const value = this.value(node);
    if (typeof value !== 'number') throw new FormulaFault('formula.noNumber', node.place);
    if (!Number.isFinite(value) || Math.abs(value) > LARGEST)
      throw new FormulaFault('formula.tooLarge', node.place);
    return value;
  }

  value(node: FormulaNode): Value {
    switch (node.kind) {
      case 'figure':
      case 'sex':
        return node.value;
      case 'variable': {
        const value = this.known[node.name];
        if (value === undefined || value === null)
          throw new FormulaFault('formula.missing', node.place, { name: node.name });
        return value;
      }
      case 'sign':
        return node.negative ? -this.number(node.of) : this.number(node.of);
      case 'operation':
        return this.operation(node);
      case 'call':
        return this.call(node);
    }
  }

  private operation(node: FormulaNode & { kind: 'operation' }): Value {
    const { operator, left, right, sign } = node;
    if (operator === '==' || operator === '!=') {
      const isSame = this.compared(left) === this.compared(right);
      return operator === '==' ? isSame : !isSame;
    }
    const [a, b] = [this.number(left), this.number(right)];
    switch (operator) {
      case '+':
        return a + b;
      case '-':
        return a - b;
      case '*':
        return a * b;
      case '/':
        if (withoutNoise(b) === 0) throw new FormulaFault('formula.divisionByZero', sign);
        return a / b;
      case '<':
        return withoutNoise(a) < withoutNoise(b);
      case '<=':
        return withoutNoise(a) <= withoutNoise(b);
      case '>':
        return withoutNoise(a) > withoutNoise(b);
      case '>=':
        return withoutNoise(a) >= withoutNoise(b);
    }
  }

  private compared(node: FormulaNode): Value {
    const value = this.value(node);
    return typeof value === 'number' ? withoutNoise(this.number(node)) : value;
  }

  private call({ name, parts, place }: FormulaNode & { kind: 'call' }): Value {
    const [first, second, third] = parts;
    switch (name) {
      case 'min':
        return Math.min(...parts.map((part) => this.number(part)));
      case 'max':
        return Math.max(...parts.map((part) => this.number(part)));
      case 'round': {
        const value = first ? this.number(first) : 0;
        const step = second ? this.number(second) : 1;
        if (step <= 0) throw new FormulaFault('formula.roundStep', second?.place ?? place);
        return Math.round(withoutNoise(value / step)) * step;
      }
      case 'if': {
        // Only the chosen case is calculated: inputs missing for the other case do not matter.
        const chosen = first && this.value(first) === true ? second : third;
        return chosen ? this.number(chosen) : 0;
      }
    }
  }
}

/**
 * The variables that a formula cannot do without and that are not known, each once: of a choice those of its condition,
 * and once that is known those of what it chooses.
 */
export function lackingFor(formula: FormulaNode, known: FormulaValues): VariableName[] {
  const parts = (nodes: readonly FormulaNode[]) => [
    ...new Set(nodes.flatMap((node) => lackingFor(node, known))),
  ];
  switch (formula.kind) {
    case 'figure':
    case 'sex':
      return [];
    case 'variable':
      return (known[formula.name] ?? null) === null ? [formula.name] : [];
    case 'sign':
      return lackingFor(formula.of, known);
    case 'operation':
      return parts([formula.left, formula.right]);
    case 'call': {
      const [condition, yes, no] = formula.parts;
      if (formula.name !== 'if' || !condition) return parts(formula.parts);
      const lacking = lackingFor(condition, known);
      if (lacking.length > 0) return lacking;
      const result = evaluateFormula({ ...formula, parts: [condition, ONE, ZERO] }, known);
      const chosen = 'value' in result && result.value === 1 ? yes : no;
      return chosen ? lackingFor(chosen, known) : [];
    }
  }
}

/**
 * Calculates a parsed formula.
 * @returns its value, mL per day, without binary rounding noise; or the problem and its place
 */
export function evaluateFormula(
  formula: FormulaNode,
  known: FormulaValues,
): { value: number } | { problem: FormulaProblem } {
  try {
    return { value: withoutNoise(new FormulaCalculator(known).number(formula)) };
  } catch (thrown) {
    if (thrown instanceof FormulaFault) return { problem: thrown.problem };
    throw thrown;
  }
}

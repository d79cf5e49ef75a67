import { FormulaFault, type FormulaProblem } from './formulaProblem';
import { variables, type Dimension, type VariableName } from './formulaNames';
import { readFormula, type FormulaNode, type Place } from './readFormula';

/** The meaning of a part: a truth, a sex, or a quantity; `null` is a figure, which takes any unit. */
type Sort = 'truth' | 'sex' | Dimension | null;

const bases = ['mL', 'kg', 'cm', 'h', 'd', 'y'] as const;
/** The dimension of a fluid plan is volume per day. */
const perDay: Dimension = { mL: 1, d: -1 };

const same = (a: Dimension, b: Dimension): boolean => bases.every((one) => (a[one] ?? 0) === (b[one] ?? 0));

function combined(a: Dimension, b: Dimension, sign: 1 | -1): Dimension {
  const result: Dimension = {};
  for (const one of bases) {
    const exponent = (a[one] ?? 0) + sign * (b[one] ?? 0);
    if (exponent !== 0) result[one] = exponent;
  }
  return result;
}

/** A unit as it is written, e.g. `mL/(kg·h)`; `1` without any. */
export function writtenUnit(dimension: Dimension): string {
  const part = (sign: 1 | -1) =>
    bases.flatMap((one) => {
      const exponent = (dimension[one] ?? 0) * sign;
      if (exponent <= 0) return [];
      return exponent === 1 ? one : `${one}${exponent === 2 ? '²' : exponent === 3 ? '³' : `^${exponent}`}`;
    });
  const [over, under] = [part(1), part(-1)];
  const numerator = over.join('·') || '1';
  if (under.length === 0) return numerator;
  return `${numerator}/${under.length === 1 ? under.join('') : `(${under.join('·')})`}`;
}

function quantityOf(node: FormulaNode): Dimension | null {
  const sort = sortOf(node);
  if (sort === 'truth' || sort === 'sex') throw new FormulaFault('formula.noNumber', node.place);
  return sort;
}

/** The one unit of parts that are added, compared or chosen between. */
function common(parts: readonly FormulaNode[], place: Place): Dimension | null {
  let unit: Dimension | null = null;
  for (const part of parts) {
    const own = quantityOf(part);
    if (unit && own && !same(unit, own))
      throw new FormulaFault('formula.units', place, { one: writtenUnit(unit), other: writtenUnit(own) });
    unit ??= own;
  }
  return unit;
}

function operationSort({ operator, sign, left, right }: FormulaNode & { kind: 'operation' }): Sort {
  switch (operator) {
    case '+':
    case '-':
      return common([left, right], sign);
    case '*':
    case '/': {
      const [a, b] = [quantityOf(left), quantityOf(right)];
      // A figure may stand for 30 mL per kg as well as for a plain 2.
      return a && b ? combined(a, b, operator === '*' ? 1 : -1) : null;
    }
    case '==':
    case '!=': {
      const [a, b] = [sortOf(left), sortOf(right)];
      if (a === 'sex' && b === 'sex') return 'truth';
      common([left, right], sign);
      return 'truth';
    }
    default:
      common([left, right], sign);
      return 'truth';
  }
}

function sortOf(node: FormulaNode): Sort {
  switch (node.kind) {
    case 'figure':
      return null;
    case 'sex':
      return 'sex';
    case 'variable':
      return node.name === 'sex' ? 'sex' : variables[node.name].dimension;
    case 'sign':
      return quantityOf(node.of);
    case 'operation':
      return operationSort(node);
    case 'call': {
      if (node.name !== 'if') return common(node.parts, node.place);
      const [condition, ...choices] = node.parts;
      if (condition && sortOf(condition) !== 'truth')
        throw new FormulaFault('formula.noCondition', condition.place);
      return common(choices, node.place);
    }
  }
}

function namesIn(node: FormulaNode): VariableName[] {
  switch (node.kind) {
    case 'variable':
      return [node.name];
    case 'sign':
      return namesIn(node.of);
    case 'operation':
      return [...namesIn(node.left), ...namesIn(node.right)];
    case 'call':
      return node.parts.flatMap(namesIn);
    default:
      return [];
  }
}

/**
 * Reads a formula and checks that its units agree and that it can give mL per day.
 * @returns the formula with the variables it names, each once in their order; or the first problem
 */
export function checkFormula(
  text: string,
): { formula: FormulaNode; names: VariableName[] } | { problem: FormulaProblem } {
  const read = readFormula(text);
  if ('problem' in read) return read;
  const { formula } = read;
  try {
    const unit = quantityOf(formula);
    if (unit && !same(unit, perDay))
      throw new FormulaFault('formula.resultUnit', formula.place, { unit: writtenUnit(unit) });
    return { formula, names: [...new Set(namesIn(formula))] };
  } catch (thrown) {
    if (thrown instanceof FormulaFault) return { problem: thrown.problem };
    throw thrown;
  }
}

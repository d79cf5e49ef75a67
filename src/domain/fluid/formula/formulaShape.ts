import { readFormula, type FormulaNode } from './readFormula';
import { templates } from '../templates';

/** The shape of a formula where it can be said in one plain sentence; volumes in mL. */
export type FormulaShape =
  | { kind: 'bySex'; femaleMl: number; maleMl: number }
  | { kind: 'perKg' | 'perKgDry'; mlPerKg: number }
  | { kind: 'plusUrine'; ml: number }
  | { kind: 'containers' | 'stones' | 'byRate' };

const figureOf = (node: FormulaNode | undefined): number | null =>
  node?.kind === 'figure' ? node.value : null;
const isVariable = (node: FormulaNode, name: string): boolean =>
  node.kind === 'variable' && node.name === name;

/** Both sides of an operation that does not mind their order, the side that is a figure first. */
function sidesOf(node: FormulaNode, operator: '+' | '*'): { figure: number; other: FormulaNode } | null {
  if (node.kind !== 'operation' || node.operator !== operator) return null;
  const [left, right] = [figureOf(node.left), figureOf(node.right)];
  if (left !== null) return { figure: left, other: node.right };
  return right === null ? null : { figure: right, other: node.left };
}

function bySex(node: FormulaNode): FormulaShape | null {
  if (node.kind !== 'call' || node.name !== 'if') return null;
  const [condition, first, second] = node.parts;
  const [whenTrue, otherwise] = [figureOf(first), figureOf(second)];
  if (condition?.kind !== 'operation' || whenTrue === null || otherwise === null) return null;
  const { operator, left, right } = condition;
  const named = isVariable(left, 'sex') ? right : isVariable(right, 'sex') ? left : null;
  if (named?.kind !== 'sex' || (operator !== '==' && operator !== '!=')) return null;
  const isFemaleFirst = (named.value === 'female') === (operator === '==');
  return isFemaleFirst
    ? { kind: 'bySex', femaleMl: whenTrue, maleMl: otherwise }
    : { kind: 'bySex', femaleMl: otherwise, maleMl: whenTrue };
}

/** A formula without its places, to compare what two of them say. */
const saidBy = (node: FormulaNode): string =>
  JSON.stringify(node, (key, value: unknown) => (key === 'place' || key === 'sign' ? undefined : value));

function isTemplate(node: FormulaNode, name: 'stones' | 'dialysisByRate' | 'containers'): boolean {
  const read = readFormula(templates[name].formula);
  return 'formula' in read && saidBy(read.formula) === saidBy(node);
}

/**
 * Which of the usual kinds a formula is.
 * @param text as it is written
 * @returns null for any other formula, and for one that cannot be read: it is shown as it is written
 */
export function formulaShape(text: string): FormulaShape | null {
  const read = readFormula(text);
  if ('problem' in read) return null;
  const { formula } = read;
  const product = sidesOf(formula, '*');
  if (product && isVariable(product.other, 'weight')) return { kind: 'perKg', mlPerKg: product.figure };
  if (product && isVariable(product.other, 'dryWeight')) return { kind: 'perKgDry', mlPerKg: product.figure };
  const sum = sidesOf(formula, '+');
  if (sum && isVariable(sum.other, 'urine24h')) return { kind: 'plusUrine', ml: sum.figure };
  if (isTemplate(formula, 'containers')) return { kind: 'containers' };
  if (isTemplate(formula, 'stones')) return { kind: 'stones' };
  if (isTemplate(formula, 'dialysisByRate')) return { kind: 'byRate' };
  return bySex(formula);
}

import jsep from 'jsep';
import { FormulaFault, type FormulaProblem } from './formulaProblem';
import { functions, sexes, variableNames, type FunctionName, type VariableName } from './formulaNames';

/** Where a part of a formula stands. */
export interface Place {
  at: number;
  length: number;
}

export const operators = ['+', '-', '*', '/', '<', '<=', '>', '>=', '==', '!='] as const;
export type Operator = (typeof operators)[number];

/** A parsed formula: only these nodes are ever calculated. */
export type FormulaNode = { place: Place } & (
  | { kind: 'figure'; value: number }
  | { kind: 'variable'; name: VariableName }
  | { kind: 'sex'; value: (typeof sexes)[number] }
  | { kind: 'sign'; negative: boolean; of: FormulaNode }
  | { kind: 'operation'; operator: Operator; sign: Place; left: FormulaNode; right: FormulaNode }
  | { kind: 'call'; name: FunctionName; parts: FormulaNode[] }
);

/** A longer formula nobody checks by eye. */
export const LONGEST_FORMULA = 500;

// The parser knows all of JavaScript's operators; what no formula needs it shall not even read.
for (const unary of ['!', '~']) jsep.removeUnaryOp(unary);
for (const binary of ['||', '&&', '??', '|', '^', '&', '===', '!==', '<<', '>>', '>>>', '%', '**'])
  jsep.removeBinaryOp(binary);
jsep.removeAllLiterals();

/** The signs people write, as the parser knows them; each is one character, so places stay. */
const plain = (text: string): string =>
  // What is pasted brings blanks that only look like one, and the parser takes them for letters.
  text.replace(/\s/g, ' ').replace(/[×·]/g, '*').replace(/÷/g, '/').replace(/[−–]/g, '-').replace(/;/g, ',');

/** `1,5` is one and a half to some and two figures to others: nobody shall have to guess. */
const COMMA = /\d,\d/;
/** `1.500` is one and a half to some and fifteen hundred to others. */
const GROUPED = /(?<![\d.])[1-9]\d{0,2}\.\d{3}(?!\d)/;

const isOperator = (text: string): text is Operator => (operators as readonly string[]).includes(text);
const isVariable = (name: string): name is VariableName => (variableNames as string[]).includes(name);
const isFunction = (name: string): name is FunctionName => Object.hasOwn(functions, name);

/**
 * Turns what was parsed into what is allowed. The parser does not say where a part stands, but parts are visited in the
 * order in which they are written: each begins at the next place behind the one before.
 */
class Reader {
  readonly text: string;
  private cursor = 0;
  constructor(text: string) {
    this.text = text;
  }

  /** The place of the next written piece, with the cursor behind it. */
  private take(piece: string): Place {
    const at = Math.max(this.text.indexOf(piece, this.cursor), this.cursor);
    this.cursor = at + piece.length;
    return { at, length: piece.length };
  }

  /** From here up to the cursor. */
  private since({ at }: Place): Place {
    return { at, length: this.cursor - at };
  }

  /** The next sign that is neither blank nor one of `skipped`. */
  private ahead(skipped: RegExp): Place {
    const found = this.text.slice(this.cursor).search(skipped);
    return { at: found < 0 ? this.cursor : this.cursor + found, length: 1 };
  }

  private refuse(text: string): never {
    const { at } = this.ahead(/[^\s(]/);
    throw new FormulaFault('formula.notAllowed', { at, length: Math.max(text.length, 1) }, { text });
  }

  node(node: jsep.Expression): FormulaNode {
    switch (node.type) {
      case 'Literal':
        return this.figure(node as jsep.Literal);
      case 'Identifier':
        return this.name((node as jsep.Identifier).name);
      case 'UnaryExpression': {
        const { operator, argument } = node as jsep.UnaryExpression;
        const sign = this.take(operator);
        const of = this.node(argument);
        return { kind: 'sign', negative: operator === '-', of, place: this.since(sign) };
      }
      case 'BinaryExpression':
        return this.operation(node as jsep.BinaryExpression);
      case 'CallExpression':
        return this.call(node as jsep.CallExpression);
      case 'Compound': {
        // Two parts with nothing between them: the second one is where the sign is missing.
        const [first] = (node as jsep.Compound).body;
        if (first) this.node(first);
        const place = this.ahead(/[^\s)]/);
        throw new FormulaFault('formula.unreadable', place, {
          text: this.text.slice(place.at, place.at + 1),
        });
      }
      default:
        return this.refuse(this.text.slice(this.ahead(/[^\s(]/).at).trim());
    }
  }

  private figure({ value, raw }: jsep.Literal): FormulaNode {
    if (typeof value !== 'number') return this.refuse(raw);
    return { kind: 'figure', value, place: this.take(raw) };
  }

  private name(name: string): FormulaNode {
    const place = this.take(name);
    if (isVariable(name)) return { kind: 'variable', name, place };
    const sex = sexes.find((one) => one === name);
    if (sex) return { kind: 'sex', value: sex, place };
    if (isFunction(name)) throw new FormulaFault('formula.needsBrackets', place, { name });
    throw new FormulaFault('formula.unknownName', place, { name });
  }

  private operation({ operator, left: first, right: second }: jsep.BinaryExpression): FormulaNode {
    const left = this.node(first);
    const sign = this.take(operator);
    if (!isOperator(operator)) throw new FormulaFault('formula.notAllowed', sign, { text: operator });
    const right = this.node(second);
    return { kind: 'operation', operator, sign, left, right, place: this.since(left.place) };
  }

  private call({ callee, arguments: given }: jsep.CallExpression): FormulaNode {
    const begins = this.ahead(/[^\s(]/).at;
    const opens = this.text.indexOf('(', begins);
    const head = { at: begins, length: Math.max(opens - begins, 1) };
    const name = this.text.slice(begins, opens).trim();
    if (callee.type !== 'Identifier' || !isFunction(name))
      throw new FormulaFault('formula.unknownFunction', { ...head, length: name.length }, { name });
    this.cursor = opens + 1;
    const parts = given.map((part) => this.node(part));
    this.take(')');
    const place = this.since(head);
    const { least, most } = functions[name];
    if (parts.length < least || parts.length > most)
      throw new FormulaFault('formula.parts', place, { name, least, most, given: parts.length });
    return { kind: 'call', name, parts, place };
  }
}

/**
 * Reads a formula. Nothing is executed: a text that says anything but the arithmetic above is refused with its place.
 * @param text as it was typed; × ÷ − stand for * / -, and `;` separates like `,`
 */
export function readFormula(text: string): { formula: FormulaNode } | { problem: FormulaProblem } {
  try {
    return { formula: understood(text) };
  } catch (thrown) {
    if (thrown instanceof FormulaFault) return { problem: within(thrown.problem, text) };
    const { index } = thrown as { index?: unknown };
    const at = Math.min(typeof index === 'number' ? index : text.length, text.length);
    const found = text.slice(at, at + 1);
    return {
      problem: {
        message: found === '' ? 'formula.endsEarly' : 'formula.unreadable',
        at,
        length: found.length,
        ...(found !== '' && { values: { text: found } }),
      },
    };
  }
}

/** A problem behind which nothing is written any more is at the end of the text. */
function within({ at, length, ...rest }: FormulaProblem, text: string): FormulaProblem {
  const from = Math.min(at, text.length);
  return { ...rest, at: from, length: Math.min(length, text.length - from) };
}

function understood(text: string): FormulaNode {
  if (text.trim() === '') throw new FormulaFault('formula.empty', { at: 0, length: 0 });
  if (text.length > LONGEST_FORMULA)
    throw new FormulaFault(
      'formula.tooLong',
      { at: LONGEST_FORMULA, length: text.length - LONGEST_FORMULA },
      { count: text.length, most: LONGEST_FORMULA },
    );
  const written = plain(text);
  const comma = COMMA.exec(text);
  if (comma) throw new FormulaFault('formula.comma', { at: comma.index, length: 3 }, { text: comma[0] });
  const grouped = GROUPED.exec(text);
  if (grouped)
    throw new FormulaFault(
      'formula.grouped',
      { at: grouped.index, length: grouped[0].length },
      { text: grouped[0] },
    );
  return new Reader(written).node(jsep(written));
}

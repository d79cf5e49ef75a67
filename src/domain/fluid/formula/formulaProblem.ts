import type { MessageId } from '@/locales';

/** A fault of a formula and its place: `at` counts UTF-16 units from 0, `length` may be 0 at the end of the text. */
export interface FormulaProblem {
  message: MessageId;
  at: number;
  length: number;
  /** The names and numbers in the message, as they were written. */
  values?: Record<string, string | number>;
}

/** Stops parsing or calculating at the first problem and keeps its place. */
export class FormulaFault extends Error {
  readonly problem: FormulaProblem;
  constructor(
    message: MessageId,
    { at, length }: { at: number; length: number },
    values?: FormulaProblem['values'],
  ) {
    super(message);
    this.name = 'FormulaFault';
    this.problem = { message, at, length, ...(values && { values }) };
  }
}

import type { MessageId } from '@/locales';

/** What is wrong with a formula and where: `at` counts UTF-16 units from 0, `length` may be 0 at the end of the text. */
export interface FormulaProblem {
  message: MessageId;
  at: number;
  length: number;
  /** What the message names, as it was written. */
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

import type { ClinicProblem } from '@/domain/exchange/clinicFile';

/** A file is not taken, and why. */
export class Wrong extends Error {
  readonly problem: ClinicProblem;
  constructor(problem: ClinicProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

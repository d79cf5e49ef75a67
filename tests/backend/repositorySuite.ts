import { beforeEach } from 'vitest';
import { alertBehaviour } from './suite/alerts';
import { auditBehaviour } from './suite/audit';
import { categoryBehaviour } from './suite/categories';
import { correctionBehaviour } from './suite/corrections';
import { educationBehaviour } from './suite/education';
import { exchangeBehaviour } from './suite/exchange';
import { importDoubtBehaviour } from './suite/importDoubts';
import { readingBehaviour } from './suite/readings';
import { fluidPlanBehaviour } from './suite/fluidPlans';
import { medicineBehaviour } from './suite/medicines';
import { recordBehaviour } from './suite/records';
import { reviewBehaviour } from './suite/reviews';
import { ruleBehaviour } from './suite/rules';
import { sameIdBehaviour } from './suite/sameId';
import type { Subject } from './suite/scene';

/** What every care store must do, through axios: the conformance test of the contract. */
export function repositorySuite(create: () => Promise<Subject>): void {
  let subject: Subject;
  beforeEach(async () => {
    subject = await create();
  });
  const scene = () => subject;
  recordBehaviour(scene);
  readingBehaviour(scene);
  correctionBehaviour(scene);
  alertBehaviour(scene);
  exchangeBehaviour(scene);
  importDoubtBehaviour(scene);
  reviewBehaviour(scene);
  auditBehaviour(scene);
  ruleBehaviour(scene);
  sameIdBehaviour(scene);
  fluidPlanBehaviour(scene);
  medicineBehaviour(scene);
  educationBehaviour(scene);
  categoryBehaviour(scene);
}

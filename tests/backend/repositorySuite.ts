import { afterEach, beforeEach } from 'vitest';
import type { Change } from '@/backend/care/changeScope';
import { createRepository } from '@/backend/care/repository';
import type { Store } from '@/backend/store/port';
import { countingIds, NOW } from './clinic';
import { openStore } from './stores';
import { alertBehaviour } from './suite/alerts';
import { auditBehaviour } from './suite/audit';
import { categoryBehaviour } from './suite/categories';
import { correctionBehaviour } from './suite/corrections';
import { curveBehaviour } from './suite/curves';
import { dialysisBehaviour } from './suite/dialysisSessions';
import { educationBehaviour } from './suite/education';
import { exchangeBehaviour } from './suite/exchange';
import { importDoubtBehaviour } from './suite/importDoubts';
import { prescribingBehaviour } from './suite/prescribing';
import { readingBehaviour } from './suite/readings';
import { fluidPlanBehaviour } from './suite/fluidPlans';
import { labAlertBehaviour } from './suite/labAlerts';
import { allergyBehaviour } from './suite/allergies';
import { labResultBehaviour } from './suite/labResults';
import { labResultImportBehaviour } from './suite/labResultImports';
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
  curveBehaviour(scene);
  categoryBehaviour(scene);
  labResultBehaviour(scene);
  labAlertBehaviour(scene);
  labResultImportBehaviour(scene);
  allergyBehaviour(scene);
  prescribingBehaviour(scene);
  dialysisBehaviour(scene);
}

/** The same of what this program brings itself, over the driver of this run. @param begin called before each test */
export function embeddedSuite(begin: () => void = () => undefined): void {
  const stores: Store[] = [];
  let databases = 0;
  function openOne(name: string, prefix: string, changes: Change[]) {
    const store = openStore(name);
    stores.push(store);
    const context = {
      now: () => NOW,
      newId: countingIds(prefix),
      onChange: (change: Change) => changes.push(change),
    };
    return createRepository(store, context);
  }
  afterEach(() => {
    for (const store of stores.splice(0)) store.close();
  });
  repositorySuite(async () => {
    begin();
    const name = `suite-${(databases += 1)}`;
    const changes: Change[] = [];
    return {
      repository: openOne(name, 'a', changes),
      elsewhere: openOne(name, 'b', []),
      empty: () => Promise.resolve(openOne(`${name}-empty`, 'c', [])),
      changes,
    };
  });
}

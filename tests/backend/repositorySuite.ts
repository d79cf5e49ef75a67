import { afterEach, beforeEach } from 'vitest';
import { isWhole } from '@tests/support/extent';
import type { Change } from '@/domain/change';
import { createRepository } from '@/backend/care/repository';
import type { Store } from '@/backend/store/port';
import { countingIds, NOW } from './clinic';
import { driver, openStore } from './stores';
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

/** What databases settle each in their own way: writes that meet, versions, lists in pages, the log. */
const ofDatabases = [recordBehaviour, readingBehaviour, alertBehaviour, auditBehaviour, sameIdBehaviour];
/** Rules that call the same few statements as those above: over PostgreSQL `npm run test:long` goes through them as well. */
const ofRules = [
  correctionBehaviour,
  exchangeBehaviour,
  importDoubtBehaviour,
  reviewBehaviour,
  ruleBehaviour,
  fluidPlanBehaviour,
  medicineBehaviour,
  educationBehaviour,
  curveBehaviour,
  categoryBehaviour,
  labResultBehaviour,
  labAlertBehaviour,
  labResultImportBehaviour,
  allergyBehaviour,
  prescribingBehaviour,
  dialysisBehaviour,
];

/** What every care store must do, through axios: the conformance test of the contract. */
export function repositorySuite(create: () => Promise<Subject>): void {
  let subject: Subject;
  beforeEach(async () => {
    subject = await create();
  });
  const all = driver === 'indexedDb' || isWhole ? [...ofDatabases, ...ofRules] : ofDatabases;
  for (const behaviour of all) behaviour(() => subject);
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

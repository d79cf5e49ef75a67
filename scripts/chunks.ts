import { fileURLToPath } from 'node:url';

interface Module {
  importedIds: readonly string[];
}

interface Graph {
  getModuleInfo: (id: string) => Module | null;
}

const here = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** Modules that are always loaded together, by entry. */
const program = ['main.tsx'].map(here);
const signIn = ['app/pages/SignInPage.tsx'].map(here);
/** What every call needs. */
const calls = ['hosts.ts', 'session/identity.ts'].map(here);
/** Modules that every signed-in user needs on every page. */
const desk = [
  'app/frame/SignedInLayout.tsx',
  'app/data/careData.ts',
  'domain/worklist/worklist.ts',
  'shared/ui/AsyncView.tsx',
  'shared/ui/EmptyState.tsx',
  'shared/ui/PageHeader.tsx',
  'shared/ui/TitledCard.tsx',
].map(here);
/** Pages that most sessions begin with, and what is beside them in the bar. */
const dashboard = [
  'features/dashboard/DashboardPage.tsx',
  'features/dashboard/Widgets.tsx',
  'shell/bookmarks/Bookmarks.tsx',
].map(here);
const worklist = [
  'features/patients/worklist/Worklist.tsx',
  'features/patients/worklist/WorklistBody.tsx',
].map(here);
/** Modules of the embedded backend. */
const backend = ['backend/install.ts'].map(here);
/** Modules for writing to it, which readers do not need. */
const writing = [
  'care/defineRecords.ts',
  'care/patients/patientRecords.ts',
  'care/readings/annotationRecords.ts',
  'care/views/viewRecords.ts',
  'care/readings/recordReading.ts',
  'jobs/sweep.ts',
  'jobs/alertTimers.ts',
].map((file) => here(`backend/${file}`));

/** The modules and all that they import at once. */
function closureOf(ids: readonly string[], graph: Graph, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    closureOf(graph.getModuleInfo(id)?.importedIds ?? [], graph, found);
  }
  return found;
}

/** Which chunk each module of the graph is in; none for what only some pages need. */
function chunksOf(graph: Graph): Map<string, string> {
  const atSignIn = closureOf(signIn, graph);
  const later = closureOf([...calls, ...desk, ...backend], graph);
  // What sign-in and all that follows share comes with the program, and drags nothing else along.
  const shared = [...atSignIn].filter((id) => later.has(id));
  // A page that needs one module of the writing side would wait for all of it.
  const atFirst = closureOf([...dashboard, ...worklist], graph);
  const readToo = [...closureOf(writing, graph)].filter((id) => atFirst.has(id));
  const onDashboard = closureOf(dashboard, graph);
  const icons = [...closureOf(worklist, graph)].filter(
    (id) => id.includes('/lucide-react/') && !onDashboard.has(id),
  );
  const chunks = new Map<string, string>();
  const sets = {
    index: [...program, ...shared],
    calls,
    desk: [...desk, ...readToo],
    backend,
    writing,
    icons,
  };
  for (const [name, ids] of Object.entries(sets)) {
    for (const id of closureOf(ids, graph)) if (!chunks.has(id)) chunks.set(id, name);
  }
  return chunks;
}

/** What is always fetched together is one file: a hundred small ones weigh a third more than what is in them. */
export function fetchedTogether() {
  let chunks: Map<string, string> | undefined;
  const chunkOf = (id: string, graph: Graph) => (chunks ??= chunksOf(graph)).get(id);
  return ['index', 'calls', 'desk', 'backend', 'writing', 'icons'].map((name) => ({
    debugName: name,
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === name ? name : null),
  }));
}

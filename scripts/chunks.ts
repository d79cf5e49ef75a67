import { fileURLToPath } from 'node:url';
import { BACKEND } from './backendWorker.ts';

interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
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
  'shared/ui/useStatus.ts',
].map(here);
/** Pages that most sessions begin with. */
const firstPages = [
  'features/dashboard/DashboardPage.tsx',
  'features/dashboard/Widgets.tsx',
  'features/patients/worklist/Worklist.tsx',
  'features/patients/worklist/WorklistBody.tsx',
].map(here);
/** The program of the embedded backend, which runs beside the page. */
const backend = [BACKEND];
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

/** The tables of the product's pages. */
const tables = ['siteMap.ts', 'site/recordParts.ts', 'site/settingPages.ts'].map((file) =>
  here(`app/${file}`),
);
/** What so many pages need comes with the first of them, and not in a file for each module. */
const PAGES_OF_COMMON = 5;
/** What is written with and needed by so many pages lies in one file, by fewer in another: no page waits for what only writes. */
const PAGES_OF_BOTH = 3;
/** What is judged of results and sessions is needed where they are shown: all other pages do without it. */
const judged = /\/src\/domain\/(laboratory|dialysis)\//;
const common: readonly (readonly [name: string, of: RegExp])[] = [
  [
    'dialogs',
    /\/(?:reactstrap\/esm\/(?:Modal|Fade|Portal|utils)\.js|react-transition-group\/|prop-types\/|shared\/ui\/dialogs\/)/,
  ],
  ['forms', /\/(?:react-hook-form|@hookform)\/|\/src\/shared\/record\/(?:createRecordForm|useRecordForm)/],
  [
    'lists',
    /\/src\/shared\/(?:list\/|ui\/(?:table\/|FilterBar|FilterChips|NoMatch|Segmented)|navigation\/(?:listQuery|useSearchText))/,
  ],
];

/** The modules and all that they import at once. */
function closureOf(ids: readonly string[], graph: Graph, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    closureOf(graph.getModuleInfo(id)?.importedIds ?? [], graph, found);
  }
  return found;
}

/** All that a program may ever load. */
function reachOf(ids: readonly string[], graph: Graph, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    const module = graph.getModuleInfo(id);
    reachOf([...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])], graph, found);
  }
  return found;
}

/** Where a module lies that is written with, by how many pages need it too. */
function sharedChunk(id: string, pages: number): string {
  const [, subject] = judged.exec(id) ?? [];
  if (subject !== undefined && pages > 0) return subject;
  if (pages === 0) return 'writing';
  return pages < PAGES_OF_BOTH ? 'few' : 'both';
}

/** How many of the product's pages need each module. */
function countPages(graph: Graph): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of tables.flatMap((table) => graph.getModuleInfo(table)?.dynamicallyImportedIds ?? []))
    for (const id of closureOf([page], graph)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** What only pages of those who are not signed in need. */
const isOfEntrance = (id: string): boolean => /\/src\/(?:app\/pages\/SignIn|features\/auth\/)/.test(id);
const isIcon = (id: string): boolean => id.includes('/node_modules/lucide-react/');

/** Which chunk each module of the graph is in; none for what only some pages need. */
function chunksOf(graph: Graph): Map<string, string> {
  const atSignIn = closureOf(signIn, graph);
  const later = closureOf([...calls, ...desk], graph);
  // What sign-in and all that follows share comes with the program, and drags nothing else along.
  const shared = [...atSignIn].filter((id) => later.has(id));
  // The first pages wait for no file of which they need one module.
  const written = closureOf(writing, graph);
  const readFirst = [...closureOf(firstPages, graph)].filter((id) => written.has(id));
  const chunks = new Map<string, string>();
  const sets = { index: [...program, ...shared], calls, desk: [...desk, ...readFirst] };
  for (const [name, ids] of Object.entries(sets)) {
    for (const id of closureOf(ids, graph)) if (!chunks.has(id)) chunks.set(id, name);
  }
  const counted = countPages(graph);
  for (const id of atSignIn)
    if (!chunks.has(id)) chunks.set(id, isOfEntrance(id) || !counted.has(id) ? 'entrance' : 'index');
  for (const id of closureOf(backend, graph))
    // The program itself is alone in its file, which no page ever runs.
    if (!chunks.has(id) && id !== BACKEND) chunks.set(id, counted.has(id) ? 'common' : 'backend');
  // What pages need as well lies in a file of its own, lest they wait for what only writes.
  for (const id of written) if (!chunks.has(id)) chunks.set(id, sharedChunk(id, counted.get(id) ?? 0));
  for (const [id, pages] of counted) {
    if (chunks.has(id)) continue;
    const [name] = common.find(([, of]) => of.test(id)) ?? [];
    if (isIcon(id) && pages > 1) chunks.set(id, 'icons');
    else if (name && pages >= PAGES_OF_COMMON) chunks.set(id, name);
  }
  // No file of the backend's program may bring the page's program with it.
  const beside = reachOf(backend, graph);
  for (const [id, name] of chunks) if (beside.has(id) && name in apart) chunks.set(id, apart[name] ?? name);
  return chunks;
}

/** Where modules lie that the backend's program needs as well, by where they would lie else. */
const apart: Readonly<Record<string, string>> = {
  index: 'base',
  calls: 'common',
  desk: 'common',
  icons: 'common',
  dialogs: 'common',
  forms: 'common',
  lists: 'common',
};

/** What is always fetched together is one file: a hundred small ones weigh a third more than what is in them. */
export function fetchedTogether() {
  let chunks: Map<string, string> | undefined;
  const chunkOf = (id: string, graph: Graph) => (chunks ??= chunksOf(graph)).get(id);
  // A file takes along what its modules need and no earlier one has.
  const names = [
    'base',
    'common',
    'index',
    'entrance',
    'calls',
    'desk',
    'backend',
    'laboratory',
    'dialysis',
    'both',
    'few',
    'writing',
    'icons',
  ];
  return [...names, ...common.map(([name]) => name)].map((name) => ({
    debugName: name,
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === name ? name : null),
  }));
}

import { fullName, peopleRows, units } from '../../tables/data-tables/peopleRows';

export interface ClinicNode {
  key: string;
  name: string;
  children?: ClinicNode[];
}

/** Units with their stations, and the people of each. */
export const clinicNodes: readonly ClinicNode[] = units.map((unit) => ({
  key: unit,
  name: unit,
  children: [1, 2].map((station) => ({
    key: `${unit}-${station}`,
    name: `${unit} ${station}`,
    children: peopleRows
      .filter((row, index) => row.unit === unit && index % 2 === station - 1)
      .slice(0, 3)
      .map((row) => ({ key: row.id, name: fullName(row) })),
  })),
}));

/**
 * The part of a tree in which a text is found: what matches with all below it, and all above it.
 * @returns the part, and the keys of what must be open for every match to be in sight
 */
export function partWith(
  nodes: readonly ClinicNode[],
  text: string,
): { part: ClinicNode[]; open: string[]; matches: number } {
  const wanted = text.trim().toLocaleLowerCase();
  const found = { part: [] as ClinicNode[], open: [] as string[], matches: 0 };
  for (const node of nodes) {
    const isMatch = node.name.toLocaleLowerCase().includes(wanted);
    const below = partWith(node.children ?? [], text);
    if (!isMatch && below.matches === 0) continue;
    found.matches += below.matches + (isMatch ? 1 : 0);
    if (below.matches > 0) found.open.push(node.key, ...below.open);
    found.part.push(isMatch || !node.children ? node : { ...node, children: below.part });
  }
  return found;
}

/** The node of a key, wherever it is. */
export function nodeOf(nodes: readonly ClinicNode[], key: string | undefined): ClinicNode | undefined {
  for (const node of nodes) {
    const found = node.key === key ? node : nodeOf(node.children ?? [], key);
    if (found) return found;
  }
  return undefined;
}

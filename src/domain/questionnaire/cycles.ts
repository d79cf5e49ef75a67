import type { QuestionnaireItem } from './questionnaire';

/** On which items it depends whether each is shown: those of its conditions, and the section that it stands in. */
function dependencies(items: readonly QuestionnaireItem[]): Map<string, string[]> {
  let section: string | undefined;
  return new Map(
    items.map(({ linkId, type, enableWhen = [] }) => {
      if (type === 'section') section = linkId;
      const own = enableWhen.map(({ item }) => item);
      return [linkId, section === undefined || section === linkId ? own : [...own, section]];
    }),
  );
}

/** Items of which each waits for the next, and the last for the first; each ring once, by the keys on it. */
export function cyclesOf(items: readonly QuestionnaireItem[]): string[][] {
  const next = dependencies(items);
  const done = new Set<string>();
  const rings: string[][] = [];
  const walk = (linkId: string, trail: readonly string[]): void => {
    const place = trail.indexOf(linkId);
    if (place >= 0) rings.push(trail.slice(place));
    if (place >= 0 || done.has(linkId)) return;
    for (const one of next.get(linkId) ?? []) walk(one, [...trail, linkId]);
    done.add(linkId);
  };
  for (const { linkId } of items) walk(linkId, []);
  return rings;
}

import { fold } from '@/domain/fold';
import { isQuestion } from '@/domain/questionnaire/itemKinds';
import type { QuestionnaireAssignment } from '@/domain/questionnaire/assignment';
import {
  questionnaireStatuses,
  type Questionnaire,
  type QuestionnaireStatus,
} from '@/domain/questionnaire/questionnaire';
import { languages, type Language } from '@/domain/text';

export const sortKeys = ['name', 'status', 'questions', 'revision', 'given', 'updated'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface Filters {
  q: string;
  status: QuestionnaireStatus | '';
  language: Language | '';
}

export interface Row {
  questionnaire: Questionnaire;
  questions: number;
  /** Languages in which any of it is written. */
  languages: Language[];
  /** How many patients it is given to: null where that could not be fetched, undefined until it has come. */
  given: number | null | undefined;
}

/** Languages in which its title or any of its items is written. */
export const languagesOf = ({ title, items }: Pick<Questionnaire, 'title' | 'items'>): Language[] =>
  languages.filter((language) => [title, ...items.map(({ text }) => text)].some((texts) => texts[language]));

export const rowOf = (questionnaire: Questionnaire, given: Row['given']): Row => ({
  questionnaire,
  questions: questionnaire.items.filter(isQuestion).length,
  languages: languagesOf(questionnaire),
  given,
});

/** How many patients each questionnaire is given to at present. */
export function givenTo(assignments: readonly QuestionnaireAssignment[]): Map<string, number> {
  const patients = new Map<string, Set<string>>();
  for (const { questionnaire, patient, status } of assignments) {
    if (status !== 'active') continue;
    const known = patients.get(questionnaire) ?? new Set();
    patients.set(questionnaire, known.add(patient));
  }
  return new Map([...patients].map(([id, { size }]) => [id, size]));
}

const statusRank = ({ questionnaire }: Row): number =>
  ['published', 'draft', 'retired'].indexOf(questionnaire.status);

function compare(a: Row, b: Row, key: SortKey): number {
  switch (key) {
    case 'name':
      return a.questionnaire.name.localeCompare(b.questionnaire.name);
    case 'status':
      return statusRank(a) - statusRank(b);
    case 'questions':
      return b.questions - a.questions;
    case 'revision':
      return b.questionnaire.revision - a.questionnaire.revision;
    case 'given':
      return (b.given ?? 0) - (a.given ?? 0);
    case 'updated':
      return b.questionnaire.updatedAt.localeCompare(a.questionnaire.updatedAt);
  }
}

/** Rows in the order asked for; ties with those in use first, then by name. */
export function sortRows(rows: readonly Row[], key: SortKey, descending: boolean): Row[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted(
    (a, b) =>
      sign * compare(a, b, key) ||
      compare(a, b, 'status') ||
      compare(a, b, 'name') ||
      a.questionnaire.id.localeCompare(b.questionnaire.id),
  );
}

/** Rows that satisfy every filter; the search looks at name and titles. */
export function filterRows(rows: readonly Row[], { q, status, language }: Filters): Row[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return rows.filter(({ questionnaire, languages: written }) => {
    const haystack = fold([questionnaire.name, ...Object.values(questionnaire.title)].join(' '));
    return (
      (status === '' || questionnaire.status === status) &&
      (language === '' || written.includes(language)) &&
      words.every((word) => haystack.includes(word))
    );
  });
}

/** How many stand how. */
export function countStatuses(all: readonly Questionnaire[]): Record<QuestionnaireStatus, number> {
  const of = (status: QuestionnaireStatus) => all.filter((one) => one.status === status).length;
  return Object.fromEntries(questionnaireStatuses.map((status) => [status, of(status)])) as Record<
    QuestionnaireStatus,
    number
  >;
}

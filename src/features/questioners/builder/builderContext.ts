import { createContext, use } from 'react';
import type { QuestionnaireProblem } from '@/domain/questionnaire/problem';
import type { Language } from '@/domain/text';
import type { QuestionnaireForm, Key } from './questionnaireForm';

/** What every part of the builder works on. */
export interface BuilderScope {
  entered: QuestionnaireForm;
  /** @param part what is typed in, where many changes are one step to take back */
  edit: (change: (before: QuestionnaireForm) => QuestionnaireForm, part?: string) => void;
  /** In which language texts are shown and written at the moment. */
  language: Language;
  setLanguage: (language: Language) => void;
  open: readonly QuestionnaireProblem[];
  /** The words of what is wrong at a path; nothing about what is only missing before somebody has tried to save. */
  errorAt: (path: string) => string | undefined;
  /** Which item is being worked on. */
  opened: Key | null;
  setOpened: (key: Key | null) => void;
  /** Says to everybody, those who hear the page too, what was done. */
  say: (text: string) => void;
  /** What an item is called in lists: its text, or what kind it is. */
  nameOf: (key: string) => string;
}

export const BuilderContext = createContext<BuilderScope | null>(null);

export function useBuilderContext(): BuilderScope {
  const scope = use(BuilderContext);
  if (!scope) throw new Error('no questionnaire is being written');
  return scope;
}

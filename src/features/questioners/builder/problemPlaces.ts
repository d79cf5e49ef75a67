import { languages, type Language } from '@/domain/text';
import { fieldId } from '@/shared/forms/fieldTypes';
import type { QuestionnaireForm, Key } from './questionnaireForm';

/** The item that a path is about. */
export const itemAt = (entered: QuestionnaireForm, path: string): Key | null => {
  const place = /^items\.(\d+)/.exec(path)?.[1];
  return (place !== undefined && entered.items[Number(place)]?.key) || null;
};

/** The language that a path is about. */
export const languageAt = (path: string): Language | null => {
  const last = path.split('.').at(-1);
  return languages.find((language) => language === last) ?? null;
};

/** The control of a path on the page: its own, or that of the nearest part around it. */
export function controlAt(path: string): HTMLElement | null {
  const steps = path.split('.');
  while (steps.length > 0) {
    const control = document.getElementById(fieldId(steps.join('.')));
    if (control) return control;
    steps.pop();
  }
  return null;
}

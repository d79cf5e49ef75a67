import { notifiedSeverities, type NotifiedSeverity, type SettingOf } from '@/domain/settings/setting';
import { unknownNames } from '@/domain/settings/notificationPolicy';
import { languages, type Language } from '@/domain/text';
import type { Problems } from '../form/settingResolver';

/** Of critical alerts people are always told: there is nothing to choose. */
export const choosable = notifiedSeverities.filter((severity) => severity !== 'critical');

export interface NotificationEntries {
  /** Without critical. */
  told: string[];
  isQuiet: boolean;
  quiet: { from: string; to: string; severities: string[] };
  digest: string;
  templates: Record<Language, string>;
}

const withoutCritical = (severities: readonly NotifiedSeverity[]): string[] =>
  severities.filter((severity) => severity !== 'critical');

export const entriesOf = (stored: SettingOf<'notifications'>): NotificationEntries => ({
  told: withoutCritical(stored.told),
  isQuiet: stored.quiet !== undefined,
  quiet: {
    from: stored.quiet?.from ?? '22:00',
    to: stored.quiet?.to ?? '06:00',
    severities: withoutCritical(stored.quiet?.severities ?? ['medium', 'low']),
  },
  digest: stored.digest,
  templates: Object.fromEntries(
    languages.map((language) => [language, stored.templates?.[language] ?? '']),
  ) as NotificationEntries['templates'],
});

export function bodyOf({ told, isQuiet, quiet, digest, templates }: NotificationEntries) {
  const said = Object.entries(templates).filter(([, text]) => text.trim() !== '');
  return {
    id: 'notifications' as const,
    told: ['critical', ...told],
    quiet: isQuiet ? quiet : undefined,
    digest,
    templates: said.length === 0 ? undefined : Object.fromEntries(said),
  };
}

/** A template names the patient and the alert, and nothing that is not known. */
export function alsoWrong({ templates }: NotificationEntries): Problems {
  const wrong: Problems = {};
  for (const language of languages) {
    const text = templates[language];
    if (text.trim() === '') continue;
    if (unknownNames(text).length > 0) wrong[`templates.${language}`] = 'validation.templateNames';
    else if (!text.includes('{patient}') || !text.includes('{alert}'))
      wrong[`templates.${language}`] = 'validation.templateNeeds';
  }
  return wrong;
}

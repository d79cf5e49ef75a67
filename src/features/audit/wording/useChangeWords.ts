import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { thresholdLimitSchema } from '@/domain/rules/alertRule';
import type { AuditChange, AuditEntry } from '@/domain/audit';
import { fluidTargetSchema, patientExtensionSchema } from '@/domain/patients/patient';
import { ruleName } from '@/shared/i18n/wording/alertWording';
import { useFormats } from '@/shared/i18n/format';
import { fluidTargetText } from '@/shared/i18n/wording/fluidTargetWording';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNameOf } from '@/shared/people/names';
import { severityWord } from '@/shared/ui/patient/SeverityBadge';
import { auditFieldWord } from './auditFields';
import { auditValueText } from './auditValues';
import { detailWord, readingOf } from './auditWording';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const STRUCTURED = /^(?:\{"|\[[{[]|\[\d+(?:,\d+)*\]$)/;
const people = new Set([
  'owner',
  'by',
  'recordedBy',
  'reviewedBy',
  'approvedBy',
  'snoozedBy',
  'author',
  'reviewer',
  'prescriber',
  'username',
]);
const dimensions = {
  weight: 'weight',
  'ext.dryWeight': 'weight',
  height: 'length',
  clampMinMl: 'volume',
  clampMaxMl: 'volume',
  stepMl: 'volume',
} as const;

/** What a structured value was stored as; undefined where it is not that or was too long to be kept whole. */
function parsed<T>(schema: z.ZodMiniType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
const limitsSchema = z.array(thresholdLimitSchema);

/** The details of a log entry as text; null if a value is too complex for one line. */
interface ChangeWords {
  /** What it adds about itself, e.g. the rule of a limit. */
  detail(entry: AuditEntry): string | undefined;
  field(entry: AuditEntry, field: string): string;
  value(entry: AuditEntry, change: AuditChange, text: string): string | null;
}

/** Values with units, instants in the reader's zone, people by name, and no word that only the program knows. */
export function useChangeWords(): ChangeWords {
  const t = useT();
  const intl = useIntl();
  const words = useWording();
  const formats = useFormats();
  const times = useOwnTimes();
  const nameOf = useNameOf();
  return useMemo(() => {
    const structured = (field: string, text: string): string | null => {
      if (field === 'ext.fluidTarget') {
        const found = parsed(fluidTargetSchema, text);
        return found ? fluidTargetText(found, intl, words.units) : null;
      }
      if (field === 'ext.pressureTarget') {
        const band = parsed(patientExtensionSchema.shape.pressureTarget, text);
        return band
          ? `${band.systolicMin}–${band.systolicMax} / ${band.diastolicMin}–${band.diastolicMax} mmHg`
          : null;
      }
      if (field !== 'limits' && field !== 'levels') return null;
      const limits = parsed(limitsSchema, text);
      return limits
        ? limits
            .map(({ severity, limit, upper, diastolic }) => {
              const figures = [limit, upper]
                .filter((one) => one !== undefined)
                .map((one) => intl.formatNumber(one));
              const both = diastolic === undefined ? '' : `/${intl.formatNumber(diastolic)} mmHg`;
              return `${t(severityWord(severity))} ${figures.join('–')}${both}`;
            })
            .join(', ')
        : null;
    };
    return {
      detail: (entry) => {
        const { kind, detail } = entry;
        if (detail === undefined || detail === '') return undefined;
        const word = detailWord(entry);
        if (word) return t(word);
        if (kind === 'thresholds') return ruleName(detail, intl);
        const version = kind === 'terms' ? /^published (\d+)$/.exec(detail)?.[1] : undefined;
        if (version !== undefined) return t('audit.isPublishedAs', { number: version });
        if (INSTANT.test(detail)) return times.moment(detail);
        return auditValueText(kind, 'status', detail, t) ?? detail;
      },
      field: ({ kind }, field) => t(auditFieldWord(kind, field) ?? 'audit.fieldOther'),
      value: (entry, { field }, text) => {
        const { kind, detail } = entry;
        if (STRUCTURED.test(text)) return structured(field, text);
        const reading = readingOf(entry, field, text);
        if (reading) return words.value(reading.measure, reading);
        if (kind === 'readings' && field === 'diastolic' && NUMBER.test(text)) return `${text} mmHg`;
        const known = auditValueText(kind, field, text, t);
        if (known !== null) return known;
        if (people.has(field)) return nameOf(text);
        if (field in dimensions && NUMBER.test(text))
          return words.amount(Number(text), dimensions[field as keyof typeof dimensions]);
        if (field === 'pathologies')
          return text
            .split(', ')
            .map((one) => auditValueText('patients', 'pathology', one, t) ?? one)
            .join(', ');
        if (INSTANT.test(text) && !Number.isNaN(Date.parse(text))) return times.moment(text);
        if (DAY.test(text)) return formats.day(text);
        if (kind === 'thresholds' && field === 'rule') return ruleName(detail ?? text, intl);
        return text;
      },
    };
  }, [t, intl, words, formats, times, nameOf]);
}

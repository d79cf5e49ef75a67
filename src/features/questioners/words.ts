import Archive from 'lucide-react/icons/archive';
import CircleCheck from 'lucide-react/icons/circle-check';
import Pencil from 'lucide-react/icons/pencil';
import type { ItemType, QuestionnaireStatus } from '@/domain/questionnaire/questionnaire';
import type { Language } from '@/domain/text';
import type { MessageId } from '@/locales';
import { lookTable, type StatusLook } from '@/shared/ui/StatusMark';
import { wordTable } from '@/shared/i18n/unknownWords';

export const statusLooks: Record<QuestionnaireStatus, StatusLook> = lookTable({
  published: { icon: CircleCheck, word: 'questionerBuilder.published', tone: 'text-success' },
  draft: { icon: Pencil, word: 'questionerBuilder.draft', tone: 'text-info' },
  retired: { icon: Archive, word: 'questionerBuilder.retired', tone: 'text-body-secondary' },
});

export const typeWords: Record<ItemType, MessageId> = wordTable({
  section: 'questionerBuilder.type_section',
  display: 'questionerBuilder.type_display',
  text: 'questionerBuilder.type_text',
  longText: 'questionerBuilder.type_longText',
  integer: 'questionerBuilder.type_integer',
  decimal: 'questionerBuilder.type_decimal',
  boolean: 'questionerBuilder.type_boolean',
  choice: 'questionerBuilder.type_choice',
  multiChoice: 'questionerBuilder.type_multiChoice',
  scale: 'questionerBuilder.type_scale',
  date: 'questionerBuilder.type_date',
  time: 'questionerBuilder.type_time',
  pressure: 'questionerBuilder.type_pressure',
});

/** A text in the language wanted, or else in the base language, or in any. */
export const textIn = (
  texts: Partial<Record<Language, string>> | undefined,
  wanted: Language,
  base: Language,
): string => texts?.[wanted] || texts?.[base] || Object.values(texts ?? {}).find(Boolean) || '';

import { categoryBodySchema, type CategoryBody, type UserCategory } from '@/domain/category/userCategory';
import type { MessageId } from '@/locales';
import { wordTable } from '@/shared/i18n/unknownWords';

export const typeWord = wordTable({
  clinical: 'categories.type_clinical',
  programme: 'categories.type_programme',
  administrative: 'categories.type_administrative',
  unknown: 'common.unknown',
} as const satisfies Record<UserCategory['type'], MessageId>);

/** What is sent of a stored category; null where this program does not know all of it, and so must not write it. */
export const bodyOf = (category: UserCategory): CategoryBody | null =>
  categoryBodySchema.safeParse(category).data ?? null;

import type { Questionnaire, QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { MessageId } from '@/locales';
import { may, type Role } from '@/domain/access';

/** A questionnaire as a call sends it; why it was changed last belongs to that change. */
export function bodyToSend({
  version: _version,
  updatedAt: _updatedAt,
  revision: _revision,
  published: _published,
  reason: _reason,
  ...body
}: Questionnaire): QuestionnaireBody {
  return body;
}

/** Whether it can be given: something of it is published, and it is not retired. */
export const canBeAsked = ({ status, revision }: Pick<Questionnaire, 'status' | 'revision'>): boolean =>
  revision > 0 && status !== 'retired';

export type QuestionnaireTransition = 'publish' | 'retire' | 'remove';

/** Tells who may write on a questionnaire, as long as it is not retired; what is published stays as it is. */
export const mayWrite = ({ status }: Pick<Questionnaire, 'status'>, role: Role | null): boolean =>
  may(role, 'questionnaires.write') && status !== 'retired';

/** What may be done about a questionnaire as a whole. */
export function transitionsFor(
  { status, revision }: Pick<Questionnaire, 'status' | 'revision'>,
  role: Role | null,
): QuestionnaireTransition[] {
  if (!may(role, 'questionnaires.publish')) return [];
  const transitions: QuestionnaireTransition[] = [];
  if (status === 'draft') transitions.push('publish');
  if (canBeAsked({ status, revision })) transitions.push('retire');
  if (status === 'draft' && revision === 0) transitions.push('remove');
  return transitions;
}

export const transitionWords: Record<
  QuestionnaireTransition,
  { action: MessageId; title: MessageId; text: MessageId; done: MessageId }
> = {
  publish: {
    action: 'questionerBuilder.publish',
    title: 'questionerBuilder.publishTitle',
    text: 'questionerBuilder.publishText',
    done: 'questionerBuilder.publishDone',
  },
  retire: {
    action: 'questionerBuilder.retire',
    title: 'questionerBuilder.retireTitle',
    text: 'questionerBuilder.retireText',
    done: 'questionerBuilder.retireDone',
  },
  remove: {
    action: 'questionerBuilder.remove',
    title: 'questionerBuilder.removeTitle',
    text: 'questionerBuilder.removeText',
    done: 'questionerBuilder.removeDone',
  },
};

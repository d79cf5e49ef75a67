import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { questionIds, type QuestionId } from '@/domain/staff/questions';
import { questionsChangeSchema } from '@/domain/staff/identity';
import { securityQuestions } from '@/session/securityQuestions';
import { useErrorText } from '@/shared/forms/fieldTypes';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Field } from '@/shared/ui/Field';
import { QUIET, saveQuestions } from '../calls';
import { PasswordDialog } from './PasswordDialog';
import { markFields, useAction } from '../useAction';

type Entries = z.infer<typeof questionsChangeSchema>;
/** Nothing is chosen yet: the schema refuses it. */
const NOTHING = '' as QuestionId;
const pairs = [0, 1] as const;
const names = [
  'answers.0.question',
  'answers.0.answer',
  'answers.1.question',
  'answers.1.answer',
  'password',
] as const;

/** Sets two questions with their answers in the place of those before. Mounted while it is open. */
export function QuestionsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const form = useForm<Entries>({
    defaultValues: { password: '', answers: pairs.map(() => ({ question: NOTHING, answer: '' })) },
    resolver: zodResolver(questionsChangeSchema),
  });
  const { control, register, formState, setError } = form;
  const chosen = useWatch({ control, name: 'answers' });
  const errorText = useErrorText();
  const save = useAction(saveQuestions);
  // Answers to questions of security are kept nowhere: closing asks.
  const guard = useDialogGuard(formState.isDirty, onClose, () => undefined);

  const submit = form.handleSubmit(async (entries) => {
    const error = await save.run({ ...entries, ...QUIET });
    if (error) markFields(error, names, setError);
    if (error !== null) return;
    dispatch(noticed({ tone: 'success', message: 'profile.questionsSaved' }));
    guard.leave();
  });

  return (
    <>
      <PasswordDialog
        title={<T id="profile.questions" />}
        confirmLabel={<T id="common.save" />}
        control={control}
        action={save}
        fields={names}
        onSubmit={submit}
        onClose={guard.close}
      >
        {pairs.map((pair) => {
          const wrong = formState.errors.answers?.[pair];
          const other = chosen[1 - pair]?.question;
          return (
            <div key={pair}>
              <Field
                label={t('profile.question', { number: pair + 1 })}
                error={wrong?.question && t('validation.required')}
                required
              >
                {(wiring) => (
                  <select {...wiring} {...register(`answers.${pair}.question`)} className="form-select">
                    <option value="">{t('profile.chooseQuestion')}</option>
                    {questionIds
                      .filter((id) => id !== other)
                      .map((id) => (
                        <option key={id} value={id}>
                          {t(securityQuestions[id])}
                        </option>
                      ))}
                  </select>
                )}
              </Field>
              <Field
                label={t('profile.answer', { number: pair + 1 })}
                hint={pair === 0 ? t('profile.answerHint') : undefined}
                error={errorText(wrong?.answer, undefined)}
                required
              >
                {(wiring) => (
                  <input
                    {...wiring}
                    {...register(`answers.${pair}.answer`)}
                    type="text"
                    className="form-control"
                    autoComplete="off"
                    dir="auto"
                  />
                )}
              </Field>
            </div>
          );
        })}
      </PasswordDialog>
      {guard.dialog}
    </>
  );
}

import { useSelector } from 'react-redux';
import type { Enrolment } from '@/domain/enrolment/enrolment';
import { T, useT } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { enrolments } from '../slice';

/** Asks before all that was typed goes for good. */
export function DiscardDialog({ enrolment: opened, onClose }: { enrolment: Enrolment; onClose: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  // After a conflict it is about the newer version, which the list behind it shows.
  const enrolment =
    useSelector((state: Record<string, unknown>) => enrolments.selectById(state, opened.id)) ?? opened;
  const { title } = enrolment;
  const name = title === '' ? t('registration.unnamed') : title;
  return (
    <TransitionDialog
      title={<T id="registration.discardTitle" values={{ name: <bdi>{name}</bdi> }} />}
      text={<T id="registration.discardText" />}
      confirmLabel={<T id="registration.discardConfirm" />}
      tone="danger"
      onSend={() => dispatch(enrolments.drop({ record: enrolment, quiet: true }))}
      done={{ message: 'registration.discarded' }}
      onClose={onClose}
    />
  );
}

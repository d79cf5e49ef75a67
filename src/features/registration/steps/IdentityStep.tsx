import { TextField } from '@/shared/forms/TextField';
import { useT } from '@/shared/i18n/text';
import { DuplicatePanel } from '../wizard/DuplicatePanel';
import { IdentityFields } from './IdentityFields';
import type { StepProps } from './stepProps';

/** Who it is; patients who may be the same person are shown beside. */
export function IdentityStep({ registration, facts }: StepProps) {
  const t = useT();
  const { form, duplicates } = registration;
  return (
    <IdentityFields
      registration={registration}
      afterName={
        <DuplicatePanel
          registration={registration}
          facts={facts}
          found={duplicates.found}
          isFailed={duplicates.isFailed}
        />
      }
      socialNumber={
        <TextField
          control={form.control}
          name="socialNumber"
          label={t('audit.fieldSocialNumber')}
          maxLength={60}
        />
      }
    />
  );
}

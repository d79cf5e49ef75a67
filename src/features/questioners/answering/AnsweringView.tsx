import type { ReactNode } from 'react';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { useT } from '@/shared/i18n/text';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ResponseEditor } from './ResponseEditor';
import type { useAnswering } from './useAnswering';

/** The questionnaire to answer, or why there is none. */
export function AnsweringView({
  patient,
  summary,
  answering: { all, opened, language, spoken },
  isByPatient = false,
  emptyText,
  emptyAction,
  onDone,
}: {
  patient: Patient;
  summary: PatientSummary | undefined;
  answering: ReturnType<typeof useAnswering>;
  isByPatient?: boolean;
  emptyText: string;
  emptyAction: ReactNode;
  onDone: () => void;
}) {
  const t = useT();
  return (
    <AsyncView
      status={opened ? 'ready' : all.status}
      error={all.error}
      isEmpty={!opened}
      onRetry={all.reload}
      empty={<EmptyState title={t('answering.notOpen')} text={emptyText} action={emptyAction} />}
    >
      {opened && (
        <ResponseEditor
          key={opened.response.id}
          patient={patient}
          summary={summary}
          {...opened}
          opened={opened.response}
          language={language}
          spoken={spoken}
          isByPatient={isByPatient}
          onDone={onDone}
        />
      )}
    </AsyncView>
  );
}

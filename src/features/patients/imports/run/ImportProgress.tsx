import { useT } from '@/shared/i18n/text';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import type { ImportState } from './importRun';

type Running = Extract<ImportState, { step: 'reading' | 'storing' }>;

/** How far an import is: files read, then patients stored. The words are announced, the percentage is not. */
export function ImportProgress({ state }: { state: Running }) {
  const t = useT();
  const isReading = state.step === 'reading';
  const value = isReading ? (state.progress?.fraction ?? 0) : state.stored / Math.max(1, state.total);
  const words = isReading
    ? t('imports.reading', { file: state.progress?.file ?? '' })
    : t('imports.storing', { stored: state.stored, total: state.total });
  const percent = t('imports.percent', { fraction: value });
  return (
    <div className="d-grid gap-2">
      <p className="mb-0 text-break" role="status">
        {words}
      </p>
      <ProgressBar label={t('imports.progress')} value={value} max={1} valueText={`${words}, ${percent}`} />
      <p className="mb-0 small text-body-secondary" aria-hidden="true">
        {percent}
      </p>
    </div>
  );
}

import { useRef, useState } from 'react';
import type { Annotation } from '@/domain/readings/annotation';
import { patientDay } from '@/domain/patientDay';
import type { Patient } from '@/domain/patients/patient';
import { clockOf } from '@/domain/rules/alertLimits';
import type { PatientSummary } from '@/domain/patients/summary';
import { annotations as marks, removeAnnotation } from '@/features/annotations/slice';
import { IfMay } from '@/shared/IfMay';
import { newId } from '@/shared/api/newId';
import { T, useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { useAppDispatch } from '@/shared/store/useEntities';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useMay } from '@/shared/rights';
import { HomeSeriesProgress } from './HomeSeriesProgress';
import { RecordReadingDialog } from '../record/RecordReadingDialog';
import { lastOfSeries } from './seriesProgress';

/**
 * The week of blood pressures at home: started with one button, continued on any day and in any browser, with what is
 * still missing.
 * @param annotations of the patient, the newest first
 */
export function HomeSeriesCard({
  patient,
  summary,
  annotations,
}: {
  patient: Patient;
  summary: PatientSummary | undefined;
  annotations: readonly Annotation[];
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const mayRemove = useMay('records.remove');
  const today = patientDay(useNow(), clockOf(patient));
  const [isRecording, setRecording] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  const series: Annotation | undefined = annotations.find(({ kind }) => kind === 'homeSeries');
  const isOver = series !== undefined && lastOfSeries(series.from) < today;

  const begin = async () => {
    if (isSaving) return;
    setSaving(true);
    const to = lastOfSeries(today);
    await dispatch(
      marks.store({ body: { id: newId(), patient: patient.id, kind: 'homeSeries', from: today, to } }),
    );
    setSaving(false);
  };
  return (
    <TitledCard title={t('readings.seriesTitle')}>
      {series ? (
        <HomeSeriesProgress series={series} patient={patient} today={today} />
      ) : (
        <p className="mb-2">
          <T id="readings.seriesLead" />
        </p>
      )}
      <div ref={buttons} tabIndex={-1} className="d-flex flex-wrap gap-2">
        {series && !isOver && (
          <IfMay do="readings.write">
            <button type="button" className="btn btn-primary" onClick={() => setRecording(true)}>
              <T id="readings.seriesRecord" />
            </button>
          </IfMay>
        )}
        {(!series || isOver) && (
          <IfMay do="findings.write">
            <button
              type="button"
              className="btn btn-outline-primary"
              aria-disabled={isSaving}
              onClick={() => void begin()}
            >
              <T id={series ? 'readings.seriesAgain' : 'readings.seriesStart'} />
            </button>
          </IfMay>
        )}
        {series && mayRemove && (
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => {
              // The pressed button disappears with the series.
              buttons.current?.focus();
              void dispatch(removeAnnotation(series));
            }}
          >
            <T id="readings.seriesStop" />
          </button>
        )}
      </div>
      {isRecording && (
        <RecordReadingDialog
          measure="bloodPressure"
          patient={patient}
          summary={summary}
          twice
          onClose={() => setRecording(false)}
        />
      )}
    </TitledCard>
  );
}

import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { lastDayOf, type Annotation } from '@/domain/readings/annotation';
import type { Patient } from '@/domain/patients/patient';
import { removeAnnotation } from '@/features/annotations/slice';
import { IfMay } from '@/shared/IfMay';
import { T, useT } from '@/shared/i18n/text';
import { useNameOf } from '@/shared/people/names';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useMay } from '@/shared/rights';
import { AnnotationDialog } from './AnnotationDialog';

/**
 * Annotations that explain a patient's readings, the newest first; users can add and change them, administrators also
 * delete them.
 */
export function AnnotationList({
  patient,
  annotations,
}: {
  patient: Patient;
  annotations: readonly Annotation[];
}) {
  const t = useT();
  const nameOf = useNameOf();
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const mayRemove = useMay('records.remove');
  const [open, setOpen] = useState<Annotation | 'new' | null>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const day = (date: string) =>
    intl.formatDate(`${date}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const span = (one: Annotation) => {
    const { from, to } = one;
    if (to !== undefined)
      return from === to ? day(from) : t('readings.fromTo', { from: day(from), to: day(to) });
    const since = t('readings.since', { from: day(from) });
    const last = lastDayOf(one);
    return last === undefined ? since : `${since}. ${t('readings.noEnd', { to: day(last) })}`;
  };
  const remove = (annotation: Annotation) => {
    // The row of the pressed button is gone.
    adding.current?.focus();
    void dispatch(removeAnnotation(annotation));
  };
  return (
    <TitledCard
      title={t('readings.annotations')}
      footer={
        <IfMay do="findings.write">
          <button
            ref={adding}
            type="button"
            className="btn btn-outline-primary"
            onClick={() => setOpen('new')}
          >
            <T id="readings.annotate" />
          </button>
        </IfMay>
      }
    >
      {annotations.length === 0 && (
        <p className="mb-0 text-body-secondary">
          <T id="readings.noAnnotations" />
        </p>
      )}
      <ul className="list-unstyled mb-0">
        {annotations.map((annotation) => {
          const what = `${t(`readings.kind_${annotation.kind}`)}, ${span(annotation)}`;
          return (
            <li key={annotation.id} className="d-flex gap-2 align-items-start py-1">
              <div className="flex-grow-1 text-break">
                <span className="fw-semibold">{t(`readings.kind_${annotation.kind}`)}</span>
                {', '}
                {span(annotation)}
                {annotation.note !== undefined && <bdi className="d-block">{annotation.note}</bdi>}
                {annotation.by !== undefined && (
                  <span className="d-block small text-body-secondary">
                    {t('readings.byWhom', { by: nameOf(annotation.by) })}
                  </span>
                )}
              </div>
              <IfMay do="findings.write">
                <button
                  type="button"
                  className="btn btn-sm btn-outline-secondary"
                  aria-label={t('readings.editOne', { what })}
                  onClick={() => setOpen(annotation)}
                >
                  <Icon of={Pencil} />
                </button>
              </IfMay>
              {mayRemove && (
                <button
                  type="button"
                  className="btn btn-sm btn-outline-secondary"
                  aria-label={t('readings.deleteAnnotation', { what })}
                  onClick={() => remove(annotation)}
                >
                  <Icon of={Trash2} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {open !== null && (
        <AnnotationDialog
          patient={patient}
          {...(open !== 'new' && { annotation: open })}
          onClose={() => setOpen(null)}
        />
      )}
    </TitledCard>
  );
}

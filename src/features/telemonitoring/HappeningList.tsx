import SquarePen from 'lucide-react/icons/square-pen';
import type { Annotation } from '@/domain/annotation';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { Happening } from './marks';

/** What the numbers in the chart stand for, and the way to change it. */
export function HappeningList({
  happenings,
  onEdit,
}: {
  happenings: readonly Happening[];
  onEdit: (annotation: Annotation) => void;
}) {
  const t = useT();
  if (happenings.length === 0) return null;
  return (
    <section className="nd-happenings">
      <h3 className="h6">
        <T id="trends.happened" />
      </h3>
      <ul>
        {happenings.map(({ annotation, sign, label }) => (
          <li key={annotation.id}>
            <b aria-hidden>{sign}</b> <bdi>{label}</bdi>
            <button type="button" className="btn btn-icon" onClick={() => onEdit(annotation)}>
              <Icon of={SquarePen} size={16} label={t('readings.editOne', { what: label })} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

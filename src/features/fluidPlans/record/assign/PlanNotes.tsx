import { useIntl } from 'react-intl';
import type { PlanBody } from '@/domain/fluid/plan';
import type { Patient } from '@/domain/patients/patient';
import { categories } from '@/features/userCategories/slice';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';

/** For whom a plan is not meant, as far as that concerns this patient. */
export function PlanNotes({ plan, patient, today }: { plan: PlanBody; patient: Patient; today: string }) {
  const t = useT();
  const intl = useIntl();
  const formats = useFormats();
  const { rows } = useEntities(categories);
  const against = plan.contraindications.filter((one) => patient.pathologies.includes(one));
  const isOther = plan.category !== undefined && plan.category !== patient.category;
  const category = rows.find(({ code }) => code === plan.category)?.name ?? plan.category ?? '';
  const isDue = plan.reviewOn !== undefined && plan.reviewOn < today;
  if (against.length === 0 && !isOther && !isDue) return null;
  return (
    <ul className="alert alert-warning list-unstyled" role="status">
      {against.length > 0 && (
        <li>
          <T
            id="fluidRecord.against"
            values={{ pathologies: intl.formatList(against.map((one) => t(`worklist.${one}`))) }}
          />
        </li>
      )}
      {isOther && (
        <li>
          <T id="fluidRecord.otherCategory" values={{ category: <bdi>{category}</bdi> }} />
        </li>
      )}
      {isDue && plan.reviewOn !== undefined && (
        <li>
          <T id="fluidRecord.reviewDue" values={{ day: formats.day(plan.reviewOn) }} />
        </li>
      )}
    </ul>
  );
}

import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router-dom';
import type { Patient } from '@/domain/patients/patient';
import { openFacts, type Sign } from '@/domain/patients/sign';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

const DAY = /^\d{4}-\d\d-\d\d/;

/** What the record speaks for and nobody has decided about, each as a way to the profile, where it is decided. */
export function OpenFacts({ patient: { id, ext } }: { patient: Patient }) {
  const t = useT();
  const { day } = useFormats();
  const signs = ext.signs ?? [];
  const said = ({ by, says, on }: Sign): string => {
    const peritoneal = says === 'peritoneal';
    const session = t(
      peritoneal ? 'registration.dialysis_peritoneal' : 'registration.dialysis_haemodialysis',
    );
    const what = by === 'session' ? session : says;
    const date = on === undefined ? undefined : DAY.exec(on)?.[0];
    return date === undefined ? what : t('patient.signOn', { says: what, on: day(date) });
  };
  return openFacts
    .filter((fact) => signs.some((sign) => sign.fact === fact))
    .map((fact) => (
      <Link key={fact} to={`/userlist/${encodeURIComponent(id)}/profile`} className="nd-open-fact">
        <Icon of={TriangleAlert} size={16} />
        <span>
          <T
            id={`openFacts.${fact}`}
            values={{
              signs: signs
                .filter((sign) => sign.fact === fact)
                .map(said)
                .join(', '),
            }}
          />
        </span>
      </Link>
    ));
}

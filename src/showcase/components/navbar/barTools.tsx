import Bell from 'lucide-react/icons/bell';
import CircleUser from 'lucide-react/icons/circle-user';
import Mail from 'lucide-react/icons/mail';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { UncontrolledTooltip } from 'reactstrap';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Bar } from './barKinds';
import { usePressed } from '../buttons/pressed';
import '../buttons/buttonKinds.css';

/** A drawing with a name for those who do not see it, and a tooltip for those who do. */
function Tool({ icon, name, onPress }: { icon: LucideIcon; name: string; onPress: () => void }) {
  const button = useId();
  return (
    <>
      <button id={button} type="button" className="btn btn-icon" onClick={onPress}>
        <Icon of={icon} label={name} />
      </button>
      <UncontrolledTooltip target={button} placement="bottom" fade={false}>
        {name}
      </UncontrolledTooltip>
    </>
  );
}

function Basic() {
  const t = useT();
  const [said, press] = usePressed();
  return (
    <>
      <Bar label={t('showcase.basic')}>
        <div className="ms-auto d-flex">
          {(
            [
              [Mail, t('showcase:/components/navbar#mail')],
              [Bell, t('app.notifications')],
              [CircleUser, t('app.profile')],
            ] as const
          ).map(([icon, name]) => (
            <Tool key={name} icon={icon} name={name} onPress={() => press(name)} />
          ))}
        </div>
      </Bar>
      {said}
    </>
  );
}

export { Basic };

import Droplets from 'lucide-react/icons/droplets';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Card, CardBody } from 'reactstrap';
import { useIntl } from 'react-intl';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import './cards.css';

const events = [
  { name: 'raised', icon: TriangleAlert, tone: 'text-danger', minutes: 12 },
  { name: 'called', icon: Phone, tone: 'text-primary', minutes: 25 },
  { name: 'entered', icon: HeartPulse, tone: 'text-success', minutes: 90 },
  { name: 'changed', icon: Droplets, tone: 'text-info', minutes: 300 },
  { name: 'wrote', icon: MessageSquare, tone: 'text-secondary', minutes: 1_500 },
] as const;

function Timeline() {
  const intl = useIntl();
  const ago = (minutes: number) =>
    minutes < 60
      ? intl.formatRelativeTime(-minutes, 'minute')
      : intl.formatRelativeTime(-Math.round(minutes / 60), 'hour');
  return (
    <div className="nd-cards nd-cards-wide">
      <Card>
        <CardBody>
          <ol className="nd-card-time">
            {events.map(({ name, icon, tone, minutes }) => (
              <li key={name}>
                <span className={`nd-card-mark ${tone}`}>
                  <Icon of={icon} />
                </span>
                <div>
                  <p>
                    <T id={`showcase:/cards/basic#${name}`} />
                  </p>
                  <p className="text-body-secondary">{ago(minutes)}</p>
                </div>
              </li>
            ))}
          </ol>
        </CardBody>
      </Card>
    </div>
  );
}

export { Timeline };

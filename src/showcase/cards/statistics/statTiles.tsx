import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Droplets from 'lucide-react/icons/droplets';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import MessageSquare from 'lucide-react/icons/message-square';
import Pill from 'lucide-react/icons/pill';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Users from 'lucide-react/icons/users';
import Weight from 'lucide-react/icons/weight';
import { Card, CardBody } from 'reactstrap';
import { useFormats } from '@/shared/i18n/format';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import '../basic/cards.css';

const tiles = [
  { name: 'patients', icon: Users, tone: 'primary', value: 214 },
  { name: 'alerts', icon: Bell, tone: 'danger', value: 17 },
  { name: 'readings', icon: HeartPulse, tone: 'success', value: 3180 },
  { name: 'fluid', icon: Droplets, tone: 'info', value: 412 },
  { name: 'weights', icon: Weight, tone: 'warning', value: 198 },
  { name: 'medicines', icon: Pill, tone: 'primary', value: 655 },
  { name: 'visits', icon: CalendarCheck, tone: 'success', value: 46 },
  { name: 'messages', icon: MessageSquare, tone: 'info', value: 73 },
  { name: 'questions', icon: ClipboardList, tone: 'warning', value: 29 },
  { name: 'staff', icon: Stethoscope, tone: 'secondary', value: 21 },
] as const satisfies readonly { name: string; icon: LucideIcon; tone: string; value: number }[];

function IconTiles() {
  const { number } = useFormats();
  return (
    <div className="nd-cards nd-cards-small">
      {tiles.map(({ name, icon, tone, value }) => (
        <Card key={name}>
          <CardBody className="d-flex gap-3 align-items-center">
            <span className={`nd-card-mark text-${tone}`}>
              <Icon of={icon} />
            </span>
            <div>
              <div className="nd-card-large">{number(value)}</div>
              <T id={`showcase:/cards/statistics#${name}`} />
            </div>
          </CardBody>
        </Card>
      ))}
    </div>
  );
}

export { IconTiles };

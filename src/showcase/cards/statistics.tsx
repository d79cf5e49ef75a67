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
import { useIntl } from 'react-intl';
import { Card, CardBody } from 'reactstrap';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { ChartJs, faint } from '../charts/frame/ChartJs';
import { atStops } from '../charts/frame/figureForms';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import source from './statistics.tsx?raw';
import './basic/cards.css';

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

const DAYS = 14;
const areas = ['patients', 'readings', 'alerts', 'messages'] as const;
const lines = ['fluid', 'visits', 'medicines'] as const;
type Name = (typeof areas)[number] | (typeof lines)[number];

/** Invented, but the same every time. */
const samples: Record<Name, readonly number[]> = {
  patients: [201, 202, 202, 204, 205, 205, 206, 208, 208, 210, 211, 211, 213, 214],
  readings: [212, 230, 221, 240, 198, 190, 226, 238, 244, 251, 233, 207, 215, 248],
  alerts: [24, 21, 22, 19, 26, 28, 20, 18, 16, 19, 21, 23, 18, 17],
  messages: [52, 60, 58, 71, 33, 28, 64, 70, 66, 73, 69, 37, 31, 73],
  fluid: [44, 46, 43, 48, 51, 55, 45, 42, 44, 43, 47, 52, 54, 41],
  visits: [9, 11, 8, 12, 7, 0, 0, 10, 12, 9, 13, 8, 0, 46],
  medicines: [640, 642, 641, 645, 644, 644, 646, 648, 650, 651, 650, 652, 654, 655],
};

/** The figure of today above how it came about, day by day. */
function Spark({ name, isArea }: { name: Name; isArea: boolean }) {
  const t = useT();
  const intl = useIntl();
  const { number } = useFormats();
  const values = samples[name];
  const stops = values.map((_, place) =>
    intl.formatDate(Date.UTC(2026, 2, 2 + place), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  );
  const title = t(`showcase:/cards/statistics#${name}`);
  const figure = atStops(
    { title, head: t('showcase:/cards/statistics#day'), stops, names: [title] },
    [values],
    number,
  );
  return (
    <Card className="nd-spark">
      <CardBody>
        <div className="nd-card-large">{number(values[DAYS - 1] ?? 0)}</div>
        <ChartJs
          type="line"
          figure={figure}
          data={({ primary }) => ({
            labels: stops,
            datasets: [
              {
                label: title,
                data: [...values],
                borderColor: primary,
                backgroundColor: faint(primary),
                fill: isArea,
                pointRadius: isArea ? 0 : 2,
                tension: 0.3,
              },
            ],
          })}
          options={({ isMirrored }) => ({
            scales: { x: { display: false, reverse: isMirrored }, y: { display: false, grace: '20%' } },
          })}
        />
      </CardBody>
    </Card>
  );
}

function Areas() {
  return (
    <div className="nd-cards">
      {areas.map((name) => (
        <Spark key={name} name={name} isArea />
      ))}
    </div>
  );
}

function Lines() {
  return (
    <div className="nd-cards">
      {lines.map((name) => (
        <Spark key={name} name={name} isArea={false} />
      ))}
    </div>
  );
}

export default function StatisticsCardsPage() {
  return (
    <Showcase address="/cards/statistics" source={source}>
      <Example title="showcase.icons" of={{ IconTiles }} />
      <Example title="showcase:/cards/statistics#areas" of={{ Areas }} />
      <Example title="showcase:/cards/statistics#lines" of={{ Lines }} />
    </Showcase>
  );
}

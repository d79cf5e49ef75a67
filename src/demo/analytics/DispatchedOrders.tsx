import type { LucideIcon } from 'lucide-react';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Truck from 'lucide-react/icons/truck';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/locales';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { Avatar } from '@/shared/ui/Avatar';
import { DataTable } from '@/shared/ui/table/DataTable';
import { Icon } from '@/shared/ui/Icon';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import type { Column } from '@/shared/ui/table/tableColumn';
import type { Tone } from '../charts/figureSpec';
import { dispatchedOrders, type Dispatched, type DispatchStatus } from './dispatched';

const looks: Record<DispatchStatus, { icon: LucideIcon; tone: Tone; word: MessageId }> = {
  moving: { icon: Truck, tone: 'good', word: 'analytics.moving' },
  pending: { icon: Clock, tone: 'amber', word: 'analytics.waiting' },
  cancelled: { icon: CircleX, tone: 'bad', word: 'analytics.cancelled' },
};

interface Words {
  t: ReturnType<typeof useT>;
  km: (value: number) => string;
  moment: (when: number) => string;
}

const columnsIn = ({ t, km, moment }: Words): Column<Dispatched>[] => [
  { id: 'number', header: t('analytics.order'), cell: ({ number }) => `#${String(number)}` },
  { id: 'status', header: t('analytics.state'), cell: ({ status }) => <Status status={status} /> },
  {
    id: 'operators',
    header: t('analytics.operators'),
    cell: ({ operators }) => <Operators names={operators} />,
  },
  { id: 'place', header: t('analytics.place'), cell: ({ place }) => <bdi lang="en">{place}</bdi> },
  {
    id: 'distance',
    header: t('analytics.distance'),
    cell: ({ number, distance: { done, whole } }) => {
      const text = t('analytics.of', { now: km(done), wanted: km(whole) });
      return (
        <div className="nd-distance">
          <span aria-hidden="true">{text}</span>
          <ProgressBar
            label={t('analytics.distanceOf', { number: `#${String(number)}` })}
            value={done}
            max={whole}
            valueText={text}
          />
        </div>
      );
    },
  },
  { id: 'start', header: t('analytics.start'), cell: ({ start }) => moment(start) },
  {
    id: 'delivery',
    header: t('analytics.delivery'),
    cell: ({ delivery }) => (delivery === null ? t('analytics.noDelivery') : moment(delivery)),
  },
];

/** What has left the house, who brings it and how far it has come. */
export function DispatchedOrders() {
  const t = useT();
  const intl = useIntl();
  const { moment } = useOwnTimes();
  const orders = dispatchedOrders(useNow());
  const columns = useMemo(() => {
    const km = (value: number) => intl.formatNumber(value, { style: 'unit', unit: 'kilometer' });
    return columnsIn({ t, km, moment });
  }, [t, intl, moment]);
  return (
    <div className="card nd-dispatched">
      <h2 className="h6 mb-0">
        <T id="analytics.dispatched" />
      </h2>
      <DataTable
        rows={orders}
        columns={columns}
        rowKey={({ number }) => String(number)}
        caption={t('analytics.dispatched')}
      />
    </div>
  );
}

function Status({ status }: { status: DispatchStatus }) {
  const { icon, tone, word } = looks[status];
  return (
    <span className={`nd-dispatch-status nd-tone-${tone}`}>
      <Icon of={icon} size={16} /> <T id={word} />
    </span>
  );
}

/** The names stand beside the pictures: fingers find no tooltip. */
function Operators({ names }: { names: readonly string[] }) {
  return (
    <div className="nd-operators">
      <span className="nd-operators-pictures">
        {names.map((name) => (
          <span key={name} title={name}>
            <Avatar name={name} />
          </span>
        ))}
      </span>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

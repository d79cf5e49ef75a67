import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMemo } from 'react';
import { isPeritoneal, type DialysisSession } from '@/domain/dialysis/session';
import type { SessionGain } from '@/domain/dialysis/sessionFigures';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { amountText } from '@/shared/i18n/wording/amountWording';
import { valueText } from '@/shared/i18n/wording/measureWording';
import { accessWord, sessionKindWord, sessionStatusWord } from '@/shared/i18n/wording/sessionWording';
import { Icon } from '@/shared/ui/Icon';
import type { Column } from '@/shared/ui/table/tableColumn';
import { netText, rateText, volumeText, weightsText, type Saying } from '../session/sessionText';

/** A session with what was gained up to it. */
export interface SessionRow {
  session: DialysisSession;
  gain: SessionGain | undefined;
}

/** What was taken off: by the machine with its rate, or by the peritoneum, with a cloudy bag. */
function Removed({ session, saying }: { session: DialysisSession; saying: Saying }) {
  const { ultrafiltrationMl, cloudyBag } = session;
  const { t } = saying;
  const volume = isPeritoneal(session)
    ? netText(session, saying)
    : ultrafiltrationMl === undefined
      ? null
      : volumeText(ultrafiltrationMl, saying);
  const rate = rateText(session, saying);
  return (
    <>
      {volume ?? '–'}
      {rate !== null && <span className="d-block small">{rate}</span>}
      {cloudyBag && (
        <span className="d-block text-danger">
          <Icon of={TriangleAlert} size={16} /> {t('dialysis.bag')}: {t('dialysis.bagCloudy')}
        </span>
      )}
    </>
  );
}

/** The columns of the sessions; on a phone the first one leads to the rest. */
export function useSessionColumns(
  saying: Saying,
  zone: string,
  onSession: (id: string) => void,
): Column<SessionRow>[] {
  const { moment } = usePatientTimes(zone);
  return useMemo(() => {
    const { t, intl, units } = saying;
    const pressure = (one: DialysisSession['pressureBefore']) =>
      one ? valueText('bloodPressure', one.systolic, one.diastolic, intl, units) : '–';
    return [
      {
        id: 'at',
        header: t('dialysis.at'),
        cell: ({ session }) => (
          <>
            <button
              type="button"
              className="btn btn-link nd-session-open"
              onClick={() => onSession(session.id)}
            >
              {moment(session.at)}
            </button>
            <span className="d-block small fw-normal">
              {t(sessionKindWord[session.kind])}
              {session.status !== 'done' && ` · ${t(sessionStatusWord[session.status])}`}
            </span>
          </>
        ),
      },
      {
        id: 'weight',
        header: `${t('dialysis.weightBefore')} → ${t('dialysis.weightAfter')}`,
        align: 'end',
        cell: ({ session }) => <bdi>{weightsText(session, saying) ?? '–'}</bdi>,
      },
      {
        id: 'gain',
        header: t('dialysis.gain'),
        align: 'end',
        hideBelow: 'md',
        cell: ({ gain }) => (gain ? amountText(gain.kg, units.weight, intl) : '–'),
      },
      {
        id: 'removed',
        header: t('dialysis.removed'),
        align: 'end',
        cell: ({ session }) => <Removed session={session} saying={saying} />,
      },
      {
        id: 'pressure',
        header: t('dialysis.pressureBefore'),
        hideBelow: 'lg',
        cell: ({ session }) => pressure(session.pressureBefore),
      },
      {
        id: 'pressureAfter',
        header: t('dialysis.pressureAfter'),
        hideBelow: 'lg',
        cell: ({ session }) => pressure(session.pressureAfter),
      },
      {
        id: 'access',
        header: t('dialysis.access'),
        hideBelow: 'lg',
        cell: ({ session }) => (session.access ? t(accessWord[session.access]) : '–'),
      },
    ];
  }, [saying, moment, onSession]);
}

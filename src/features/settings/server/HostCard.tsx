import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useSelector } from 'react-redux';
import { summaries } from '@/features/patients/slice';
import { care, reachesHost } from '@/shared/api/http';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useHealth } from './useHealth';

/** Which server the records are on now, whether it answers, and when it last did. */
export function HostCard() {
  const t = useT();
  const times = useOwnTimes();
  const { answer, error, isAsking, askAgain } = useHealth();
  const { loadedAt } = useSelector(summaries.selectSlice);
  return (
    <TitledCard title={t('settings.hostNow')}>
      <dl className="nd-terms-facts">
        <div>
          <dt>
            <T id="settings.host" />
          </dt>
          <dd>
            {reachesHost(care.defaults) ? (
              <bdi>{care.defaults.baseURL}</bdi>
            ) : (
              <T id="settings.hostEmbedded" />
            )}
          </dd>
        </div>
        <div>
          <dt>
            <T id="settings.health" />
          </dt>
          <dd>
            <span role="status">
              {answer && !error && !isAsking && (
                <>
                  <Icon of={CircleCheck} size={16} className="text-success" /> <T id="settings.answers" />
                </>
              )}
              {error && !isAsking && (
                <>
                  <Icon of={CircleX} size={16} className="text-danger" /> <T id={error.message} />
                </>
              )}
              {isAsking && <T id="common.loading" />}
            </span>
          </dd>
        </div>
        <div>
          <dt>
            <T id="settings.version" />
          </dt>
          <dd>{answer?.version ?? '–'}</dd>
        </div>
        <div>
          <dt>
            <T id="settings.lastAnswer" />
          </dt>
          <dd>{answer ? times.moment(answer.at) : '–'}</dd>
        </div>
        <div>
          <dt>
            <T id="settings.lastSync" />
          </dt>
          <dd>{loadedAt > 0 ? times.moment(loadedAt) : <T id="settings.notYet" />}</dd>
        </div>
      </dl>
      <button type="button" className="btn btn-outline-primary" onClick={askAgain}>
        <T id="settings.askAgain" />
      </button>
    </TitledCard>
  );
}

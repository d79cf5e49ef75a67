import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { WeekBars } from './analytics/boardBars';
import bars from './analytics/boardBars.tsx?raw';
import { Deliveries } from './analytics/boardDeliveries';
import deliveries from './analytics/boardDeliveries.tsx?raw';
import { Lines } from './analytics/boardLines';
import lines from './analytics/boardLines.tsx?raw';
import { Lists } from './analytics/boardLists';
import lists from './analytics/boardLists.tsx?raw';
import { Funds } from './analytics/boardMoney';
import money from './analytics/boardMoney.tsx?raw';
import { Rounds } from './analytics/boardRounds';
import rounds from './analytics/boardRounds.tsx?raw';
import { Timeline } from './basic/timeCard';
import time from './basic/timeCard.tsx?raw';
import source from './analytics.tsx?raw';

export default function AnalyticsCardsPage() {
  return (
    <Showcase address="/cards/analytics" source={source}>
      <Example title="showcase:/cards/analytics#lists" of={{ Lists }} source={lists} />
      <Example title="showcase:/cards/analytics#bars" of={{ WeekBars }} source={bars} />
      <Example title="showcase:/cards/analytics#rounds" of={{ Rounds }} source={rounds} />
      <Example title="showcase:/cards/analytics#lines" of={{ Lines }} source={lines} />
      <Example title="showcase:/cards/analytics#funds" of={{ Funds }} source={money} />
      <Example title="showcase:/cards/analytics#activity" of={{ Timeline }} source={time} />
      <Example title="showcase:/cards/analytics#table" of={{ Deliveries }} source={deliveries} />
    </Showcase>
  );
}

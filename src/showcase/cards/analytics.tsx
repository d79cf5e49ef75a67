import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { WeekBars } from '../pieces/boardBars';
import bars from '../pieces/boardBars.tsx?raw';
import { Deliveries } from '../pieces/boardDeliveries';
import deliveries from '../pieces/boardDeliveries.tsx?raw';
import { Lines } from '../pieces/boardLines';
import lines from '../pieces/boardLines.tsx?raw';
import { Lists } from '../pieces/boardLists';
import lists from '../pieces/boardLists.tsx?raw';
import { Funds } from '../pieces/boardMoney';
import money from '../pieces/boardMoney.tsx?raw';
import { Rounds } from '../pieces/boardRounds';
import rounds from '../pieces/boardRounds.tsx?raw';
import { Timeline } from '../pieces/timeCard';
import time from '../pieces/timeCard.tsx?raw';
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

import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Animations, Options, Plain, Positions, Product, WithOffer } from './toastr/noticeKinds';
import pieces from './toastr/noticeKinds.tsx?raw';
import { NoticeStage } from './toastr/noticeStage';

export default function ToastrPage() {
  return (
    <Showcase address="/extensions/toastr" source={pieces}>
      <Example title="showcase:/extensions/toastr#product" of={{ Product }} />
      <Example title="showcase:/extensions/toastr#offer" of={{ WithOffer }} />
      <Example title="showcase:/extensions/toastr#plain" of={{ Plain }} />
      <Example title="showcase.positions" of={{ Positions }} />
      <Example title="showcase:/extensions/toastr#animations" of={{ Animations }} />
      <Example title="showcase.options" of={{ Options }} />
      <NoticeStage />
    </Showcase>
  );
}

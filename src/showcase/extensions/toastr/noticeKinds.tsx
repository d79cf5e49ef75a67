import { useDispatch } from 'react-redux';
import { Bounce, Flip, Slide, Zoom, type ToastPosition } from 'react-toastify/unstyled';
import { Button } from 'reactstrap';
import { T } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { clearStage, showOnStage } from './noticeStage';

const tones = ['success', 'info', 'warning', 'error'] as const;
const colours = { success: 'success', info: 'info', warning: 'warning', error: 'danger' };
const moves = { bounce: Bounce, flip: Flip, zoom: Zoom, slide: Slide };
/** Named as the library does: its left is where a line begins. */
const corners = [
  ['topStart', 'top-left'],
  ['top', 'top-center'],
  ['topEnd', 'top-right'],
  ['bottomStart', 'bottom-left'],
  ['bottom', 'bottom-center'],
  ['bottomEnd', 'bottom-right'],
] as const satisfies readonly (readonly [string, ToastPosition])[];

/** What every part of the product does: it asks for a toast, and one place shows it. Bad news waits to be closed. */
function Product() {
  const dispatch = useDispatch();
  return tones.map((tone) => (
    <Button
      key={tone}
      outline
      color={colours[tone]}
      className="me-2 mb-2"
      onClick={() => dispatch(noticed({ tone, message: `showcase:/extensions/toastr#${tone}Text` }))}
    >
      <T id={`showcase:/extensions/toastr#${tone}`} />
    </Button>
  ));
}

/** What was done can be taken back for as long as the toast stands: the offer is an action, plain data. */
function WithOffer() {
  const dispatch = useDispatch();
  const action = noticed({ tone: 'info', message: 'showcase:/extensions/toastr#restored' });
  const offer = { label: 'showcase:/extensions/toastr#undo', action } as const;
  const removed = noticed({ tone: 'success', message: 'showcase:/extensions/toastr#removed', offer });
  return (
    <Button color="primary" onClick={() => dispatch(removed)}>
      <T id="showcase:/extensions/toastr#remove" />
    </Button>
  );
}

/** The library itself, where a page wants more than the product's own: here without a drawing. */
function Plain() {
  return (
    <Button outline onClick={() => showOnStage('showcase:/extensions/toastr#infoText', { type: 'default' })}>
      <T id="showcase:/extensions/toastr#show" />
    </Button>
  );
}

function Positions() {
  return corners.map(([word, position]) => (
    <Button
      key={word}
      outline
      color="primary"
      className="me-2 mb-2"
      onClick={() => showOnStage(`showcase:/extensions/toastr#${word}`, { type: 'info', position })}
    >
      <T id={`showcase:/extensions/toastr#${word}`} />
    </Button>
  ));
}

/** Where somebody has asked that nothing moves, it appears at once. */
function Animations() {
  return (['bounce', 'flip', 'zoom', 'slide'] as const).map((move) => (
    <Button
      key={move}
      outline
      color="primary"
      className="me-2 mb-2"
      onClick={() => showOnStage(`showcase:/extensions/toastr#${move}`, { transition: moves[move] })}
    >
      <T id={`showcase:/extensions/toastr#${move}`} />
    </Button>
  ));
}

/** For ten seconds with the bar of its time; until it is closed; all of them away. */
function Options() {
  const show = (word: 'tenSeconds' | 'stays', autoClose: number | false) =>
    showOnStage(`showcase:/extensions/toastr#${word}`, {
      type: 'success',
      autoClose,
      hideProgressBar: false,
    });
  return (
    <div className="d-flex flex-wrap gap-2">
      <Button color="primary" outline onClick={() => show('tenSeconds', 10_000)}>
        <T id="showcase:/extensions/toastr#tenSeconds" />
      </Button>
      <Button color="primary" outline onClick={() => show('stays', false)}>
        <T id="showcase:/extensions/toastr#stays" />
      </Button>
      <Button outline onClick={clearStage}>
        <T id="showcase:/extensions/toastr#clear" />
      </Button>
    </div>
  );
}

export { Animations, Options, Plain, Positions, Product, WithOffer };

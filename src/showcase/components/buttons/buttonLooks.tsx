import { Button } from 'reactstrap';
import { Deeds } from './deeds';

/** No frame and no ground: the colour is that of the text. */
function Flat() {
  return (
    <Deeds>
      {({ color, words, press }) => (
        <Button color="link" className={`nd-btn-flat text-${color}`} onClick={press}>
          {words}
        </Button>
      )}
    </Deeds>
  );
}

function Gradient() {
  return (
    <Deeds>
      {({ color, words, press }) => (
        <Button color={color} className="nd-btn-gradient" onClick={press}>
          {words}
        </Button>
      )}
    </Deeds>
  );
}

function Relief() {
  return (
    <Deeds>
      {({ color, words, press }) => (
        <Button color={color} className="nd-btn-relief" onClick={press}>
          {words}
        </Button>
      )}
    </Deeds>
  );
}

function Shapes() {
  return (
    <Deeds first={3}>
      {({ color, words, press }) => (
        <>
          <Button color={color} className="rounded-0" onClick={press}>
            {words}
          </Button>
          <Button color={color} outline className="rounded-pill" onClick={press}>
            {words}
          </Button>
        </>
      )}
    </Deeds>
  );
}

export { Flat, Gradient, Relief, Shapes };

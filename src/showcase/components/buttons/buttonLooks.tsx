import { Button } from 'reactstrap';
import { SampleActions } from './sampleActions';

/** No frame and no ground: the colour is that of the text. */
function Flat() {
  return (
    <SampleActions>
      {({ color, words, press }) => (
        <Button color="link" className={`nd-btn-flat text-${color}`} onClick={press}>
          {words}
        </Button>
      )}
    </SampleActions>
  );
}

function Gradient() {
  return (
    <SampleActions>
      {({ color, words, press }) => (
        <Button color={color} className="nd-btn-gradient" onClick={press}>
          {words}
        </Button>
      )}
    </SampleActions>
  );
}

function Relief() {
  return (
    <SampleActions>
      {({ color, words, press }) => (
        <Button color={color} className="nd-btn-relief" onClick={press}>
          {words}
        </Button>
      )}
    </SampleActions>
  );
}

function Shapes() {
  return (
    <SampleActions first={3}>
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
    </SampleActions>
  );
}

export { Flat, Gradient, Relief, Shapes };

import './elements.css';

function Display() {
  return ['1', '2', '3', '4', '5', '6'].map((size) => (
    <p key={size} className={`display-${size} mb-0`}>
      {135 - Number(size)} <code className="fs-6">.display-{size}</code>
    </p>
  ));
}

function Figures() {
  return (
    <div className="nd-columns">
      {['', 'nd-figure'].map((name) => (
        <div key={name} className={`${name} fs-4`}>
          {['111.1', '98.0', '104.7'].map((figure) => (
            <div key={figure}>{figure}</div>
          ))}
          <code className="fs-6">{name === '' ? '—' : `.${name}`}</code>
        </div>
      ))}
    </div>
  );
}

export { Display, Figures };

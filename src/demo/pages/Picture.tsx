import './picture.css';

interface Scene {
  hue: number;
  seed: number;
}

const Hills = ({ hue, seed }: Scene) => (
  <>
    <circle cx={30 + ((seed * 37) % 100)} cy="28" r="12" fill="hsl(45 85% 70%)" />
    <path d="M0 70q40-38 80-6t80-14v50H0z" fill={`hsl(${(hue + 90) % 360} 35% 55%)`} />
    <path d="M0 84q50-26 90-6t70-8v30H0z" fill={`hsl(${(hue + 90) % 360} 38% 38%)`} />
  </>
);

const Sea = ({ hue, seed }: Scene) => (
  <>
    <path d="M0 62h160v38H0z" fill={`hsl(${(hue + 200) % 360} 45% 45%)`} />
    <path
      d="M60 60h44l-8 12H68zM82 58V30l20 26z"
      fill={`hsl(${(hue + 20) % 360} 55% 40%)`}
      transform={`translate(${((seed * 23) % 80) - 50} 0)`}
    />
    <path d="M0 78q20-6 40 0t40 0t40 0t40 0" fill="none" stroke="hsl(0 0% 100% / 60%)" strokeWidth="2" />
  </>
);

const Town = ({ hue, seed }: Scene) => (
  <>
    {[0, 1, 2, 3, 4].map((house) => {
      const height = 24 + ((seed * 13 + house * 17) % 40);
      return (
        <path
          key={house}
          d={`M${6 + house * 30} 100V${96 - height}l13-12l13 12V100z`}
          fill={`hsl(${(hue + house * 40) % 360} 38% ${40 + house * 5}%)`}
        />
      );
    })}
  </>
);

const Flowers = ({ hue, seed }: Scene) => (
  <>
    {[0, 1, 2].map((flower) => {
      const x = 32 + flower * 48;
      const y = 40 + ((seed * 11 + flower * 19) % 22);
      return (
        <g key={flower}>
          <path d={`M${x} 100V${y}`} stroke="hsl(130 35% 38%)" strokeWidth="3" />
          {[0, 72, 144, 216, 288].map((turn) => (
            <ellipse
              key={turn}
              cx={x}
              cy={y - 10}
              rx="6"
              ry="10"
              fill={`hsl(${(hue + flower * 60 + 180) % 360} 60% 60%)`}
              transform={`rotate(${turn} ${x} ${y})`}
            />
          ))}
          <circle cx={x} cy={y} r="5" fill="hsl(45 85% 60%)" />
        </g>
      );
    })}
  </>
);

const scenes = [Hills, Sea, Town, Flowers];

/** A drawn picture that nobody took: the same number draws the same one. What it shows is said beside it or by `label`. */
export function Picture({
  seed,
  label,
  className = '',
}: {
  seed: number;
  label?: string | undefined;
  className?: string;
}) {
  const Drawn = scenes[seed % scenes.length] ?? Hills;
  const hue = (seed * 53) % 360;
  return (
    <svg
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      className={`nd-drawn ${className}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <rect width="160" height="100" fill={`hsl(${hue} 45% 84%)`} />
      <Drawn hue={hue} seed={seed} />
    </svg>
  );
}

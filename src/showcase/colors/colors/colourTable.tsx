import { useMemo, useRef, useState } from 'react';
import type { MessageId } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';
import { Segmented } from '@/shared/ui/Segmented';
import type { Column } from '@/shared/ui/table/tableColumn';
import { useCopy } from '../../frame/useCopy';
import { enoughFor, hexOf } from './contrast';
import { leastContrast, modes, tokens, useMeasured, type Measured, type Mode } from './tokenColours';
import './colours.css';

type Token = (typeof tokens)[number];

const groups: Readonly<Record<string, (name: string) => boolean>> = {
  roles: (name) => /^--bs-(?!.*(bg|color)$)/.test(name),
  texts: (name) => /color$|--nd-on-/.test(name),
  grounds: (name) => /-bg$|surface$|-dark$/.test(name) && !name.includes('severity'),
  severities: (name) => name.includes('severity'),
};
const groupOf = (name: string): string =>
  Object.keys(groups).find((group) => groups[group]?.(name)) ?? 'others';
const names = ['roles', 'texts', 'grounds', 'severities', 'others'] as const;

/** A colour as it is, its code, and the least contrast it has with what it is seen with. */
function ColourSample({ name, measured }: { name: string; measured: Measured }) {
  const { number } = useFormats();
  const colour = measured.colours.get(name);
  const least = leastContrast(name, measured);
  if (!colour || !least) return measured.values.get(name);
  const { ratio, other } = least;
  return (
    <div className="nd-token">
      <span className="nd-token-colour" style={{ background: hexOf(colour) }} aria-hidden="true" />
      <code>{hexOf(colour)}</code>
      <span>
        <strong className="nd-figure">
          <T id="showcase:/colors/colors#ratio" values={{ ratio: number(ratio, 1) }} />
        </strong>{' '}
        <T id={`showcase:/colors/colors#${enoughFor(ratio)}`} />
      </span>
      <code className="nd-token-other">{other}</code>
    </div>
  );
}

function useColumns(inLight: Measured | null, inDark: Measured | null): Column<Token>[] {
  const t = useT();
  const copy = useCopy();
  return useMemo((): Column<Token>[] => {
    const measured: Record<Mode, Measured | null> = { light: inLight, dark: inDark };
    const copied = { done: 'showcase:/colors/colors#taken', failed: 'showcase.notCopied' } as const;
    return [
      {
        id: 'name',
        header: t('showcase:/colors/colors#token'),
        cell: ({ name }) => (
          <button
            type="button"
            className="btn btn-sm btn-link nd-token-name"
            aria-label={t('showcase:/colors/colors#take', { name })}
            onClick={() => void copy(`var(${name})`, { ...copied, values: { name } })}
          >
            <code>{name}</code>
          </button>
        ),
      },
      ...modes.map((mode): Column<Token> => ({
        id: mode,
        header: t(`showcase:/colors/colors#${mode}`),
        cell: ({ name }) => {
          const found = measured[mode];
          return found && <ColourSample name={name} measured={found} />;
        },
      })),
    ];
  }, [t, copy, inLight, inDark]);
}

/** The tokens that a test leaves, with what the browser makes of them in both modes. */
function TokenTable({ shown, caption }: { shown: (token: Token) => boolean; caption: MessageId }) {
  const t = useT();
  const light = useRef<HTMLDivElement>(null);
  const dark = useRef<HTMLDivElement>(null);
  const inLight = useMeasured(light);
  const inDark = useMeasured(dark);
  const columns = useColumns(inLight, inDark);
  return (
    <>
      <div ref={light} data-bs-theme="light" />
      <div ref={dark} data-bs-theme="dark" />
      <DataTable
        rows={tokens.filter(shown)}
        columns={columns}
        rowKey={({ name }) => name}
        caption={t(caption)}
      />
    </>
  );
}

function Palette() {
  const t = useT();
  const [group, setGroup] = useState<(typeof names)[number]>('roles');
  const options = names.map((value) => ({ value, label: <T id={`showcase:/colors/colors#${value}`} /> }));
  return (
    <>
      <Segmented
        label={t('showcase:/colors/colors#group')}
        options={options}
        value={group}
        onChange={setGroup}
      />
      <TokenTable
        caption="showcase:/colors/colors#measured"
        shown={({ name, isColour }) => isColour && groupOf(name) === group}
      />
    </>
  );
}

function Others() {
  return <TokenTable caption="showcase:/colors/colors#sizes" shown={({ isColour }) => !isColour} />;
}

export { Others, Palette };

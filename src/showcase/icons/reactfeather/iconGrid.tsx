import { createElement, useState } from 'react';
import { icons } from 'virtual:icon-set';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { TablePager } from '@/shared/ui/table/TablePager';
import { useCopy } from '../../frame/useCopy';
import './iconGrid.css';
import { iconsFound, importOf } from './iconPages';
import { productIcons } from './productIcons';

const PAGE = 120;
const everyName = Object.keys(icons);
const sizes = ['18', '24', '32'];

/** Icons that were renamed are still imported under their former names. */
const renamed = new Map(
  Object.entries(icons).flatMap(([name, { aliases = [] }]) => aliases.map((alias) => [alias, name] as const)),
);

/** One icon of the whole set by its name, drawn as the product draws those that it imports. */
function SetIcon({ name, size = 24 }: { name: string; size?: number }) {
  return (
    <svg
      className="nd-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {icons[renamed.get(name) ?? name]?.node.map(([tag, { key, ...attributes }], place) =>
        createElement(tag, { key: key ?? place, ...attributes }),
      )}
    </svg>
  );
}

/** A button for each icon, which copies how it is imported. */
function Tiles({ names, size }: { names: readonly string[]; size: number }) {
  const t = useT();
  const copy = useCopy();
  return (
    <ul className="nd-icon-tiles">
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            title={t('showcase:/icons/reactfeather#take', { name })}
            onClick={() =>
              void copy(importOf(name), {
                done: 'showcase:/icons/reactfeather#taken',
                failed: 'showcase.notCopied',
                values: { name },
              })
            }
          >
            <SetIcon name={name} size={size} />
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function ProductIcons() {
  return <Tiles names={productIcons} size={18} />;
}

function WholeSet() {
  const t = useT();
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [size, setSize] = useState('24');
  const found = iconsFound(icons, everyName, text);
  const label = t('showcase:/icons/reactfeather#search');
  return (
    <>
      <div className="nd-icon-search">
        <input
          type="search"
          className="form-control"
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setPage(1);
          }}
        />
        <Segmented
          label={t('showcase:/icons/reactfeather#size')}
          options={sizes.map((value) => ({ value, label: value }))}
          value={size}
          onChange={setSize}
        />
      </div>
      <Tiles names={found.slice((page - 1) * PAGE, page * PAGE)} size={Number(size)} />
      {found.length === 0 && (
        <p>
          <T id="showcase:/icons/reactfeather#none" values={{ text }} />
        </p>
      )}
      <TablePager page={page} pageSize={PAGE} total={found.length} onPage={setPage} onPageSize={undefined} />
    </>
  );
}

export { ProductIcons, WholeSet };

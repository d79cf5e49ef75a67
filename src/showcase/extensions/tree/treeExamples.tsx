import { useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { clinicNodes, nodeOf, partWith, type ClinicNode } from './clinicNodes';
import { ClinicTree, type TreeEntry } from './clinicTree';

/** The name of a node with what was searched for marked in it. */
function Marked({ name, text }: { name: string; text: string }) {
  const at = name.toLocaleLowerCase().indexOf(text.trim().toLocaleLowerCase());
  if (text.trim() === '' || at < 0) return name;
  const end = at + text.trim().length;
  return (
    <span>
      {name.slice(0, at)}
      <mark>{name.slice(at, end)}</mark>
      {name.slice(end)}
    </span>
  );
}

const entriesOf = (nodes: readonly ClinicNode[], text = ''): TreeEntry[] =>
  nodes.map(({ key, name, children }) => ({
    key,
    title: <Marked name={name} text={text} />,
    ...(children && { children: entriesOf(children, text) }),
  }));

/** What matches stays in sight with everything above it; without a filter the tree is as it was. */
function FilterableTree() {
  const t = useT();
  const [text, setText] = useState('');
  const [open, setOpen] = useState<readonly string[]>(['Quay']);
  const [shut, setShut] = useState<readonly string[]>([]);
  const filtered = text.trim() !== '';
  const found = partWith(clinicNodes, text);
  return (
    <>
      <input
        type="search"
        className="form-control"
        aria-label={t('showcase:/extensions/tree#search')}
        placeholder={t('showcase:/extensions/tree#search')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setShut([]);
        }}
      />
      <p className="my-2" role="status">
        {filtered && <T id="showcase:/extensions/tree#found" values={{ count: found.matches }} />}
      </p>
      <ClinicTree
        label={t('showcase:/extensions/tree#units')}
        entries={entriesOf(filtered ? found.part : clinicNodes, text)}
        open={filtered ? found.open.filter((key) => !shut.includes(key)) : open}
        onOpen={(keys) =>
          filtered ? setShut(found.open.filter((key) => !keys.includes(key))) : setOpen(keys)
        }
      />
    </>
  );
}

/** The chosen node as it is held. */
function NodeViewer() {
  const t = useT();
  const [open, setOpen] = useState<readonly string[]>(['Quay', 'Quay-1']);
  const [chosen, setChosen] = useState<string>();
  const node = nodeOf(clinicNodes, chosen);
  return (
    <>
      <p className="text-body-secondary">
        <T id="showcase:/extensions/tree#keys" />
      </p>
      <div className="nd-node-view">
        <ClinicTree
          label={t('showcase:/extensions/tree#choose')}
          entries={entriesOf(clinicNodes)}
          open={open}
          onOpen={setOpen}
          chosen={chosen === undefined ? [] : [chosen]}
          onChoose={setChosen}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
        <section tabIndex={0} aria-label={t('showcase:/extensions/tree#node')} aria-live="polite">
          {node ? (
            <pre dir="ltr" className="mb-0">
              {JSON.stringify(node, null, 2)}
            </pre>
          ) : (
            <p className="mb-0">
              <T id="showcase:/extensions/tree#none" />
            </p>
          )}
        </section>
      </div>
    </>
  );
}

export { FilterableTree, NodeViewer };

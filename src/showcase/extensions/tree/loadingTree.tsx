import { useEffect, useRef, useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { clinicNodes } from './clinicNodes';
import { ClinicTree, type TreeEntry } from './clinicTree';

const WAIT_MS = 400;
const retryOf = (key: string) => `retry ${key}`;

type Branch = 'loading' | 'failed' | 'there';

/** Fetches a branch once it is opened; one that fails says so in its place, and can be asked for again. */
function LoadingTree() {
  const t = useT();
  const [answer, setAnswer] = useState<'answers' | 'fails'>('fails');
  const [open, setOpen] = useState<readonly string[]>([]);
  const [branches, setBranches] = useState<Readonly<Record<string, Branch>>>({});
  const waiting = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const timers = waiting.current;
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, []);
  const load = (key: string) => {
    setBranches((before) => ({ ...before, [key]: 'loading' }));
    const timer = setTimeout(() => {
      waiting.current.delete(timer);
      setBranches((before) => ({ ...before, [key]: answer === 'fails' ? 'failed' : 'there' }));
    }, WAIT_MS);
    waiting.current.add(timer);
  };
  const entries = clinicNodes.map(({ key, name, children = [] }): TreeEntry => {
    const branch = branches[key];
    if (branch === 'there')
      return { key, title: name, children: children.map((child) => ({ key: child.key, title: child.name })) };
    const own =
      branch === 'failed'
        ? { key: retryOf(key), title: t('showcase:/extensions/tree#again') }
        : { key: `waiting ${key}`, title: t('common.loading') };
    return { key, title: name, children: [own] };
  });
  const opened = (keys: string[]) => {
    setOpen(keys);
    for (const key of keys) if (!open.includes(key) && branches[key] === undefined) load(key);
  };
  const states = Object.values(branches);
  return (
    <>
      <Segmented
        label={t('showcase:/extensions/tree#server')}
        value={answer}
        onChange={setAnswer}
        options={[
          { value: 'answers', label: t('showcase:/extensions/tree#answers') },
          { value: 'fails', label: t('showcase:/extensions/tree#fails') },
        ]}
      />
      <p className="my-2" role="status">
        {states.includes('loading') ? (
          <T id="common.loading" />
        ) : (
          states.includes('failed') && <T id="showcase:/extensions/tree#failed" />
        )}
      </p>
      <ClinicTree
        label={t('showcase:/extensions/tree#loading')}
        entries={entries}
        open={open}
        onOpen={opened}
        onChoose={(key) => {
          const branch = clinicNodes.find((node) => retryOf(node.key) === key);
          if (branch) load(branch.key);
        }}
      />
    </>
  );
}

export { LoadingTree };

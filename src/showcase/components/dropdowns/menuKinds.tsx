import { useState } from 'react';
import { Dropdown, DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { usePageDirection } from '../../frame/pageDirection';
import { usePressed } from '../buttons/pressed';

/** Whether it is open is known outside: anything else may open it too. */
function Controlled() {
  const t = useT();
  const end = usePageDirection() === 'rtl';
  const [isOpen, setOpen] = useState(false);
  const [said, press] = usePressed();
  return (
    <>
      <Dropdown isOpen={isOpen} toggle={() => setOpen(!isOpen)} className="d-inline-block">
        <DropdownToggle caret color="primary">
          <T id="common.actions" />
        </DropdownToggle>
        <DropdownMenu end={end} aria-label={t('common.actions')}>
          <DropdownItem onClick={() => press(t('common.save'))}>
            <T id="common.save" />
          </DropdownItem>
          <DropdownItem onClick={() => press(t('common.discard'))}>
            <T id="common.discard" />
          </DropdownItem>
        </DropdownMenu>
      </Dropdown>{' '}
      <span role="status">
        <T id={`showcase:/components/dropdowns#${isOpen ? 'open' : 'closed'}`} />
      </span>
      {said}
    </>
  );
}

/** A heading, the entry that holds, one that is not possible now, and a line before the one that cannot be undone. */
function Entries() {
  const t = useT();
  const end = usePageDirection() === 'rtl';
  const [chosen, setChosen] = useState<'newest' | 'name'>('newest');
  return (
    <UncontrolledDropdown>
      <DropdownToggle caret color="secondary" outline>
        <T
          id="showcase:/components/dropdowns#ordered"
          values={{ by: t(`showcase:/components/dropdowns#${chosen}`) }}
        />
      </DropdownToggle>
      <DropdownMenu end={end} aria-label={t('showcase:/components/dropdowns#order')}>
        <div role="presentation" className="dropdown-header">
          <T id="showcase:/components/dropdowns#order" />
        </div>
        {(['newest', 'name'] as const).map((name) => (
          <DropdownItem
            key={name}
            active={name === chosen}
            aria-current={name === chosen ? 'true' : undefined}
            onClick={() => setChosen(name)}
          >
            <T id={`showcase:/components/dropdowns#${name}`} />
          </DropdownItem>
        ))}
        <DropdownItem aria-disabled className="text-body-secondary" toggle={false}>
          <T
            id="showcase:/components/dropdowns#notNow"
            values={{ by: t('showcase:/components/dropdowns#distance') }}
          />
        </DropdownItem>
        <hr className="dropdown-divider" />
        <DropdownItem onClick={() => setChosen('newest')}>
          <T id="showcase:/components/dropdowns#asBefore" />
        </DropdownItem>
      </DropdownMenu>
    </UncontrolledDropdown>
  );
}

export { Controlled, Entries };

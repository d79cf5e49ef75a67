import Check from 'lucide-react/icons/check';
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

/** A menu of which one entry holds. @param label what is chosen by it */
export function ChoiceMenu<Value extends string>({
  label,
  toggle = label,
  options,
  value,
  onChange,
}: {
  label: string;
  /** What its button says, where that is not the same. */
  toggle?: string;
  options: readonly { value: Value; label: string }[];
  value: Value | '';
  onChange: (value: Value) => void;
}) {
  return (
    <UncontrolledDropdown>
      <DropdownToggle tag="button" type="button" caret className="btn btn-outline-secondary">
        {toggle}
      </DropdownToggle>
      <DropdownMenu aria-label={label}>
        {options.map((option) => (
          <DropdownItem
            key={option.value}
            className="nd-finding-choice"
            onClick={() => onChange(option.value)}
          >
            <span className="nd-finding-choice-mark">{option.value === value && <Icon of={Check} />}</span>
            {option.label}
            {option.value === value && (
              <span className="visually-hidden">
                {' '}
                <T id="finding.chosen" />
              </span>
            )}
          </DropdownItem>
        ))}
      </DropdownMenu>
    </UncontrolledDropdown>
  );
}

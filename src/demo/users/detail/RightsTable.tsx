import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import type { ListedUser } from '@/shared/demonstration/users';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { rightNames, type Right } from '../usersStore';
import { areas, rights } from '../words';

export type Area = keyof ListedUser['permissions'];
const areaNames = Object.keys(areas) as Area[];

/** What somebody may do, by area. @param cell of one right in one area */
export function RightsTable({ cell }: { cell: (area: Area, right: Right) => ReactNode }) {
  return (
    <table className="table align-middle mb-0 nd-users-rights">
      <thead>
        <tr>
          <th scope="col">
            <T id="users.area" />
          </th>
          {rightNames.map((right) => (
            <th key={right} scope="col">
              <T id={rights[right]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areaNames.map((area) => (
          <tr key={area}>
            <th scope="row">
              <T id={areas[area]} />
            </th>
            {rightNames.map((right) => (
              <td key={right}>{cell(area, right)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function RightMark({ isGiven }: { isGiven: boolean }) {
  return (
    <span className={`nd-state-word ${isGiven ? 'text-success' : 'text-secondary'}`}>
      <Icon of={isGiven ? Check : Minus} />
      <T id={isGiven ? 'users.yes' : 'users.no'} />
    </span>
  );
}

import { Link } from 'react-router-dom';
import { T } from '@/shared/i18n/text';
import type { CategoryRow } from '../list/categoryRows';

/** How many patients are in a category, leading to them. */
export function PatientsLink({ row: { category, patients } }: { row: CategoryRow }) {
  if (patients === null) return '–';
  const words = <T id="categories.patientCount" values={{ count: patients }} />;
  if (patients === 0) return <span className="text-body-secondary">{words}</span>;
  return <Link to={`/userlist?category=${encodeURIComponent(category.code)}`}>{words}</Link>;
}

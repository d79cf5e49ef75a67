import { useSelector } from 'react-redux';
import type { FloorState } from './main';

export default function Other() {
  const items = useSelector((state: FloorState) => state.rows.items);
  return (
    <>
      <h1 id="other">Other page</h1>
      <ul>
        {items.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </>
  );
}

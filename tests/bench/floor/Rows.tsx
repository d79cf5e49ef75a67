import axios from 'axios';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Table } from 'reactstrap';
import { fetched, type FloorRow, type FloorState } from './main';

const http = axios.create({
  // No host: the rows are made where they are asked for.
  adapter: async (config) => ({
    data: Array.from({ length: 40 }, (_, id) => ({ id, name: `Row ${id}`, value: 100 + ((id * 7) % 60) })),
    status: 200,
    statusText: 'OK',
    headers: {},
    config,
  }),
});

export default function Rows() {
  const dispatch = useDispatch();
  const items = useSelector((state: FloorState) => state.rows.items);
  useEffect(() => {
    void http.get<FloorRow[]>('/rows').then(({ data }) => dispatch(fetched(data)));
  }, [dispatch]);
  return (
    <>
      <h1>
        <FormattedMessage id="count" values={{ count: items.length }} />
      </h1>
      <Table>
        <tbody>
          {items.map(({ id, name, value }) => (
            <tr key={id}>
              <td>
                <Link to={`/rows?row=${id}`}>{name}</Link>
              </td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

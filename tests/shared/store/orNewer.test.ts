import { AxiosError, AxiosHeaders } from 'axios';
import { expect, it } from 'vitest';
import { orNewer } from '@/shared/store/recordSlice';

const refused = (status: number) => {
  const config = { headers: new AxiosHeaders() };
  const response = { config, status, statusText: '', headers: {}, data: null };
  return new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, null, response);
};

it.each([
  [404, true],
  [409, true],
  [412, true],
  [422, false],
  [503, false],
])('after a %i what is stored now is fetched before the call has failed: %s', async (status, isFetched) => {
  const failure = refused(status);
  const fetched: number[] = [];
  const refetch = async () => {
    await Promise.resolve();
    fetched.push(status);
  };
  await expect(orNewer(Promise.reject(failure), refetch)).rejects.toBe(failure);
  expect(fetched).toEqual(isFetched ? [status] : []);
});

it('a call that comes in time fetches nothing', async () => {
  const refetch = () => expect.unreachable();
  expect(await orNewer(Promise.resolve('stored'), refetch)).toBe('stored');
});

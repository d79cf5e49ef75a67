import axios, { type AxiosInstance } from 'axios';
import type { Store } from '@/backend/store/port';
import { NOW } from '../clinic';
import { installDemonstrations } from '@tests/support/answered';

const fail = () => Promise.reject(new Error('No area keeps anything in the database.'));
export const unusedStore: Store = { read: fail, write: fail, close: () => undefined };

/** The demonstration calls of one page, without any account; another one is the page reloaded. */
export function openPage({ now = NOW, baseURL = '' } = {}): AxiosInstance {
  const http = axios.create({ baseURL, validateStatus: () => true });
  installDemonstrations(http, '/api', { store: unusedStore, now: () => now });
  return http;
}

export const refused = {
  400: { status: 400, data: { message: 'errors.badRequest' } },
  404: { status: 404, data: { message: 'errors.notFound' } },
};

/** What was answered, without the rest of the response. */
export async function answered(asked: Promise<{ status: number; data: unknown }>) {
  const { status, data } = await asked;
  return { status, data };
}

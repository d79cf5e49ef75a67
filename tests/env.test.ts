import { expect, it } from 'vitest';
import { parseEnv } from '@/env';

it('nothing set means the embedded backend at the usual paths', () => {
  expect(parseEnv({ MODE: 'production', VITE_AUTH_HOST: '' })).toEqual({
    env: {
      VITE_AUTH_HOST: '',
      VITE_CARE_HOST: '',
      VITE_IAM_BASE: '/iam',
      VITE_CARE_BASE: '/api/care',
      VITE_DEMO_BASE: '/api',
      VITE_DEMOS: 'on',
    },
  });
});

it('hosts and bases lose a slash at their end', () => {
  expect(parseEnv({ VITE_AUTH_HOST: ' https://id.example/ ', VITE_CARE_BASE: '/care/v1/' })).toMatchObject({
    env: { VITE_AUTH_HOST: 'https://id.example', VITE_CARE_BASE: '/care/v1' },
  });
});

it.each([
  ['VITE_AUTH_HOST', 'id.example'],
  ['VITE_CARE_HOST', 'javascript:alert(1)'],
  ['VITE_CARE_HOST', 'https://'],
  ['VITE_IAM_BASE', 'iam'],
  ['VITE_CARE_BASE', '/api care'],
  ['VITE_DEMOS', 'of'],
])('%s=%s is named as a problem', (name, value) => {
  expect(parseEnv({ [name]: value })).toEqual({ problems: [expect.stringContaining(name)] });
});

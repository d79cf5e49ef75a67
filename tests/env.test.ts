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
      VITE_AUTH0_DOMAIN: '',
      VITE_AUTH0_CLIENT_ID: '',
      VITE_AUTH0_AUDIENCE: '',
      VITE_DEMOS: 'on',
      VITE_CUSTOMIZER: 'on',
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
  ['VITE_CUSTOMIZER', 'no'],
  ['VITE_AUTH0_DOMAIN', 'tenant'],
  ['VITE_AUTH0_DOMAIN', 'javascript:alert(1)'],
  ['VITE_AUTH0_DOMAIN', 'tenant.example/authorize'],
  ['VITE_AUTH0_DOMAIN', 'https://tenant.example/authorize'],
  ['VITE_AUTH0_CLIENT_ID', 'an id'],
])('%s=%s is named as a problem', (name, value) => {
  expect(parseEnv({ [name]: value })).toEqual({ problems: [expect.stringContaining(name)] });
});

it.each([
  ['tenant.eu.auth0.com', 'tenant.eu.auth0.com'],
  [' https://login.clinic.example/ ', 'https://login.clinic.example'],
  ['http://localhost:4187', 'http://localhost:4187'],
])('the identity provider may be named as %s', (named, domain) => {
  const raw = { VITE_AUTH0_DOMAIN: named, VITE_AUTH0_CLIENT_ID: 'spa', VITE_AUTH0_AUDIENCE: 'https://api/' };
  expect(parseEnv(raw)).toMatchObject({
    env: { VITE_AUTH0_DOMAIN: domain, VITE_AUTH0_CLIENT_ID: 'spa', VITE_AUTH0_AUDIENCE: 'https://api/' },
  });
});

it.each([
  [
    { VITE_AUTH0_DOMAIN: 'tenant.eu.auth0.com' },
    'VITE_AUTH0_CLIENT_ID: expected, because VITE_AUTH0_DOMAIN is set',
  ],
  [{ VITE_AUTH0_CLIENT_ID: 'spa' }, 'VITE_AUTH0_DOMAIN: expected, because VITE_AUTH0_CLIENT_ID is set'],
])('half an identity provider is named as a problem: %o', (raw, problem) => {
  expect(parseEnv(raw)).toEqual({ problems: [problem] });
});

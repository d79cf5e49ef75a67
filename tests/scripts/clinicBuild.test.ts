import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { builtOf, environmentOfBuild, noteBuilt, stampOf } from '../../scripts/clinicBuild.mjs';

function aFolder(): string {
  const home = mkdtempSync(join(tmpdir(), 'nephrodesk-sources-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  for (const folder of ['src/server', 'dist-server', 'clinic-data'])
    mkdirSync(join(home, folder), { recursive: true });
  writeFileSync(join(home, 'src/server/main.ts'), 'one');
  return home;
}

it('a clinic is built anew where a source or setting of the pages has changed, whatever its time, and else not', () => {
  const home = aFolder();
  const env = { VITE_AUTH0_DOMAIN: '', DATABASE_URL: 'postgres://a' };
  const stamp = stampOf(home, env);
  utimesSync(join(home, 'src/server/main.ts'), 1, 1);
  writeFileSync(join(home, 'dist-server/main.js'), 'built');
  writeFileSync(join(home, 'clinic-data/database.json'), '{}');
  expect(stampOf(home, { ...env, DATABASE_URL: 'postgres://b' })).toBe(stamp);
  expect(stampOf(home, { ...env, VITE_AUTH0_DOMAIN: 'login.example' })).not.toBe(stamp);
  writeFileSync(join(home, 'src/server/main.ts'), 'two');
  utimesSync(join(home, 'src/server/main.ts'), 1, 1);
  expect(stampOf(home, env)).not.toBe(stamp);
  expect(builtOf(home)).toEqual({});
  noteBuilt(home, { server: stamp });
  expect(builtOf(home)).toEqual({ server: stamp });
});

it('no secret of a clinic is in the environment of its build', () => {
  const secrets = {
    DATABASE_URL: 'postgres://a:b@c/d',
    PGPASSWORD: 'x',
    SMTP_URL: 'smtps://a:b@c',
    CLINIC_PASSPHRASE: 'x',
    npm_config__auth: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
  };
  const needed = {
    PATH: '/bin',
    Path: '/bin',
    HOME: '/h',
    VITE_AUTH0_DOMAIN: 'd',
    npm_execpath: '/npm-cli.js',
  };
  expect(environmentOfBuild({ ...secrets, ...needed })).toEqual(needed);
});

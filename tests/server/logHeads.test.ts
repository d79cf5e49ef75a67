import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { printHeads, verifyLog } from '@/server/commands';
import { aPatientDraft } from '../backend/drafts';
import { asOwner } from '../backend/postgres';
import { anEmptyClinic, clientOf, firstAdministrator, start, type StartedServer } from './clinic';

/** A clinic with two patients in its log, and statements of whoever owns its tables. */
async function aClinicWithALog() {
  const schema = await anEmptyClinic();
  const server = await start({ schema });
  const admin = clientOf(server.origin, await firstAdministrator(server));
  for (const id of ['p1', 'p2'])
    await admin('POST', '/api/care/patients', aPatientDraft({ id, patientId: `NP-${id}` }));
  const asOwnerOfIt = (sql: string) =>
    asOwner(async (client) => {
      await client.query(`set search_path = "${schema}"`);
      await client.query(sql);
    });
  return { server, admin, asOwnerOfIt };
}
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'nephrodesk-heads-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};
function fileOf(lines: readonly string[]): string {
  const file = join(folder(), 'heads.txt');
  writeFileSync(file, `Building …\n${lines.join('\n')}\n`);
  return file;
}
const faultsOf = ({ services }: StartedServer, heads?: string) => verifyLog(services, heads);

describe('Heads of the log', () => {
  it('are a line for each chain, name no patient, and are still there when the log has grown', async () => {
    const { server, admin } = await aClinicWithALog();
    const lines = await printHeads(server.services);
    expect(lines.at(-1)).toMatch(/^total: \d+ chains, \d+ entries$/);
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(lines.join('\n')).not.toMatch(/\bp[12]\b|@/);
    const heads = fileOf(lines);
    const { data } = await admin('GET', '/api/care/patients/p1');
    const changed = { ...data, city: 'Faro' };
    await admin('PUT', '/api/care/patients/p1', changed, { 'If-Match': `"${data.version}"` });
    expect(await faultsOf(server, heads)).toEqual([]);
  });

  it('show an end that was cut off, also where the count beside the log was written anew', async () => {
    const { server, asOwnerOfIt } = await aClinicWithALog();
    const heads = fileOf(await printHeads(server.services));
    await asOwnerOfIt(`delete from audit where chain = 'p2'`);
    expect(await faultsOf(server)).toEqual(['the end of the entries about p2']);
    await asOwnerOfIt(`delete from audit_ends where chain = 'p2'`);
    expect(await faultsOf(server)).toEqual([]);
    expect(await faultsOf(server, heads)).toEqual([
      expect.stringMatching(/^entry 1 of the chain [0-9a-f]{16}, of \d{4}-/),
    ]);
    // Nor is it believed that a young entry was past its time of keeping.
    await asOwnerOfIt(
      `insert into audit_ends (chain, hash, total, gone) values ('p2', 'x', 9, 9);
        insert into settings (key, body) values ('general', '{"id": "general", "retentionMonths": 120}')`,
    );
    expect(await faultsOf(server)).toEqual([]);
    expect(await faultsOf(server, heads)).toHaveLength(1);
  });

  it('are refused in words where the file does not hold them whole', async () => {
    const { server } = await aClinicWithALog();
    const lines = await printHeads(server.services);
    for (const some of [[], lines.slice(1), lines.slice(0, -1), [...lines.slice(0, 1), ...lines.slice(2)]])
      await expect(faultsOf(server, fileOf(some))).rejects.toThrow('does not hold what');
  });
});

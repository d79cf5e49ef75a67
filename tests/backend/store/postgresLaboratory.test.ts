import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { createRepository } from '@/backend/care/repository';
import { openPostgres } from '@/backend/store/postgres/database';
import { migrate, migrations } from '@/backend/store/postgres/migrate';
import { careClient, countingIds, NOW } from '../clinic';
import { aLabDraft, anAllergyDraft, aPatientDraft } from '../drafts';
import { asOwner } from '../postgres';

const url = inject('postgres');
const schema = `own_${crypto.randomUUID().replaceAll('-', '')}`;
afterEach(() => asOwner((client) => client.query(`drop schema if exists "${schema}" cascade`)));

describe('The tables of results of laboratories and of allergies', () => {
  it('come, as every change of the tables does, to a database that an older program made', async () => {
    const files = readdirSync(resolve('src/backend/store/postgres/migrations')).toSorted();
    expect(migrations.map(({ number }) => String(number).padStart(3, '0'))).toEqual(
      files.map((file) => file.slice(0, 3)),
    );
    await migrate({ url, schema });
    // As the version before left it.
    await asOwner((client) =>
      client.query(
        `set search_path = "${schema}"; drop table lab_results, allergies, dialysis_sessions; delete from migrations where number > 5`,
      ),
    );
    await migrate({ url, schema });
    const store = openPostgres({ url, schema, connections: 2 });
    const context = { now: () => NOW, newId: countingIds(), onChange: () => undefined };
    const nurse = careClient(createRepository(store, context), 'nurse');
    await nurse.post('/patients', aPatientDraft());
    expect((await nurse.post('/labResults', aLabDraft())).status).toBe(201);
    expect((await nurse.get('/labResults', { params: { patient: 'p1' } })).data.items).toMatchObject([
      aLabDraft(),
    ]);
    expect((await nurse.post('/allergies', anAllergyDraft())).status).toBe(201);
    expect((await nurse.get('/summaries/p1')).data.allergies).toMatchObject({
      known: [{ substance: 'Penicillin' }],
    });
    await store.end();
  });
});

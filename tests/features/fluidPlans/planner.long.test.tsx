import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Settings } from '@/shell/settings/lookSettings';
import { settingsChanged } from '@/shell/themeSlice';
import { opened, storedPlan } from './clinic';

describe('NU10: volumes in the reader’s own unit and notation', () => {
  it('are typed and told as litres in four languages, and stored as mL', async () => {
    const app = await opened('/fluidplanner/plan-one', [{}]);
    const choose = (change: Partial<Settings>) => act(() => void app.store.dispatch(settingsChanged(change)));
    await screen.findByRole('heading', { level: 1, name: 'Zinnia limit' });
    choose({ volumeUnit: 'L', locale: 'de' });
    expect(await screen.findByText('Glas, 0,2 L')).toBeVisible();
    await app.user.click(await app.link('Plan bearbeiten'));
    await screen.findByRole('form', { name: 'Plan bearbeiten' });
    expect(screen.getByLabelText(/^Inhalt des Gefäßes/)).toHaveValue('0,2');
    await app.type(/^Inhalt des Gefäßes/, '0,333');
    await app.type(/^Nie über/, '1.500');
    await app.press('Speichern');
    const refused = await app.link(/^Nie über: /);
    await app.user.click(refused);
    expect(screen.getByLabelText(/^Nie über/)).toHaveFocus();
    await app.type(/^Nie über/, '1,5');
    await app.press('Speichern');
    expect(await screen.findByText('Glas, 0,333 L')).toBeVisible();
    expect(await storedPlan('plan-one')).toMatchObject({
      stepMl: 50,
      clampMaxMl: 1500,
      dimensions: { volumeMl: 333 },
    });
    for (const [locale, title, said] of [
      ['fr', 'Détails du plan', 'Verre, 0,333 L'],
      ['pt', 'Dados do plano', 'Copo, 0,333 L'],
      ['en', 'Plan details', 'Glass, 0.333 L'],
    ] as const) {
      choose({ locale });
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByText(said)).toBeVisible();
      expect(screen.getByText(locale === 'en' ? '1.23 L' : '1,23 L')).toBeVisible();
    }
  });
});

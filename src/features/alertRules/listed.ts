import type { Entity } from '@/domain/entity';

/** A record as it was listed. What this program cannot read of a newer server's stays in sight, as null. */
export interface Listed<T> extends Entity {
  value: T | null;
}

import { T } from '@/shared/i18n/text';

/** Who decided something: a user name, or the program itself, which brings the first rules along. */
export function Who({ name }: { name: string }) {
  return name === 'system' ? <T id="alerts.system" /> : <bdi>{name}</bdi>;
}

import { T } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';

/** The product's own: a person’s initials, and beside them who it is. */
function Person() {
  return (
    <div className="d-flex gap-3 align-items-center">
      <Avatar name="Nele Brandt" />
      <div>
        <strong>Nele Brandt</strong>
        <div className="text-body-secondary">
          <T id="showcase:/components/media-objects#dietitian" />
        </div>
      </div>
    </div>
  );
}

export { Person };

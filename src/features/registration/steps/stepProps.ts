import type { EnrolmentStep } from '@/domain/enrolment/enrolment';
import type { Facts } from '../wizard/useEnrolmentFacts';
import type { Registration } from '../wizard/useRegistration';

/** What fields need to know of the form they are part of: a registration's, or the profile's of a patient. */
export type RegistrationFields = Pick<Registration, 'form' | 'entries' | 'problems' | 'units'>;

/** What every step is given. */
export interface StepProps {
  registration: Registration;
  facts: Facts;
  /** Id of the registration. */
  enrolment: string;
  /** To another step, and there to a field. */
  onGo: (step: EnrolmentStep, field?: string) => void;
  /** The patient is there: nothing is lost by leaving. */
  onEnrolled: () => void;
}

import { demandsSecondFactorOfStaff, type Webstore } from '../../webstore/service.ts'
import type { OpenSession } from '../open-session.ts'

/** Whether the store demands a second factor of the person in a session, who has none; programs enter no codes. */
export function lacksDemandedSecondFactor(
  { user, integrationId }: Pick<OpenSession, 'user' | 'integrationId'>,
  webstore: Webstore,
): boolean {
  return (
    integrationId === null &&
    user.permissionSets.length > 0 &&
    !user.hasSecondFactor &&
    demandsSecondFactorOfStaff(webstore)
  )
}

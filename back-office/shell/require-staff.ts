import { createContext, data, redirectDocument, type RouterContextProvider } from 'react-router'
import { hasStatus } from '@hydrant/client/errors.ts'
import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import { officeContext } from '../office-context.ts'
import { toSignInUrl } from './office-path.ts'

/** The member of staff of the current request. */
export interface Staff {
  readonly userName: string
  /** The objects whose records they may see, with what they may do with them. */
  readonly objects: readonly ObjectSummary[]
  /** Whether they may decide who may do what, and see the mails, events and history of the shop. */
  readonly isAdministrator: boolean
}

/** The context key of the member of staff for loaders and actions. */
export const staffContext = createContext<Staff>()

/**
 * Finds out who the user is before any loader runs. A guest is sent to the shop's sign-in page and returns from there;
 * a user who has no permission set gets the error page with status 403.
 */
export async function requireStaff(request: Request, context: Readonly<RouterContextProvider>): Promise<void> {
  const { client, staff, basePath } = context.get(officeContext)
  const session = await client.getSessionContext()
  if (session.guestUser) throw redirectDocument(toSignInUrl(request, basePath))
  try {
    const { sobjects } = await staff.describeObjects()
    context.set(staffContext, {
      userName: [session.profile?.firstName, session.profile?.lastName].filter(Boolean).join(' ') || session.userId,
      objects: sobjects,
      isAdministrator: sobjects.some(({ name, createable }) => name === 'PermissionSetAssignment' && createable),
    })
  } catch (error) {
    throw hasStatus(error, 403) ? data(null, { status: 403 }) : error
  }
}

import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { type PermissionSetName, toPermissionSetId } from '@hydrant/kernel/identity/permission-sets.ts'
import type { RecordClient } from '../records/testing/record-client.ts'
import { createUsers } from '../session/service.ts'
import type { PurchaseTestShop } from './purchase-test-shop.ts'
import { PASSWORD } from './test-catalogue.ts'

/** A user with permission sets, who is signed in. */
export interface StaffUser {
  readonly id: string
  readonly email: string
  readonly token: string
  /** The ids of the assignments, in the order of the permission sets. */
  readonly assignmentIds: readonly string[]
}

/** Creates a user, lets an administrator give them permission sets, and signs them in before that. */
export async function createStaffUser(
  shop: PurchaseTestShop,
  admin: Pick<RecordClient, 'create'>,
  { name, sets }: { readonly name: string; readonly sets: readonly PermissionSetName[] },
): Promise<StaffUser> {
  const email = `${name.toLowerCase()}@staff.example`
  const id = createIdFromKey('005', email)
  const person = { id, email, firstName: name, lastName: 'Staff', phoneNumber: null, role: 'buyer' } as const
  await shop.database.transaction((tx) => createUsers(tx, [person], PASSWORD))
  const { body } = await shop.send<SignedIn>('POST', '/services/apexrest/auth/login', {
    body: { username: email, password: PASSWORD },
  })
  const assignmentIds: string[] = []
  for (const set of sets)
    assignmentIds.push(
      await admin.create('PermissionSetAssignment', { AssigneeId: id, PermissionSetId: toPermissionSetId(set) }),
    )
  return { id, email, token: body.token, assignmentIds }
}

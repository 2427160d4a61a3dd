import { ALL_ENDPOINTS } from '@hydrant/contract/endpoints.ts'
import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import type { RecordDefinition, StaffAccess } from '@hydrant/contract/records/definition.ts'
import type { ObjectDescription } from '@hydrant/contract/records/description.ts'
import type { PlatformErrors } from '@hydrant/contract/shared/error.ts'
import {
  PERMISSION_SET_NAMES,
  PERMISSION_SETS,
  type PermissionSetName,
  type Subject,
} from '@hydrant/kernel/identity/permission-sets.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATA, openRecordClient } from '../records/testing/record-client.ts'
import { checkAccess } from '../testing/check-access.ts'
import { createExistingRecords } from '../testing/prepare-records.ts'
import { openPurchaseTestShop, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'
import type { ExistingValues } from '../testing/sample-value.ts'
import { listStaffCalls } from '../testing/staff-calls.ts'
import { createStaffUser } from '../testing/staff-with-sets.ts'
import { RECORD_OBJECTS } from './record-objects.ts'

let shop: PurchaseTestShop
let existingValues: ExistingValues
const tokens = new Map<PermissionSetName, string>()
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  const admin = await openRecordClient(shop)
  for (const name of PERMISSION_SET_NAMES)
    tokens.set(name, (await createStaffUser(shop, admin, { name, sets: [name] })).token)
  existingValues = await createExistingRecords(await shop.buyer())
})
afterAll(() => shop.close())

const definitions = RECORD_OBJECTS.map(({ definition }) => definition)

/** What somebody with one permission set may do with an object, by the definition and the table of permission sets. */
function expectRights(definition: RecordDefinition, set: PermissionSetName) {
  const isAllowed = (access: StaffAccess, kind: 'read' | 'write') => {
    if (access === 'nobody') return false
    const subjects: readonly Subject[] =
      access === 'admin' ? ['administration'] : [definition.subject, ...(definition.otherSubjects ?? [])]
    return subjects.some((subject) => {
      const granted = PERMISSION_SETS[set].grants[subject]
      return granted === 'write' || (kind === 'read' && granted === 'read')
    })
  }
  return {
    see: isAllowed(definition.seenBy, 'read'),
    create: isAllowed(definition.createdBy, 'write'),
    update: isAllowed(definition.updatedBy, 'write'),
    delete: isAllowed(definition.deletedBy, 'write'),
  }
}

/** What the record API lets the sender do with an object. */
async function findRights({ name }: RecordDefinition, token: string) {
  const send = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
    const reply = await shop.send<PlatformErrors | ObjectDescription>(method, `${DATA}${path}`, {
      token,
      ...(body !== undefined && { body }),
    })
    const [error] = Array.isArray(reply.body) ? reply.body : []
    return `${reply.status} ${error?.errorCode ?? ''}`
  }
  return {
    see: await send('GET', `/query?q=${encodeURIComponent(`SELECT Id FROM ${name} LIMIT 1`)}`),
    create: await send('POST', `/sobjects/${name}`, { NoSuchField__c: 1 }),
    update: await send('PATCH', `/sobjects/${name}/none`, { NoSuchField__c: 1 }),
    delete: await send('DELETE', `/sobjects/${name}/none`),
  }
}

describe.each(PERMISSION_SET_NAMES)('%s', (set) => {
  test('may see, create, change and delete what the table says, and is told so [PERM-01, PERM-02]', async () => {
    const token = tokens.get(set) ?? ''
    const found: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const definition of definitions) {
      const rights = expectRights(definition, set)
      const toCode = (isAllowed: boolean, allowed: string) => {
        if (isAllowed) return allowed
        return rights.see ? '403 INSUFFICIENT_ACCESS_OR_READONLY' : '404 NOT_FOUND'
      }
      expected[definition.name] = {
        see: rights.see ? '200 ' : '400 INVALID_TYPE',
        create: toCode(rights.create, '400 INVALID_FIELD'),
        update: toCode(rights.update, '400 MALFORMED_ID'),
        delete: toCode(rights.delete, '400 MALFORMED_ID'),
        description: rights.see ? [rights.create, rights.update, rights.delete] : 404,
      }
      const { status, body } = await shop.send<ObjectDescription>(
        'GET',
        `${DATA}/sobjects/${definition.name}/describe`,
        { token },
      )
      found[definition.name] = {
        ...(await findRights(definition, token)),
        description: status === 200 ? [body.createable, body.updateable, body.deletable] : status,
      }
    }
    expect(found).toEqual(expected)
  })

  test('may make the calls for staff that the table says [PERM-03]', async () => {
    const calls: readonly Endpoint[] = ALL_ENDPOINTS
    const staffCalls = calls.filter(({ role, permissions }) => role !== undefined || permissions !== undefined)
    const allowed: string[] = []
    for (const endpoint of staffCalls) {
      const identity = { token: tokens.get(set) ?? '', accountId: null }
      const verdict = await checkAccess(shop, { endpoint, existingValues, identity })
      if (verdict !== 'INSUFFICIENT_ACCESS') allowed.push(verdict === 'yes' ? endpoint.id : `${endpoint.id} ${verdict}`)
    }
    const all = staffCalls.map(({ id }) => id)
    expect(allowed.toSorted()).toEqual(listStaffCalls(set, all).toSorted())
  })
})

import type { QueryResponse } from '@hydrant/contract/records/query-endpoints.ts'
import type { RecordFields, SaveResult } from '@hydrant/contract/records/record-endpoints.ts'
import { DATA_BASE } from '@hydrant/contract/shared/paths.ts'
import type { PlatformErrors } from '@hydrant/contract/shared/error.ts'
import type { Reply } from '../../testing/call-shop.ts'
import { ADMIN, createStaffUsers } from '../../testing/client-identities.ts'
import type { PurchaseTestShop, TestClient } from '../../testing/purchase-test-shop.ts'

/** The base of the record API. */
export const DATA = DATA_BASE.replace(':apiVersion', 'v65.0')

/** A client of the record API who is an administrator. */
export interface RecordClient {
  /** Sends a request to a path below the base. */
  readonly send: TestClient
  /** Creates a record and returns its id; fails the test when it is refused. */
  create(object: string, fields: object): Promise<string>
  /** Creates a record and returns the errors. */
  refuse(object: string, fields: object): Promise<PlatformErrors>
  read(object: string, id: string): Promise<RecordFields>
  /** Runs a query and returns the response as it is. */
  query(soql: string): Promise<Reply<QueryResponse>>
  /** Runs a query and returns the values of one field, as text. */
  list(soql: string, field: string): Promise<string[]>
}

/** Creates the staff of a test shop and returns a client that is signed in as the administrator. */
export async function openRecordClient(shop: PurchaseTestShop): Promise<RecordClient> {
  await createStaffUsers(shop)
  const admin = await shop.buyer(ADMIN)
  const send: TestClient = (method, path, body) => admin(method, `${DATA}${path}`, body)
  const query = (soql: string) => send<QueryResponse>('GET', `/query?q=${encodeURIComponent(soql)}`)
  return {
    send,
    query,
    async create(object, fields) {
      const { status, body } = await send<SaveResult>('POST', `/sobjects/${object}`, fields)
      if (status !== 201 || body.id === undefined) throw new Error(`${object} was refused: ${JSON.stringify(body)}`)
      return body.id
    },
    async refuse(object, fields) {
      const { status, body } = await send<PlatformErrors>('POST', `/sobjects/${object}`, fields)
      if (status !== 400) throw new Error(`${object} was answered with ${status}: ${JSON.stringify(body)}`)
      return body
    },
    async read(object, id) {
      return (await send<RecordFields>('GET', `/sobjects/${object}/${id}`)).body
    },
    async list(soql, field) {
      const { status, body } = await query(soql)
      if (status !== 200) throw new Error(`The query was refused: ${JSON.stringify(body)}`)
      return body.records.map((record) => {
        const value = record[field]
        return typeof value === 'string' ? value : JSON.stringify(value)
      })
    },
  }
}

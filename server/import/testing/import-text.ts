import { ImportLine } from '@hydrant/contract/admin/import.ts'
import { PROGRAM_ROUTES } from '@hydrant/contract/program-routes.ts'
import { Parse } from 'typebox/value'
import type { TestShop } from '../../testing/test-shop.ts'

/** Sends a product file to a shop as its operator and returns the lines of the report. */
export async function importAndReadReport(shop: TestShop, file: string | Uint8Array): Promise<ImportLine[]> {
  const { status, body } = await shop.call<string>('POST', PROGRAM_ROUTES.importProducts.path, {
    token: shop.operatorToken,
    body: file,
    headers: { 'content-type': 'text/csv' },
  })
  if (status !== 200) throw new Error(`The import was answered with ${status}: ${JSON.stringify(body)}`)
  return body
    .trim()
    .split('\n')
    .map((line) => Parse(ImportLine, JSON.parse(line)))
}

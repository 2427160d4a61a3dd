import { once } from 'node:events'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { writeInstanceFile } from '@hydrant/database/connection/instance.ts'
import { createDisposableFolder } from '@hydrant/database/testing/temporary-folder.ts'
import type { ProductSearchResults } from '@hydrant/contract/shop/search.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { writeProductFile } from './testing/many-rows.ts'
import { runImportCommand, startImportCommand } from './testing/run-command.ts'

let shop: TestShop
let folder: Awaited<ReturnType<typeof createDisposableFolder>>

beforeAll(async () => {
  shop = await openTestShop()
  folder = await createDisposableFolder()
  await mkdir(join(folder.path, '.hydrant'))
  await writeInstanceFile(join(folder.path, '.hydrant'), { url: shop.url, token: shop.operatorToken })
})

afterAll(async () => {
  await folder[Symbol.asyncDispose]()
  await shop.close()
})

const run = (...parameters: string[]) => runImportCommand(folder.path, ...parameters)

async function copySample(sample: string): Promise<string> {
  const path = join(folder.path, sample)
  await copyFile(fileURLToPath(new URL(`testing/${sample}`, import.meta.url)), path)
  return path
}

test('a file is imported by the running shop, which shows the products at once', async () => {
  const { code, stdout, stderr } = await run(await copySample('tools.csv'))
  expect(stdout).toMatch(
    /^6 rows in \d+\.\d s: 6 added, 0 changed, 0 unchanged, 0 skipped; 4 categories added\.\n1 product of the file has no price and cannot be bought/,
  )
  expect(stderr).toContain('These columns are not known and are passed over: Shelf.')
  expect(code).toBe(0)
  const { body } = await shop.call<ProductSearchResults>('POST', '/webstore/search/product-search', {
    body: { searchTerm: 'YT-100' },
  })
  expect(body.productsPage.products.map(({ name }) => name)).toEqual(['Gate Lever'])
})

test('skipped rows are reported with line, column and reason, and written to a file that can be corrected and imported', async () => {
  const path = await copySample('faulty.csv')
  const { code, stdout, stderr } = await run(path)
  expect(code).toBe(2)
  expect(stdout).toContain('3 added, 0 changed, 0 unchanged, 6 skipped')
  expect(stderr).toContain('Line 4, Price (sales) USD: "ten" is no price; write it like 1234.50 or 1,234.50.\n')
  expect(stderr).toContain('Line 9: The row has 2 cells where the first line has 6.\n')

  const rejected = join(folder.path, 'faulty.rejected.csv')
  expect(stdout).toContain(rejected)
  const text = await readFile(rejected, 'utf8')
  expect(text.split('\r\n').slice(0, 3)).toEqual([
    '"Product Name","Category","SKU","Media Standard URL 1","Price (sales) USD","Product isActive"',
    '"","Yard Tools","FA-2","","10.00","true"',
    '"Bad Price","Yard Tools","FA-3","","ten","true"',
  ])

  expect(text, 'a formula is shown as text, and comes back as it was').toContain(`"'=Bad Switch",`)
  const corrected = text
    .replace('\r\n"","Yard', '\r\n"Named","Yard')
    .replace('ten', '10.00')
    .replace(/^"""Never.*$/m, 'Closed,Yard Tools,FA-4,,10.00,true')
    .replace('pictures/fa.jpg', 'https://pictures.example/fa.jpg')
    .replace('perhaps', 'true')
    .replace('"Short Row","Yard Tools"', 'Whole Row,Yard Tools,FA-9,,10.00,true')
  await writeFile(rejected, corrected)
  expect(await run(rejected)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('6 added, 0 changed, 0 unchanged, 0 skipped'),
  })
})

test.each([
  [
    'bytes.csv',
    Buffer.from(`Product Name,SKU\n${'A name that fills the file up\n'.repeat(5000)}Café,1\n`, 'latin1'),
    'not in UTF-8: line 5002 holds bytes',
  ],
  ['book.csv', Buffer.from([0x50, 0x4b, 3, 4]), 'Excel workbook'],
])('%s is rejected before anything is stored', async (name, bytes, reason) => {
  const path = join(folder.path, name)
  await writeFile(path, bytes)
  expect(await run(path)).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining(reason) })
})

test('a missing file, no file, and help', async () => {
  expect(await run(join(folder.path, 'none.csv'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no file'),
  })
  expect(await run()).toMatchObject({ code: 1, stderr: expect.stringContaining('Name one file') })
  expect(await run('--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('Price (sales) USD') })
})

test('8,000 rows are imported in batches while the shop handles other requests', async () => {
  const path = join(folder.path, 'many.csv')
  await writeProductFile(path, 8_000)
  const command = startImportCommand(folder.path, path)
  const exited = once(command, 'exit')
  const lines: string[] = []
  for await (const line of createInterface(command.stdout)) {
    lines.push(line)
    for (let count = 0; count < 6; count += 1)
      expect((await shop.call('GET', '/webstore/session-context')).status).toBe(200)
  }
  const stdout = lines.join('\n')
  expect(stdout).toContain('8000 rows in')
  expect(stdout).toContain('8000 added, 0 changed, 0 unchanged, 0 skipped; 49 categories added.')
  expect(stdout).toMatch(/^1000 rows\n2000 rows\n/)
  expect(await exited).toEqual([0, null])
})

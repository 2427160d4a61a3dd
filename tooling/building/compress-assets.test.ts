import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressAssets } from './compress-assets.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hydrant-assets-'))
  mkdirSync(join(folder, 'assets'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('text that becomes smaller is compressed beside itself, and nothing else is', async () => {
  const script = 'export const hose = "hose";\n'.repeat(50)
  writeFileSync(join(folder, 'assets', 'shop.js'), script)
  writeFileSync(join(folder, 'assets', 'tiny.js'), '1')
  writeFileSync(join(folder, 'assets', 'font.woff2'), script)
  expect(await compressAssets(folder)).toBe(1)
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual(['font.woff2', 'shop.js', 'shop.js.br', 'tiny.js'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets', 'shop.js.br'))).toString()).toBe(script)
})

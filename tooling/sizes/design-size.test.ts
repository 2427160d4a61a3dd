import { expect, test } from 'vitest'
import { listComponentFiles, listStyleFiles, measureBundledSize } from './measure-design.ts'

/** The maximum size of all styles of the design system including its tokens, in bytes of brotli. */
const STYLE_LIMIT = 15_000

test('the styles of the whole design system are small', async () => {
  const files = listStyleFiles()
  const { style } = await measureBundledSize(files)
  expect(files).toEqual(
    expect.arrayContaining(['tokens/tokens.css', 'tokens/base.css', 'navigation/button.module.css']),
  )
  // Less would mean that some files are missing.
  expect(style).toBeGreaterThan(5_000)
  expect(style).toBeLessThanOrEqual(STYLE_LIMIT)
})

test('a component is weighed with what it needs, and without React', async () => {
  const files = listComponentFiles()
  const [heading, card] = [
    await measureBundledSize(['format/heading.tsx']),
    await measureBundledSize(['product-card/product-card.tsx']),
  ]
  expect(files).toEqual(expect.arrayContaining(['format/heading.tsx', 'product-card/product-card.tsx']))
  expect(heading.script).toBeGreaterThan(50)
  expect(heading.script).toBeLessThan(1_000)
  expect(card.script).toBeGreaterThan(heading.script)
  expect(card.style).toBeGreaterThan(0)
})

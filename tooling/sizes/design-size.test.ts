import { expect, test } from 'vitest'
import { componentFiles, styleFiles, weigh } from './measure-design.ts'

/** Bytes of brotli that all styles of the design system may take, its tokens included. */
const STYLE_LIMIT = 15_000

test('the styles of the whole design system are small', async () => {
  const files = styleFiles()
  const { style } = await weigh(files)
  expect(files).toEqual(
    expect.arrayContaining(['tokens/tokens.css', 'tokens/base.css', 'navigation/button.module.css']),
  )
  // So little would mean that some have been left out.
  expect(style).toBeGreaterThan(5_000)
  expect(style).toBeLessThanOrEqual(STYLE_LIMIT)
})

test('a component is weighed with what it needs, and without React', async () => {
  const files = componentFiles()
  const [heading, card] = [await weigh(['format/heading.tsx']), await weigh(['product-card/product-card.tsx'])]
  expect(files).toEqual(expect.arrayContaining(['format/heading.tsx', 'product-card/product-card.tsx']))
  expect(heading.script).toBeGreaterThan(50)
  expect(heading.script).toBeLessThan(1_000)
  expect(card.script).toBeGreaterThan(heading.script)
  expect(card.style).toBeGreaterThan(0)
})

import { describe, expect, it } from 'vitest'
import { compileCatalogue } from './compile-catalogue.ts'
import { pseudoLocalize } from './pseudo-localize.ts'

async function load(catalogue: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
  // A data URL cannot import the runtime by its name.
  const code = compileCatalogue('en-US', catalogue).code.replaceAll(
    /from '(@[^']+)'/g,
    (_, name: string) => `from '${import.meta.resolve(name)}'`,
  )
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>
}

async function format(message: string, values?: unknown): Promise<unknown> {
  const { subject } = await load({ subject: message })
  return (subject as (input: unknown) => string)(values)
}

describe('a compiled message [FMT-06]', () => {
  it.each([
    ['Add to cart', undefined, 'Add to cart'],
    ["It''s sold out", undefined, "It's sold out"],
    ['Only {quantity} left', { quantity: '3' }, 'Only 3 left'],
    ['{count, plural, one {# line} other {# lines}} added', { count: 1 }, '1 line added'],
    ['{count, plural, one {# line} other {# lines}} added', { count: 1200 }, '1,200 lines added'],
    [
      '{kind, select, order {The order} other {The {name}}} is there',
      { kind: 'order', name: 'x' },
      'The order is there',
    ],
  ])('%s', async (message, values, text) => {
    await expect(format(message, values)).resolves.toBe(text)
  })

  it('declares its arguments', () => {
    expect(compileCatalogue('en-US', { lines: '{count, plural, one {#} other {#}} of {name}' }).declarations).toContain(
      'export declare const lines: (values: { readonly count: number; readonly name: string }) => string',
    )
  })

  it.each([
    ['no identifier', { 'add-to-cart': 'Add' }],
    ['a brace that is not closed', { add: 'Add {name' }],
    ['a plural form that English does not have', { lines: '{count, plural, few {#} other {#}}' }],
  ])('is refused with its id: %s', (_, catalogue) => {
    expect(() => compileCatalogue('en-US', catalogue)).toThrow(Object.keys(catalogue)[0])
  })
})

describe('the pseudo-language [FMT-06]', () => {
  it('changes every letter that a reader sees and no argument', async () => {
    const pseudo = pseudoLocalize("{count, plural, one {# line} other {# lines}} of {name} isn''t '{there}'")
    await expect(format(pseudo, { count: 2, name: 'hose' })).resolves.toBe("[2 líñéš öf hose íšñ't {théré}]")
  })
})

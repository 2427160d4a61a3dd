import { expect, test } from 'vitest'
import { parsePageDocument } from '../render/document.ts'
import { listExpressionIssues } from './list-expression-issues.ts'

const text = (id: string, settings: Readonly<Record<string, unknown>>) => ({ type: 'text', props: { id, ...settings } })
const check = (...content: readonly unknown[]) => listExpressionIssues(parsePageDocument({ content }))
const availableNames = 'Known are: Route.'

test('accepts expressions with values of enclosing providers [DPR-03]', () => {
  const card = text('card', { text: '{!Item.name} in {!Category.name}: {!Collection.total}' })
  const grid = { type: 'grid', props: { id: 'grid', content: [card] } }
  const shelf = {
    type: 'collection-provider',
    props: { id: 'shelf', categoryId: '{!Route.recordId}', content: [grid] },
  }
  const pictures = {
    type: 'image-provider',
    props: { id: 'pictures', content: [text('picture', { text: '{!Picture.Url} {!Pictures.1.Url}' })] },
  }
  expect(
    check(
      { type: 'category-provider', props: { id: 'category', content: [shelf] } },
      pictures,
      text('route', { text: '{!Route.recordId}' }),
    ),
  ).toEqual([])
})

test('reports unknown names with block, setting and the available names [DPR-03]', () => {
  const product = {
    type: 'product-provider',
    props: { id: 'product', content: [text('inside', { text: '{!Product.nmae}' })] },
  }
  expect(check(text('outside', { text: 'Now {!Product.name}' }), product)).toEqual([
    { blockId: 'outside', setting: 'text', message: `Nothing is called 'Product' here. ${availableNames}` },
    {
      blockId: 'inside',
      setting: 'text',
      message:
        "'Product' has no 'nmae'. It has: id, name, text, href, image, partNumber, brand, pack, price, unitPrice, listPrice, currency.",
    },
  ])
})

test('explains the syntax with an available value as the example, or says that there is none [DPR-03]', () => {
  const unclosed = (id: string) => text(id, { text: '{!Product.name' })
  const product = { type: 'product-provider', props: { id: 'product', productId: '{!', content: [unclosed('inside')] } }
  const messages = (...content: readonly unknown[]) =>
    check(...content).map(({ blockId, message }) => `${blockId}: ${message}`)
  expect(messages(unclosed('outside'), product)).toEqual([
    'outside: This expression is not closed: it ends with }. Write it as {!Route.recordId}.',
    'product: This expression is not closed: it ends with }. Write it as {!Route.recordId}.',
    'inside: This expression is not closed: it ends with }. Write it as {!Product.name}.',
  ])
  expect(
    listExpressionIssues(
      parsePageDocument({ content: [unclosed('outside'), text('asks', { text: '{!Product.name}' })] }),
      {},
    ).map(({ message }) => message),
  ).toEqual([
    'This expression is not closed: it ends with }. There is no value that can be filled in here.',
    "Nothing is called 'Product' here. There is no value that can be filled in here.",
  ])
})

test('finds issues in lists, in records and in settings that differ by device [DPR-03]', () => {
  const crumbs = { type: 'breadcrumb', props: { id: 'crumbs', crumbs: [{ label: 'Home' }, { label: '{!Item' }] } }
  const issues = check(
    crumbs,
    text('words', { textDisplayInfo: { headingTag: '{!}' }, textAlign: { desktop: 'left', mobile: '{!Side}' } }),
  )
  expect(issues.map(({ blockId, setting }) => `${blockId}.${setting}`)).toEqual([
    'crumbs.crumbs.1.label',
    'words.textDisplayInfo.headingTag',
    'words.textAlign.mobile',
  ])
})

test('rejects loaded data in settings that select the data to load [DPR-03]', () => {
  const shelf = { type: 'collection-provider', props: { id: 'shelf', categoryId: '{!Category.id}' } }
  expect(check({ type: 'category-provider', props: { id: 'category', content: [shelf] } })).toEqual([
    {
      blockId: 'shelf',
      setting: 'categoryId',
      message: "'Category' is not known yet when this is fetched. Known then are: Route.",
    },
  ])
})

test('rejects expressions in style settings and in settings stored with submitted forms [DPR-03]', () => {
  const words = text('words', {
    text: '{!Route.recordId}',
    textAlign: { desktop: '{!Route.recordId}' },
    textColor: '{!Route.recordId}',
  })
  const form = {
    type: 'form',
    props: {
      id: 'form',
      title: 'Ask',
      submitLabel: 'Send {!Route.recordId}',
      fields: [{ name: 'a', label: 'About {!Route.recordId}', hint: '{!Route.recordId}' }],
    },
  }
  expect(check(words, form).map(({ blockId, setting, message }) => `${blockId}.${setting}: ${message}`)).toEqual([
    'words.textAlign.desktop: This decides how the block looks, which is the same wherever it stands: it cannot ask for values.',
    'words.textColor: This decides how the block looks, which is the same wherever it stands: it cannot ask for values.',
    'form.fields.0.label: This is stored with what visitors send, and taken as it stands here: it cannot ask for values.',
  ])
})

test('skips a block of an unknown kind and its content [DPR-03]', () => {
  expect(
    check({
      type: 'from-the-future',
      props: { id: 'x', title: '{!Anything.at', content: [text('inside', { text: '{!All' })] },
    }),
  ).toEqual([])
})

test.each(['toString', 'constructor', '__proto__'])(
  'does not accept the inherited property %s as a name [DPR-03]',
  (name) => {
    expect(check(text('odd', { text: `{!${name}.name}` }))).toEqual([
      { blockId: 'odd', setting: 'text', message: `Nothing is called '${name}' here. ${availableNames}` },
    ])
  },
)

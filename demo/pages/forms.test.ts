import { listForms } from '@hydrant/page-model/forms/find-form.ts'
import { expect, test } from 'vitest'
import { demoShop } from '../shop.ts'

const storedForms = demoShop.pages.flatMap((page) => {
  const document: unknown = JSON.parse(JSON.stringify(page.document))
  return listForms(document).map((form) => ({ path: page.path, form, text: JSON.stringify(document) }))
})

test('contact, quotes, member numbers and all made-to-measure products have their own forms [ROU-07]', () => {
  expect(storedForms.map(({ path, form }) => `${path} ${form.kind}`).toSorted()).toEqual([
    '/contact-us contact',
    '/order-forms/helmet-front order-form',
    '/order-forms/hose-stencil order-form',
    '/order-forms/turnout-sizing order-form',
    '/request-a-quote quote',
    '/sourcewell membership',
  ])
})

test.each(storedForms)(
  'every question of the form on $path is valid, and asks for the sender’s name and email address',
  ({ form, text }) => {
    const fields = form.fields
    expect(fields.length).toBe(text.split('"label":').length - 1)
    expect(
      fields.filter(
        ({ isRequired, autocomplete }) => isRequired && (autocomplete === 'name' || autocomplete === 'email'),
      ),
    ).toHaveLength(2)
    expect(form.title).not.toBe('')
    expect(
      fields.filter(
        ({ kind, min, max, step }) =>
          kind === 'number' && [min, max, step].some((limit) => limit === '' || Number.isNaN(Number(limit))),
      ),
    ).toEqual([])
  },
)

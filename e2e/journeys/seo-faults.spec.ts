import type { SeoProperties } from '@hydrant/contract/shop/seo.ts'
import type { ApiFault } from '../fixtures/faulty-api.ts'
import { expect, test } from '../fixtures/faulty-pages.ts'
import { readHead } from '../fixtures/page-head.ts'

const onPath =
  (part: string, answer: ReturnType<ApiFault>): ApiFault =>
  ({ path }) =>
    path.includes(part) ? answer : undefined
const seoProperties: SeoProperties = {
  title: null,
  description: null,
  customHeadTags: null,
  canonicalUrl: null,
  hrefLangUrls: null,
  isSeoIndexed: true,
  recordName: null,
  objectName: 'Page',
  fields: {},
}

test('a failed call for metadata is logged, and the page has its own metadata [SEO-02]', async ({ page, pages }) => {
  pages.setFault(
    onPath('/seo/properties/', { status: 500, body: [{ errorCode: 'UNKNOWN_EXCEPTION', message: 'Out of order.' }] }),
  )
  await page.goto(`${pages.origin}/contact-us?broken`)
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  const { title, description, robots, canonicals, languages } = await readHead(page)
  expect({ title, robots, canonicals, languages }).toEqual({
    title: 'Contact us | Hydrant',
    robots: null,
    canonicals: [`${pages.origin}/contact-us`],
    languages: [],
  })
  expect(description).toBeTruthy()
  await expect(page.getByText(/went wrong|out of order/i)).toHaveCount(0)
  await pages.waitForOutput(/(a page failed)/)
})

test('the metadata of a page is in its head, is removed with the page, and cannot contain scripts [SEO-01]', async ({
  page,
  pages,
}) => {
  const customHeadTags =
    '<meta name="told" content="A &amp; B"><script>document.title = "taken over"</script><meta http-equiv="refresh" content="0;url=/cart">'
  pages.setFault(
    onPath('/seo/properties/', {
      status: 200,
      body: { ...seoProperties, title: 'As told', description: 'Told of it', customHeadTags, isSeoIndexed: false },
    }),
  )
  await page.goto(`${pages.origin}/contact-us?told`)
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  expect(await readHead(page)).toMatchObject({ title: 'As told', description: 'Told of it', robots: 'noindex' })
  await expect(page.locator('meta[name="told"]')).toHaveAttribute('content', 'A & B')

  pages.setFault(() => undefined)
  await page.getByRole('banner').getByRole('link', { name: 'Hydrant', exact: false }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Top Categories' })).toBeVisible()
  await expect(page.locator('meta[name="told"]')).toHaveCount(0)
  expect((await readHead(page)).robots).toBeNull()
})

test('an SEO block overrides the metadata of the page, waits for its record, and loses its effect when it is removed [SEO-01] [HOME-06]', async ({
  page,
  pages,
}) => {
  const seo = {
    type: 'seo',
    props: {
      id: 'told',
      recordId: '01tAAAAAAAAAAAAAAA',
      pageTitle: '{!Record.Name} for {!Site.Name}',
      description: 'From the block',
      customHeadTags: '<meta name="block" content="{!Record.Name}">',
    },
  }
  const words = { type: 'text', props: { id: 'words', tag: 'h1', text: 'A page' } }
  const answer =
    (hasBlock: boolean, hasRecord: boolean): ApiFault =>
    ({ path }) => {
      if (path.includes('path=/built'))
        return {
          status: 200,
          body: {
            id: '0PgAAAAAAAAAAAAAAA',
            path: '/built',
            title: 'Built',
            description: 'Of the page',
            version: 1,
            document: { root: {}, content: hasBlock ? [seo, words] : [words] },
          },
        }
      if (path.includes('/seo/properties/01t'))
        return hasRecord
          ? { status: 200, body: { ...seoProperties, objectName: 'Product2', fields: { Name: 'A hose' } } }
          : { status: 404, body: [{ errorCode: 'ITEM_NOT_FOUND', message: 'None.' }] }
      return path.includes('/seo/properties/')
        ? { status: 200, body: { ...seoProperties, title: 'As told' } }
        : undefined
    }
  pages.setFault(answer(true, true))
  await page.goto(`${pages.origin}/built?1`)
  expect(await readHead(page)).toMatchObject({
    title: 'A hose for Hydrant',
    description: 'From the block',
    canonicals: [`${pages.origin}/built`],
  })
  await expect(page.locator('meta[name="block"]')).toHaveAttribute('content', 'A hose')

  pages.setFault(answer(true, false))
  await page.goto(`${pages.origin}/built?2`)
  expect(await readHead(page)).toMatchObject({ title: 'As told', description: 'From the block' })
  await expect(page.locator('meta[name="block"]')).toHaveCount(0)

  pages.setFault(answer(false, true))
  await page.goto(`${pages.origin}/built?3`)
  expect(await readHead(page)).toMatchObject({ title: 'As told', description: 'Of the page' })
  pages.setFault(() => undefined)
})

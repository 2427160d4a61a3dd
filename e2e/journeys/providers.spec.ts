import { toContentKey, toMediaUrl } from '@hydrant/demo/media-keys.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { HOSE } from '../fixtures/buying.ts'
import type { FaultyPagesProcess } from '../fixtures/faulty-api.ts'
import { expect, test } from '../fixtures/faulty-pages.ts'

interface Block {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>> & { readonly id: string }
}

const createBlock = (type: string, id: string, settings: Readonly<Record<string, unknown>> = {}): Block => ({
  type,
  props: { id, ...settings },
})
const createLine = (id: string, text: string) => createBlock('text', id, { headingTag: 'p', text })

/** Serves a page with these blocks at `/try`; records the calls for contents. */
function serveTestPage(pages: FaultyPagesProcess, ...content: readonly Block[]): string[] {
  const contents: string[] = []
  pages.setFault(({ path }) => {
    if (path.includes('/cms/delivery/') && path.includes('contentKeys')) contents.push(path)
    if (!/\/pages\?(?:.*&)?path=\/try\b/.test(path)) return undefined
    return {
      status: 200,
      body: {
        id: createIdFromKey('0aX', 'try'),
        path: '/try',
        title: 'Try',
        description: '',
        version: 1,
        document: { root: {}, content },
      },
    }
  })
  return contents
}

test('providers pass data of the shop to the blocks inside them [DPR-03]', async ({ page, pages }) => {
  const hose = createIdFromKey('0ZG', 'hose')
  serveTestPage(
    pages,
    createBlock('category-provider', 'category', {
      categoryId: hose,
      content: [createLine('category-line', 'Category: {!Category.name}')],
    }),
    createBlock('product-list-provider', 'list', {
      partNumbers: HOSE.sku,
      content: [
        createBlock('repeater-item', 'list-each', {
          content: [createLine('list-line', '{!Item.partNumber} is {!Item.name}')],
        }),
      ],
    }),
    createBlock('search-provider', 'search', {
      term: HOSE.sku,
      limit: 3,
      content: [createLine('search-line', 'Found for {!Search.term}: {!Search.total}')],
    }),
    createBlock('account-provider', 'account', {
      content: [
        createBlock('cart-provider', 'cart', {
          content: [createLine('cart-line', 'In the cart: {!Cart.pieces} {!Cart.currency}')],
        }),
      ],
    }),
    createBlock('collection-provider', 'collection', {
      categoryId: hose,
      limit: 6,
      pageSize: 3,
      sortBy: 'name',
      content: [
        createBlock('grid', 'grid', {
          showPagination: true,
          itemSpacing: 'medium',
          content: [createBlock('product-card', 'card')],
        }),
      ],
    }),
  )
  await page.goto(`${pages.origin}/try`)
  const main = page.getByRole('main')
  await expect(main.getByText('Category: Fire Hose')).toBeVisible()
  await expect(main.getByText(`${HOSE.sku} is ${HOSE.name}`)).toBeVisible()
  await expect(main.getByText(new RegExp(`^Found for ${HOSE.sku}: [1-9]`))).toBeVisible()
  await expect(main.getByText('In the cart: 0 USD')).toBeVisible()
  const names = main.getByRole('article').getByRole('heading')
  await expect(names).toHaveCount(3)
  await waitUntilHydrated(main.getByRole('button', { name: 'Show more' }))
  await main.getByRole('button', { name: 'Show more' }).click()
  await expect(names).toHaveCount(6)
  const rendered = await names.allTextContents()
  expect(rendered).toEqual(
    rendered.toSorted(new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' }).compare),
  )
})

test('the pictures of a page are read from the library in one call [DPR-01] [DPR-02]', async ({ page, pages }) => {
  const picture = (id: string, key: string) =>
    createBlock('image-provider', id, {
      imageInfo: { contentKey: toContentKey(key) },
      content: [
        createBlock('image', `${id}-image`, {
          src: '{!Picture.Url}',
          srcSet: '{!Picture.SrcSet}',
          alt: `{!Picture.AltText} (${key})`,
          width: 320,
          height: 320,
        }),
      ],
    })
  const contents = serveTestPage(pages, picture('one', 'tile-hose'), picture('two', 'tile-rescue'))
  await page.goto(`${pages.origin}/try`)
  for (const key of ['tile-hose', 'tile-rescue']) {
    const rendered = page.getByRole('img', { name: `(${key})` })
    await expect(rendered).toHaveAttribute('src', `${toMediaUrl(key)}?width=1920`)
    await expect(rendered).toHaveAttribute(
      'srcset',
      [640, 960, 1920].map((width) => `${toMediaUrl(key)}?width=${width} ${width}w`).join(', '),
    )
    await expect
      .poll(() => rendered.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0)))
      .toBeGreaterThan(0)
  }
  expect(contents).toHaveLength(1)
})

test('a picture that is not in the library is shown from its stored URL, and the server logs it [DPR-02] [ERR-17]', async ({
  page,
  pages,
}) => {
  const contentKey = 'MCAAAAAAAAAAAAAAAAAAAAAAAAAA'
  serveTestPage(
    pages,
    createBlock('image-provider', 'gone', {
      imageInfo: { contentKey, url: `/sfsites/c${toMediaUrl('tile-hose')}`, altText: 'Hose' },
      content: [
        createBlock('image', 'gone-image', {
          src: '{!Picture.Url}',
          alt: '{!Picture.AltText}',
          width: 320,
          height: 320,
        }),
      ],
    }),
  )
  await page.goto(`${pages.origin}/try`)
  const rendered = page.getByRole('main').locator('figure img')
  await expect(rendered).toHaveAttribute('src', `${toMediaUrl('tile-hose')}?width=1920`)
  await expect(rendered).toHaveAttribute('alt', '')
  expect(
    await pages.waitForOutput(/(ImageDataProvider failed to fetch image with contentKey: MCA+ and SiteId: 0DM\w+)/),
  ).toContain(contentKey)
})

test('a block of an unknown kind is left out of the page, and the server logs its kind [HOME-03]', async ({
  page,
  pages,
}) => {
  serveTestPage(
    pages,
    createLine('before', 'Before'),
    createBlock('from-the-future', 'unknown'),
    createLine('after', 'After'),
  )
  await page.goto(`${pages.origin}/try`)
  await expect(page.getByRole('main').getByRole('paragraph')).toHaveText(['Before', 'After'])
  expect(await pages.waitForOutput(/(The block 'unknown' of the page '.try' is not shown)/)).toContain('unknown')
})

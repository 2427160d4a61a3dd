import { contentKeyOf, mediaUrlOf } from '@hydrant/demo/media-keys.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { untilAlive } from '../fixtures/alive.ts'
import { HOSE } from '../fixtures/buying.ts'
import type { PagesWithFaults } from '../fixtures/faulty-api.ts'
import { expect, test } from '../fixtures/faulty-pages.ts'

interface Block {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>> & { readonly id: string }
}

const block = (type: string, id: string, settings: Readonly<Record<string, unknown>> = {}): Block => ({
  type,
  props: { id, ...settings },
})
const line = (id: string, text: string) => block('text', id, { headingTag: 'p', text })

/** Puts a page of these blocks at `/try`; notes which calls for contents were made meanwhile. */
function showPage(pages: PagesWithFaults, ...content: readonly Block[]): string[] {
  const contents: string[] = []
  pages.setFault(({ path }) => {
    if (path.includes('/cms/delivery/') && path.includes('contentKeys')) contents.push(path)
    if (!/\/pages\?(?:.*&)?path=\/try\b/.test(path)) return undefined
    return {
      status: 200,
      body: {
        id: idFromKey('0aX', 'try'),
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

test('providers give what the shop knows to the blocks inside them [DPR-03]', async ({ page, pages }) => {
  const hose = idFromKey('0ZG', 'hose')
  showPage(
    pages,
    block('category-provider', 'category', {
      categoryId: hose,
      content: [line('category-line', 'Category: {!Category.name}')],
    }),
    block('product-list-provider', 'list', {
      partNumbers: HOSE.sku,
      content: [
        block('repeater-item', 'list-each', { content: [line('list-line', '{!Item.partNumber} is {!Item.name}')] }),
      ],
    }),
    block('search-provider', 'search', {
      term: HOSE.sku,
      limit: 3,
      content: [line('search-line', 'Found for {!Search.term}: {!Search.total}')],
    }),
    block('account-provider', 'account', {
      content: [
        block('cart-provider', 'cart', {
          content: [line('cart-line', 'In the cart: {!Cart.pieces} {!Cart.currency}')],
        }),
      ],
    }),
    block('collection-provider', 'collection', {
      categoryId: hose,
      limit: 6,
      pageSize: 3,
      sortBy: 'name',
      content: [
        block('grid', 'grid', {
          showPagination: true,
          itemSpacing: 'medium',
          content: [block('product-card', 'card')],
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
  await untilAlive(main.getByRole('button', { name: 'Show more' }))
  await main.getByRole('button', { name: 'Show more' }).click()
  await expect(names).toHaveCount(6)
  const shown = await names.allTextContents()
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' }).compare))
})

test('the pictures of a page are read from the library in one call [DPR-01] [DPR-02]', async ({ page, pages }) => {
  const picture = (id: string, key: string) =>
    block('image-provider', id, {
      imageInfo: { contentKey: contentKeyOf(key) },
      content: [
        block('image', `${id}-image`, {
          src: '{!Picture.Url}',
          srcSet: '{!Picture.SrcSet}',
          alt: `{!Picture.AltText} (${key})`,
          width: 320,
          height: 320,
        }),
      ],
    })
  const contents = showPage(pages, picture('one', 'tile-hose'), picture('two', 'tile-rescue'))
  await page.goto(`${pages.origin}/try`)
  for (const key of ['tile-hose', 'tile-rescue']) {
    const shown = page.getByRole('img', { name: `(${key})` })
    await expect(shown).toHaveAttribute('src', `${mediaUrlOf(key)}?width=1920`)
    await expect(shown).toHaveAttribute(
      'srcset',
      [640, 960, 1920].map((width) => `${mediaUrlOf(key)}?width=${width} ${width}w`).join(', '),
    )
    await expect
      .poll(() => shown.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0)))
      .toBeGreaterThan(0)
  }
  expect(contents).toHaveLength(1)
})

test('a picture that the library does not have is shown from where it was, and the server says so [DPR-02] [ERR-17]', async ({
  page,
  pages,
}) => {
  const contentKey = 'MCAAAAAAAAAAAAAAAAAAAAAAAAAA'
  showPage(
    pages,
    block('image-provider', 'gone', {
      imageInfo: { contentKey, url: `/sfsites/c${mediaUrlOf('tile-hose')}`, altText: 'Hose' },
      content: [
        block('image', 'gone-image', { src: '{!Picture.Url}', alt: '{!Picture.AltText}', width: 320, height: 320 }),
      ],
    }),
  )
  await page.goto(`${pages.origin}/try`)
  const shown = page.getByRole('main').locator('figure img')
  await expect(shown).toHaveAttribute('src', `${mediaUrlOf('tile-hose')}?width=1920`)
  await expect(shown).toHaveAttribute('alt', '')
  expect(
    await pages.said(/(ImageDataProvider failed to fetch image with contentKey: MCA+ and SiteId: 0DM\w+)/),
  ).toContain(contentKey)
})

test('a block of an unknown kind is left out of the page, and the server says which [HOME-03]', async ({
  page,
  pages,
}) => {
  showPage(pages, line('before', 'Before'), block('from-the-future', 'unknown'), line('after', 'After'))
  await page.goto(`${pages.origin}/try`)
  await expect(page.getByRole('main').getByRole('paragraph')).toHaveText(['Before', 'After'])
  expect(await pages.said(/(The block 'unknown' of the page '.try' is not shown)/)).toContain('unknown')
})

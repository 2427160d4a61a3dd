import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/gallery.ts'

const path = '/cms/delivery/media/MCHOSE'

test.beforeEach(async ({ page }) => {
  await page.route('**/cms/delivery/media/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="3"/>',
    }),
  )
})

/** Reads the properties of the picture, as text blocks show them. */
async function readImageFields(page: Page): Promise<Record<string, string>> {
  const lines = await page.getByRole('paragraph').allTextContents()
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
}

test('a picture of the library has its alternative text, its URL and widths for each kind of device [DPR-01]', async ({
  page,
  show,
}) => {
  await show('Image provider', 'from the library')
  expect(await readImageFields(page)).toEqual({
    Url: `${path}?width=1920`,
    RawUrl: path,
    AltText: 'Coils of hose',
    SrcSet: `${path}?width=640 640w, ${path}?width=960 960w, ${path}?width=1920 1920w`,
    ContentKey: 'MCHOSE',
    bgPosition: 'center',
    bgSizeOrRepeat: 'cover',
  })
  const picture = page.getByRole('img', { name: 'Coils of hose' })
  await expect(picture).toHaveAttribute('src', `${path}?width=1920`)
  await expect(picture).toHaveAttribute('srcset', /640w, .*960w, .*1920w$/)
})

test('a custom alternative text replaces that of the library if configured [DPR-01]', async ({ page, show }) => {
  await show('Image provider', 'with words of its own')
  await expect(page.getByRole('img', { name: 'Hose on a shelf' })).toBeVisible()
  expect(await readImageFields(page)).toMatchObject({ AltText: 'Hose on a shelf', bgPosition: '', bgSizeOrRepeat: '' })
})

test('one size for all devices, or the original picture, can be configured [DPR-01]', async ({ page, show }) => {
  await show('Image provider', 'in one size')
  expect(await readImageFields(page)).toMatchObject({ Url: `${path}?width=1920`, SrcSet: '' })
  await show('Image provider', 'as it was uploaded')
  expect(await readImageFields(page)).toMatchObject({ Url: path, RawUrl: path })
})

test('a picture outside the library is shown from its URL, in its only size [DPR-01]', async ({ page, show }) => {
  await show('Image provider', 'from an address')
  expect(await readImageFields(page)).toMatchObject({
    Url: '/img/b2b/default-product-image.svg',
    AltText: 'A box',
    SrcSet: '',
    ContentKey: '',
  })
})

test('when the library is not reachable, the picture is shown from its stored URL, without alternative text [DPR-02]', async ({
  page,
  show,
}) => {
  await show('Image provider', 'library out of reach')
  expect(await readImageFields(page)).toMatchObject({
    Url: '/img/b2b/default-product-image.svg',
    AltText: '',
    ContentKey: 'MCHOSE',
  })
})

test('several pictures are available by their index [DPR-01]', async ({ page, show }) => {
  await show('Image provider', 'several')
  await expect(page.getByRole('paragraph')).toHaveText('One, One, Two from /two.svg')
})

import { expect, test } from '../fixtures/gallery.ts'

test('listed elements and attributes are shown [CMS-05]', async ({ page, show }) => {
  await show('Rich text', 'as it is written')
  await expect(page.getByRole('heading', { level: 2, name: 'Care' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'care', exact: true })).toHaveAttribute('href', '/category/care')
  await expect(page.getByRole('link', { name: 'the standard' })).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(page.getByRole('link', { name: 'us' })).toHaveAttribute('href', 'tel:+15550100')
  await expect(page.getByRole('table', { name: 'Pressures' }).getByRole('cell')).toHaveText(['1¾"', '400'])
  await expect(page.getByRole('list').last()).toHaveAttribute('start', '3')
  await expect(page.getByRole('img', { name: 'A hose, coiled' })).toHaveAttribute('width', '80')
  await expect(page.locator('pre')).toHaveText('coil  1\ncoil  2', { useInnerText: true })
})

test('text without markup keeps its lines and special characters [CMS-05]', async ({ page, show }) => {
  await show('Rich text', 'without markup')
  await expect(page.getByRole('main')).toHaveText('Drain it.\nDry it, 3 < 5 & more.', { useInnerText: true })
})

test('no active content is left, and links to scripts, data and other protocols are disabled [CMS-05]', async ({
  page,
  show,
}) => {
  await show('Rich text', 'dangerous')
  const title = await page.title()
  const text = page.getByRole('main')
  await expect(text.getByText('Words')).toHaveCSS(
    'color',
    await text.evaluate((element) => getComputedStyle(element).color),
  )
  await expect(
    text.locator('script, style, svg, math, iframe, object, embed, form, input, button, base, meta, img'),
  ).toHaveCount(0)
  const attributes = await text.evaluate((element) =>
    [...element.querySelectorAll('*')].flatMap((one) => one.getAttributeNames()),
  )
  expect(attributes.filter((name) => /^(?:on|style|id|src|href)/.test(name))).toEqual([])
  for (const name of ['script', 'hidden script', 'data', 'other', 'elsewhere']) {
    const link = text.getByRole('link', { name, exact: true })
    await expect(link).toBeDisabled()
    await link.click({ force: true })
  }
  await text.getByText('Words').click()
  expect(await page.title()).toBe(title)
  await expect(page).toHaveURL(/\/rich-text\/dangerous\/$/)
})

test('broken markup is rendered the same by server and browser, and no text is lost [CMS-05]', async ({
  page,
  show,
}) => {
  await show('Rich text', 'broken')
  for (const word of [
    'One',
    'Seven',
    'Eleven',
    'Twelve',
    'Seventeen',
    'Eighteen',
    'Nineteen',
    'Twenty-four',
    'Thirty-three',
    'Thirty-six',
    'Forty-two',
    'Forty-three',
    'Forty-four',
    'Forty-eight',
  ]) {
    await expect(page.getByRole('main')).toContainText(word)
  }
})

test('a video is shown from an allowed host, and may only play [CMS-05]', async ({ page, show }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  )
  await show('Rich text', 'video')
  const frame = page.getByTitle('Coiling a hose')
  await frame.scrollIntoViewIfNeeded()
  await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/1')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
  const box = (await frame.boundingBox())!
  expect(box.width / box.height).toBeCloseTo(16 / 9, 1)
})

import { expect, test } from '../fixtures/shop.ts'

test('the font is preloaded, loaded once from the shop itself, and used on the page', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  const response = await page.goto('/')
  const announced = /<([^>]+)>; rel=preload; as=font; type="font\/woff2"; crossorigin/.exec(
    (await response?.headerValue('link')) ?? '',
  )?.[1]
  expect(announced).toBeDefined()
  expect(await page.evaluate(async () => (await document.fonts.ready).check('16px Archivo'))).toBe(true)
  expect(fonts.filter((url) => new URL(url).pathname === announced)).toHaveLength(1)
  for (const url of fonts) expect(new URL(url).origin).toBe(new URL(page.url()).origin)
})

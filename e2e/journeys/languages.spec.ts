import { openBuilder } from '../fixtures/builder.ts'
import { HOSE, openSignedIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test('a guest goes on in Spanish with the same cart: pages, formats and what search engines read [LANG-01] [LANG-03]', async ({
  page,
}) => {
  await page.goto(`/search?q=${HOSE.sku}`)
  await expect(page.getByRole('heading', { level: 1, name: HOSE.name })).toBeVisible()
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Español' }).first().click()
  await expect(page).toHaveURL(/\/es-us\/product\//)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  const { origin, pathname } = new URL(page.url())
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', origin + pathname)
  await expect(page.locator('link[rel="alternate"][hreflang="en-US"]')).toHaveAttribute(
    'href',
    origin + pathname.replace('/es-us', ''),
  )
  await page.getByRole('main').getByRole('button', { name: 'Al carrito', exact: true }).first().click()
  await expect(page.getByText('El producto se agregó al carrito')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Carrito' }).click()
  await expect(page).toHaveURL('/es-us/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Carrito' })).toBeVisible()
  await expect(page.getByText(HOSE.sku).first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Idioma' }).getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(page.getByText(HOSE.sku).first()).toBeVisible()
})

test('lines of a Spanish cart are moved to a list on a Spanish page [LANG-01]', async ({ page }) => {
  await openSignedIn(page, `/es-us/search?q=${HOSE.sku}`, { email: 'buyer@plant.example' })
  await page.getByRole('main').getByRole('button', { name: 'Al carrito', exact: true }).first().click()
  await expect(page.getByText(/se agregó a su carrito/)).toBeVisible()
  await page.goto('/es-us/cart')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Mover a una lista' }).click()
  await expect(page).toHaveURL(/\/es-us\/lists\/add/)
  await page.goto('/en-us/cart')
  await expect(page).toHaveURL('/cart')
})

test('a language that the shop does not have is a page that does not exist [LANG-01]', async ({ page }) => {
  const response = await page.goto('/fr-ca/cart')
  expect(response?.status()).toBe(404)
})

test('the demo has its home page, contact page and settings in Spanish [LANG-37]', async ({ page }) => {
  await page.goto('/es-us')
  await expect(page).toHaveTitle(/equipos contra incendios y de rescate/)
  await expect(page.getByRole('heading', { name: 'Categorías principales' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contáctenos' })).toBeVisible()
  await page.goto('/es-us/contact-us')
  await expect(page.getByRole('textbox', { name: 'Su nombre' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Top Categories' })).toBeVisible()
  await openBuilder(page)
  await page.goto('/builder/site/languages')
  await expect(page.getByRole('link', { name: 'Missing or outdated (0)' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form of a Spanish page leads to a Spanish page [LANG-01]', async ({ page }) => {
    await page.goto('/es-us/login')
    await page.getByLabel('Correo electrónico').fill('buyer@plant.example')
    await page.getByLabel('Contraseña').fill('wrong')
    await page.getByRole('main').getByRole('button', { name: 'Ingresar', exact: true }).click()
    await expect(page).toHaveURL(/\/es-us\/login/)
    await expect(page.getByRole('alert').first()).toContainText(/contraseña/i)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  })
})

import { expect, test } from '../fixtures/gallery.ts'

test('a button leads to its address, and nowhere without one', async ({ page, show }) => {
  await show('Content blocks', 'buttons')
  await expect(page.getByRole('link', { name: 'Request a quote' })).toHaveAttribute('href', '/request-a-quote')
  for (const name of ['Nowhere to go', 'Not to a script']) {
    await expect(page.getByRole('link', { name })).toBeDisabled()
    await page.getByText(name).click({ force: true })
  }
  await expect(page).toHaveTitle('Content blocks: buttons')
})

test('a picture has an alternative text, and optionally a caption and a link', async ({ page, show }) => {
  await show('Content blocks', 'picture')
  await expect(
    page.getByRole('figure', { name: 'What every order comes in' }).getByRole('img', { name: 'A box' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'To the catalog' })).toHaveAttribute('href', '/equipment-catalog')
  await expect(page.getByRole('img')).toHaveCount(2)
})

test('rich text keeps safe markup and loses the rest', async ({ page, show }) => {
  await show('Content blocks', 'rich text')
  await expect(page.getByRole('heading', { level: 2, name: 'Care' })).toBeVisible()
  await expect(page.getByText('clear')).toHaveCSS('font-weight', '700')
  await expect(page).toHaveTitle('Content blocks: rich text')
})

test('an answer opens when its question is pressed', async ({ page, show }) => {
  await show('Content blocks', 'questions and answers')
  await expect(page.getByText('The same day')).toBeVisible()
  await page.getByRole('heading', { level: 2, name: 'Can it come back?' }).click()
  await expect(page.getByText('Within 30 days')).toBeVisible()
  await expect(page.getByText('The same day')).toBeHidden()
  await expect(page.getByText('Nobody asked')).toHaveCount(0)
})

test('a breadcrumb shows the path to the page', async ({ page, show }) => {
  await show('Content blocks', 'breadcrumb')
  const way = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(way.getByRole('listitem')).toHaveText(['Home', 'Services', 'Order forms'])
  await expect(way.getByText('Order forms')).toHaveAttribute('aria-current', 'page')
})

test('the frame of a page shows its header, its content and its footer in this order [HOME-01]', async ({
  page,
  show,
}) => {
  await show('Content blocks', 'page frame')
  await expect(page.getByRole('paragraph')).toHaveText(['Header', 'Content', 'Footer'])
})

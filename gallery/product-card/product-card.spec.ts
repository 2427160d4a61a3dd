import type { Page } from '@playwright/test'
import { readEvents, expect, test } from '../fixtures/gallery.ts'

const CARD = 'Product card'
const IN_USE = 'Product card in use'
const NAME = 'Fog nozzle 1.5 in, selectable gallonage'
const DETAIL = `{"productId":"01tNOZZLE","productName":"${NAME}","productUrlName":"fog-nozzle"}`

const locateCard = (page: Page) => page.getByRole('article')
const locateAddButton = (page: Page, label = 'Add to cart') => page.getByRole('button', { name: `${label}: ${NAME}` })
const locateQuantity = (page: Page) => page.getByRole('textbox', { name: `Quantity of ${NAME}` })
const locateNameLink = (page: Page) => page.getByRole('heading').getByRole('link', { name: NAME })

for (const layout of ['grid', 'list']) {
  test(`a card has picture, fields, price, quantity and button in a ${layout} [CARD-01]`, async ({ page, show }) => {
    await show(CARD, layout)
    await expect(locateCard(page).getByRole('img', { name: 'Fog nozzle with pistol grip' })).toBeVisible()
    for (const text of [
      '30 – 125 gpm',
      'NF-15-SG',
      '$412.50',
      '48 in stock',
      'Minimum quantity 6',
      'As low as $371.25 in quantity',
    ])
      await expect(locateCard(page)).toContainText(text)
    await expect(locateQuantity(page)).toHaveValue('6')
    await expect(locateAddButton(page)).toBeEnabled()
  })
}

test('in a grid the picture is above the text, in a list beside it [CARD-01]', async ({ page, show }) => {
  const measurePositions = async (layout: string) => {
    await show(CARD, layout)
    const [picture, name] = [
      await locateCard(page).getByRole('img').first().boundingBox(),
      await locateNameLink(page).boundingBox(),
    ]
    return { picture: picture!, name: name! }
  }
  const grid = await measurePositions('grid')
  expect(grid.name.y).toBeGreaterThan(grid.picture.y + grid.picture.height)
  const list = await measurePositions('list')
  expect(list.name.x).toBeGreaterThan(list.picture.x + list.picture.width)
})

for (const state of ['without a name', 'without an id']) {
  test(`${state} there is no card [CARD-02]`, async ({ page, show }) => {
    await show(CARD, state)
    await expect(locateCard(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toHaveText('')
  })
}

test('the name leads to the product, in the same window [CARD-03]', async ({ page, show, context }) => {
  await show(CARD, 'grid')
  await expect(locateNameLink(page)).not.toHaveAttribute('target')
  await locateNameLink(page).click()
  await expect(page).toHaveURL(/#\/product\/01tNOZZLE$/)
  expect(context.pages()).toHaveLength(1)
})

for (const state of ['opens a window', 'a parent that opens a window']) {
  test(`the card ${state} of its own when it is told to [CARD-03]`, async ({ page, show, context }) => {
    await show(CARD, state)
    for (const link of await locateCard(page).getByRole('link').all()) {
      const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
      await expect(opened).toHaveURL(/#\/product\/01tNOZZLE$/)
      await opened.close()
    }
  })
}

for (const state of ['loading', 'a parent, loading', 'its price loading']) {
  test(`${state}: a spinner turns and the button is disabled [CARD-04]`, async ({ page, show }) => {
    await show(CARD, state)
    await expect(locateCard(page).getByRole('status')).toHaveText('Loading')
    await expect(locateCard(page).getByRole('status').locator('[aria-hidden]')).toHaveCSS('opacity', '1')
    await expect(locateCard(page).getByRole('button', { name: NAME })).toBeDisabled()
    await expect(locateCard(page)).not.toContainText('Price unavailable')
  })
}

test('a parent has a link to its options, another product a button to the cart, with any labels [CARD-05]', async ({
  page,
  show,
}) => {
  await show(CARD, 'a parent')
  await expect(page.getByRole('link', { name: `View options: ${NAME}` })).toHaveText('View options')
  await show(CARD, 'grid')
  await expect(locateAddButton(page)).toHaveText('Add to cart')
  await show(IN_USE, 'in words of its own')
  await expect(locateAddButton(page, 'Buy')).toHaveText('Buy')
  await expect(locateCard(page)).toContainText('SKU NF-15-SG')
  await expect(locateNameLink(page)).toHaveAttribute('title', 'To its page')
  await show(IN_USE, 'in words of its own, without a price')
  await expect(locateCard(page).getByText('Ask us')).toBeVisible()
  await show(IN_USE, 'in words of its own, a parent')
  await expect(page.getByRole('link', { name: `Choose: ${NAME}` })).toHaveText('Choose')
  await show(IN_USE, 'in words of its own, loading')
  await expect(page.getByRole('status')).toHaveText('One moment')
  await expect(locateAddButton(page, 'Sold out')).toBeDisabled()
})

for (const [state, canAdd] of [
  ['grid', true],
  ['without a price', false],
  ['a price that is no number', false],
  ['on request', false],
  ['on request, featured', true],
  ['without a price, featured', false],
] as const) {
  test(`${state}: the button is ${canAdd ? 'enabled' : 'disabled'} [CARD-06]`, async ({ page, show }) => {
    await show(CARD, state)
    await expect(locateAddButton(page)).toBeEnabled({ enabled: canAdd })
  })
}

test('the options of a parent can always be viewed [CARD-06]', async ({ page, show }) => {
  await show(CARD, 'a parent')
  await page.getByRole('link', { name: `View options: ${NAME}` }).click()
  await expect(page).toHaveURL(/#\/product\/01tNOZZLE$/)
})

for (const [state, seen, unseen] of [
  ['grid', ['$412.50', 'NF-15-SG'], ['Price unavailable']],
  ['a parent', [], ['$', 'NF-15-SG', 'Price unavailable']],
  ['without a price', ['Price unavailable', 'NF-15-SG'], ['$']],
  ['a price that is no number', ['Price unavailable'], ['call us']],
  ['on request', ['Price unavailable'], ['$']],
  ['on request, featured', ['Priced on request'], ['Price unavailable', '$']],
  ['without a price, featured', ['Price unavailable'], ['$']],
] as const) {
  test(`${state}: texts about price and part number [CARD-07]`, async ({ page, show }) => {
    await show(CARD, state)
    for (const text of seen) await expect(locateCard(page)).toContainText(text)
    for (const text of unseen) await expect(locateCard(page)).not.toContainText(text)
  })
}

test('without a picture a placeholder is shown [CARD-08]', async ({ page, show }) => {
  await show(CARD, 'without a picture')
  const picture = locateCard(page).getByRole('img', { name: 'Fog nozzle' })
  await expect(picture).toHaveAttribute('src', '/img/b2b/default-product-image.svg')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('picture and button keep their sizes [CARD-08]', async ({ page, show }) => {
  await show(CARD, 'grid')
  const picture = locateCard(page).getByRole('img').first()
  await expect(picture).toHaveAttribute('width', '460')
  expect((await picture.locator('..').boundingBox())!.height).toBe(240)
  expect((await locateAddButton(page).boundingBox())!.width).toBeLessThanOrEqual(140)
  await page.setViewportSize({ width: 600, height: 900 })
  await show(CARD, 'list')
  expect((await locateAddButton(page).boundingBox())!.width).toBe(140)
  await show(CARD, 'a parent')
  expect((await page.getByRole('link', { name: 'View options' }).boundingBox())!.width).toBe(140)
  await show(CARD, 'a picture in several widths')
  await expect(locateCard(page).getByRole('img').first()).toHaveAttribute(
    'sizes',
    '(max-width: 47.9375em) 300px, (max-width: 64em) 130px, 330px',
  )
})

test('a press is processed until the cart is done, and other presses are ignored until then [CARD-09]', async ({
  page,
  show,
}) => {
  await show(IN_USE, 'two and a cart')
  const otherAddButton = page.getByRole('button', { name: 'Add to cart: Attack hose' })
  await locateAddButton(page).click()
  await expect(locateAddButton(page, 'Adding')).toBeDisabled()
  await expect(locateAddButton(page, 'Adding')).toHaveText('Adding')
  await locateAddButton(page, 'Adding').click({ force: true })
  await otherAddButton.click()
  expect(await readEvents(page)).toEqual(['addproducttocart {"productId":"01tNOZZLE","quantity":"6"}'])
  await expect(otherAddButton).toHaveText('Add to cart')
  await page.getByRole('button', { name: 'The cart is done' }).click()
  await expect(locateAddButton(page)).toBeEnabled()
  await otherAddButton.click()
  await expect(page.getByRole('button', { name: 'Adding: Attack hose' })).toBeDisabled()
  expect(await readEvents(page)).toHaveLength(2)
})

test('while the cart is processing for another reason a press does nothing [CARD-09]', async ({ page, show }) => {
  await show(IN_USE, 'two and a cart')
  await page.getByRole('button', { name: 'The cart begins' }).click()
  await locateAddButton(page).click()
  await expect(locateAddButton(page)).toHaveText('Add to cart')
  expect(await readEvents(page)).toEqual([])
})

test('a slow response keeps the button busy, with the focus on it [CARD-09]', async ({ page, show }) => {
  await show(IN_USE, 'a slow answer')
  await locateQuantity(page).press('Enter')
  await expect(locateAddButton(page, 'Adding')).toBeDisabled()
  await page.getByRole('button', { name: 'Answer' }).click()
  await expect(locateAddButton(page)).toBeEnabled()
})

test('the button is disabled by configuration, by an invalid quantity, and without any price [CARD-10]', async ({
  page,
  show,
}) => {
  await show(IN_USE, 'disabled')
  await expect(locateAddButton(page)).toBeDisabled()
  await show(CARD, 'without a price')
  await expect(locateAddButton(page)).toBeDisabled()
  await show(CARD, 'grid')
  await locateQuantity(page).fill('7')
  await expect(locateAddButton(page)).toBeDisabled()
  await locateQuantity(page).press('Enter')
  await locateQuantity(page).fill('12')
  await expect(locateAddButton(page)).toBeEnabled()
  expect(await readEvents(page)).toEqual([])
})

for (const [state, entry, isValid] of [
  ['grid', '6', true],
  ['grid', '5', false],
  ['grid', '48', true],
  ['grid', '13', false],
  ['sold in any number', '1', true],
  ['sold in any number', '0', false],
  ['sold in any number', '1000000', true],
  ['sold in any number', '1000001', false],
  ['sold in any number', '1.5', false],
] as const) {
  test(`${state}: a quantity of ${entry} is ${isValid ? 'valid' : 'invalid'} [CARD-11]`, async ({ page, show }) => {
    await show(CARD, state)
    await locateQuantity(page).fill(entry)
    await expect(locateAddButton(page)).toBeEnabled({ enabled: isValid })
    await expect(page.getByRole('alert')).toHaveCount(isValid ? 0 : 1)
  })
}

test('no stock, or less than the entered quantity, is out of stock [CARD-11]', async ({ page, show }) => {
  await show(IN_USE, 'out of stock')
  await expect(locateAddButton(page, 'Out of stock')).toBeDisabled()
  await expect(locateQuantity(page)).toBeDisabled()
  await show(CARD, 'grid')
  await locateQuantity(page).fill('54')
  await expect(locateAddButton(page, 'Out of stock')).toBeDisabled()
  await locateQuantity(page).fill('48')
  await expect(locateAddButton(page)).toBeEnabled()
})

test('events are reported: product shown, product added, and the action with a copy of the product [CARD-12]', async ({
  page,
  show,
}) => {
  await show(CARD, 'grid')
  await locateNameLink(page).click()
  await locateQuantity(page).fill('1,2')
  await locateQuantity(page).fill('18')
  await locateAddButton(page).click()
  expect(await readEvents(page)).toEqual([
    `showproduct ${DETAIL}`,
    'action {"id":"01tNOZZLE","isCopy":true}',
    'addproducttocart {"productId":"01tNOZZLE","quantity":"18"}',
  ])
  await show(CARD, 'a parent')
  await page.getByRole('link', { name: 'View options' }).click()
  expect(await readEvents(page)).toEqual(['action {"id":"01tNOZZLE","isCopy":true}', `showproduct ${DETAIL}`])
})

for (const [state, word] of [
  ['a set', 'Set'],
  ['a bundle', 'Bundle'],
  ['a bundle to be configured', 'Configurable bundle'],
  ['a subscription', 'Subscription'],
] as const) {
  test(`${state} says so [CARD-14]`, async ({ page, show }) => {
    await show(IN_USE, state)
    await expect(locateCard(page).getByText(word, { exact: true })).toBeVisible()
  })
}

for (const [component, state] of [
  [CARD, 'grid'],
  [CARD, 'a parent'],
  [IN_USE, 'a variation'],
  [IN_USE, 'a subscription in a shop that sells none'],
] as const) {
  test(`${state}: no badge for its kind [CARD-14]`, async ({ page, show }) => {
    await show(component, state)
    await expect(locateCard(page)).not.toContainText(/Set|[Bb]undle|Subscription/)
  })
}

import { expectAccessible } from '../fixtures/accessibility.ts'
import { HOSE, signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

const COUNTY = 'Alder County Fire Authority'
const STATION = 'Alder County Station 7, Hawk Ridge'

test('staff look after a customer: its place in the tree, its people and groups, and they shop for it [ADM-40] [ADM-41]', async ({
  page,
}) => {
  await page.goto('/admin/customers')
  await signIn(page, { email: 'admin@hydrant.example' })
  await page.waitForURL((url) => url.pathname.startsWith('/admin'))
  await expect(page.getByRole('link', { name: STATION })).toHaveCount(0)
  await page.getByRole('link', { name: `Accounts below ${COUNTY}` }).click()
  await expect(page.getByRole('link', { name: STATION })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name or number').fill('ACF-0107')
  await page.getByLabel('Name or number').press('Enter')
  await expect(page.getByText(`belongs to ${COUNTY}`)).toBeVisible()
  await page.getByRole('link', { name: STATION }).click()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: COUNTY })).toBeVisible()

  await page.getByText('Invite somebody').click()
  await page.getByLabel('Last name').fill('Ortiz')
  await page.getByLabel('Email').fill('buyer@county.example')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('Nothing was changed')).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Ortiz')
  await page.getByLabel('Email').fill('ortiz@alder.example')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('The invitation is mailed.')).toBeVisible()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible()

  await page.getByLabel('Another group').selectOption({ label: 'Industrial' })
  await page.getByRole('button', { name: 'Add to the group' }).click()
  await page.getByRole('button', { name: 'Remove Industrial' }).click()
  await expect(page.getByRole('button', { name: 'Remove Industrial' })).toHaveCount(0)
  await page.getByLabel('Sign-in name').fill('buyer@plant.example')
  await page.getByRole('button', { name: 'Let them buy for it' }).click()
  await expect(page.getByRole('link', { name: 'buyer@plant.example' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Shop for this account' }).click()
  const notice = page.getByText(`You act for ${STATION} as staff`, { exact: false })
  await expect(notice).toBeVisible()
  await page.getByRole('link', { name: 'Cart' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(notice).toBeVisible()
  await page.getByRole('link', { name: 'Stop acting for it' }).click()
  await page.getByLabel('Nobody: go back to being yourself').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: STATION })).toBeVisible()
  await page.goto('/')
  await expect(notice).toHaveCount(0)
})

test('administrators find a setting, read what it means, and change it; what is wrong is named at its field [ADM-42]', async ({
  page,
}) => {
  await page.goto('/admin/find?q=currencies')
  await signIn(page, { email: 'admin@hydrant.example' })
  await page.waitForURL((url) => url.pathname.startsWith('/admin'))
  await page.getByRole('link', { name: 'Supported Currencies' }).click()
  const currencies = page.getByLabel('Supported Currencies')
  await expect(currencies).toHaveAccessibleDescription(/sells in/)
  await expectAccessible(page)
  await currencies.fill('USD, XYZ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(currencies).toHaveAccessibleDescription(/XYZ/)
  await expect(currencies).toHaveValue('USD, XYZ')
  await currencies.fill('USD, CAD')
  await page.getByRole('checkbox', { name: /^Split Shipment/ }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(currencies).toHaveValue('USD;CAD')
  await expect(page.getByRole('checkbox', { name: /^Split Shipment/ })).toBeChecked()
})

test('a promotion is described in sentences, tried on a sample cart, gets coupons as a file, and is stopped [ADM-43] [ADM-44]', async ({
  page,
}) => {
  await page.goto('/admin/promotions')
  await signIn(page, { email: 'admin@hydrant.example' })
  await page.waitForURL((url) => url.pathname.startsWith('/admin'))
  await expect(page.getByText('Spend $5,000.00 or more and get $100.00 off the whole cart.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Station restock' }).click()
  await expect(page.getByText('For buyers in Public safety.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Products' }).fill(`${HOSE.sku} 2\nNONE-1`)
  await page.getByRole('textbox', { name: 'Account' }).fill('Pine Hollow Volunteer Fire Company')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByRole('textbox', { name: 'Products' })).toHaveAccessibleDescription(/NONE-1/)
  await page.getByRole('textbox', { name: 'Products' }).fill(`${HOSE.sku} 2`)
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('The promotion takes something off.')).toBeVisible()
  await page.getByText('Make coupons').click()
  await page.getByLabel('How many').fill('250')
  await page.getByLabel('Codes begin with').fill('fire-')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make them' }).click()
  await expect(page.getByRole('link', { name: 'All coupons (251)' })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const lines = (await (await (await downloading).createReadStream()).toArray()).join('').trim().split('\r\n')
  expect(new Set(lines.filter((line) => line.startsWith('"FIRE-'))).size).toBe(250)
  await page.getByRole('button', { name: 'Stop it' }).click()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
})

import { makePage, openBuilder } from '../fixtures/builder.ts'
import { expect, test } from '../fixtures/shop.ts'

// Half an hour off any zone that the machine may be in, and without a summer of its own.
test.use({ isRebuilt: true, timezoneId: 'Asia/Kolkata' })

const HOUR = 60 * 60 * 1000
const OFFSET = 5.5 * HOUR

/** What a clock in the builder's zone says, as a field for date and time takes it. */
const there = (moment: Date) => new Date(moment.valueOf() + OFFSET).toISOString().slice(0, 16)
/** How a moment begins on the wire. */
const wireOf = (moment: Date) => new RegExp(`^${moment.toISOString().slice(0, 16)}`)
const toMinute = (moment: Date) => new Date(Math.floor(moment.valueOf() / 60_000) * 60_000)

test('a site builder reads and sets times on their own clock, which is named [BLK-10]', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await openBuilder(page)
  await makePage(page, { title: 'On Indian time', template: 'Information page' })
  const at = toMinute(new Date(Date.now() + 30 * HOUR))
  const told = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
  }).format(at)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('radio', { name: 'At a time' }).check()
  const field = page.getByLabel('Date and time (India Standard Time)')
  await expect(field).toHaveAccessibleDescription(/^It is .* GMT\+5:30 now\.$/)
  await field.fill(there(at))
  await page.getByRole('button', { name: 'Plan the publication' }).click()
  await expect(page.getByText(`Scheduled for ${told} GMT+5:30`)).toBeVisible()
  const { pages } = await (await page.request.get('/admin/builder/pages?query=on-indian-time')).json()
  expect(pages[0].scheduledDate).toMatch(wireOf(at))

  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByLabel('At (India Standard Time)').fill(there(new Date(at.valueOf() + HOUR)))
  await expect(page.locator('iframe[title^="Preview"]')).toHaveAttribute(
    'src',
    new RegExp(encodeURIComponent(new Date(at.valueOf() + HOUR).toISOString())),
  )

  // As the server has made them, pages tell UTC, and turn to the builder's clock without a fault.
  for (const path of [
    `/builder/pages/${pages[0].pageId}/settings`,
    '/builder?q=on-indian-time',
    `/builder/pages/${pages[0].pageId}/versions`,
  ]) {
    expect(await (await page.request.get(path)).text()).toMatch(/[AP]M UTC/)
    await page.goto(path)
    await expect(page.getByText(/GMT\+5:30/).first()).toBeVisible()
    await expect(page.getByText(/[AP]M UTC/)).toHaveCount(0)
  }
  await page.goto(`/builder/pages/${pages[0].pageId}/settings`)
  const later = toMinute(new Date(at.valueOf() + 24 * HOUR))
  await page.getByLabel('Publish at (India Standard Time)').fill(there(later))
  await page.getByRole('button', { name: 'Plan' }).click()
  await expect(page.getByText('The page will be live at that time.')).toBeVisible()
  const { scheduledDate } = await (await page.request.get(`/admin/builder/pages/${pages[0].pageId}`)).json()
  expect(scheduledDate).toMatch(wireOf(later))
  expect(complaints).toEqual([])
})

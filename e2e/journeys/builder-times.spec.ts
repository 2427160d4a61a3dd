import { createPage, openBuilder } from '../fixtures/builder.ts'
import { expect, test } from '../fixtures/shop.ts'

// An offset of half an hour differs from any zone that the machine may be in, and there is no daylight saving time.
test.use({ isRebuilt: true, timezoneId: 'Asia/Kolkata' })

const HOUR = 60 * 60 * 1000
const OFFSET = 5.5 * HOUR

/** The local time in the builder's zone, as a field for date and time takes it. */
const toBuilderTime = (moment: Date) => new Date(moment.valueOf() + OFFSET).toISOString().slice(0, 16)
/** A pattern for the beginning of a time in the API's format. */
const toWirePattern = (moment: Date) => new RegExp(`^${moment.toISOString().slice(0, 16)}`)
const toMinute = (moment: Date) => new Date(Math.floor(moment.valueOf() / 60_000) * 60_000)

test('a site builder reads and sets times in their own time zone, which is named [BLK-10]', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await openBuilder(page)
  await createPage(page, { title: 'On Indian time', template: 'Information page' })
  const publishTime = toMinute(new Date(Date.now() + 30 * HOUR))
  const expectedText = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
  }).format(publishTime)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('radio', { name: 'At a time' }).check()
  const field = page.getByLabel('Date and time (India Standard Time)')
  await expect(field).toHaveAccessibleDescription(/^It is .* GMT\+5:30 now\.$/)
  await field.fill(toBuilderTime(publishTime))
  await page.getByRole('button', { name: 'Plan the publication' }).click()
  await expect(page.getByText(`Scheduled for ${expectedText} GMT+5:30`)).toBeVisible()
  const { pages } = await (await page.request.get('/admin/builder/pages?query=on-indian-time')).json()
  expect(pages[0].scheduledDate).toMatch(toWirePattern(publishTime))

  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByLabel('At (India Standard Time)').fill(toBuilderTime(new Date(publishTime.valueOf() + HOUR)))
  await expect(page.locator('iframe[title^="Preview"]')).toHaveAttribute(
    'src',
    new RegExp(encodeURIComponent(new Date(publishTime.valueOf() + HOUR).toISOString())),
  )

  // The server renders times in UTC, and after hydration they are in the builder's zone without an error.
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
  const laterTime = toMinute(new Date(publishTime.valueOf() + 24 * HOUR))
  await page.getByLabel('Publish at (India Standard Time)').fill(toBuilderTime(laterTime))
  await page.getByRole('button', { name: 'Plan' }).click()
  await expect(page.getByText('The page will be live at that time.')).toBeVisible()
  const { scheduledDate } = await (await page.request.get(`/admin/builder/pages/${pages[0].pageId}`)).json()
  expect(scheduledDate).toMatch(toWirePattern(laterTime))
  expect(complaints).toEqual([])
})

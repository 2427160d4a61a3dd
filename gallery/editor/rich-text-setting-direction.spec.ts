import { expect, test } from '../fixtures/gallery.ts'
import { getCanvas } from './open-editor.ts'
import { expectStored, locateTextField } from './open-text.ts'

test('each block of a text has the direction of its first words, in the editor and on the page [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'an empty page')
  const canvas = await getCanvas(page)
  await page.getByRole('button', { name: 'Rich text', exact: true }).click()
  const text = locateTextField(page.getByRole('region', { name: 'Settings: Rich text' }))
  await text.click()
  await page.keyboard.type('خرطوم حريق')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Hose')
  await page.keyboard.press('Enter')
  await page.keyboard.type('מים')
  await page.getByRole('button', { name: 'List', exact: true }).click()
  for (const container of [text, canvas.locator('main')]) {
    await expect(container.getByText('خرطوم حريق')).toHaveCSS('direction', 'rtl')
    await expect(container.getByText('Hose')).toHaveCSS('direction', 'ltr')
    await expect(container.getByRole('list')).toHaveCSS('direction', 'rtl')
  }
})

test('a stored direction is kept, can be chosen for mixed text, and is kept when the text becomes a list or stops being one [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Rich text setting', 'nothing yet')
  const direction = page.getByRole('combobox', { name: 'Text direction' })
  const list = page.getByRole('button', { name: 'List', exact: true })
  await locateTextField(page).click()
  await page.keyboard.type('NFPA 1961')
  await expect(direction).toHaveCount(0)
  await page.keyboard.type(' لخرطوم')
  await expect(direction).toHaveValue('auto')
  await expect(locateTextField(page).locator('p')).toHaveCSS('direction', 'ltr')
  await direction.selectOption('Right to left')
  await expect(locateTextField(page).locator('p')).toHaveCSS('direction', 'rtl')
  await expectStored(page, '<p dir="rtl">NFPA 1961 لخرطوم</p>')
  await page.getByRole('button', { name: 'Edit the source: Text' }).click()
  await page.getByRole('button', { name: 'Edit as text: Text' }).click()
  await expect(locateTextField(page).locator('p')).toHaveCSS('direction', 'rtl')
  await locateTextField(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('2')
  await page.keyboard.press('Control+a')
  await list.click()
  await expectStored(page, '<ul dir="rtl"><li>NFPA 1961 لخرطوم</li><li>2</li></ul>')
  await list.click()
  await expectStored(page, '<p dir="rtl">NFPA 1961 لخرطوم</p><p dir="rtl">2</p>')
  await direction.selectOption('By its first words')
  await expectStored(page, '<p>NFPA 1961 لخرطوم</p><p>2</p>')
})

import { join } from 'node:path'
import { tmpdir } from 'node:os'
import type { Page } from '@playwright/test'
import { demoShop } from '@hydrant/demo/shop.ts'
import { prepareBrowserLaunchOptions } from '@hydrant/tooling/browser/browser.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { writeBarcodeVideo } from '../fixtures/barcode-video.ts'
import { HOSE } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

const gtinOf = (sku: string) => demoShop.products.find((product) => product.sku === sku)?.gtin ?? ''
const HOSE_GTIN = gtinOf(HOSE.sku)
const OTHER_GTIN = gtinOf('HR-175-50-NH-R')

// What the camera of this browser sees: the barcode of the hose, then nothing, again and again.
const video = join(tmpdir(), `hydrant-barcode-${process.pid}.y4m`)
await writeBarcodeVideo(video, HOSE_GTIN)
const { args, ...launchOptions } = await prepareBrowserLaunchOptions()
test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  },
})

const locateNumber = (page: Page, row: number) => page.getByRole('combobox', { name: `Part number, row ${row}` })
const locateQuantity = (page: Page, row: number) => page.getByRole('textbox', { name: `Quantity, row ${row}` })
const locateRow = (page: Page, row: number) => page.getByRole('listitem').filter({ has: locateNumber(page, row) })

test('the camera reads barcodes into rows and is stopped afterwards; a hand scanner adds row after row [QKO-12] [CAT-28]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const states: MediaStreamTrack[] = []
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints)
      states.push(...stream.getTracks())
      return stream
    }
    Object.assign(window, { listCameraStates: () => states.map(({ readyState }) => readyState) })
  })
  const cameraStates = () => page.evaluate('listCameraStates()')
  // The policy of the page that the visit begins with lets a later one use the camera.
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Add by part number' }).click()
  const scan = page.getByRole('button', { name: 'Scan barcodes' })
  await scan.click()
  const dialog = page.getByRole('dialog', { name: 'Scan barcodes' })
  const locateStatus = (hasText: string) => dialog.getByRole('status').filter({ hasText })
  await expect(locateStatus(`${HOSE.name}: quantity `)).toBeVisible()
  await expectAccessible(page)
  await expect(locateNumber(page, 1)).toHaveValue(HOSE_GTIN)
  // It has left the picture and come back.
  await expect(locateQuantity(page, 1)).toHaveValue(/^[2-9]$/)
  await expect(locateNumber(page, 2)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(cameraStates).toEqual(['ended'])
  await expect(scan).toBeFocused()
  await expect(locateRow(page, 1)).toContainText(HOSE.sku)

  await scan.click()
  await expect(locateStatus('Point the camera')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/cart$/)
  await expect.poll(cameraStates).toEqual(['ended', 'ended'])

  await page.goForward()
  await page.getByRole('button', { name: 'Remove all rows' }).click()
  await locateNumber(page, 1).focus()
  for (const gtin of [HOSE_GTIN, OTHER_GTIN, HOSE_GTIN]) {
    await page.keyboard.type(gtin)
    await page.keyboard.press('Enter')
  }
  await expect(locateNumber(page, 2)).toHaveValue(OTHER_GTIN)
  await expect(locateNumber(page, 3)).toHaveValue(HOSE_GTIN)
  await expect(page.getByRole('button', { name: 'Add 3 rows to cart' })).toBeVisible()
})

test('when the camera cannot be used, the dialog says why and what to do [QKO-13]', async ({ page }) => {
  const errors = ['NotAllowedError', 'NotFoundError', 'NotReadableError', 'TypeError']
  await page.addInitScript((names) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', names.shift()))
  }, errors)
  await page.goto('/quick-order')
  await page.getByRole('button', { name: 'Scan barcodes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Scan barcodes' })
  const expectAlert = (hasText: string) => expect(dialog.getByRole('alert').filter({ hasText })).toBeVisible()
  const retry = dialog.getByRole('button', { name: 'Try again' })
  await expectAlert('The camera is not allowed')
  await expectAccessible(page)
  await retry.click()
  await expectAlert('No camera was found')
  await retry.click()
  await expectAlert('The camera is in use')
  await retry.click()
  await expectAlert('The camera does not work here')
  await page.evaluate(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await retry.click()
  await expectAlert('This page is not encrypted')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
})

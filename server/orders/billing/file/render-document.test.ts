import { decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { expect, test } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import type { BillingDocument } from '../billing.ts'
import { renderDocument } from './render-document.ts'

const document: BillingDocument = {
  id: '3tt000000000001AAA',
  kind: 'Invoice',
  number: 'INV-00000001',
  orderSummaryId: '1Os000000000001AAA',
  fulfillmentOrderId: '0a3000000000001AAA',
  currencyIsoCode: 'EUR',
  taxLocaleType: 'Gross',
  seller: { name: 'Müller & Söhne', country: 'DE', taxNumber: 'DE 123' },
  billingAddress: { name: 'Zoë Ångström', street: '1 Rue d’Été', city: 'Paris', postalCode: '75001', country: 'FR' },
  deliveryAddress: null,
  purchaseOrderNumber: null,
  card: null,
  paidAmount: ZERO,
  dueAt: null,
  productAmount: decimal('119.00'),
  deliveryAmount: decimal('5.00'),
  taxAmount: decimal('19.00'),
  grandTotalAmount: decimal('124.00'),
  settledAmount: decimal(0),
  settledOn: null,
  issuedAt: new Date('2026-11-26T12:00:00Z'),
}

test.each([
  [1, 1],
  [40, 3],
  [1000, 40],
])(
  'a file of %i lines has all of them, with headings and a number on each of its pages [INV-04]',
  async (lineCount, leastPages) => {
    const items = Array.from({ length: lineCount }, (_, index) => ({
      id: `item ${index}`,
      deliveryGroupId: '',
      productId: '',
      sku: `SKU-${index}-END`,
      name:
        index % 9 === 0
          ? 'Schlauchtragekorb für Druckschläuche der Größe C, € 9.90 oder £ 8.50, Łódź'.repeat(2)
          : 'Hose',
      quantity: decimal(1),
      quantityCanceled: ZERO,
      quantityReturned: ZERO,
      quantityReturnInitiated: ZERO,
      listPrice: decimal('119'),
      unitPrice: decimal('119'),
      totalAdjustment: ZERO,
      totalPrice: decimal('119'),
      totalTax: decimal('19'),
      addedTax: ZERO,
      taxRatePercent: decimal('19'),
      sellingModelId: null,
      subscriptionTerm: null,
      variationValues: null,
      note: null,
      customerReference: null,
    }))
    const lines = items.map(({ id, quantity, unitPrice, totalPrice, totalTax, addedTax, taxRatePercent }) => ({
      id,
      orderItemId: id,
      quantity,
      unitPrice,
      adjustment: ZERO,
      totalPrice,
      totalTax,
      addedTax,
      taxRatePercent,
      deliveryAmount: ZERO,
    }))
    const order = { orderNumber: '00000001', orderedAt: document.issuedAt, language: null, costCenter: null }
    const bytes = await renderDocument({ document, lines, items, order })
    const { pages, isTagged } = await readPdf({
      fileName: '',
      contentType: 'application/pdf',
      content: bytes.toString('base64'),
    })
    expect(isTagged).toBe(true)
    expect(pages.length).toBeGreaterThanOrEqual(leastPages)
    const text = pages.join('\n')
    for (const { sku } of items) expect(text).toContain(sku)
    for (const part of ['Müller & Söhne', 'Zoë Ångström', '€ 9.90 oder £ 8.50, Łódź', '€124.00', 'Tax included €19.00'])
      expect(text).toContain(part)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`page ${index + 1} of ${pages.length}`)
      if (page.includes('SKU-')) expect(page).toContain('Item Qty Each Tax rate Total')
    }
  },
)

import type { DemoProduct } from '../model.ts'

/** What goes with a product, and in how many days its next delivery is due. */
type Completion = readonly [related: readonly string[], dueInDays: number]

const line: readonly string[] = ['HT-STRAP-6', 'HT-CLAMP-3', 'HT.GASKET.15']
const large: readonly string[] = ['SA-500-ST-NH45', 'WR-ST-5', 'HT.GASKET.S5']
const classA: readonly string[] = ['FP-ED-95', 'NX-FOAM-L95', 'NX-FOAM-M60']
const classB: readonly string[] = ['FP-ED-125', 'NX-FOAM-SEL', 'FP-CART-60']

/**
 * Products that show everything a product page can: data sheet, related products, quantity breaks, stock and the next
 * delivery.
 */
const completions: Readonly<Record<string, Completion>> = {
  'HA-150-50-NH-Y': [line, 9],
  'HA-150-100-NH-Y': [line, 9],
  'HA-300-50-NH-Y': [['HT-STRAP-6', 'HT-BRIDGE-2', 'HT.GASKET.25'], 16],
  'HR-175-50-NH-R': [line, 12],
  'HR-175-100-NH-R': [line, 12],
  'HR-250-50-NH-R': [['HT-STRAP-6', 'FA-GW-25/15', 'HT.GASKET.25'], 12],
  'HR-250-100-NH-R': [['HT-STRAP-6', 'FA-GW-25/15', 'HT.GASKET.25'], 26],
  'HS-400-25-ST-Y': [large, 7],
  'HS-400-50-ST-Y': [large, 7],
  'HS-400-100-ST-Y': [large, 21],
  'HS-500-25-ST-Y': [large, 7],
  'HS-500-50-ST-Y': [large, 7],
  'HS-500-100-ST-Y': [large, 21],
  'TH-HOOD-2': [['TH-HOOD-1', 'TH-GOG-F', 'TG-BAG'], 14],
  'EX.5.ABC': [['EX.10.ABC', 'EX-SIGN', 'SV-EXT'], 5],
  'EX.10.ABC': [['BR-10', 'CB-10-SURF', 'EX-SIGN'], 5],
  'FO A/5': [classA, 10],
  'FO A/55': [classA, 28],
  'FO AR3/5': [classB, 10],
  'FO AR3/55': [classB, 28],
  'FO TR/5': [classA, 18],
  'FO TR/265': [classA, 35],
  'LH-RA-400R': [['LH-RA-200', 'LH-BOX-1K', 'LH-CLAMP'], 8],
  'RP-050-200': [['HW-CAR-S', 'HW-PUL-2', 'HW-DESC'], 20],
}

/** The products, with what the complete ones have beyond their table; a delivery is due so many days after `today`. */
export function complete(products: readonly DemoProduct[], today: Date): DemoProduct[] {
  return products.map((product) => {
    const completion = completions[product.sku]
    if (completion === undefined) return product
    const [relatedSkus, dueInDays] = completion
    const due = new Date(today.getTime() + dueInDays * 86_400_000).toISOString().slice(0, 10)
    return {
      ...product,
      hasDataSheet: true,
      relatedSkus: [...new Set([...(product.relatedSkus ?? []), ...relatedSkus])],
      attributes: { ...product.attributes, Next_Delivery__c: due },
    }
  })
}

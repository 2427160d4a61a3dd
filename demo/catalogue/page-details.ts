import type { DemoProduct } from '../model.ts'

/** The related products of a product, and in how many days its next delivery is due. */
type PageDetails = readonly [related: readonly string[], dueInDays: number]

const attackHoseRelated: readonly string[] = ['HT-STRAP-6', 'HT-CLAMP-3', 'HT.GASKET.15']
const supplyHose4Related: readonly string[] = ['SA-400-ST-NH45', 'WR-ST-5', 'SA-400-ST-NH25']
const supplyHose5Related: readonly string[] = ['SA-500-ST-NH45', 'WR-ST-5', 'HT.GASKET.S5']
const classAFoamRelated: readonly string[] = ['FP-ED-95', 'NX-FOAM-L95', 'NX-FOAM-M60']
const classBFoamRelated: readonly string[] = ['FP-ED-125', 'NX-FOAM-SEL', 'FP-CART-60']

/**
 * Products that have everything a product page can show: data sheet, related products, quantity breaks, stock and the
 * next delivery.
 */
const pageDetailsBySku: Readonly<Record<string, PageDetails>> = {
  'HA-150-50-NH-Y': [attackHoseRelated, 9],
  'HA-150-100-NH-Y': [attackHoseRelated, 9],
  'HA-300-50-NH-Y': [['HT-STRAP-6', 'HT-BRIDGE-2', 'HT.GASKET.25'], 16],
  'HR-175-50-NH-R': [attackHoseRelated, 12],
  'HR-175-100-NH-R': [attackHoseRelated, 12],
  'HR-250-50-NH-R': [['HT-STRAP-6', 'FA-GW-25/15', 'HT.GASKET.25'], 12],
  'HR-250-100-NH-R': [['HT-STRAP-6', 'FA-GW-25/15', 'HT.GASKET.25'], 26],
  'HS-400-25-ST-Y': [supplyHose4Related, 7],
  'HS-400-50-ST-Y': [supplyHose4Related, 7],
  'HS-400-100-ST-Y': [supplyHose4Related, 21],
  'HS-500-25-ST-Y': [supplyHose5Related, 7],
  'HS-500-50-ST-Y': [supplyHose5Related, 7],
  'HS-500-100-ST-Y': [supplyHose5Related, 21],
  'TH-HOOD-2': [['TH-HOOD-1', 'TH-GOG-F', 'TG-BAG'], 14],
  'EX.5.ABC': [['EX.10.ABC', 'EX-SIGN', 'SV-EXT'], 5],
  'EX.10.ABC': [['BR-10', 'CB-10-SURF', 'EX-SIGN'], 5],
  'FO A/5': [classAFoamRelated, 10],
  'FO A/55': [classAFoamRelated, 28],
  'FO AR3/5': [classBFoamRelated, 10],
  'FO AR3/55': [classBFoamRelated, 28],
  'FO TR/5': [classAFoamRelated, 18],
  'FO TR/265': [classAFoamRelated, 35],
  'LH-RA-400R': [['LH-RA-200', 'LH-BOX-1K', 'LH-CLAMP'], 8],
  'RP-050-200': [['HW-CAR-S', 'HW-PUL-2', 'HW-DESC'], 20],
}

/** Adds what these products still lack: a data sheet, related products and the date of the next delivery, from `today`. */
export function addPageDetails(products: readonly DemoProduct[], today: Date): DemoProduct[] {
  return products.map((product) => {
    const pageDetails = pageDetailsBySku[product.sku]
    if (pageDetails === undefined) return product
    const [relatedSkus, dueInDays] = pageDetails
    const dueDate = new Date(today.getTime() + dueInDays * 86_400_000).toISOString().slice(0, 10)
    return {
      ...product,
      hasDataSheet: true,
      relatedSkus: [...new Set([...(product.relatedSkus ?? []), ...relatedSkus])],
      attributes: { ...product.attributes, Next_Delivery__c: dueDate },
    }
  })
}

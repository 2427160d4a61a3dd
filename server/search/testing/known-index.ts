import type { Document } from '../index/document.ts'
import { SearchIndex } from '../index/search-index.ts'

/** Creates an index of invented products with all kinds of words, the same ones every time. */
export function createKnownIndex(count: number): SearchIndex {
  const index = new SearchIndex()
  index.setStructure({
    categories: [
      {
        id: 'hoses',
        name: 'Hoses',
        translatedNames: { es: 'Mangueras' },
        ancestorIds: [],
        description: null,
        urlName: null,
        isNavigational: true,
        sortOrder: 0,
      },
      {
        id: 'attack',
        name: 'Attack hose',
        translatedNames: {},
        ancestorIds: ['hoses'],
        description: 'For the first line',
        urlName: null,
        isNavigational: true,
        sortOrder: 1,
      },
    ],
    facets: [{ apiName: 'Size__c', label: 'Size' }],
    attributeNames: ['Size__c'],
    policies: [{ id: 'everyone', canViewPrice: true, buyerGroupIds: ['guests'] }],
  })
  for (let number = 0; number < count; number += 1) index.put(createDocument(number))
  index.commit()
  for (let number = 0; number < count; number += 7) index.remove(`product ${number}`)
  for (let number = 0; number < count; number += 14) index.put(createDocument(number))
  index.commit()
  return index
}

const NAMES = [
  'Séparateur d’eau 2½"',
  'Fire chief’s heavy-duty helmets',
  'Nozzles for 2-1/2 in hoses',
  '水帯 65mm',
  'Ærø caps & lids',
]

function createDocument(number: number): Document {
  return {
    id: `product ${number}`,
    sku: `HN-${number}/1`,
    productCode: number % 3 === 0 ? `CODE ${number}` : null,
    partNumberKey: `HN${number}1 CODE${number}`,
    name: `${NAMES[number % NAMES.length]} ${number}`,
    description: number % 2 === 0 ? '<p>For the <b>first</b> line; running, ran, easily.</p>' : null,
    translations: number % 6 === 0 ? [{ name: `Boquilla ${number}`, description: null }] : [],
    brand: ['Ironline', 'Blackwell'][number % 2] ?? null,
    family: number % 5 === 0 ? 'Water' : null,
    attributes: { Size__c: `${number % 12} in` },
    kind: number % 4 === 1 ? 'Variation' : 'VariationParent',
    parentId: number % 4 === 1 ? `product ${number - 1}` : null,
    createdAt: 1_700_000_000_000 + number,
    categoryIds: [number % 2 === 0 ? 'attack' : 'hoses'],
    policyIds: ['everyone'],
    priceEntries: [{ bookId: 'web', currency: 'USD', price: number / 100, modelPosition: 0 }],
  }
}

import { brands } from './art/brands.ts'
import { accounts, buyerGroups, entitlements, people } from './accounts.ts'
import { attributes } from './attributes.ts'
import { products } from './catalogue/all-products.ts'
import { categories } from './categories.ts'
import { deliveryMethods, locations } from './delivery.ts'
import { featured } from './featured.ts'
import type { DemoShop } from './model.ts'
import { news } from './news.ts'
import { contactUs } from './pages/contact-us.ts'
import { equipmentCatalog } from './pages/equipment-catalog.ts'
import { homePage } from './pages/home.ts'
import { orderForms } from './pages/order-forms.ts'
import { requestAQuote } from './pages/request-a-quote.ts'
import { rewardsDollars } from './pages/rewards-dollars.ts'
import { sourcewell } from './pages/sourcewell.ts'
import { priceBooks, sellingModels, tierSchedules } from './prices.ts'
import { promotions } from './promotions.ts'
import { taxRates } from './taxes.ts'
import { spanishProducts } from './translations/es.ts'
import { spanishCategories } from './translations/es-categories.ts'
import { spanishLabels } from './translations/es-labels.ts'

/** The demo shop: a fictitious distributor of fire and rescue equipment. */
export const demoShop: DemoShop = {
  categories,
  attributes,
  brands,
  products,
  sellingModels,
  tierSchedules,
  priceBooks,
  buyerGroups,
  entitlements,
  promotions,
  locations,
  deliveryMethods,
  taxRates,
  accounts,
  people,
  pages: [homePage, contactUs, requestAQuote, ...orderForms, sourcewell, rewardsDollars, equipmentCatalog],
  translations: [
    { language: 'es_US', products: spanishProducts, categories: spanishCategories, labels: spanishLabels },
  ],
  featured,
  contents: news,
}

import { brands } from './art/brands.ts'
import { accounts, buyerGroups, entitlements, people } from './accounts.ts'
import { attributes } from './attributes.ts'
import { products } from './catalogue/all-products.ts'
import { categories } from './categories.ts'
import { deliveryMethods, locations } from './delivery.ts'
import { featured } from './featured.ts'
import type { DemoShop } from './model.ts'
import { news } from './news.ts'
import { homePage } from './pages/home.ts'
import { servicePages } from './pages/services.ts'
import { priceBooks, sellingModels, tierSchedules } from './prices.ts'
import { promotions } from './promotions.ts'
import { taxRates } from './taxes.ts'

/** The demo shop: a distributor of fire and rescue equipment that does not exist. */
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
  pages: [homePage, ...servicePages],
  featured,
  contents: news,
}

import type { TSchema } from 'typebox'
import * as formSubmissions from './admin/forms.ts'
import * as productFile from './admin/import.ts'
import * as pageEditors from './admin/page-editors.ts'
import * as pageParts from './admin/page-parts.ts'
import * as pages from './admin/pages.ts'
import * as site from './admin/site.ts'
import * as translations from './admin/translations.ts'
import * as address from './shared/address.ts'
import * as error from './shared/error.ts'
import * as image from './shared/image.ts'
import * as siteSettings from './shared/site-settings.ts'
import * as accounts from './shop/accounts.ts'
import * as addresses from './shop/addresses.ts'
import * as cartActions from './shop/cart-action-endpoints.ts'
import * as cartItem from './shop/cart-item.ts'
import * as cartPromotions from './shop/cart-promotion-endpoints.ts'
import * as cart from './shop/cart.ts'
import * as categoryMenu from './shop/category-menu.ts'
import * as category from './shop/category.ts'
import * as checkout from './shop/checkout.ts'
import * as contentDelivery from './shop/content-delivery.ts'
import * as content from './shop/content.ts'
import * as context from './shop/context.ts'
import * as delivery from './shop/delivery.ts'
import * as forms from './shop/forms.ts'
import * as inventory from './shop/inventory.ts'
import * as oauth from './shop/oauth.ts'
import * as order from './shop/order.ts'
import * as orderSummary from './shop/order-summary.ts'
import * as payments from './shop/payments.ts'
import * as pricing from './shop/pricing.ts'
import * as product from './shop/product.ts'
import * as promotions from './shop/promotions.ts'
import * as recommendations from './shop/recommendations.ts'
import * as search from './shop/search.ts'
import * as seo from './shop/seo.ts'
import * as sitemap from './shop/sitemap.ts'
import * as session from './shop/session.ts'
import * as tax from './shop/tax.ts'
import * as variation from './shop/variation.ts'
import * as invoices from './shop/invoices.ts'
import * as lists from './shop/lists.ts'
import * as wishlists from './shop/wishlists.ts'

const modules: readonly object[] = [
  error,
  address,
  image,
  session,
  context,
  accounts,
  addresses,
  category,
  categoryMenu,
  variation,
  product,
  search,
  pricing,
  inventory,
  cartItem,
  delivery,
  cart,
  cartActions,
  cartPromotions,
  checkout,
  order,
  orderSummary,
  content,
  productFile,
  tax,
  promotions,
  payments,
  invoices,
  lists,
  wishlists,
  recommendations,
  seo,
  sitemap,
  contentDelivery,
  oauth,
  forms,
  formSubmissions,
  siteSettings,
  pageParts,
  pages,
  pageEditors,
  site,
  translations,
]

/**
 * The named schemas by name, so that the API documentation can refer to them. A schema that is not in this map is
 * written out in full wherever it is used.
 */
export const NAMED_SCHEMAS: ReadonlyMap<string, TSchema> = new Map(
  modules.flatMap((module) => Object.entries(module).filter(isNamedSchema)),
)

function isNamedSchema(entry: [string, unknown]): entry is [string, TSchema] {
  const [name, value] = entry
  return (
    /^[A-Z][a-z]/.test(name) && typeof value === 'object' && value !== null && ('type' in value || 'anyOf' in value)
  )
}

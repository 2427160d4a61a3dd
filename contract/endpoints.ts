import * as adminBackgroundJobs from './admin/background-jobs.ts'
import * as adminChanges from './admin/changes.ts'
import * as adminEvents from './admin/events.ts'
import * as adminForms from './admin/forms.ts'
import * as adminFulfillment from './admin/fulfillment.ts'
import * as adminBilling from './admin/billing.ts'
import * as adminOrderApproval from './admin/order-approval.ts'
import * as adminOrderChanges from './admin/order-changes.ts'
import * as adminOrderDesk from './admin/order-desk.ts'
import * as adminReturns from './admin/returns.ts'
import * as adminImport from './admin/import.ts'
import * as adminMails from './admin/mails.ts'
import * as adminMedia from './admin/media.ts'
import * as adminPageEditors from './admin/page-editors.ts'
import * as pageParts from './admin/page-parts.ts'
import * as adminPages from './admin/pages.ts'
import * as adminPayments from './admin/payments.ts'
import * as adminPeople from './admin/people.ts'
import * as adminPrograms from './admin/programs.ts'
import * as adminPlannedPrices from './admin/planned-prices.ts'
import * as adminPriceExplanation from './admin/price-explanation.ts'
import * as adminProducts from './admin/products.ts'
import * as adminPromotions from './admin/promotions.ts'
import * as adminRecordImports from './admin/record-imports.ts'
import * as adminRegistrationRequests from './admin/registration-requests.ts'
import * as adminSite from './admin/site.ts'
import * as adminLabels from './admin/labels.ts'
import * as adminStock from './admin/stock.ts'
import * as adminTaxCertificates from './admin/tax-certificates.ts'
import * as adminStatistics from './admin/statistics.ts'
import * as adminTranslations from './admin/translations.ts'
import * as access from './shop/access.ts'
import * as accounts from './shop/accounts.ts'
import * as countries from './shop/countries.ts'
import * as addresses from './shop/addresses.ts'
import * as cartActionEndpoints from './shop/cart-action-endpoints.ts'
import * as cartEndpoints from './shop/cart-endpoints.ts'
import * as cartItemEndpoints from './shop/cart-item-endpoints.ts'
import * as cartPromotionEndpoints from './shop/cart-promotion-endpoints.ts'
import * as cartReservation from './shop/cart-reservation.ts'
import * as category from './shop/category.ts'
import * as categoryMenu from './shop/category-menu.ts'
import * as checkoutEndpoints from './shop/checkout-endpoints.ts'
import * as companySignIn from './shop/company-sign-in.ts'
import * as content from './shop/content.ts'
import * as contentDelivery from './shop/content-delivery.ts'
import * as context from './shop/context.ts'
import * as deliveryEndpoints from './shop/delivery-endpoints.ts'
import * as deliveryEstimate from './shop/delivery-estimate.ts'
import * as email from './shop/email.ts'
import * as language from './shop/language.ts'
import * as mailSettings from './shop/mail-settings.ts'
import * as forms from './shop/forms.ts'
import * as inventory from './shop/inventory.ts'
import * as invoices from './shop/invoices.ts'
import * as lists from './shop/lists.ts'
import * as orderEndpoints from './shop/order-endpoints.ts'
import * as orderSummaryEndpoints from './shop/order-summary-endpoints.ts'
import * as payments from './shop/payments.ts'
import * as oauth from './shop/oauth.ts'
import * as pricing from './shop/pricing.ts'
import * as customerPartNumbers from './shop/customer-part-numbers.ts'
import * as productEndpoints from './shop/product-endpoints.ts'
import * as promotions from './shop/promotions.ts'
import * as quickOrder from './shop/quick-order.ts'
import * as recommendations from './shop/recommendations.ts'
import * as searchEndpoints from './shop/search-endpoints.ts'
import * as seo from './shop/seo.ts'
import * as serverMethods from './shop/server-methods.ts'
import * as secondFactor from './shop/second-factor.ts'
import * as session from './shop/session.ts'
import * as setup from './shop/setup.ts'
import * as sitemap from './shop/sitemap.ts'
import * as statistics from './shop/statistics.ts'
import * as namedCarts from './shop/named-carts.ts'
import * as stockNotices from './shop/stock-notices.ts'
import * as tax from './shop/tax.ts'
import * as wishlists from './shop/wishlists.ts'
import * as recordBulk from './records/bulk-endpoints.ts'
import * as recordBulkQueries from './records/bulk-query-endpoints.ts'
import * as recordCollections from './records/collection-endpoints.ts'
import * as recordComposites from './records/composite-endpoints.ts'
import * as recordDescriptions from './records/description-endpoints.ts'
import * as listViews from './records/list-view-endpoints.ts'
import * as recordQueries from './records/query-endpoints.ts'
import * as records from './records/record-endpoints.ts'
import * as identity from './shop/identity.ts'
import { BUILDER_ROUTES } from './builder-routes.ts'
import { BUYER_ROUTES } from './buyer-routes.ts'
import { PEOPLE_ROUTES } from './people-routes.ts'
import { PROGRAM_ROUTES } from './program-routes.ts'
import { ROUTES, type RouteId } from './routes.ts'
import type { Endpoint } from './shared/endpoint.ts'

/** What the files of all areas declare: the endpoints by their names, beside shapes. */
const DECLARATIONS = {
  ...adminBackgroundJobs,
  ...adminChanges,
  ...adminEvents,
  ...adminForms,
  ...adminFulfillment,
  ...adminBilling,
  ...adminOrderApproval,
  ...adminOrderChanges,
  ...adminOrderDesk,
  ...adminReturns,
  ...adminLabels,
  ...adminStock,
  ...adminImport,
  ...adminMails,
  ...adminMedia,
  ...adminPageEditors,
  ...adminPages,
  ...pageParts,
  ...adminPayments,
  ...adminPeople,
  ...adminTaxCertificates,
  ...adminPrograms,
  ...adminPlannedPrices,
  ...adminPriceExplanation,
  ...adminProducts,
  ...adminPromotions,
  ...adminRecordImports,
  ...adminRegistrationRequests,
  ...adminSite,
  ...adminStatistics,
  ...adminTranslations,
  ...access,
  ...accounts,
  ...countries,
  ...addresses,
  ...cartActionEndpoints,
  ...cartEndpoints,
  ...cartItemEndpoints,
  ...cartPromotionEndpoints,
  ...cartReservation,
  ...category,
  ...categoryMenu,
  ...checkoutEndpoints,
  ...companySignIn,
  ...content,
  ...contentDelivery,
  ...context,
  ...deliveryEndpoints,
  ...deliveryEstimate,
  ...email,
  ...language,
  ...mailSettings,
  ...forms,
  ...identity,
  ...inventory,
  ...invoices,
  ...lists,
  ...orderEndpoints,
  ...orderSummaryEndpoints,
  ...payments,
  ...oauth,
  ...pricing,
  ...productEndpoints,
  ...promotions,
  ...quickOrder,
  ...recommendations,
  ...recordBulk,
  ...recordBulkQueries,
  ...recordCollections,
  ...recordComposites,
  ...recordDescriptions,
  ...listViews,
  ...recordQueries,
  ...records,
  ...searchEndpoints,
  ...secondFactor,
  ...seo,
  ...serverMethods,
  ...session,
  ...setup,
  ...sitemap,
  ...statistics,
  ...namedCarts,
  ...customerPartNumbers,
  ...stockNotices,
  ...tax,
  ...wishlists,
} satisfies Record<RouteId, Endpoint>

/** The exact type of each endpoint by name: `Endpoints['getCart']`. */
export type Endpoints = Pick<typeof DECLARATIONS, RouteId>

/** All endpoints as a list, for documentation, permission tables and tests. */
export const ALL_ENDPOINTS: readonly Endpoint[] = Object.values({
  ...ROUTES,
  ...BUILDER_ROUTES,
  ...BUYER_ROUTES,
  ...PEOPLE_ROUTES,
  ...PROGRAM_ROUTES,
}).map(({ id }) => DECLARATIONS[id])

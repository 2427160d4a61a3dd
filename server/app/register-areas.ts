import { registerAccountRoutes } from '../accounts/routes.ts'
import { registerTaxCertificateRoutes } from '../accounts/tax-certificates/routes.ts'
import { registerRegistrationRequestRoutes } from '../accounts/registration-requests/routes.ts'
import { registerCountryRoutes } from '../addresses/country-routes.ts'
import { registerAddressRoutes } from '../addresses/routes.ts'
import { registerBackgroundJobRoutes } from '../background-jobs/routes.ts'
import type { JobRunner } from '../background-jobs/service.ts'
import { registerBackupRoutes } from '../backup/routes.ts'
import { registerCartRoutes } from '../cart/routes.ts'
import { registerCatalogueRoutes } from '../catalogue/routes.ts'
import { registerCheckoutRoutes } from '../checkout/routes.ts'
import { createDeliveryChangeHandler } from '../checkout/service.ts'
import { registerContentRoutes } from '../content/routes.ts'
import { registerCompanySignInRoutes } from '../context/company-sign-in-routes.ts'
import { registerContextRoutes } from '../context/routes.ts'
import { registerSignInRoutes } from '../context/sign-in-routes.ts'
import { registerCustomerPartNumberRoutes } from '../customer-part-numbers/routes.ts'
import { registerFormRoutes } from '../forms/routes.ts'
import { registerHistoryRoutes } from '../history/routes.ts'
import { registerImportRoutes } from '../import/routes.ts'
import { registerStockNoticeRoutes } from '../inventory/notices/routes.ts'
import { registerInventoryRoutes } from '../inventory/routes.ts'
import { registerMailRoutes } from '../mail/routes.ts'
import type { MailComposers } from '../mail/service.ts'
import { registerMediaRoutes } from '../media/routes.ts'
import { registerEventRoutes } from '../events/routes.ts'
import type { Webhook } from '../events/service.ts'
import { deleteFilesOfCart } from '../orders/purchase-order-file/service.ts'
import { registerOrderRoutes } from '../orders/routes.ts'
import { findBoughtProductIds, findOrdersWithStock } from '../orders/service.ts'
import { registerGatewayEventRoutes } from '../payments/event-routes.ts'
import { registerPaymentRoutes } from '../payments/routes.ts'
import { findCardGateway, type PaymentGateways } from '../payments/service.ts'
import { registerPlannedPriceRoutes } from '../pricing/planned/book/book-routes.ts'
import { registerPricingRoutes } from '../pricing/routes.ts'
import { registerQuickOrderRoutes } from '../quick-order/routes.ts'
import { registerRecommendationRoutes } from '../recommendations/routes.ts'
import { registerPromotionRoutes } from '../promotions/routes.ts'
import { registerSearchRoutesAndHooks } from '../search/routes.ts'
import { createLiveSearch, createProductCounter, type LiveSearch, type SnapshotPlace } from '../search/service.ts'
import { registerRecordApiRoutes } from '../records/routes.ts'
import { registerSeoRoutes } from '../seo/routes.ts'
import { registerServerMethodRoutes } from '../server-methods/routes.ts'
import { registerTaxRoutes } from '../tax/routes.ts'
import { registerIdentityRoutes } from '../session/identity-routes.ts'
import { registerOAuthRoutes } from '../session/oauth-routes.ts'
import { registerStatisticsRoutes } from '../statistics/routes.ts'
import { registerSoapRoutes } from '../session/soap-routes.ts'
import { registerSessionRoutes } from '../session/routes.ts'
import { registerEmailRoutes } from '../session/email/routes.ts'
import { registerLanguageRoutes } from '../session/language/routes.ts'
import { registerMailSettingsRoutes } from '../session/mail-settings/routes.ts'
import { registerCompanyAccountRoutes } from '../session/company/routes.ts'
import { registerSecondFactorRoutes } from '../session/second-factor/routes.ts'
import { registerProgramRoutes } from '../session/programs/routes.ts'
import { registerUserRoutes } from '../session/user-routes.ts'
import { registerSetupRoutes } from '../setup/routes.ts'
import { registerListLineRoutes } from '../wishlists/line-routes.ts'
import { registerWishlistRoutes } from '../wishlists/routes.ts'
import type { ObjectStore } from '../media/service.ts'
import type { Authentication, CompanySignIn } from '../session/service.ts'
import type { Server } from '../http/serve.ts'
import { RECORD_OBJECTS } from './record-objects.ts'

/** The dependencies that only some areas have. */
export interface AreaDeps {
  readonly authentication: Authentication
  /** The OpenID provider with whose accounts people sign in; null: there is none. */
  readonly companySignIn: CompanySignIn | null
  /** The token of the import command on this machine; null disables the import. */
  readonly operatorToken: string | null
  /** The folder of the embedded database, which the backup command copies; null: there is none on disk. */
  readonly dataDir: string | null
  /** The payment gateways by the name under which a web store's settings choose them. */
  readonly gateways: PaymentGateways
  /** The gateway of every store that accepts cards; undefined: the one that the store's settings name. */
  readonly cardGateway?: string | undefined
  /** How long a gateway may take for one call. */
  readonly gatewayTimeoutMilliseconds?: number | undefined
  /** Where the bytes of new pictures and documents are; null: in the database. */
  readonly objectStore: ObjectStore | null
  /** What writes the mails, and whether a mail server sends them. */
  readonly mail: { readonly composers: MailComposers; readonly hasMailServer: boolean }
  /** The search over an engine outside of the process; null: over an index in its memory. */
  readonly search: LiveSearch | null
  /** Where the search index is stored between two starts; null: nowhere. */
  readonly indexPlace: SnapshotPlace | null
  /** The receiver of events; null: there is none. */
  readonly webhook: Webhook | null
  /** Runs what is done in the background. */
  readonly jobs: JobRunner
}

/** Registers the routes of all areas, in the order in which areas may call each other. */
export function registerAreas(
  server: Server,
  {
    authentication,
    companySignIn,
    operatorToken,
    dataDir,
    gateways,
    cardGateway,
    gatewayTimeoutMilliseconds,
    objectStore,
    mail,
    search: givenSearch,
    indexPlace,
    webhook,
    jobs,
  }: AreaDeps,
): void {
  const payments = { database: server.database, gateways, cardGateway, log: server.app.log, gatewayTimeoutMilliseconds }
  const search = givenSearch ?? createLiveSearch(server.database, server.app.log, indexPlace)
  const countProducts = createProductCounter(search)
  registerRecordApiRoutes(server, RECORD_OBJECTS)
  registerBackgroundJobRoutes(server, jobs)
  registerHistoryRoutes(server, jobs)
  registerMediaRoutes(server, objectStore)
  registerStatisticsRoutes(server)
  registerOAuthRoutes(server, authentication)
  registerSoapRoutes(server, authentication)
  registerIdentityRoutes(server)
  registerSessionRoutes(server, authentication)
  registerUserRoutes(server, authentication)
  registerProgramRoutes(server, authentication)
  registerSecondFactorRoutes(server, authentication)
  registerCompanyAccountRoutes(server, authentication)
  registerEmailRoutes(server, authentication)
  registerLanguageRoutes(server)
  registerMailSettingsRoutes(server)
  registerAccountRoutes(server, authentication)
  registerRegistrationRequestRoutes(server, authentication)
  registerTaxCertificateRoutes(server)
  registerAddressRoutes(server)
  registerCountryRoutes(server)
  registerCatalogueRoutes(server, countProducts)
  registerCustomerPartNumberRoutes(server)
  registerInventoryRoutes(server, findOrdersWithStock)
  registerStockNoticeRoutes(server, authentication.secret)
  registerPricingRoutes(server)
  registerPlannedPriceRoutes(server)
  registerTaxRoutes(server)
  registerPromotionRoutes(server)
  registerContentRoutes(server)
  registerSearchRoutesAndHooks(server, search, findBoughtProductIds)
  registerSeoRoutes(server, countProducts)
  registerContextRoutes(server, authentication, (webstore) => findCardGateway(payments, webstore))
  registerSignInRoutes(server, authentication)
  registerCompanySignInRoutes(server, authentication, companySignIn)
  registerCartRoutes(server, {
    onDeliveryChange: createDeliveryChangeHandler(payments),
    onDeletion: deleteFilesOfCart,
  })
  registerQuickOrderRoutes(server, search)
  registerRecommendationRoutes(server)
  registerWishlistRoutes(server)
  registerListLineRoutes(server)
  registerPaymentRoutes(server, payments)
  registerGatewayEventRoutes(server, payments)
  registerOrderRoutes(server, payments)
  registerCheckoutRoutes(server, payments)
  registerServerMethodRoutes(server)
  registerFormRoutes(server, authentication)
  registerSetupRoutes(server, authentication)
  registerImportRoutes(server, operatorToken)
  if (operatorToken !== null && dataDir !== null) registerBackupRoutes(server, { operatorToken, dataDir })
  registerEventRoutes(server, webhook)
  registerMailRoutes(server, mail)
}

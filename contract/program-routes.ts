import { ADMIN_BASE, DATA_BASE, OAUTH_BASE, WEBSTORE_BASE } from './shared/paths.ts'
import {
  defineDelete,
  defineGet,
  addRouteIds,
  definePatch,
  definePost,
  definePut,
  defineReadOnlyPost,
} from './shared/route.ts'

const CART = `${WEBSTORE_BASE}/carts/:cartStateOrId` as const
const ORDERS = `${WEBSTORE_BASE}/order-summaries` as const
const OBJECT = `${DATA_BASE}/sobjects/:objectName` as const
const RECORD = `${OBJECT}/:recordId` as const
const KEYED_RECORD = `${OBJECT}/:fieldName/:fieldValue` as const
const RECORDS = `${DATA_BASE}/composite/sobjects` as const
const RECORDS_OF_OBJECT = `${RECORDS}/:objectName` as const
const INGEST_JOBS = `${DATA_BASE}/jobs/ingest` as const
const INGEST_JOB = `${INGEST_JOBS}/:jobId` as const
const QUERY_JOBS = `${DATA_BASE}/jobs/query` as const
const QUERY_JOB = `${QUERY_JOBS}/:jobId` as const
const ORDER = `${ORDERS}/:orderSummaryId` as const
const MANAGED_ORDER = `${DATA_BASE}/commerce/order-management/order-summaries/:orderSummaryId` as const
const RETURN_ORDERS = `${DATA_BASE}/commerce/returns/return-orders` as const
const FULFILLMENT_ORDERS = `${DATA_BASE}/commerce/fulfillment/fulfillment-orders` as const

const IMPORTS = `${ADMIN_BASE}/record-imports` as const
const IMPORT = `${IMPORTS}/:importId` as const

const REGISTRATIONS = `${ADMIN_BASE}/registration-requests` as const
const REGISTRATION = `${REGISTRATIONS}/:requestId` as const

/** Calls that other clients make and the shop's own client does not: a shopper's browser does not load them. */
export const PROGRAM_ROUTES = addRouteIds({
  listCartCoupons: defineGet(`${CART}/cart-coupons`),
  listCartPromotions: defineGet(`${CART}/promotions`),
  listCartItemPromotions: defineReadOnlyPost(`${CART}/cart-items/promotions`),
  getCartProduct: defineGet(`${CART}/products/:productId`),
  evaluateShipping: definePost(`${CART}/actions/evaluate-shipping`),
  evaluateTaxes: definePost(`${CART}/actions/evaluate-taxes`),
  addCartToWishlist: definePost(`${CART}/actions/add-cart-to-wishlist`),

  listSortRules: defineGet(`${WEBSTORE_BASE}/search/sort-rules`),
  calculateTaxes: defineReadOnlyPost(`${WEBSTORE_BASE}/taxes/actions/calculate-taxes`),

  getOrder: defineGet(ORDER),
  listOrderItems: defineGet(`${ORDER}/items`),
  listOrderShipments: defineGet(`${ORDER}/shipments`),
  listOrderDeliveryGroups: defineGet(`${ORDER}/delivery-groups`),
  getOrderAdjustmentAggregates: defineGet(`${ORDER}/adjustment-aggregates`),
  calculateAdjustmentAggregates: defineReadOnlyPost(`${ORDERS}/async-actions/adjustment-aggregates`),
  addOrderToCart: definePost(`${ORDERS}/actions/add-order-to-cart`),
  addNamedOrderToCart: definePost(`${ORDER}/actions/add-order-to-cart`),

  importProducts: definePost(`${ADMIN_BASE}/import/products`),
  listVisits: defineGet(`${ADMIN_BASE}/statistics/visits`),
  getSales: defineGet(`${ADMIN_BASE}/statistics/sales`),
  listEmptySearches: defineGet(`${ADMIN_BASE}/statistics/empty-searches`),
  listEvents: defineGet(`${ADMIN_BASE}/events`),
  listGivenUpEvents: defineGet(`${ADMIN_BASE}/events/given-up`),
  resendEvent: definePost(`${ADMIN_BASE}/events/:position/actions/send-again`),
  sendTestEvent: definePost(`${ADMIN_BASE}/events/actions/send-test`),
  listBackgroundJobs: defineGet(`${ADMIN_BASE}/background-jobs`),
  runBackgroundJob: definePost(`${ADMIN_BASE}/background-jobs/:jobName/actions/run`),
  createTaxCertificate: definePost(`${ADMIN_BASE}/accounts/:accountId/tax-certificates`),
  getTaxCertificateFile: defineGet(`${ADMIN_BASE}/tax-certificates/:certificateId/file`),
  listFailedPayments: defineGet(`${ADMIN_BASE}/failed-payments`),
  retryFailedPayment: definePost(`${ADMIN_BASE}/failed-payments/:paymentId/actions/retry`),
  planPriceBookChange: definePost(`${ADMIN_BASE}/price-books/:priceBookId/actions/plan-price-change`),
  explainPrice: defineGet(`${ADMIN_BASE}/price-explanations`),
  listChanges: defineGet(`${ADMIN_BASE}/changes`),
  listMails: defineGet(`${ADMIN_BASE}/mails`),
  getMail: defineGet(`${ADMIN_BASE}/mails/:position`),
  resendMail: definePost(`${ADMIN_BASE}/mails/:position/actions/send-again`),
  inviteUser: definePost(`${ADMIN_BASE}/users/:userId/actions/invite`),
  resetSecondFactor: definePost(`${ADMIN_BASE}/users/:userId/actions/reset-second-factor`),
  listRegistrationRequests: defineGet(REGISTRATIONS),
  getRegistrationRequest: defineGet(REGISTRATION),
  approveRegistration: definePost(`${REGISTRATION}/actions/approve`),
  refuseRegistration: definePost(`${REGISTRATION}/actions/refuse`),
  tryPromotion: defineReadOnlyPost(`${ADMIN_BASE}/promotions/:promotionId/actions/try`),
  listPrograms: defineGet(`${ADMIN_BASE}/integrations`),
  createProgramToken: definePost(`${ADMIN_BASE}/integrations`),
  endProgram: defineDelete(`${ADMIN_BASE}/integrations/:programId`),
  endUserPrograms: definePost(`${ADMIN_BASE}/users/:userId/actions/end-programs`),
  listUserSessions: defineGet(`${ADMIN_BASE}/users/:userId/sessions`),
  endUserSession: defineDelete(`${ADMIN_BASE}/users/:userId/sessions/:sessionId`),
  listUserCompanyAccounts: defineGet(`${ADMIN_BASE}/users/:userId/company-accounts`),
  unlinkUserCompanyAccount: defineDelete(`${ADMIN_BASE}/users/:userId/company-accounts/:companyAccountId`),

  listRecordImports: defineGet(IMPORTS),
  createRecordImport: definePost(IMPORTS),
  getRecordImport: defineGet(IMPORT),
  checkRecordImport: definePost(`${IMPORT}/actions/check`),
  runRecordImport: definePost(`${IMPORT}/actions/run`),
  cancelRecordImport: definePost(`${IMPORT}/actions/cancel`),
  dismissRecordImport: definePost(`${IMPORT}/actions/dismiss`),
  getRecordImportFile: defineGet(`${IMPORT}/file`),

  createFulfillmentOrders: definePost(FULFILLMENT_ORDERS),
  cancelFulfillmentOrderItems: definePost(`${FULFILLMENT_ORDERS}/:fulfillmentOrderId/actions/cancel-item`),
  shipFulfillmentOrder: definePost(`${ADMIN_BASE}/fulfillment-orders/:fulfillmentOrderId/actions/ship`),
  previewCancelOrderItems: defineReadOnlyPost(`${MANAGED_ORDER}/actions/preview-cancel`),
  cancelOrderItems: definePost(`${MANAGED_ORDER}/actions/submit-cancel`),
  previewReturnItems: defineReadOnlyPost(`${MANAGED_ORDER}/actions/preview-return`),
  submitReturnItems: definePost(`${MANAGED_ORDER}/actions/submit-return`),
  createCreditMemo: definePost(`${MANAGED_ORDER}/actions/create-credit-memo`),
  ensureFunds: definePost(`${MANAGED_ORDER}/async-actions/ensure-funds-async`),
  ensureRefunds: definePost(`${MANAGED_ORDER}/async-actions/ensure-refunds-async`),
  createReturnOrder: definePost(RETURN_ORDERS),
  processReturnItems: definePost(`${RETURN_ORDERS}/:returnOrderId/actions/return-items`),
  createInvoice: definePost(`${FULFILLMENT_ORDERS}/:fulfillmentOrderId/actions/create-invoice`),
  approveOrder: definePost(`${ADMIN_BASE}/orders/:orderSummaryId/actions/approve`),
  holdOrder: definePost(`${ADMIN_BASE}/orders/:orderSummaryId/actions/hold`),
  releaseOrder: definePost(`${ADMIN_BASE}/orders/:orderSummaryId/actions/release`),
  addOrderNote: definePost(`${ADMIN_BASE}/orders/:orderSummaryId/notes`),
  sendOrderConfirmation: definePost(`${ADMIN_BASE}/orders/:orderSummaryId/actions/send-confirmation`),
  getOrderActivity: defineGet(`${ADMIN_BASE}/orders/:orderSummaryId/activity`),
  getOrderAsBuyer: defineGet(`${ADMIN_BASE}/orders/:orderSummaryId/as-buyer`),
  adjustStock: definePost(`${ADMIN_BASE}/stock-levels/:stockLevelId/adjustments`),
  listLabels: defineGet(`${ADMIN_BASE}/labels-in-use`),
  countStockNotices: defineGet(`${ADMIN_BASE}/products/:productId/stock-notices`),
  listStockReservations: defineGet(`${ADMIN_BASE}/stock-levels/:stockLevelId/reservations`),
  getDocumentFile: defineGet(`${ADMIN_BASE}/order-documents/:documentId/file`),
  getOrderFulfillment: defineGet(`${ADMIN_BASE}/orders/:orderSummaryIdOrNumber/fulfillment`),

  listListViews: defineGet(`${ADMIN_BASE}/list-views`),
  createListView: definePost(`${ADMIN_BASE}/list-views`),
  updateListView: definePatch(`${ADMIN_BASE}/list-views/:viewId`),
  deleteListView: defineDelete(`${ADMIN_BASE}/list-views/:viewId`),

  listApiVersions: defineGet('/services/data'),
  listApiResources: defineGet(DATA_BASE),
  getLimits: defineGet(`${DATA_BASE}/limits`),
  countObjectRecords: defineGet(`${DATA_BASE}/limits/recordCount`),
  getUserInfo: defineGet(`${OAUTH_BASE}/userinfo`),
  getIdentity: defineGet('/id/:organizationId/:userId'),
  describeObjects: defineGet(`${DATA_BASE}/sobjects`),
  getObject: defineGet(OBJECT),
  describeObject: defineGet(`${OBJECT}/describe`),
  createRecord: definePost(OBJECT),
  getRecord: defineGet(RECORD),
  updateRecord: definePatch(RECORD),
  deleteRecord: defineDelete(RECORD),
  getRecordByKey: defineGet(KEYED_RECORD),
  upsertRecord: definePatch(KEYED_RECORD),
  deleteRecordByKey: defineDelete(KEYED_RECORD),
  createRecords: definePost(RECORDS),
  updateRecords: definePatch(RECORDS),
  deleteRecords: defineDelete(RECORDS),
  getRecords: defineGet(RECORDS_OF_OBJECT),
  findRecords: defineReadOnlyPost(RECORDS_OF_OBJECT),
  upsertRecords: definePatch(`${RECORDS_OF_OBJECT}/:fieldName`),
  queryRecords: defineGet(`${DATA_BASE}/query`),
  queryAllRecords: defineGet(`${DATA_BASE}/queryAll`),
  continueQuery: defineGet(`${DATA_BASE}/query/:locator`),
  runComposite: definePost(`${DATA_BASE}/composite`),
  runBatch: definePost(`${DATA_BASE}/composite/batch`),
  createRecordTree: definePost(`${DATA_BASE}/composite/tree/:objectName`),
  createIngestJob: definePost(INGEST_JOBS),
  listIngestJobs: defineGet(INGEST_JOBS),
  getIngestJob: defineGet(INGEST_JOB),
  updateIngestJob: definePatch(INGEST_JOB),
  deleteIngestJob: defineDelete(INGEST_JOB),
  uploadIngestJobData: definePut(`${INGEST_JOB}/batches`),
  getIngestSuccesses: defineGet(`${INGEST_JOB}/successfulResults`),
  getIngestFailures: defineGet(`${INGEST_JOB}/failedResults`),
  getUnprocessedRecords: defineGet(`${INGEST_JOB}/unprocessedrecords`),
  createQueryJob: definePost(QUERY_JOBS),
  listQueryJobs: defineGet(QUERY_JOBS),
  getQueryJob: defineGet(QUERY_JOB),
  abortQueryJob: definePatch(QUERY_JOB),
  deleteQueryJob: defineDelete(QUERY_JOB),
  getQueryJobResults: defineGet(`${QUERY_JOB}/results`),
})

import type { RouteId } from '@hydrant/contract/routes.ts'
import type { PermissionSetName } from '@hydrant/kernel/identity/permission-sets.ts'

/** The calls of the record API, which everybody with a permission set may make; what they may do differs by object. */
const RECORD_CALLS = [
  'describeObjects',
  'getObject',
  'describeObject',
  'createRecord',
  'getRecord',
  'updateRecord',
  'deleteRecord',
  'getRecordByKey',
  'upsertRecord',
  'deleteRecordByKey',
  'createRecords',
  'updateRecords',
  'deleteRecords',
  'getRecords',
  'findRecords',
  'upsertRecords',
  'queryRecords',
  'queryAllRecords',
  'continueQuery',
  'countObjectRecords',
  'runComposite',
  'runBatch',
  'createRecordTree',
  'createIngestJob',
  'listIngestJobs',
  'getIngestJob',
  'updateIngestJob',
  'deleteIngestJob',
  'uploadIngestJobData',
  'getIngestSuccesses',
  'getIngestFailures',
  'getUnprocessedRecords',
  'createQueryJob',
  'listQueryJobs',
  'getQueryJob',
  'abortQueryJob',
  'deleteQueryJob',
  'getQueryJobResults',
] as const satisfies readonly RouteId[]

/**
 * Which calls for staff the people with a permission set may make besides those of the record API. Written by hand, not
 * derived from the contract, so that a test fails when one of them is changed by mistake. An administrator may make all.
 */
const OWN_CALLS = {
  Catalogue: [],
  Customers: ['listMails', 'listFailedPayments', 'getOrderFulfillment', 'getDocumentFile'],
  Marketing: ['listFormSubmissions', 'getFormSubmission', 'updateFormSubmission', 'listVisits'],
  OrderDesk: [
    'createFulfillmentOrders',
    'cancelFulfillmentOrderItems',
    'shipFulfillmentOrder',
    'previewCancelOrderItems',
    'cancelOrderItems',
    'createInvoice',
    'getDocumentFile',
    'getOrderFulfillment',
    'listMails',
    'resendMail',
    'listFailedPayments',
    'retryFailedPayment',
  ],
  Prices: [],
  SiteBuilder: [
    'listBuilderPages',
    'createBuilderPage',
    'getBuilderPage',
    'updateBuilderPage',
    'deleteBuilderPage',
    'listDeletedPages',
    'undeleteBuilderPage',
    'savePageDraft',
    'reportPageOpen',
    'reportPageClosed',
    'listPageVersions',
    'savePageVersion',
    'getPageVersion',
    'restorePageVersion',
    'publishBuilderPage',
    'unpublishBuilderPage',
    'cancelPageSchedule',
    'listPreviewAccounts',
    'listBuilderProducts',
    'getBuilderSiteSettings',
    'updateSiteSettings',
    'listMedia',
    'uploadMedia',
    'updateMedia',
    'deleteMedia',
    'listMediaUses',
  ],
  Stock: [],
} as const satisfies Readonly<Record<Exclude<PermissionSetName, 'Administrator'>, readonly RouteId[]>>

/** Lists the calls for staff that somebody with only this permission set may make; `all` are those that there are. */
export function listStaffCalls(name: PermissionSetName, all: readonly string[]): readonly string[] {
  return name === 'Administrator' ? all : [...RECORD_CALLS, ...OWN_CALLS[name]]
}

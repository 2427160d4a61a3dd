import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { ERROR_STATUS } from '@hydrant/contract/shared/error-codes.ts'
import type { ClientIdentity } from './client-identities.ts'
import type { PurchaseTestShop } from './purchase-test-shop.ts'
import { createRequest, createValidRequestParts } from './sample-request.ts'
import type { ExistingValues } from './sample-value.ts'

/** Error codes that say that access is denied. */
const ACCESS_CODES = new Set([
  'INVALID_SESSION_ID',
  'GUEST_INSUFFICIENT_ACCESS',
  'INSUFFICIENT_ACCESS',
  'INSUFFICIENT_ACCESS_OR_READONLY',
  'API_DISABLED_FOR_ORG',
])

/** Error codes that say that the sample refers to something that does not exist. */
const NOT_FOUND_CODES = ['ITEM_NOT_FOUND', 'MISSING_RECORD', 'NOT_FOUND', 'WEBSTORE_NOT_FOUND']

/** What else endpoints answer to the sample, from their handlers: access has been checked by then. */
const EXPECTED_ERRORS: Readonly<Record<string, readonly string[]>> = {
  addCartItems: ['INVALID_BATCH_SIZE'],
  applyCartCoupon: ['UNQUALIFIED_CART'],
  arrangeItems: ['INVALID_API_INPUT'],
  changePassword: ['INVALID_API_INPUT'],
  createProgramToken: ['INVALID_API_INPUT', 'REQUEST_LIMIT_EXCEEDED'],
  cloneCart: ['INVALID_API_INPUT'],
  confirmSecondFactor: ['INVALID_API_INPUT', 'INVALID_OPERATION', 'REQUEST_LIMIT_EXCEEDED'],
  continueQuery: ['INVALID_QUERY_LOCATOR'],
  createAddress: ['INVALID_API_INPUT'],
  createBuilderPage: ['DUPLICATE'],
  createBuilderSlot: ['DUPLICATE'],
  createBuilderTheme: ['INVALID_API_INPUT'],
  createDeliveryGroup: ['INVALID_OPERATION'],
  createIngestJob: ['INVALID_TYPE'],
  createPaymentToken: ['INVALID_API_INPUT'],
  createQueryJob: ['MALFORMED_QUERY'],
  createRecordImport: ['INVALID_TYPE', 'UNSUPPORTED_MEDIA_TYPE'],
  estimateDelivery: ['INVALID_API_INPUT'],
  estimateProductDelivery: ['INVALID_API_INPUT'],
  finishCompanySignIn: ['INVALID_LOGIN'],
  finishSignIn: ['INVALID_LOGIN'],
  getChannelContent: ['INVALID_API_INPUT'],
  getEffectiveAccount: ['EFFECTIVE_ACCOUNT_NOT_FOUND'],
  getSiteContent: ['INVALID_API_INPUT'],
  importProducts: ['UNSUPPORTED_MEDIA_TYPE'],
  issueToken: ['invalid_request'],
  listChannelContents: ['INVALID_API_INPUT'],
  listProductChildren: ['INVALID_OPERATION'],
  listProducts: ['INVALID_API_INPUT'],
  listSiteContents: ['INVALID_API_INPUT'],
  lookUpOrder: ['REQUEST_LIMIT_EXCEEDED'],
  downloadOrderDocument: ['REQUEST_LIMIT_EXCEEDED'],
  lookUpOrderByQuery: ['REQUEST_LIMIT_EXCEEDED'],
  planPriceBookChange: ['INVALID_API_INPUT'],
  preserveCart: ['INVALID_OPERATION'],
  queryAllRecords: ['MALFORMED_QUERY'],
  queryRecords: ['MALFORMED_QUERY'],
  registerBuyer: ['INVALID_API_INPUT'],
  requestEmailChange: ['INVALID_API_INPUT'],
  requestEmailVerification: ['REQUEST_LIMIT_EXCEEDED'],
  requestPasswordReset: ['REQUEST_LIMIT_EXCEEDED'],
  requestStockNotice: ['INVALID_API_INPUT', 'INVALID_OPERATION', 'REQUEST_LIMIT_EXCEEDED'],
  resetPassword: ['INVALID_API_INPUT'],
  revokeToken: ['invalid_request'],
  sendTestEvent: ['INVALID_OPERATION'],
  signIn: ['INVALID_LOGIN', 'REQUEST_LIMIT_EXCEEDED'],
  startSecondFactor: ['INVALID_API_INPUT', 'REQUEST_LIMIT_EXCEEDED'],
  turnOffSecondFactor: ['INVALID_API_INPUT', 'REQUEST_LIMIT_EXCEEDED'],
  updateSiteSettings: ['CONFLICT'],
  uploadIngestJobData: ['UNSUPPORTED_MEDIA_TYPE'],
  uploadMedia: ['INVALID_API_INPUT'],
  attachPurchaseOrderFile: ['INVALID_API_INPUT'],
  verifyEmail: ['INVALID_API_INPUT'],
}

/** 'yes' for what the endpoint is known to answer when it lets the sample through, or the code of any other error. */
export async function checkAccess(
  shop: Pick<PurchaseTestShop, 'send'>,
  {
    endpoint,
    existingValues,
    identity: { token, accountId },
  }: { readonly endpoint: Endpoint; readonly existingValues: ExistingValues; readonly identity: ClientIdentity },
): Promise<string> {
  const parts = createValidRequestParts(endpoint, existingValues)
  const request = createRequest(
    endpoint,
    { ...parts, query: { ...parts.query, ...(accountId !== null && { effectiveAccountId: accountId }) } },
    '',
  )
  const { status, body } = await shop.send<ErrorBody | readonly ErrorBody[]>(request.method, request.url, {
    ...(token !== null && { token }),
    ...(request.body !== undefined && { body: request.body }),
  })
  if (status < 300) return 'yes'
  const code = codeOf(body)
  if ([...NOT_FOUND_CODES, ...(EXPECTED_ERRORS[endpoint.id] ?? [])].includes(code)) return 'yes'
  if (!ACCESS_CODES.has(code)) return `${code} with ${status}`
  const expectedStatus = Object.entries(ERROR_STATUS).find(([name]) => name === code)?.[1]
  return status === expectedStatus ? code : `${code} with ${status}`
}

/** An error in a response; `issueToken` and `revokeToken` name theirs as OAuth does. */
interface ErrorBody {
  readonly errorCode?: string
  readonly error?: string
}

function codeOf(body: ErrorBody | readonly ErrorBody[]): string {
  const [first] = [body].flat()
  return first?.errorCode ?? first?.error ?? ''
}

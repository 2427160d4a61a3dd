import { FetchResponseError, isResponseError } from './errors.ts'
import { isBlank } from './stored-text.ts'

/** Where content is delivered from: a site (`0DM…`) or a channel (`0ap…`). */
export interface ContentSource {
  readonly channelOrSiteId: string
}

/** A request for one content. */
export interface ContentRequest extends ContentSource {
  readonly contentKeyOrId: string
}

/** A request for a list of contents. */
export interface ContentListRequest extends ContentSource {
  readonly contentKeys?: readonly string[] | undefined
  readonly managedContentIds?: readonly string[] | undefined
  readonly contentTypeFQN?: string | undefined
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
  readonly referenceDepth?: number | undefined
  readonly includeContentBody?: boolean | undefined
}

/** The kind of id of a source. */
export type ContentSourceKind = 'site' | 'channel'

const LIST_REQUEST_TYPES = {
  channelOrSiteId: 'string',
  contentKeys: 'array',
  managedContentIds: 'array',
  contentTypeFQN: 'string',
  page: 'number',
  pageSize: 'number',
  referenceDepth: 'number',
  includeContentBody: 'boolean',
} as const satisfies Record<keyof ContentListRequest, string>

/**
 * Checks a request for one content and returns the kind of its source; throws a TypeError that says what is missing.
 */
export function requireContentSourceKind(request: ContentRequest | null | undefined): ContentSourceKind {
  if (typeof request !== 'object' || request === null)
    throw new TypeError('Options are required to successfully be able to execute this request.')
  for (const name of ['channelOrSiteId', 'contentKeyOrId'] as const) {
    if (isBlank(request[name]))
      throw new TypeError(`The '${name}' parameter is required to successfully execute this request.`)
  }
  const kind = findSourceKind(request.channelOrSiteId)
  if (kind === null) throw new TypeError(`The 'channelOrSiteId' parameter is invalid`)
  return kind
}

/**
 * Checks a request for a list of contents and returns the kind of its source; throws a TypeError that says what is
 * missing or wrong.
 */
export function requireContentListSourceKind(request: ContentListRequest | null | undefined): ContentSourceKind {
  if (typeof request !== 'object' || request === null || Object.keys(request).length === 0)
    throw new TypeError('Enter input parameters to execute the request.')
  const requestValues = new Map<string, unknown>(Object.entries(request))
  for (const [name, type] of Object.entries(LIST_REQUEST_TYPES)) {
    const value = requestValues.get(name)
    if (value !== undefined && value !== null && !isOfType(value, type))
      throw new TypeError(`The type entered for ${name} isn't valid. Enter the value as a ${type}.`)
  }
  if (isBlank(request.channelOrSiteId)) throw new TypeError('Enter a value for channelOrSiteId.')
  const kind = findSourceKind(request.channelOrSiteId)
  if (kind === null) throw new TypeError('Enter a valid prefix for channelOrSiteId.')
  return kind
}

/**
 * Awaits a call. An error response is thrown again with only its status text as the message, because pages show the
 * message to visitors.
 */
export async function rethrowWithStatusText<Content>(call: Promise<Content>): Promise<Content> {
  try {
    return await call
  } catch (error) {
    throw isResponseError(error) && error.statusText !== '' ? new FetchResponseError(error, error.statusText) : error
  }
}

function findSourceKind(channelOrSiteId: string): ContentSourceKind | null {
  if (channelOrSiteId.startsWith('0DM')) return 'site'
  return channelOrSiteId.startsWith('0ap') ? 'channel' : null
}

function isOfType(value: unknown, type: (typeof LIST_REQUEST_TYPES)[keyof typeof LIST_REQUEST_TYPES]): boolean {
  if (type === 'array') return Array.isArray(value)
  return typeof value === type && !Number.isNaN(value)
}

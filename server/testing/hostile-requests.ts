import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { HOSTILE_TEXTS, HOSTILE_VALUES, shuffle } from './hostile-values.ts'
import { listSchemaFields, type ExistingValues, withField } from './sample-value.ts'
import {
  createValidRequestParts,
  type RequestParts,
  copyAsPlainSchema,
  type RawRequest,
  createRequest,
} from './sample-request.ts'

/** The maximum number of invalid values that are sent to an endpoint, divided among its fields. */
const MAX_VALUES_PER_CALL = 32

/** Parameters that every endpoint reads in the same way; `createQueryVariants` tests them. */
const COMMON_PARAMETERS = new Set(['apiVersion', 'webstoreId', 'effectiveAccountId', 'currencyIsoCode'])

/** Creates requests to an endpoint that are each wrong in one place; the requests are the same every time. */
export function createHostileRequests(endpoint: Endpoint, existingValues: ExistingValues): RawRequest[] {
  const validParts = createValidRequestParts(endpoint, existingValues)
  const invalidByField = [
    ...createTextVariants(endpoint, validParts, 'params'),
    ...createTextVariants(endpoint, validParts, 'query'),
    ...createBodyFieldVariants(endpoint, validParts),
  ]
  const valuesPerField = Math.max(2, Math.ceil(MAX_VALUES_PER_CALL / Math.max(1, invalidByField.length)))
  return [
    createRequest(endpoint, validParts, 'nothing wrong'),
    ...invalidByField.flatMap((requestsOfField) => requestsOfField.slice(0, valuesPerField)),
    ...createQueryVariants(endpoint, validParts),
    ...createBodyReplacements(endpoint, validParts),
  ]
}

function createTextVariants(
  endpoint: Endpoint,
  validParts: RequestParts,
  location: 'params' | 'query',
): RawRequest[][] {
  const names = Object.keys(endpoint[location]?.properties ?? {}).filter((name) => !COMMON_PARAMETERS.has(name))
  return names.map((name) =>
    shuffle(HOSTILE_TEXTS, `${endpoint.id} ${location} ${name}`).map((text) =>
      createRequest(
        endpoint,
        { ...validParts, [location]: { ...validParts[location], [name]: text } },
        `${name} = ${JSON.stringify(text.slice(0, 60))}`,
      ),
    ),
  )
}

function createBodyFieldVariants(endpoint: Endpoint, validParts: RequestParts): RawRequest[][] {
  if (endpoint.body === undefined) return []
  const values = [...HOSTILE_VALUES, ...HOSTILE_TEXTS, '\ud800', 'a\udc00b']
  return listSchemaFields(copyAsPlainSchema(endpoint.body)).map((field) => [
    createRequest(
      endpoint,
      { ...validParts, body: withField(validParts.body, field.path, undefined) },
      `without ${field.path.join('.')}`,
    ),
    ...shuffle(values, `${endpoint.id} body ${field.path.join('.')}`).map((value) =>
      createRequest(
        endpoint,
        { ...validParts, body: withField(validParts.body, field.path, value) },
        `${field.path.join('.')} = ${JSON.stringify(value).slice(0, 60)}`,
      ),
    ),
  ])
}

function createQueryVariants(endpoint: Endpoint, validParts: RequestParts): RawRequest[] {
  const request = createRequest(endpoint, validParts, '')
  const [first = 'effectiveAccountId'] = Object.keys(endpoint.query?.properties ?? {})
  const querySuffixes = [
    `${first}=1&${first}=2`,
    `${first}[]=1`,
    `${first}[a]=1`,
    '__proto__=1&constructor=2',
    '__proto__[polluted]=1',
    '%',
    '&&==&',
    `effectiveAccountId=${'0'.repeat(18)}`,
    'effectiveAccountId=001000000000001AAA',
    'effectiveAccountId=a&effectiveAccountId=b',
    'currencyIsoCode=XXX',
    `x=${'y'.repeat(4000)}`,
  ]
  return querySuffixes.map((querySuffix) => ({
    ...request,
    description: `?${querySuffix.slice(0, 60)}`,
    url: `${request.url}${request.url.includes('?') ? '&' : '?'}${querySuffix}`,
  }))
}

const repeatNested = (levels: number, open: string, close: string): string => open.repeat(levels) + close.repeat(levels)

function createBodyReplacements(endpoint: Endpoint, validParts: RequestParts): RawRequest[] {
  if (endpoint.method === 'GET' || endpoint.rawBody !== undefined) return []
  const request = createRequest(endpoint, validParts, '')
  const json = request.body ?? '{}'
  const [field = 'a'] = Object.keys(copyAsPlainSchema(endpoint.body ?? {}).properties ?? {})
  const inField = (value: string): string => `{${JSON.stringify(field)}:${value}}`
  const bodies: Array<[string, string]> = [
    ['no body', ''],
    ['half an object', json.slice(0, -1)],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['a number', '1'],
    ['not JSON', 'a=b'],
    ['two values', `${json}${json}`],
    ['a byte order mark', `\uFEFF${json}`],
    ['an unknown field', json.replace(/\}$/, `${json === '{}' ? '' : ','}"surelyUnknown":1}`)],
    ['__proto__', json.replace(/^\{/, `{"__proto__":{"polluted":true}${json === '{}' ? '' : ','}`)],
    ['constructor', json.replace(/^\{/, `{"constructor":{"prototype":{"polluted":true}}${json === '{}' ? '' : ','}`)],
    ['10,000 lists deep', repeatNested(10_000, '[', ']')],
    ['10,000 objects deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['a field 10,000 lists deep', inField(repeatNested(10_000, '[', ']'))],
    ['a number out of range', inField('1e400')],
  ]
  const asForm = { ...request, description: 'as a form', contentType: 'application/x-www-form-urlencoded' }
  return [
    ...bodies.map(([description, body]) => ({ ...request, description, body })),
    asForm,
    { ...asForm, description: 'as XML', contentType: 'application/xml' },
    { ...asForm, description: 'of no type', contentType: 'nonsense' },
  ]
}

/** Creates a request with a body of ten megabytes, which no endpoint accepts. */
export function createHugeRequest(endpoint: Endpoint, existingValues: ExistingValues): RawRequest {
  const [small] = createHostileRequests(endpoint, existingValues)
  if (small === undefined) throw new Error(`${endpoint.id} has no request.`)
  return { ...small, description: '10 MB', body: JSON.stringify({ a: 'a'.repeat(10 * 1024 * 1024) }) }
}

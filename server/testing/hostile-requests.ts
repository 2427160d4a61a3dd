import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { HOSTILE_TEXTS, HOSTILE_VALUES, shuffled } from './hostile-values.ts'
import { fieldsOf, type KnownValues, withField } from './sample-of.ts'
import { goodParts, type Parts, plain, type RawRequest, requestOf } from './sample-request.ts'

/** How many spoilt values a call is sent; each of its fields has its share. */
const VALUES_PER_CALL = 32

/** What every call has and reads alike; `wholeQueries` spoils them. */
const EVERYWHERE = new Set(['apiVersion', 'webstoreId', 'effectiveAccountId', 'currencyIsoCode'])

/** Requests of a call that are wrong in one place each; the same ones every time. */
export function hostileRequests(endpoint: Endpoint, known: KnownValues): RawRequest[] {
  const good = goodParts(endpoint, known)
  const spoilt = [...textsIn(endpoint, good, 'params'), ...textsIn(endpoint, good, 'query'), ...inBody(endpoint, good)]
  const share = Math.max(2, Math.ceil(VALUES_PER_CALL / Math.max(1, spoilt.length)))
  return [
    requestOf(endpoint, good, 'nothing wrong'),
    ...spoilt.flatMap((ofField) => ofField.slice(0, share)),
    ...wholeQueries(endpoint, good),
    ...wholeBodies(endpoint, good),
  ]
}

function textsIn(endpoint: Endpoint, good: Parts, place: 'params' | 'query'): RawRequest[][] {
  const names = Object.keys(endpoint[place]?.properties ?? {}).filter((name) => !EVERYWHERE.has(name))
  return names.map((name) =>
    shuffled(HOSTILE_TEXTS, `${endpoint.id} ${place} ${name}`).map((text) =>
      requestOf(
        endpoint,
        { ...good, [place]: { ...good[place], [name]: text } },
        `${name} = ${JSON.stringify(text.slice(0, 60))}`,
      ),
    ),
  )
}

function inBody(endpoint: Endpoint, good: Parts): RawRequest[][] {
  if (endpoint.body === undefined) return []
  const values = [...HOSTILE_VALUES, ...HOSTILE_TEXTS, '\ud800', 'a\udc00b']
  return fieldsOf(plain(endpoint.body)).map((field) => [
    requestOf(
      endpoint,
      { ...good, body: withField(good.body, field.way, undefined) },
      `without ${field.way.join('.')}`,
    ),
    ...shuffled(values, `${endpoint.id} body ${field.way.join('.')}`).map((value) =>
      requestOf(
        endpoint,
        { ...good, body: withField(good.body, field.way, value) },
        `${field.way.join('.')} = ${JSON.stringify(value).slice(0, 60)}`,
      ),
    ),
  ])
}

function wholeQueries(endpoint: Endpoint, good: Parts): RawRequest[] {
  const request = requestOf(endpoint, good, '')
  const [first = 'effectiveAccountId'] = Object.keys(endpoint.query?.properties ?? {})
  const endings = [
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
  return endings.map((ending) => ({
    ...request,
    what: `?${ending.slice(0, 60)}`,
    url: `${request.url}${request.url.includes('?') ? '&' : '?'}${ending}`,
  }))
}

const nested = (levels: number, open: string, close: string): string => open.repeat(levels) + close.repeat(levels)

function wholeBodies(endpoint: Endpoint, good: Parts): RawRequest[] {
  if (endpoint.method === 'GET' || endpoint.rawBody !== undefined) return []
  const request = requestOf(endpoint, good, '')
  const json = request.body ?? '{}'
  const [field = 'a'] = Object.keys(plain(endpoint.body ?? {}).properties ?? {})
  const within = (value: string): string => `{${JSON.stringify(field)}:${value}}`
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
    ['10,000 lists deep', nested(10_000, '[', ']')],
    ['10,000 objects deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['a field 10,000 lists deep', within(nested(10_000, '[', ']'))],
    ['a number out of range', within('1e400')],
  ]
  const asForm = { ...request, what: 'as a form', contentType: 'application/x-www-form-urlencoded' }
  return [
    ...bodies.map(([what, body]) => ({ ...request, what, body })),
    asForm,
    { ...asForm, what: 'as XML', contentType: 'application/xml' },
    { ...asForm, what: 'of no type', contentType: 'nonsense' },
  ]
}

/** Ten megabytes, which no call takes. */
export function hugeRequest(endpoint: Endpoint, known: KnownValues): RawRequest {
  const [small] = hostileRequests(endpoint, known)
  if (small === undefined) throw new Error(`${endpoint.id} has no request.`)
  return { ...small, what: '10 MB', body: JSON.stringify({ a: 'a'.repeat(10 * 1024 * 1024) }) }
}

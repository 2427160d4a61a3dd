import type { FormSubmission, FormSubmissionCollection } from '@hydrant/contract/admin/forms.ts'
import type { ShopEvents } from '@hydrant/contract/admin/events.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { FormFaults, FormReceipt } from '@hydrant/contract/shop/forms.ts'
import { page, pageVersion } from '@hydrant/database/schema/content.ts'
import { formSubmission } from '@hydrant/database/schema/forms.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { saveAndPublishPage } from '../content/service.ts'
import { createStaffUsers } from '../testing/client-identities.ts'
import { type TestClient, openPurchaseTestShop, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'
import { deleteExpiredFormData } from './service.ts'

const PATH = '/services/data/v65.0/connect/sites/site/form-submissions'
const quoteForm = (fields: readonly Json[]): Json => ({
  content: [
    {
      type: 'columns',
      props: {
        id: 'row',
        columns: [
          {
            type: 'form',
            props: {
              id: 'quote',
              title: 'Ask for a quote',
              kind: 'quote',
              confirmation: 'A quote is on its way.',
              fields,
            },
          },
        ],
      },
    },
  ],
})
const FIELDS: readonly Json[] = [
  { kind: 'text', name: 'name', label: 'Your name', isRequired: true, autocomplete: 'name' },
  { kind: 'email', name: 'email', label: 'Email address', isRequired: true, autocomplete: 'email' },
  { kind: 'choices', name: 'wanted', label: 'What you want', options: 'Prices\nSamples' },
  { kind: 'long-text', name: 'list', label: 'Part numbers', maxLength: 100 },
]

let shop: PurchaseTestShop
let admin: TestClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
  admin = await shop.buyer('admin@shop.example')
})
afterAll(() => shop.close())

beforeEach(async () => {
  await shop.database.transaction(async (tx) => {
    await tx.delete(formSubmission)
    await tx.delete(page)
    await saveAndPublishPage(tx, { path: '/quote', title: 'Quote', description: '', document: quoteForm(FIELDS) })
  })
})

afterEach(() => void vi.useRealTimers())

const ANSWERS = { name: 'Dana Whitlock', email: 'dana@county.example', wanted: ['Samples'], list: 'GL-1\r\nTH-1' }
const formOf = (changes: object = {}) => ({
  path: '/quote',
  formId: 'quote',
  version: 1,
  submissionKey: crypto.randomUUID(),
  answers: ANSWERS,
  ...changes,
})
const submit = (form: object, { by = shop.guest() }: { by?: TestClient } = {}) => by<FormReceipt>('POST', PATH, form)
const list = async (query = '') =>
  (await admin<FormSubmissionCollection>('GET', `/admin/form-submissions${query}`)).body
const faultsOf = async (answers: object) => {
  const { status, body } = await shop.guest()<FormFaults>('POST', PATH, formOf({ answers }))
  return { status, faults: body.map(({ errorCode, message, arguments: [name] }) => `${errorCode} ${name}: ${message}`) }
}
/** Moves everything that was sent back by some minutes. */
const moveBack = async (minutes: number) => {
  for (const { id, receivedAt } of await shop.database.query((db) => db.select().from(formSubmission)))
    await shop.database.transaction((tx) =>
      tx
        .update(formSubmission)
        .set({ receivedAt: new Date(receivedAt.getTime() - minutes * 60_000) })
        .where(eq(formSubmission.id, id)),
    )
}

test('a form is stored with its labels, confirmed under a number for the phone, and appears to the distributor [ROU-07]', async () => {
  const { status, body } = await submit(formOf(), { by: await shop.buyer() })
  expect(status).toBe(201)
  expect(body).toMatchObject({ path: '/quote', formId: 'quote', confirmation: 'A quote is on its way.' })
  expect(body.referenceNumber).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
  const { submissions, totalCount, nextPageToken } = await list()
  expect({ totalCount, nextPageToken }).toEqual({ totalCount: 1, nextPageToken: null })
  expect(submissions).toEqual([
    {
      submissionId: expect.stringMatching(/^0Fs/),
      referenceNumber: body.referenceNumber,
      kind: 'quote',
      state: 'new',
      title: 'Ask for a quote',
      path: '/quote',
      formId: 'quote',
      version: 1,
      receivedDate: body.receivedDate,
      handledDate: null,
      handledBy: null,
      senderName: 'Dana Whitlock',
      senderEmail: 'dana@county.example',
      userName: expect.any(String),
      accountName: expect.any(String),
      answers: [
        { name: 'name', label: 'Your name', kind: 'text', values: ['Dana Whitlock'] },
        { name: 'email', label: 'Email address', kind: 'email', values: ['dana@county.example'] },
        { name: 'wanted', label: 'What you want', kind: 'choices', values: ['Samples'] },
        { name: 'list', label: 'Part numbers', kind: 'long-text', values: ['GL-1\nTH-1'] },
      ],
    },
  ])
})

test('a receipt is found by its number as somebody types it, and tells nothing of what was sent [ROU-07]', async () => {
  const { body } = await submit(formOf())
  const typedText = body.referenceNumber.toLowerCase().replace('-', ' ')
  const found = await shop.guest()('GET', `${PATH}/${encodeURIComponent(typedText)}`)
  expect(found).toMatchObject({ status: 200, body })
  expect(JSON.stringify(found.body)).not.toContain('Dana')
  for (const number of ['ABCD-EFGH', 'x', '%27%3B--'])
    expect(await shop.guest()('GET', `${PATH}/${number}`)).toMatchObject({
      status: 404,
      body: [{ errorCode: 'ITEM_NOT_FOUND' }],
    })
})

test('other systems hear of it by the outbox, without what was written [ROU-07]', async () => {
  const { body } = await submit(formOf())
  const { events } = (await admin<ShopEvents>('GET', '/admin/events?limit=500')).body
  const event = events.at(-1)
  expect(event).toMatchObject({
    type: 'FormSubmitted',
    payload: { referenceNumber: body.referenceNumber, kind: 'quote', path: '/quote' },
  })
  expect(JSON.stringify(event)).not.toContain('Dana')
})

test('answers that do not fit are refused by their questions, all at once, and nothing is stored [ROU-07]', async () => {
  expect(await faultsOf({ email: 'nobody', wanted: ['Ponies'], list: 'x'.repeat(101), nickname: 'D' })).toEqual({
    status: 422,
    faults: [
      "INVALID_API_INPUT name: Fill in 'Your name'.",
      "INVALID_API_INPUT email: 'Email address' must be an address such as captain@station.example.",
      "INVALID_API_INPUT wanted: Choose from the list under 'What you want'.",
      "INVALID_API_INPUT list: 'Part numbers' takes up to 100 characters; there are 101.",
      "INVALID_API_INPUT nickname: This form does not ask for 'nickname'.",
    ],
  })
  expect((await list()).totalCount).toBe(0)
})

test.each([
  ['a page that is not there', { path: '/nowhere' }, 404],
  ['a form that is not there', { formId: 'row' }, 404],
  ['a version that was never published', { version: 2 }, 404],
  ['no key', { submissionKey: undefined }, 400],
  ['a key that is too short', { submissionKey: 'x' }, 400],
  ['answers that are no object', { answers: 'all' }, 400],
  ['an answer that is a number', { answers: { ...ANSWERS, name: 1 } }, 400],
  ['an answer within an answer', { answers: { ...ANSWERS, name: { first: 'D' } } }, 400],
  ['an answer that is far too long', { answers: { ...ANSWERS, list: 'x'.repeat(10_001) } }, 400],
  [
    'more answers than any form asks for',
    { answers: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`a${index}`, ''])) },
    400,
  ],
  ['a field that forms do not have', { isImportant: true }, 400],
  ['a NUL in an answer', { answers: { ...ANSWERS, name: 'D\0W' } }, 400],
])('%s is refused in the documented shape [ROU-07]', async (_, changes, status) => {
  const reply = await submit(formOf(changes))
  expect(reply).toMatchObject({ status, body: [{ errorCode: expect.any(String), message: expect.any(String) }] })
  expect((await list()).totalCount).toBe(0)
})

test('a question may be called as something that every object has [ROU-07]', async () => {
  await shop.database.transaction((tx) =>
    saveAndPublishPage(tx, {
      path: '/odd',
      title: 'Odd',
      description: '',
      document: quoteForm([{ kind: 'choices', name: 'constructor', label: 'Builder', options: 'Ours\nTheirs' }]),
    }),
  )
  const { status } = await submit(formOf({ path: '/odd', answers: { constructor: ['Ours'] } }))
  expect(status).toBe(201)
  expect((await submit(formOf({ path: '/odd', answers: {} }))).status).toBe(201)
  expect((await list()).submissions.map(({ answers }) => answers)).toEqual([
    [],
    [{ name: 'constructor', label: 'Builder', kind: 'choices', values: ['Ours'] }],
  ])
})

test('two people with the same words, on a page that both got alike, send two requests [ROU-07]', async () => {
  const form = formOf()
  const [oneReply, otherReply] = [await submit(form), await submit(form, { by: await shop.buyer() })]
  expect([oneReply.status, otherReply.status]).toEqual([201, 201])
  expect(otherReply.body.referenceNumber).not.toBe(oneReply.body.referenceNumber)
})

test('the same form sent twice is one, at the same moment too; what was changed in between is another [ROU-07]', async () => {
  const form = formOf()
  const replies = await Promise.all([submit(form), submit(form), submit(form)])
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(replies.map(({ body }) => body.referenceNumber)).size).toBe(1)
  const { answers } = form
  const reordered = await submit({ ...form, answers: Object.fromEntries(Object.entries(answers).toReversed()) })
  expect(reordered.body.referenceNumber).toBe(replies[0]?.body.referenceNumber)
  expect((await list()).totalCount).toBe(1)
  await submit({ ...form, answers: { ...answers, list: 'GL-2' } })
  await submit(formOf())
  expect((await list()).totalCount).toBe(3)
})

test('what a program fills in is put aside, with the answer that everybody gets [ROU-07]', async () => {
  const { status, body } = await submit(formOf({ website: 'https://pills.example' }))
  expect(status).toBe(201)
  expect((await shop.guest()('GET', `${PATH}/${body.referenceNumber}`)).status).toBe(200)
  expect((await list()).totalCount).toBe(0)
  expect((await list('?state=aside')).submissions).toMatchObject([
    { state: 'aside', referenceNumber: body.referenceNumber },
  ])
  const { events } = (await admin<ShopEvents>('GET', '/admin/events?limit=500')).body
  expect(JSON.stringify(events)).not.toContain(body.referenceNumber)
  await deleteExpiredFormData(shop.database, new Date(Date.now() + 31 * 24 * 60 * 60_000))
  expect((await list('?state=aside')).totalCount).toBe(0)
})

test('what was put aside by mistake is opened again, and others hear of it then, once [ROU-07]', async () => {
  const { body } = await submit(formOf({ website: 'filled in by a browser' }))
  const countEvents = async () =>
    (await admin<ShopEvents>('GET', '/admin/events?limit=500')).body.events.filter(({ payload }) =>
      JSON.stringify(payload).includes(body.referenceNumber),
    )
  const [aside] = (await list('?state=aside')).submissions
  const setState = (state: string) => admin('PATCH', `/admin/form-submissions/${aside?.submissionId}`, { state })
  await setState('aside')
  expect(await countEvents()).toEqual([])
  await setState('new')
  expect(await countEvents()).toMatchObject([
    {
      type: 'FormSubmitted',
      recordId: aside?.submissionId,
      payload: { kind: 'quote', path: '/quote', formId: 'quote' },
    },
  ])
  for (const state of ['aside', 'new', 'done']) expect((await setState(state)).status).toBe(200)
  expect(await countEvents()).toHaveLength(1)
})

test('requests are found by reference number as somebody types it, and by parts of name and address of the sender [ROU-07]', async () => {
  const { body } = await submit(formOf())
  const { body: otherReply } = await submit(
    formOf({ answers: { ...ANSWERS, name: "Åsa O'Neill", email: '100%_x@river.example' } }),
  )
  const find = async (search: string) =>
    (await list(`?search=${encodeURIComponent(search)}`)).submissions.map(({ referenceNumber }) => referenceNumber)
  const dana = [body.referenceNumber]
  for (const typedText of [
    body.referenceNumber,
    body.referenceNumber.toLowerCase(),
    body.referenceNumber.replace('-', ''),
    'whitl',
    'DANA county',
    'dana@county.example',
  ])
    expect(await find(typedText), typedText).toEqual(dana)
  for (const typedText of ['Åsa', "o'neill", '100%_', 'RIVER åsa'])
    expect(await find(typedText), typedText).toEqual([otherReply.referenceNumber])
  for (const typedText of ['dana river', 'd_na', '%%', '\\\\', 'GL-1'])
    expect(await find(typedText), typedText).toEqual([])
  expect(await find(' ')).toHaveLength(2)
  expect((await list('?search=dana&kind=contact')).totalCount).toBe(0)
  expect(await admin('GET', `/admin/form-submissions?search=${'x'.repeat(101)}`)).toMatchObject({ status: 400 })
})

test('a visitor sends 40 forms in an hour and is then told how long to wait; others are not held up [ROU-07]', async () => {
  const by = await shop.buyer()
  const first = formOf()
  for (let count = 0; count < 40; count += 1)
    expect((await submit(count === 0 ? first : formOf(), { by })).status).toBe(201)
  await moveBack(20)
  const refused = await submit(formOf(), { by })
  expect(refused).toMatchObject({ status: 429, body: [{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }] })
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(38 * 60)
  expect(wait).toBeLessThanOrEqual(40 * 60)
  expect((await submit(first, { by })).status, 'a form that arrived long ago').toBe(201)
  expect((await submit(formOf())).status, 'a guest of the same address').toBe(201)
  await moveBack(41)
  expect((await submit(formOf(), { by })).status).toBe(201)
})

test('an address sends 60 forms in an hour, whoever sends them; a network of IPv6 counts as one [ROU-07]', async () => {
  const from = (address: string) => shop.send('POST', PATH, { body: formOf(), headers: { 'x-forwarded-for': address } })
  for (let count = 0; count < 60; count += 1) expect((await from(`2001:db8:1:2::${count}`)).status).toBe(201)
  expect((await from('2001:db8:1:2:ffff::1')).status).toBe(429)
  expect((await from('2001:db8:1:3::1')).status).toBe(201)
})

test('where a form came from is never stored as it is, and forgotten when it no longer counts [ROU-07]', async () => {
  await shop.send('POST', PATH, { body: formOf(), headers: { 'x-forwarded-for': '203.0.113.77' } })
  const rows = () => shop.database.query((db) => db.select().from(formSubmission))
  const [stored] = await rows()
  expect(JSON.stringify(stored)).not.toContain('203.0.113')
  expect(stored?.addressHash).toEqual(expect.any(String))
  await deleteExpiredFormData(shop.database, new Date(Date.now() + 59 * 60_000))
  expect(await rows()).toMatchObject([{ addressHash: expect.any(String) }])
  await deleteExpiredFormData(shop.database, new Date(Date.now() + 61 * 60_000))
  expect(await rows()).toMatchObject([{ addressHash: null, visitorHash: null, state: 'new' }])
})

test('a form that was opened before the page changed is taken for a day, by the questions it had [ROU-07]', async () => {
  const replaceAt = async (publishedAt: Date) => {
    await shop.database.transaction(async (tx) => {
      const [stored] = await tx.select().from(page).where(eq(page.path, '/quote'))
      const pageId = stored?.id ?? ''
      await tx.delete(pageVersion).where(eq(pageVersion.version, 2))
      await tx.insert(pageVersion).values({
        id: '0Pv000000000002AAA',
        pageId,
        version: 2,
        title: 'Quote',
        document: quoteForm([{ kind: 'text', name: 'company', label: 'Company' }]),
        publishedAt,
      })
      await tx.update(page).set({ publishedVersion: 2 }).where(eq(page.id, pageId))
    })
  }
  await replaceAt(new Date(Date.now() - 60_000))
  expect((await submit(formOf())).status).toBe(201)
  expect((await submit(formOf({ version: 2, answers: { company: 'Alder' } }))).status).toBe(201)
  expect((await submit(formOf({ version: 2 }))).status).toBe(422)
  await replaceAt(new Date(Date.now() - 25 * 60 * 60_000))
  expect(await submit(formOf())).toMatchObject({ status: 410, body: [{ errorCode: 'ENTITY_IS_DELETED' }] })
  await shop.database.transaction((tx) => tx.update(page).set({ publishedVersion: null }))
  expect((await submit(formOf({ version: 2, answers: { company: 'Alder' } }))).status).toBe(404)
})

test('the distributor pages through what was sent, newest first, while more arrives, and narrows it [ROU-07]', async () => {
  const numbers: string[] = []
  for (let count = 0; count < 5; count += 1) numbers.unshift((await submit(formOf())).body.referenceNumber)
  const first = await list('?pageSize=2')
  await submit(formOf())
  const second = await list(`?pageSize=2&pageToken=${first.nextPageToken}`)
  const third = await list(`?pageSize=2&pageToken=${second.nextPageToken}`)
  expect(
    [first, second, third].flatMap(({ submissions }) => submissions.map(({ referenceNumber }) => referenceNumber)),
  ).toEqual(numbers)
  expect([first.totalCount, second.totalCount, third.nextPageToken]).toEqual([5, 6, null])
  await moveBack(3 * 24 * 60)
  // From here on the date stays the same, also at midnight.
  vi.useFakeTimers({ toFake: ['Date'] })
  await submit(formOf())
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString().slice(0, 10)
  expect((await list(`?earliestDate=${day(0)}`)).totalCount).toBe(1)
  expect((await list(`?latestDate=${day(1)}`)).totalCount).toBe(6)
  expect((await list(`?earliestDate=${day(4)}&latestDate=${day(0)}&kind=quote`)).totalCount).toBe(7)
  expect((await list('?kind=contact')).totalCount).toBe(0)
  for (const query of [
    'state=lost',
    'kind=x',
    'earliestDate=yesterday',
    'latestDate=2026-02-31',
    'pageToken=-1',
    'pageSize=0',
    'pageSize=201',
  ])
    expect(await admin('GET', `/admin/form-submissions?${query}`)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }],
    })
})

test('a request is marked done, opened again, and remembers by whom [ROU-07]', async () => {
  await submit(formOf())
  const [sent] = (await list()).submissions
  const path = `/admin/form-submissions/${sent?.submissionId}`
  const done = await admin<FormSubmission>('PATCH', path, { state: 'done' })
  expect(done).toMatchObject({
    status: 200,
    body: { state: 'done', handledBy: 'A admin', handledDate: expect.any(String) },
  })
  expect((await list('?state=new')).totalCount).toBe(0)
  expect((await admin('GET', path)).body).toEqual(done.body)
  expect(await admin('PATCH', path, { state: 'new' })).toMatchObject({ status: 200, body: { state: 'new' } })
  expect((await admin('PATCH', path, { state: 'new' })).body, 'what is so already stays as it was').toEqual(
    (await admin('GET', path)).body,
  )
  expect(await admin('PATCH', path, { state: 'lost' })).toMatchObject({ status: 400 })
  expect(await admin('PATCH', '/admin/form-submissions/0Fs000000000001AAA', { state: 'done' })).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
})

test('buyers and guests see nothing of what others have sent [ROLE-06]', async () => {
  await submit(formOf())
  const [sent] = (await list()).submissions
  const buyer = await shop.buyer()
  for (const path of ['/admin/form-submissions', `/admin/form-submissions/${sent?.submissionId}`]) {
    expect(await buyer('GET', path)).toMatchObject({ status: 403, body: [{ errorCode: 'INSUFFICIENT_ACCESS' }] })
    expect(await shop.guest()('GET', path)).toMatchObject({ status: 401 })
  }
  expect((await buyer('PATCH', `/admin/form-submissions/${sent?.submissionId}`, { state: 'done' })).status).toBe(403)
})

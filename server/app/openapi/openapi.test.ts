import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_ENDPOINTS } from '@hydrant/contract/endpoints.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../../testing/open-test-catalogue.ts'
import { RECORD_OBJECTS } from '../record-objects.ts'
import { createOpenApiDocument } from './document.ts'
import { renderDocumentPage } from './page.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await openTestCatalogueShop()
})
afterAll(() => shop.close())

test('the document is valid OpenAPI 3.1', async () => {
  const { body } = await shop.guest<Record<string, unknown>>('GET', '/openapi.json')
  const validator = new Validator()
  expect(await validator.validate(structuredClone(body))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('every endpoint is in the document with its parameters, its responses and its error codes', async () => {
  const { body } = await shop.guest<{
    paths: Record<
      string,
      Record<
        string,
        {
          operationId: string
          parameters: Array<{ name: string }>
          responses: Record<string, { 'x-error-codes'?: string[] }>
        }
      >
    >
  }>('GET', '/openapi.json')
  for (const endpoint of ALL_ENDPOINTS) {
    const operation = body.paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
    expect(operation?.operationId).toBe(endpoint.id)
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(Object.keys(endpoint.responses)))
    const codes = Object.values(operation?.responses ?? {}).flatMap((response) => response['x-error-codes'] ?? [])
    expect(codes).toEqual(expect.arrayContaining([...endpoint.errors]))
    const names = operation?.parameters.map(({ name }) => name)
    expect(names).toEqual([
      ...Object.keys(endpoint.params?.properties ?? {}),
      ...Object.keys(endpoint.query?.properties ?? {}),
    ])
  }
})

test('every object of the record API has a schema from its definition [REC-48]', async () => {
  const { body } = await shop.guest<{ components: { schemas: Record<string, Record<string, unknown>> } }>(
    'GET',
    '/openapi.json',
  )
  for (const { definition } of RECORD_OBJECTS) {
    const schema = body.components.schemas[`${definition.name}Record`]
    expect(Object.keys(schema?.['properties'] ?? {}), definition.name).toEqual(Object.keys(definition.fields))
  }
  expect(body.components.schemas['Product2Record']).toMatchObject({
    required: ['Name', 'StockKeepingUnit'],
    'x-access': { read: 'staff', create: 'staff', update: 'staff', delete: 'staff' },
    properties: {
      Id: { readOnly: true },
      StockKeepingUnit: { type: 'string', maxLength: 180, 'x-external-id': true },
      ProductClass: { enum: expect.arrayContaining(['VariationParent']), 'x-set-once': true },
      IsActive: { type: 'boolean', default: false },
    },
  })
  expect(body.components.schemas['ProductMediaRecord']?.['properties']).toMatchObject({
    ElectronicMediaId: { type: 'string', 'x-reference-to': 'ManagedContent' },
  })
})

test('every reference in the document has a target', () => {
  const document = createOpenApiDocument('/shop')
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    (match) => match[1],
  )
  expect(references.length).toBeGreaterThan(100)
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining([...new Set(references)]))
  expect(document.servers).toEqual([{ url: '/shop' }])
})

test('the page shows every endpoint under its own anchor and loads nothing from other origins', async () => {
  const { body, headers } = await shop.guest<string>('GET', '/docs/api')
  for (const { id } of ALL_ENDPOINTS) expect(body).toContain(`<article id="${id}">`)
  const anchors = [...body.matchAll(/href="#([^"]+)"/g)].map((match) => match[1])
  for (const anchor of new Set(anchors)) expect(body).toContain(`id="${anchor}"`)
  expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  const style = await shop.guest<string>('GET', '/docs/api.css')
  expect(style.headers.get('content-type')).toContain('text/css')
  expect(style.body).toContain('--color-ink:')
})

test('texts of the document are escaped', () => {
  const document = createOpenApiDocument('')
  const alteredDocument = { ...document, info: { ...document.info, title: '<script>alert(1)</script>' } }
  const page = renderDocumentPage(alteredDocument, '/"onload="x')
  expect(page).not.toContain('<script>')
  expect(page).not.toContain('"onload="')
})

test('an unchanged document is 304', async () => {
  const { headers } = await shop.guest('GET', '/openapi.json')
  expect(
    (await shop.guest('GET', '/openapi.json', { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status,
  ).toBe(304)
})

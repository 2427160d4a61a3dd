/** A small source tree in which exactly one rule is broken, with the rule and the file that breaks it. */
export interface PlantedViolation {
  readonly rule: string
  readonly what: string
  readonly at: string
  readonly files: Readonly<Record<string, string>>
}

const leafSource = 'export const value = 1\n'

/** At least one planted violation for every rule, and one for each easy way around it. */
export const plantedViolations: readonly PlantedViolation[] = [
  createPlantedViolation('retired-names', 'a word of an identifier', {
    'kernel/a.ts': 'export const usualPatience = 1',
  }),
  createPlantedViolation('resolvable', 'a file that does not exist', { 'kernel/a.ts': `import './missing.ts'` }),
  createPlantedViolation('resolvable', 'a path without its extension', {
    'client/a.ts': `import '@hydrant/kernel/a'`,
    'kernel/a.ts': leafSource,
  }),
  createPlantedViolation('written-out', 'a computed import', {
    'server/cart/service.ts': 'const name = "x"\nawait import(`./${name}.ts`)',
  }),
  createPlantedViolation('written-out', 'a glob', {
    'page-builder/registry/blocks.ts': `export const all = import.meta.glob('./*.ts')`,
  }),
  createPlantedViolation('by-name', 'a relative path into another workspace', {
    'client/a.ts': `import '../kernel/a.ts'`,
    'kernel/a.ts': leafSource,
  }),
  createPlantedViolation('by-name', 'its own workspace by name', {
    'kernel/b.ts': `import '@hydrant/kernel/a.ts'`,
    'kernel/a.ts': leafSource,
  }),
  createPlantedViolation('workspaces', 'a value against the arrows', {
    'kernel/a.ts': `import '@hydrant/contract/a.ts'`,
    'contract/a.ts': leafSource,
  }),
  createPlantedViolation('workspaces', 'the server from the storefront, by import type', {
    'storefront/a.ts': `import type { A } from '@hydrant/server/cart/service.ts'`,
    'server/cart/service.ts': 'export type A = 1',
  }),
  createPlantedViolation('workspaces', 'a type written as import()', {
    'design/a.ts': `export type A = import('@hydrant/client/a.ts').A`,
    'client/a.ts': 'export type A = 1',
  }),
  createPlantedViolation('workspaces', 'more of the server than its testing folder in a test', {
    'client/a.test.ts': `import '@hydrant/server/cart/service.ts'`,
    'server/cart/service.ts': leafSource,
  }),
  createPlantedViolation('workspaces', 'import()', {
    'page-builder/a.ts': `await import('@hydrant/client/a.ts')`,
    'client/a.ts': leafSource,
  }),
  createPlantedViolation('workspaces', 'a re-export', {
    'design/a.ts': `export * from '@hydrant/page-builder/a.ts'`,
    'page-builder/a.ts': leafSource,
  }),
  createPlantedViolation('workspaces', 'a style sheet', {
    'design/a.css': `@import '@hydrant/storefront/a.css';`,
    'storefront/a.css': '',
  }),
  createPlantedViolation('contract-types-only', 'a schema in the shop', {
    'storefront/a.ts': `import { value } from '@hydrant/contract/a.ts'`,
    'contract/a.ts': leafSource,
  }),
  createPlantedViolation('area-order', 'a later area', {
    'server/catalogue/service.ts': `import '../cart/service.ts'`,
    'server/cart/service.ts': leafSource,
  }),
  createPlantedViolation('area-order', 'a later area’s type', {
    'server/pricing/tier.ts': `import type { A } from '../checkout/service.ts'`,
    'server/checkout/service.ts': 'export type A = 1',
  }),
  createPlantedViolation('area-service', 'another area’s store', {
    'server/cart/service.ts': `import '../catalogue/store.ts'`,
    'server/catalogue/store.ts': leafSource,
  }),
  createPlantedViolation('area-service', 'another area’s rule, by import type', {
    'server/cart/merge.ts': `import type { A } from '../tax/rate.ts'`,
    'server/tax/rate.ts': 'export type A = 1',
  }),
  createPlantedViolation('area-service', 'a store from the composition root', {
    'server/app/main.ts': `import '../cart/store.ts'`,
    'server/cart/store.ts': leafSource,
  }),
  createPlantedViolation('area-service', 'a rule in an inner folder of another area', {
    'server/checkout/draft.ts': `import '../cart/delivery/fee.ts'`,
    'server/cart/delivery/fee.ts': leafSource,
  }),
  createPlantedViolation('area-order', 'a later area, from an inner folder', {
    'server/catalogue/products/read.ts': `import '../../cart/service.ts'`,
    'server/cart/service.ts': leafSource,
  }),
  createPlantedViolation('framework-knows-types', 'an area’s function', {
    'server/http/serve.ts': `import { value } from '../cart/service.ts'`,
    'server/cart/service.ts': leafSource,
  }),
  createPlantedViolation('framework-knows-types', 'the composition root', {
    'server/http/serve.ts': `import type { A } from '../app/build-app.ts'`,
    'server/app/build-app.ts': 'export type A = 1',
  }),
  createPlantedViolation('http-only-in-routes', 'fastify in a service', {
    'server/cart/service.ts': `import type { FastifyRequest } from 'fastify'`,
  }),
  createPlantedViolation('http-only-in-routes', 'server/http in a rule', {
    'server/cart/rule.ts': `import '../http/errors.ts'`,
    'server/http/errors.ts': leafSource,
  }),
  createPlantedViolation('http-only-in-routes', 'server/http in a rule of an inner folder', {
    'server/cart/lines/rule.ts': `import '../../http/errors.ts'`,
    'server/http/errors.ts': leafSource,
  }),
  createPlantedViolation('sql-only-in-stores', 'drizzle in a rule of an inner folder', {
    'server/cart/lines/rule.ts': `import { eq } from 'drizzle-orm'`,
  }),
  createPlantedViolation('sql-only-in-stores', 'drizzle in a service', {
    'server/cart/service.ts': `import { eq } from 'drizzle-orm'`,
  }),
  createPlantedViolation('sql-only-in-stores', 'a driver in a rule', {
    'server/cart/rule.ts': `import 'drizzle-orm/pg-core'`,
  }),
  createPlantedViolation('sql-only-in-stores', 'a table in a service, by import type', {
    'server/cart/service.ts': `import type { T } from '@hydrant/database/schema/cart.ts'`,
    'database/schema/cart.ts': 'export type T = 1',
  }),
  createPlantedViolation('one-cache', 'the library of caches in an area', {
    'server/cart/rule.ts': `import { LRUCache } from 'lru-cache'`,
  }),
  createPlantedViolation('one-cache', 'an area in the cache', {
    'server/cache/cache.ts': `import '../cart/service.ts'`,
    'server/cart/service.ts': leafSource,
  }),
  createPlantedViolation('react-only-where-rendered', 'react on the server', {
    'server/app/main.ts': `import { createElement } from 'react'`,
  }),
  createPlantedViolation('react-only-where-rendered', 'the router in the client', {
    'client/a.ts': `import { redirect } from 'react-router'`,
  }),
  createPlantedViolation('editor-stays-out-of-the-shop', 'the editor’s package', {
    'storefront/a.tsx': `import { Render } from '@puckeditor/core'`,
  }),
  createPlantedViolation('editor-stays-out-of-the-shop', 'the editor of texts', {
    'page-builder/blocks/rich-text/a.ts': `import { Editor } from '@tiptap/core'`,
  }),
  createPlantedViolation('editor-stays-out-of-the-shop', 'the editor’s folder', {
    'storefront/a.ts': `await import('@hydrant/page-builder/editor/a.ts')`,
    'page-builder/editor/a.ts': leafSource,
  }),
  createPlantedViolation('editor-stays-out-of-the-shop', 'the editor’s folder, for the sake of a page outside of it', {
    'storefront/routes/a.ts': `import '@hydrant/page-builder/editor/a.ts'`,
    'page-builder/editor/a.ts': leafSource,
  }),
  createPlantedViolation('editor-stays-out-of-the-shop', 'the editor’s folder, for the sake of a block', {
    'page-builder/blocks/a.ts': `import type { A } from '../editor/a.ts'`,
    'page-builder/editor/a.ts': leafSource,
  }),
  createPlantedViolation('editor-stays-out-of-the-shop', 'a type of the editor’s package', {
    'page-builder/blocks/a.ts': `import type { Config } from '@puckeditor/core'`,
  }),
  createPlantedViolation('no-node-in-the-browser', 'a node module in the kernel', {
    'kernel/a.ts': `import { readFileSync } from 'node:fs'`,
  }),
  createPlantedViolation('no-node-in-the-browser', 'a component that sets the locale of the server', {
    'design/a.ts': `import '@hydrant/messages/run-with-locale.ts'`,
    'messages/run-with-locale.ts': leafSource,
  }),
  createPlantedViolation('tests-stay-out-of-the-product', 'a testing folder', {
    'server/cart/store.ts': `import '@hydrant/database/testing/a.ts'`,
    'database/testing/a.ts': leafSource,
  }),
  createPlantedViolation('settings-in-one-place', 'process.env', {
    'server/cart/service.ts': 'export const port = process.env.PORT',
  }),
  createPlantedViolation('settings-in-one-place', 'process["env"]', {
    'client/a.ts': `export const port = globalThis.process['env']`,
  }),
  createPlantedViolation('settings-in-one-place', 'env taken out of process', {
    'demo/a.ts': 'export const { env } = process',
  }),
  createPlantedViolation('settings-in-one-place', 'env imported', {
    'server/app/build-app.ts': `import { env } from 'node:process'`,
  }),
  createPlantedViolation('no-silenced-checks', 'a lint comment', {
    'kernel/a.ts': '// oxlint-disable-next-line no-console\nconsole.log(1)',
  }),
  createPlantedViolation('no-silenced-checks', 'a compiler comment', {
    'client/a.ts': `// @ts-expect-error\nexport const value: string = 1`,
  }),
  createPlantedViolation('known-area', 'an area without a place in the order', {
    'server/wishes/service.ts': leafSource,
  }),
  createPlantedViolation('markup-where-rendered', 'a .tsx file on the server', { 'server/cart/mail.tsx': leafSource }),
  createPlantedViolation('design-asks-nobody', 'fetch', {
    'design/price/price.tsx': `export const ask = () => fetch('prices')`,
  }),
  createPlantedViolation('design-asks-nobody', 'fetch as a property', {
    'design/price/price.tsx': `export const ask = () => globalThis['fetch']('prices')`,
  }),
  createPlantedViolation('design-asks-nobody', 'an open connection', {
    'design/price/price.tsx': `export const prices = new window.EventSource('prices')`,
  }),
  createPlantedViolation('design-asks-nobody', 'a beacon', {
    'design/price/price.tsx': `navigator.sendBeacon('seen')`,
  }),
  createPlantedViolation('design-has-no-urls', 'a path in the markup', {
    'design/navigation/home.tsx': `export const home = () => <a href="/cart">Cart</a>`,
  }),
  createPlantedViolation('design-has-no-urls', 'a path that is put together', {
    'design/navigation/home.tsx': 'export const at = (id: string) => `/product/${id}`',
  }),
  createPlantedViolation('design-has-no-urls', 'another site', {
    'design/icon/icon.tsx': `export const icons = 'https://icons.example/all.svg'`,
  }),
  createPlantedViolation('design-makes-no-amount', 'a sum', {
    'design/summary/totals.tsx': 'export const both = (one: Big, other: Big) => one.plus(other)',
  }),
  createPlantedViolation('design-makes-no-amount', 'a share', {
    'design/price/discount.tsx': 'export const part = (price: Big) => price?.times(100).div(3)',
  }),
  createPlantedViolation('design-makes-no-amount', 'an amount as a floating-point number', {
    'design/price/price.tsx': 'export const cents = (price: Big) => price.toNumber() * 100',
  }),
  createPlantedViolation('transactions-in-services', 'a transaction in the routes', {
    'server/cart/routes.ts': `export const add = () => database.transaction((tx) => addLine(tx))`,
  }),
  createPlantedViolation('transactions-in-services', 'one that an error rolls back', {
    'server/cart/coupon-routes.ts': `export const apply = () => runOrRollBack(server.database, (tx) => applyCoupon(tx))`,
  }),
  createPlantedViolation('transactions-in-services', 'a transaction in the routes of an inner folder', {
    'server/cart/lines/item-routes.ts': `export const add = () => database.transaction((tx) => addLine(tx))`,
  }),
  createPlantedViolation('sentences-in-catalogues', 'a label in a component', {
    'design/price/price.ts': `export const label = 'Priced on request'`,
  }),
  createPlantedViolation('sentences-in-catalogues', 'a sentence with a value', {
    'page-builder/checks/check-links.ts': 'export const toMessage = (path: string) => `There is no page at ${path}.`',
  }),
  createPlantedViolation('sentences-in-catalogues', 'words in markup', {
    'storefront/orders/order-page.tsx': 'export const note = <p>Thank you for your order.</p>',
  }),
  createPlantedViolation('sentences-in-catalogues', 'the message of a domain error', {
    'server/cart/errors.ts': `export const cartErrors = { noActiveCart: { code: 'MISSING_RECORD', message: () => 'There is no active cart.' } }`,
  }),
  createPlantedViolation('telling-names', 'a folder that says nothing', { 'kernel/utils/money.ts': leafSource }),
  createPlantedViolation('telling-names', 'a barrel', { 'design/form/index.ts': leafSource }),
  createPlantedViolation('no-cycles', 'two files that need each other, one only for a type', {
    'kernel/a.ts': `import type { B } from './b.ts'\nexport type A = B`,
    'kernel/b.ts': `import './a.ts'\nexport type B = 1`,
  }),
]

/** A source tree that uses everything the rules allow. */
export const allowedTree: Readonly<Record<string, string>> = {
  'page-builder/blocks/b.ts': `export const view = () => import('./b-view.tsx')`,
  'page-builder/blocks/b-view.tsx': `import type { view } from './b.ts'`,
  'kernel/a.ts': leafSource,
  'kernel/a.test.ts': `import { test } from 'vitest'\nimport { readFileSync } from 'node:fs'\nimport { value } from './a.ts'`,
  'contract/a.ts': `import '@hydrant/kernel/a.ts'\nexport type Wire = string`,
  'client/a.ts': `import { value } from '@hydrant/contract/a.ts'`,
  'client/a.test.ts': `import '@hydrant/server/testing/a.ts'`,
  'storefront/a.tsx': `import type { Wire } from '@hydrant/contract/a.ts'\nimport { useState } from 'react'\nimport type { Route } from './+types/a.ts'\nimport './a.css'\nimport url from './a.css?url'\nawait import('@hydrant/page-builder/blocks/a.tsx')`,
  'storefront/a.css': `@import '@hydrant/design/a.css';`,
  'storefront/entry.server.tsx': `import { PassThrough } from 'node:stream'`,
  'design/a.css': '',
  'design/layout/picture.tsx': `export const none = '/img/none.svg'`,
  'design/navigation/link.tsx': 'export const part = (id: string) => <a href={`#${id}`}>{`${id} / 2`}</a>',
  'design/format/date-text.ts': `if (moment === null) throw new Error('The moment does not say its offset.')\nuseWarnOncePerMessage('The offset is ignored.')`,
  'design/navigation/link.test.ts': `export const page = await fetch('/product/1')`,
  'design/quantity-selector/step.ts': 'export const next = (value: Big, step: Big) => value.plus(step)',
  'page-builder/blocks/a.tsx': leafSource,
  'storefront/builder/a.ts': `await import('@hydrant/page-builder/editor/a.tsx')`,
  'storefront/routes/builder/a.ts': `import '@hydrant/page-builder/editor/a.tsx'`,
  'page-builder/editor/a.tsx': `import { Puck } from '@puckeditor/core'\nimport '../blocks/a.tsx'`,
  'database/connection/a.ts': `import { sql } from 'drizzle-orm'\nexport type ReadOnlyDb = 1`,
  'database/testing/a.ts': 'export const url = process.env.TEST_DATABASE_URL',
  'server/catalogue/service.ts': `import type { ReadOnlyDb } from '@hydrant/database/connection/a.ts'\nimport './store.ts'`,
  'server/catalogue/store.ts': `import { eq } from 'drizzle-orm'\nimport '@hydrant/database/connection/a.ts'`,
  'server/catalogue/service.test.ts': `import '@hydrant/database/testing/a.ts'\nimport '../app/build-app.ts'`,
  'server/catalogue/testing/a.ts': `import '../service.ts'`,
  'server/cart/service.test.ts': `import '../catalogue/testing/a.ts'`,
  'server/cart/service.ts': `import type { A } from '../catalogue/service.ts'\nimport '../cache/cache.ts'`,
  'server/cart/routes.ts': `import type { FastifyInstance } from 'fastify'\nimport '../http/errors.ts'\nimport './service.ts'`,
  'server/cache/cache.ts': `import { LRUCache } from 'lru-cache'`,
  'server/cart/coupon-routes.ts': `import '../http/errors.ts'`,
  'server/cart/coupon-store.ts': `import { eq } from 'drizzle-orm'`,
  'server/cart/lines/item-routes.ts': `import '../../http/errors.ts'\nimport '../service.ts'`,
  'server/cart/lines/line-store.ts': `import { eq } from 'drizzle-orm'`,
  'server/session/library.ts': `import { drizzle } from 'drizzle-orm/node-postgres'`,
  'server/app/build-app.ts': `import '../cart/routes.ts'\nimport '../cart/coupon-routes.ts'\nimport fastify from 'fastify'`,
  'server/http/errors.ts': leafSource,
  'server/testing/a.ts': leafSource,
  'server/app/settings.ts': 'export const port = process.env.PORT',
  'server/app/main.ts':
    'import "./build-app.ts"\nexport const environment = process.env\nconst built = new URL("x", import.meta.url)\nawait import(built.href)',
  'tooling/a.ts': `import '@hydrant/server/app/main.ts'\nexport const path = process.env.CHROME_PATH`,
  'e2e/a.spec.ts': `import { test } from '@playwright/test'\nimport '@hydrant/tooling/a.ts'`,
}

/** Creates a planted violation; the first file is the one that breaks the rule. */
function createPlantedViolation(rule: string, what: string, files: Readonly<Record<string, string>>): PlantedViolation {
  return { rule, what, at: Object.keys(files)[0] ?? '', files }
}

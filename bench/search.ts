import { parseArgs } from 'node:util'
import type { Database } from '@hydrant/database/connection/database.ts'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { product, productCategory } from '@hydrant/database/schema/catalogue.ts'
import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { findGuestGroups } from '@hydrant/server/accounts/store.ts'
import { findScheduledPriceBooks } from '@hydrant/server/pricing/store.ts'
import type { Finder, SearchQuery } from '@hydrant/server/search/query/finder.ts'
import { EVERYWHERE } from '@hydrant/server/search/query/search-scope.ts'
import { createLiveSearch } from '@hydrant/server/search/sync/live-search.ts'
import { parseTerm } from '@hydrant/server/search/parse-term.ts'
import { getWebstore } from '@hydrant/server/webstore/service.ts'
import { count, desc, sql } from 'drizzle-orm'
import { createScratchDatabase } from '@hydrant/tooling/scratch-database.ts'
import { DATABASE_SERVER, describeMachine } from './machine.ts'
import { profilePhases } from './search/profile-phases.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { createRandom } from './seeding/create-random.ts'

const ROUNDS = 500
const VARIED_ROUNDS = 5000
const MEGABYTE = 2 ** 20

/** The suite of searches that have hardly anything in common. */
const VARIED = 'varied'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    /** A database that is filled already. */
    url: { type: 'string' },
    /** A folder that the index is read from, if it was stored there, and stored in. */
    folder: { type: 'string' },
    /** The only suite to run. */
    suite: { type: 'string' },
    /** Prints how the time of each suite is divided. Profiling makes everything slower, so compare only the parts. */
    phases: { type: 'boolean', default: false },
  },
})

/** Measures the search of one process on a database that is filled already. */
async function measureSearch(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ url: databaseUrl, dataDir: '' })
  try {
    await database.migrate()
    const sample = await readSample(database)
    globalThis.gc?.()
    const before = process.memoryUsage()
    const [startedAt, cpuBefore] = [performance.now(), process.cpuUsage()]
    const log = { info: () => undefined, warn: () => undefined }
    const place = values.folder === undefined ? null : { folder: values.folder, isWriter: true }
    const search = createLiveSearch(database, log, place)
    const finder = await search.getFinderAtVersion(sample.webstore.catalogVersion)
    const buildMs = performance.now() - startedAt
    const { user, system } = process.cpuUsage(cpuBefore)
    globalThis.gc?.()
    const after = process.memoryUsage()
    console.log(`${describeMachine()}; ${finder.index.count} products`)
    console.log(
      `Index read in ${(buildMs / 1000).toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of processor; ${Math.round((after.rss - before.rss) / MEGABYTE)} MB more resident memory (heap ${Math.round((after.heapUsed - before.heapUsed) / MEGABYTE)}, arrays ${Math.round((after.arrayBuffers - before.arrayBuffers) / MEGABYTE)}), ${Math.round(after.rss / MEGABYTE)} MB in all`,
    )
    const base = { ...BASE_QUERY, buyerGroupIds: sample.guestGroupIds }
    for (const [name, createQuery] of Object.entries(createQueries(finder, sample)))
      if (values.suite === undefined || values.suite === name)
        measurePhasesOrQueries(name, finder, (at) => ({ ...base, ...createQuery(at) }))
    await search.close()
    console.log(`${Math.round(process.memoryUsage().rss / MEGABYTE)} MB resident after the searches`)
  } finally {
    await database.close()
  }
}

const BASE_QUERY: Omit<SearchQuery, 'buyerGroupIds'> = {
  term: null,
  scope: EVERYWHERE,
  category: null,
  filters: [],
  grouping: 'VariationParent',
  order: 'relevance',
  prices: null,
  offset: 0,
  limit: 20,
  counts: true,
}

type Sample = Awaited<ReturnType<typeof readSample>>

/**
 * Reads the material for queries: products and categories of the database, guest groups and the price books of guests.
 */
async function readSample(database: Database) {
  return database.query(async (db) => ({
    webstore: await getWebstore(db),
    guestGroupIds: (await findGuestGroups(db)).map(({ id }) => id),
    products: await db
      .select({ name: product.name, sku: product.sku })
      .from(product)
      .orderBy(sql`md5(${product.id})`)
      .limit(ROUNDS),
    categories: await db
      .select({ id: productCategory.categoryId, products: count() })
      .from(productCategory)
      .groupBy(productCategory.categoryId)
      .orderBy(desc(count()))
      .limit(20),
    priceBooks: (await findScheduledPriceBooks(db)).filter(
      ({ isActive, buyerGroupIds }) => isActive && buyerGroupIds.length === 0,
    ),
  }))
}

/** Creates, by name, the functions that return the search query for each round of a measurement. */
function createQueries(finder: Finder, sample: Sample): Record<string, (at: number) => Partial<SearchQuery>> {
  const word = (text: string, at: number): string => text.split(/[ ,]+/)[at] ?? text
  const roots = finder.index.structure.categories
    .filter(({ id }) => sample.categories.some((category) => category.id === id))
    .flatMap(({ ancestorIds }) => ancestorIds)
  const term = (text: string): Partial<SearchQuery> => ({ term: parseTerm(text, toPartNumberKey) })
  const category = (id: string | undefined): Partial<SearchQuery> => ({
    category: finder.index.structure.categories.find((candidate) => candidate.id === id) ?? null,
  })
  const prices = { priceBooks: sample.priceBooks, currency: sample.webstore.defaultCurrency, byPriority: false }
  return {
    'one word': (at) => term(word(sample.products[at]?.name ?? '', at % 4)),
    'two words': (at) =>
      term(`${word(sample.products[at]?.name ?? '', 1)} ${word(sample.products[at]?.name ?? '', 3)}`),
    'whole name': (at) => term(sample.products[at]?.name ?? ''),
    'two letters typed': (at) => term((sample.products[at]?.name ?? '').slice(0, 2)),
    'part number': (at) => term(sample.products[at]?.sku ?? ''),
    'fragment of a part number': (at) => term((sample.products[at]?.sku ?? '').slice(4, 9)),
    'misspelt word': (at) => term(word(sample.products[at]?.name ?? '', 3).replace(/(.)(.)(.)$/, '$1$3$2')),
    'category, facets': (at) => category(sample.categories[at % 20]?.id),
    'department, facets': (at) => category(roots[at % roots.length]),
    'department narrowed by brand': (at) => ({
      ...category(roots[at % roots.length]),
      filters: [
        {
          kind: 'brand',
          names: ['Brand__c', 'Brand'],
          values: [word(sample.products[at]?.name ?? '', 0)],
          range: null,
        },
      ],
    }),
    'category by price': (at) => ({ ...category(sample.categories[at % 20]?.id), order: 'price-asc', prices }),
    'department by price': (at) => ({ ...category(roots[at % roots.length]), order: 'price-desc', prices }),
    [VARIED]: createVariedQueries(finder, sample, prices),
  }
}

/**
 * Creates searches that have hardly anything in common, as those of visitors do: terms, categories, facets, orders and
 * pages vary. The same every time.
 */
function createVariedQueries(
  finder: Finder,
  sample: Sample,
  prices: NonNullable<SearchQuery['prices']>,
): (at: number) => Partial<SearchQuery> {
  const orders = ['relevance', 'relevance', 'relevance', 'price-asc', 'price-desc', 'name-asc', 'newest'] as const
  const { categories } = finder.index.structure
  return (at) => {
    const random = createRandom(at)
    const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
    const { name = '', sku = '' } = pick(sample.products) ?? {}
    const words = name.split(/[ ,]+/)
    const texts = [
      words[1],
      pick(words),
      `${pick(words)} ${pick(words)}`,
      `${words[1]} ${words[3]}`,
      name,
      sku,
      sku.slice(3, 8),
    ]
    const order = pick(orders) ?? 'relevance'
    const offset = 20 * Math.floor(random() * random() * 5)
    const brand = random() < 0.25 ? [words[0] ?? ''] : []
    const shared = {
      order,
      prices: order.startsWith('price') ? prices : null,
      offset,
      filters: brand.map((value) => ({
        kind: 'brand' as const,
        names: ['Brand__c', 'Brand'] as const,
        values: [value],
        range: null,
      })),
    }
    if (random() < 0.2)
      return { ...shared, category: categories.find(({ id }) => id === pick(sample.categories)?.id) ?? null }
    return { ...shared, term: parseTerm(pick(texts) ?? '', toPartNumberKey) }
  }
}

/** The functions that begin a phase of a search, as the profiler names them. */
const PHASES = new Map([
  ['matchTermOrSimilar', 'term'],
  ['applyFilters', 'filters'],
  ['groupHits', 'grouping'],
  ['rankGroups', 'order'],
  ['countFacets', 'facets'],
  ['countCategories', 'categories'],
  ['(garbage collector)', 'garbage collection'],
])

function measurePhasesOrQueries(name: string, finder: Finder, createQuery: (at: number) => SearchQuery): void {
  if (!values.phases) {
    measureQueries(name, finder, createQuery)
    return
  }
  const shares = profilePhases(() => measureQueries(name, finder, createQuery), PHASES)
  const texts = [...shares].toSorted(([, one], [, other]) => other - one)
  console.log(`  ${texts.map(([phase, share]) => `${phase} ${Math.round(share * 100)} %`).join(', ')}`)
}

/**
 * Runs the search query of each round and prints how long they took. Equal queries run only once, because the second
 * would come from the cache.
 */
function measureQueries(name: string, finder: Finder, createQuery: (at: number) => SearchQuery): void {
  const queries = new Map<string, SearchQuery>()
  for (let at = 0; at < (name === VARIED ? VARIED_ROUNDS : ROUNDS); at += 1) {
    const query = createQuery(at)
    queries.set(JSON.stringify(query), query)
  }
  const times: number[] = []
  let hits = 0
  const cpuBefore = process.cpuUsage()
  for (const query of queries.values()) {
    const startedAt = performance.now()
    hits += finder.find(query).total
    times.push(performance.now() - startedAt)
  }
  const { user, system } = process.cpuUsage(cpuBefore)
  times.sort((one, other) => one - other)
  const at = (part: number): string => (times[Math.floor(times.length * part)] ?? 0).toFixed(2)
  console.log(
    `${name.padEnd(30)} p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  ${((user + system) / 1000 / times.length).toFixed(2)} ms of processor each  ${Math.round(hits / times.length)} hits  ${times.length} questions`,
  )
}

if (values.url === undefined) {
  const scratch = await createScratchDatabase(DATABASE_SERVER)
  try {
    await seedCatalogue({ databaseUrl: scratch.url, products: Number(values.products) })
    await measureSearch(scratch.url)
  } finally {
    await scratch.drop()
  }
} else await measureSearch(values.url)

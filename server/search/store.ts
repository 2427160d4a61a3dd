import type { Executor } from '@hydrant/database/connection/database.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { SearchTerm, Wording } from './read-term.ts'
import type { SortOrder } from './sort-rules.ts'

/** What narrows a search: values of the brand, of a category or of an attribute, or a span of an attribute's numbers. */
export interface Narrowing {
  readonly kind: 'brand' | 'family' | 'category' | 'attribute'
  /** The attribute's name, with and without the ending of custom fields; one of them is how products keep it. */
  readonly names: readonly [string, string]
  readonly values: readonly string[]
  readonly span: { readonly min: string | null; readonly max: string | null } | null
}

/** A search, ready for the database. */
export interface SearchQuery {
  readonly buyerGroupIds: readonly string[]
  readonly term: SearchTerm | null
  readonly category: { readonly id: string; readonly depth: number } | null
  readonly narrowings: readonly Narrowing[]
  readonly grouping: 'NoGrouping' | 'VariationParent' | 'BestMatch'
  readonly order: SortOrder
  /** The price books that are open to the shopper, the first in priority first, and how one is chosen. */
  readonly prices: { readonly books: readonly string[]; readonly originals: readonly string[]; readonly currency: string; readonly byPriority: boolean }
  readonly offset: number
  readonly limit: number
  /** False leaves facets and categories uncounted, for those who only want the hits. */
  readonly counts: boolean
}

/** What a search found: the ids of one page, and counts over all hits. A group of variations counts once. */
export interface Found {
  readonly total: number
  readonly ids: readonly string[]
  readonly facets: ReadonlyArray<{ readonly name: string; readonly value: string; readonly hits: number }>
  readonly categories: ReadonlyArray<{ readonly id: string; readonly hits: number }>
}

/** The name of the facet of brands. */
export const BRAND = 'Brand__c'

/** Searches in one statement, so that an embedded database is kept busy once. */
export async function search(executor: Executor, query: SearchQuery): Promise<Found> {
  const all = allOf(query.narrowings.map((_, index) => passed(index)))
  const facets = query.counts ? facetValues(query) : sql`select null as name, null as value, 0 as hits where false`
  const categories = query.counts ? categoryCounts(query) : sql`select null as id, 0 as hits where false`
  const { rows } = await executor.execute<{ total: number; ids: string[]; facets: Found['facets']; categories: Found['categories'] }>(sql`
    with ${matched(query)},
    base as materialized (
      select p.id, p.brand, p.attributes, m.rank, ${groupOf(query.grouping)} as group_id${flags(query.narrowings)}
      from matched m
      join product p on p.id = m.id
      left join product parent on parent.id = p.parent_id and p.product_class = 'Variation' and ${visible('parent', query.buyerGroupIds)}
    ),
    hits as (select * from base where ${all}),
    priced as (${pricesOf(query)}),
    grouped as (
      select group_id, (array_agg(hits.id order by rank desc, hits.id))[1] as best_id, max(rank) as rank, min(price) as price
      from hits left join priced on priced.product_id = hits.id
      group by group_id
    ),
    page as (
      select shown.id, row_number() over (order by ${orderOf(query.order)}) as place
      from grouped join product shown on shown.id = ${query.grouping === 'BestMatch' ? sql`grouped.best_id` : sql`grouped.group_id`}
      order by place
      limit ${query.limit} offset ${query.offset}
    )
    select
      (select count(*)::int from grouped) as total,
      (select coalesce(json_agg(id order by place), '[]'::json) from page) as ids,
      (select coalesce(json_agg(json_build_object('name', name, 'value', value, 'hits', hits)), '[]'::json) from (${facets}) facet) as facets,
      (select coalesce(json_agg(json_build_object('id', id, 'hits', hits)), '[]'::json) from (${categories}) counted) as categories`)
  const [found] = rows
  return found ?? { total: 0, ids: [], facets: [], categories: [] }
}

/** The categories, and the brands of products that the shopper may see, whose names begin with what was typed, or have a word that does; for suggestions. */
export async function findNames(executor: Executor, asked: { buyerGroupIds: readonly string[]; text: string; limit: number }): Promise<string[]> {
  const pattern = asked.text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)
  const { rows } = await executor.execute<{ name: string }>(sql`
    select name, min(kind) as kind from (
      select name, 1 as kind from category where is_navigational
      union all
      select distinct p.brand, 2 from product p where p.brand is not null and ${visible('p', asked.buyerGroupIds)}
    ) named
    where lower(name) like ${`${pattern}%`} or lower(name) like ${`% ${pattern}%`}
    group by name
    order by kind, length(name), name collate "C"
    limit ${asked.limit}`)
  return rows.map((row) => row.name)
}

function visible(table: 'p' | 'parent', buyerGroupIds: readonly string[]): SQL {
  return sql`(${sql.raw(table)}.is_active and exists (
    select from entitlement_product opened
    where opened.product_id = ${sql.raw(table)}.id
      and opened.policy_id in (select policy_id from entitlement_buyer_group where buyer_group_id = any(${sql.param(buyerGroupIds)}::text[]))))`
}

function within(category: SearchQuery['category']): SQL {
  if (category === null) return sql`true`
  return sql`p.id in (${productsUnder([category.id])})`
}

function productsUnder(categoryIds: readonly string[]): SQL {
  const ids = sql`${sql.param(categoryIds)}::text[]`
  return sql`select placed.product_id from product_category placed join category on category.id = placed.category_id where category.id = any(${ids}) or category.ancestor_ids && ${ids}`
}

/** The products that the term and the category find, with how well. Misspelt words are tried only when nothing is found as it was typed. */
function matched({ term, category, buyerGroupIds }: SearchQuery): SQL {
  const open = sql`${visible('p', buyerGroupIds)} and ${within(category)}`
  if (term === null) return sql`matched as (select p.id, 0::real as rank, false as is_exact from product p where ${open})`
  const key = term.partNumber
  const isExact = key === null ? sql`false` : sql`${key} = any(string_to_array(p.part_number_key, ' '))`
  const hasFragment = key === null ? sql`false` : sql`p.part_number_key like ${`%${key}%`}`
  const startsWith = key === null ? sql`false` : sql`p.part_number_key like ${`${key}%`}`
  const misspelt = term.words.map((word) => (word.length < 4 ? sql`p.search_vector @@ ${prefix(word)}` : sql`(${resembles(word)} or p.search_vector @@ ${prefix(word)})`))
  return sql`
    question as materialized (select ${asQuery(term)}${term.inDecimals === null ? sql`` : sql` || ${asQuery(term.inDecimals)}`} as words),
    direct as materialized (
      select p.id, ${isExact} as is_exact,
        (ts_rank(p.search_vector, question.words) + case when ${isExact} then 100 when ${startsWith} then 2 when ${hasFragment} then 1 else 0 end)::real as rank
      from product p, question
      where (p.search_vector @@ question.words or ${hasFragment}) and ${open}
    ),
    matched as (
      select id, rank, is_exact from direct
      union all
      select p.id, word_similarity(${term.text}, lower(p.name)), false from product p where not exists (select from direct) and ${allOf(misspelt)} and ${open}
    )`
}

/** Whether a name has a word like this one. Letters that changed places cost many trigrams: with the right beginning less likeness will do. Both ways use the index. */
function resembles(word: string): SQL {
  const start = word.slice(0, 2).replaceAll(/[\\%_]/g, String.raw`\$&`)
  const begins = sql`(lower(p.name) like ${`${start}%`} or lower(p.name) like ${`% ${start}%`})`
  return sql`(${word} <% lower(p.name) or (${begins} and word_similarity(${word}, lower(p.name)) >= 0.45))`
}

/** All words, the last of which may go on, as a full-text query. */
function asQuery({ before, last }: Wording): SQL {
  return sql`(plainto_tsquery('english', ${before}) && ${prefix(last)})`
}

/** A word that may go on, as a full-text query. */
function prefix(word: string): SQL {
  return sql`to_tsquery('english', ${`'${word.replaceAll("'", "''")}':*`})`
}

function groupOf(grouping: SearchQuery['grouping']): SQL {
  switch (grouping) {
    case 'NoGrouping':
      return sql`p.id`
    case 'VariationParent':
      return sql`case when m.is_exact then p.id else coalesce(parent.id, p.id) end`
    case 'BestMatch':
      return sql`coalesce(parent.id, p.id)`
    default:
      return grouping satisfies never
  }
}

function flags(narrowings: readonly Narrowing[]): SQL {
  return sql.join(narrowings.map((narrowing, index) => sql`, coalesce(${passes(narrowing)}, false) as ${passed(index)}`))
}

function passed(index: number): SQL {
  return sql.raw(`passes_${index}`)
}

function passes({ kind, names, values, span }: Narrowing): SQL {
  const among = sql`any(${sql.param(values)}::text[])`
  switch (kind) {
    case 'brand':
      return sql`p.brand = ${among}`
    case 'family':
      return sql`p.family = ${among}`
    case 'category':
      return sql`p.id in (${productsUnder(values)})`
    case 'attribute': {
      const value = sql`coalesce(p.attributes ->> ${names[0]}::text, p.attributes ->> ${names[1]}::text)`
      if (span === null) return sql`${value} = ${among}`
      const number = sql`substring(${value} from '^-?[0-9]+(?:\\.[0-9]+)?')::numeric`
      return sql`${number} >= coalesce(${span.min}::numeric, ${number}) and ${number} <= coalesce(${span.max}::numeric, ${number})`
    }
    default:
      return kind satisfies never
  }
}

/** Whether the price of an entry's product is not hidden from the shopper: an order by it would tell it. */
function isPriceShown(buyerGroupIds: readonly string[]): SQL {
  return sql`exists (
    select from entitlement_product opened
    join entitlement_policy policy on policy.id = opened.policy_id and policy.can_view_price
    join entitlement_buyer_group granted on granted.policy_id = policy.id
    where opened.product_id = price_book_entry.product_id and granted.buyer_group_id = any(${sql.param(buyerGroupIds)}::text[]))`
}

/** The first price of each hit in the order of choice: sold once before subscriptions, agreed before listed. Read only when it decides the order. */
function pricesOf({ order, prices, buyerGroupIds }: SearchQuery): SQL {
  if (order !== 'price-asc' && order !== 'price-desc') return sql`select null::text as product_id, null::numeric as price where false`
  const choice = prices.byPriority ? sql`array_position(${sql.param(prices.books)}::text[], price_book_id), unit_price` : sql`unit_price`
  return sql`
    select product_id, (array_agg(unit_price order by selling_model_id is not null, price_book_id = any(${sql.param(prices.originals)}::text[]), ${choice}))[1] as price
    from price_book_entry
    where product_id in (select id from hits) and currency_iso_code = ${prices.currency} and price_book_id = any(${sql.param(prices.books)}::text[])
      and ${isPriceShown(buyerGroupIds)}
    group by product_id`
}

function orderOf(order: SortOrder): SQL {
  const byName = sql`lower(shown.name) collate "C", shown.id`
  switch (order) {
    case 'relevance':
      return sql`grouped.rank desc, ${byName}`
    case 'name-asc':
      return byName
    case 'name-desc':
      return sql`lower(shown.name) collate "C" desc, shown.id`
    case 'price-asc':
      return sql`grouped.price asc nulls last, ${byName}`
    case 'price-desc':
      return sql`grouped.price desc nulls last, ${byName}`
    case 'newest':
      return sql`shown.created_at desc, ${byName}`
    default:
      return order satisfies never
  }
}

/** How many hits each value would leave: a facet's own choice does not narrow its own values. */
function facetValues({ narrowings }: SearchQuery): SQL {
  const forBrands = allOf(narrowings.flatMap(({ kind }, index) => (kind === 'brand' ? [] : [passed(index)])))
  const forAttributes = allOf(
    narrowings.map(({ kind, names }, index) => (kind === 'attribute' ? sql`(${passed(index)} or attribute.key in (${names[0]}, ${names[1]}))` : passed(index))),
  )
  return sql`
    select ${BRAND}::text as name, brand as value, count(distinct group_id)::int as hits from base where brand is not null and ${forBrands} group by brand
    union all
    select attribute.key, attribute.value, count(distinct group_id)::int
    from base cross join lateral jsonb_each_text(base.attributes) attribute
    join attribute_definition definition on definition.api_name = attribute.key and definition.is_facet
    where ${forAttributes}
    group by attribute.key, attribute.value`
}

/** How many hits each category directly below the one searched has, in it and below. */
function categoryCounts({ category, narrowings }: SearchQuery): SQL {
  const others = allOf(narrowings.flatMap(({ kind }, index) => (kind === 'category' ? [] : [passed(index)])))
  const place = category === null ? 1 : category.depth + 2
  const below = category === null ? sql`true` : sql`named.ancestor_ids @> array[${category.id}]::text[]`
  return sql`
    select child.id, count(distinct base.group_id)::int as hits
    from base
    join product_category placed on placed.product_id = base.id
    join category named on named.id = placed.category_id and ${below}
    join category child on child.id = (named.ancestor_ids || named.id)[${sql.raw(String(place))}] and child.is_navigational
    where ${others}
    group by child.id`
}

function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)
}

import type { Client } from '@opensearch-project/opensearch'
import { UnavailableError } from '@hydrant/database/connection/availability.ts'
import type { Document } from '../index/document.ts'
import type { Clause } from './clauses.ts'
import { FORMAT, toIndexBody, toIndexedProduct } from './mapping.ts'

/** A cluster, the index of this shop in it, and the analyzer of its texts. */
export interface OpenSearchPlace {
  readonly url: string
  readonly index: string
  readonly analyzer: string
}

/** One hit as the engine returns it. */
export interface RawHit {
  readonly _id?: string
  readonly _source?: unknown
}

/** What is read of a response to a search. */
export interface RawSearchResponse {
  readonly hits: { readonly hits?: readonly RawHit[] | undefined }
  readonly aggregations?: unknown
}

const REQUEST_TIMEOUT_MS = 10_000

/** The products of the shop in an OpenSearch index. */
export interface ProductIndex {
  /** Returns the catalogue version that the index has; null when there is none of this format. */
  findVersion(): Promise<number | null>
  /** Deletes the index, if there is one, and creates an empty one. */
  recreate(): Promise<void>
  put(documents: readonly Document[], revision: number): Promise<void>
  delete(ids: readonly string[]): Promise<void>
  /** Makes what was written visible to searches, and stores its catalogue version. */
  publish(version: number): Promise<void>
  search(body: Clause): Promise<RawSearchResponse>
  close(): Promise<void>
}

/** Opens the index. The client is loaded here, so that shops without OpenSearch never load it. */
export async function openProductIndex({ url, index, analyzer }: OpenSearchPlace): Promise<ProductIndex> {
  const { Client: OpenSearchClient, errors } = await import('@opensearch-project/opensearch')
  const client: Client = new OpenSearchClient({ node: url, maxRetries: 2, requestTimeout: REQUEST_TIMEOUT_MS })
  const send = async <Result>(request: () => Promise<{ readonly body: Result }>): Promise<Result> => {
    try {
      return (await request()).body
    } catch (error) {
      const isRefused =
        error instanceof errors.ResponseError && (error.statusCode ?? 500) < 500 && error.statusCode !== 429
      if (isRefused) throw error
      throw new UnavailableError('OpenSearch cannot be used.', { cause: error })
    }
  }
  const sendBulk = async (operations: readonly object[]): Promise<void> => {
    if (operations.length === 0) return
    const { errors: hasErrors, items } = await send(() => client.bulk({ body: [...operations] }))
    if (!hasErrors) return
    const failed = items.flatMap((item) => Object.values(item)).find(({ error }) => error !== undefined)
    throw new Error(`OpenSearch did not take a product: ${failed?.error?.reason ?? failed?.error?.type ?? 'no reason'}`)
  }
  return {
    findVersion: async () => {
      if (!(await send(() => client.indices.exists({ index })))) return null
      const mappings = await send(() => client.indices.getMapping({ index }))
      const meta: Readonly<Record<string, unknown>> = Object.values(mappings)[0]?.mappings._meta ?? {}
      const { format, catalogVersion } = meta
      return format === FORMAT && typeof catalogVersion === 'number' ? catalogVersion : null
    },
    recreate: async () => {
      await send(() => client.indices.delete({ index, ignore_unavailable: true }))
      await send(() => client.indices.create({ index, body: toIndexBody(analyzer) }))
    },
    put: (documents, revision) =>
      sendBulk(
        documents.flatMap((document) => [
          { index: { _index: index, _id: document.id } },
          toIndexedProduct(document, revision),
        ]),
      ),
    delete: (ids) => sendBulk(ids.map((id) => ({ delete: { _index: index, _id: id } }))),
    publish: async (catalogVersion) => {
      await send(() => client.indices.refresh({ index }))
      await send(() => client.indices.putMapping({ index, body: { _meta: { format: FORMAT, catalogVersion } } }))
    },
    search: (body) => send(() => client.search({ index, body })),
    close: () => client.close(),
  }
}

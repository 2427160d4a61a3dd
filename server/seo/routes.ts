import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import { FIELDS_PER_BODY } from '@hydrant/contract/shared/limits.ts'
import { getSeoProperties } from '@hydrant/contract/shop/seo.ts'
import { answerOutcome } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { readSeoProperties } from './service.ts'
import { registerSitemapRoutes } from './sitemap/routes.ts'

/** What search engines are told. */
export function registerSeoRoutes(server: Server): void {
  registerSitemapRoutes(server)

  serve(server, getSeoProperties, async ({ shopper, params, query, request }) => {
    // Far more names than there are fields would be a mistake, and name nothing.
    const fields = parseCsv(query.fields, { max: FIELDS_PER_BODY })
    const asked = { ...params, fields: fields.ok ? fields.values : [], siteUrl: server.siteUrl(request) }
    const found = await server.database.read((executor) => readSeoProperties(executor, shopper, asked))
    return answerOutcome(found, 200, (body) => body)
  })
}

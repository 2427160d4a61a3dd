import {
  getPageTranslations,
  getSiteTranslations,
  savePageTranslations,
  saveSiteTranslations,
  type Translations,
} from '@hydrant/contract/admin/translations.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { createErrorResponse, createResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import * as service from './builder-translations.ts'
import { toTranslatedTexts } from './list-translations.ts'

/** Registers the routes with which site builders translate the texts of pages and of the site settings. */
export function registerTranslationRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, getPageTranslations, async ({ params, shopper }) => {
    const language = service.checkLanguage(shopper.webstore, params.language)
    if (!language.ok) return createErrorResponse(language.error)
    const result = await database.query((db) => service.loadPageTranslations(db, params.pageId, language.value))
    return createResultResponse(result, 200, toTranslations)
  })

  registerEndpoint(server, savePageTranslations, async ({ params, body, shopper }) => {
    const language = service.checkLanguage(shopper.webstore, params.language)
    if (!language.ok) return createErrorResponse(language.error)
    const change = { ...body, ownerId: params.pageId, language: language.value, authorId: shopper.userId }
    return createResultResponse(await service.savePageTranslations(database, change), 200, toTranslations)
  })

  registerEndpoint(server, getSiteTranslations, async ({ params, shopper }) => {
    const { webstore } = shopper
    const language = service.checkLanguage(webstore, params.language)
    if (!language.ok) return createErrorResponse(language.error)
    return createResponse(
      200,
      toTranslations(await database.query((db) => service.loadSiteTranslations(db, webstore.siteId, language.value))),
    )
  })

  registerEndpoint(server, saveSiteTranslations, async ({ params, body, shopper }) => {
    const { webstore, userId: authorId } = shopper
    const language = service.checkLanguage(webstore, params.language)
    if (!language.ok) return createErrorResponse(language.error)
    const change = { ...body, ownerId: webstore.siteId, language: language.value, authorId }
    return createResultResponse(await service.saveSiteTranslations(database, change), 200, toTranslations)
  })
}

function toTranslations({ language, texts, translations }: service.TextsWithTranslations): Translations {
  const { revision, changedAt, changedBy, texts: stored } = translations
  return {
    language,
    revision,
    changedDate: changedAt === null ? null : toTimestamp(changedAt),
    changedBy,
    texts: toTranslatedTexts(texts, stored),
  }
}

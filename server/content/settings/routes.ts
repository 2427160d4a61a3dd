import { type BuilderSiteSettings, getBuilderSiteSettings, updateSiteSettings } from '@hydrant/contract/admin/site.ts'
import { getSiteSettings } from '@hydrant/contract/shop/content.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { toLanguages } from '../../webstore/service.ts'
import { createResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { getSettings, loadShownIdentity, loadShownSettings, type SettingsState, updateSettings } from './service.ts'

/** Registers the routes of the site settings: readable for everyone, changed by site builders. */
export function registerSettingsRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, getSiteSettings, async ({ shopper }) => {
    const { webstore } = shopper
    const [settings, identity] = await database.query(async (db) => [
      await loadShownSettings(db, webstore),
      await loadShownIdentity(db, webstore),
    ])
    return createResponse(200, {
      ...settings,
      shopName: webstore.name,
      identity,
      languages: [...toLanguages(webstore).languages],
    })
  })

  registerEndpoint(server, getBuilderSiteSettings, async ({ shopper }) =>
    createResponse(200, toBuilderSiteSettings(await database.query((db) => getSettings(db, shopper.webstore.siteId)))),
  )

  registerEndpoint(server, updateSiteSettings, async ({ body, shopper }) => {
    const change = { ...body, siteId: shopper.webstore.siteId, authorId: shopper.userId }
    return createResultResponse(await updateSettings(database, change), 200, toBuilderSiteSettings)
  })
}

function toBuilderSiteSettings({ revision, changedAt, changedBy, settings }: SettingsState): BuilderSiteSettings {
  return { revision, changedDate: changedAt === null ? null : toTimestamp(changedAt), changedBy, settings }
}

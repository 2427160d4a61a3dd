import { type BuilderSiteSettings, getBuilderSiteSettings, updateSiteSettings } from '@hydrant/contract/admin/site.ts'
import { getSiteSettings } from '@hydrant/contract/shop/content.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { respond, respondWithResult } from '../../http/respond.ts'
import { serve, type Server } from '../../http/serve.ts'
import { updateSettings, getSettings, type SettingsState } from './service.ts'

/** Registers the routes of the site settings: readable for everyone, changed by site builders. */
export function registerSettingsRoutes(server: Server): void {
  const { database } = server

  serve(server, getSiteSettings, async ({ shopper }) => {
    const { settings } = await database.query((db) => getSettings(db, shopper.webstore.siteId))
    return respond(200, settings)
  })

  serve(server, getBuilderSiteSettings, async ({ shopper }) =>
    respond(200, toBuilderSiteSettings(await database.query((db) => getSettings(db, shopper.webstore.siteId)))),
  )

  serve(server, updateSiteSettings, async ({ body, shopper }) => {
    const change = { ...body, siteId: shopper.webstore.siteId, authorId: shopper.userId }
    return respondWithResult(await updateSettings(database, change), 200, toBuilderSiteSettings)
  })
}

function toBuilderSiteSettings({ revision, changedAt, changedBy, settings }: SettingsState): BuilderSiteSettings {
  return { revision, changedDate: changedAt === null ? null : toTimestamp(changedAt), changedBy, settings }
}

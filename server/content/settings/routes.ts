import { type BuilderSiteSettings, getBuilderSiteSettings, updateSiteSettings } from '@hydrant/contract/admin/site.ts'
import { getSiteSettings } from '@hydrant/contract/shop/content.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { answer, answerChange } from '../../http/answer.ts'
import { serve, type Server } from '../../http/serve.ts'
import { changeSettings, readSettings, type SettingsState } from './service.ts'

/** What stands around every page: for everyone to read, for site builders to change. */
export function registerSettingsRoutes(server: Server): void {
  const { database } = server

  serve(server, getSiteSettings, async ({ shopper }) => {
    const { settings } = await database.read((executor) => readSettings(executor, shopper.webstore.siteId))
    return answer(200, settings)
  })

  serve(server, getBuilderSiteSettings, async ({ shopper }) =>
    answer(200, settingsBody(await database.read((executor) => readSettings(executor, shopper.webstore.siteId)))),
  )

  serve(server, updateSiteSettings, async ({ body, shopper }) => {
    const change = { ...body, siteId: shopper.webstore.siteId, authorId: shopper.userId }
    return answerChange(await database.transaction((executor) => changeSettings(executor, change)), 200, settingsBody)
  })
}

function settingsBody({ revision, changedAt, changedBy, settings }: SettingsState): BuilderSiteSettings {
  return { revision, changedDate: changedAt === null ? null : toTimestamp(changedAt), changedBy, settings }
}

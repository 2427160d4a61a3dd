import { ADMIN_BASE, DATA_BASE } from './shared/paths.ts'
import { defineDelete, defineGet, addRouteIds, definePatch, definePost, definePut } from './shared/route.ts'

const PAGES = `${ADMIN_BASE}/builder/pages` as const
const PAGE = `${PAGES}/:pageId` as const
const LIBRARY = `${ADMIN_BASE}/builder/media` as const
const MEDIA = `${LIBRARY}/:contentKey` as const

/** Every call of the site builder by name, beside those of the shop: a shopper's browser does not load them. */
export const BUILDER_ROUTES = addRouteIds({
  listBuilderPages: defineGet(PAGES),
  listDeletedPages: defineGet(`${ADMIN_BASE}/builder/deleted-pages`),
  createBuilderPage: definePost(PAGES),
  createBuilderSlot: definePost(`${ADMIN_BASE}/builder/slots`),
  /** Everybody may send it, but the server alone does, for every page; so it is not among the calls of the shop. */
  getTheme: defineGet(`${DATA_BASE}/connect/sites/:siteId/theme`),
  createBuilderTheme: definePost(`${ADMIN_BASE}/builder/theme`),
  createBuilderSection: definePost(`${ADMIN_BASE}/builder/sections`),
  getBuilderPage: defineGet(PAGE),
  updateBuilderPage: definePatch(PAGE),
  deleteBuilderPage: defineDelete(PAGE),
  undeleteBuilderPage: definePost(`${PAGE}/undelete`),
  savePageDraft: definePut(`${PAGE}/draft`),
  reportPageOpen: definePut(`${PAGE}/editors/:windowId`),
  reportPageClosed: defineDelete(`${PAGE}/editors/:windowId`),
  listPageVersions: defineGet(`${PAGE}/versions`),
  savePageVersion: definePost(`${PAGE}/versions`),
  getPageVersion: defineGet(`${PAGE}/versions/:version`),
  restorePageVersion: definePost(`${PAGE}/versions/:version/restore`),
  publishBuilderPage: definePost(`${PAGE}/publish`),
  unpublishBuilderPage: definePost(`${PAGE}/unpublish`),
  cancelPageSchedule: definePost(`${PAGE}/cancel-schedule`),
  listSectionUses: defineGet(`${PAGE}/uses`),
  getPageTranslations: defineGet(`${PAGE}/translations/:language`),
  savePageTranslations: definePut(`${PAGE}/translations/:language`),
  listPreviewAccounts: defineGet(`${ADMIN_BASE}/builder/accounts`),
  listBuilderProducts: defineGet(`${ADMIN_BASE}/builder/products`),
  getBuilderSiteSettings: defineGet(`${ADMIN_BASE}/builder/site-settings`),
  updateSiteSettings: definePut(`${ADMIN_BASE}/builder/site-settings`),
  getSiteTranslations: defineGet(`${ADMIN_BASE}/builder/site-settings/translations/:language`),
  saveSiteTranslations: definePut(`${ADMIN_BASE}/builder/site-settings/translations/:language`),
  listMedia: defineGet(LIBRARY),
  uploadMedia: definePost(LIBRARY),
  updateMedia: definePatch(MEDIA),
  deleteMedia: defineDelete(MEDIA),
  listMediaUses: defineGet(`${MEDIA}/uses`),
})

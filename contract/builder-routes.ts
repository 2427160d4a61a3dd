import { ADMIN_BASE } from './shared/paths.ts'
import { del, get, nameRoutes, patch, post, put } from './shared/route.ts'

const PAGES = `${ADMIN_BASE}/builder/pages` as const
const PAGE = `${PAGES}/:pageId` as const
const LIBRARY = `${ADMIN_BASE}/builder/media` as const
const MEDIA = `${LIBRARY}/:contentKey` as const

/** Every call of the site builder by name, beside those of the shop: a shopper's browser does not load them. */
export const BUILDER_ROUTES = nameRoutes({
  listBuilderPages: get(PAGES),
  listDeletedPages: get(`${ADMIN_BASE}/builder/deleted-pages`),
  createBuilderPage: post(PAGES),
  getBuilderPage: get(PAGE),
  updateBuilderPage: patch(PAGE),
  deleteBuilderPage: del(PAGE),
  undeleteBuilderPage: post(`${PAGE}/undelete`),
  savePageDraft: put(`${PAGE}/draft`),
  tellPageOpen: put(`${PAGE}/editors/:windowId`),
  tellPageClosed: del(`${PAGE}/editors/:windowId`),
  listPageVersions: get(`${PAGE}/versions`),
  keepPageVersion: post(`${PAGE}/versions`),
  getPageVersion: get(`${PAGE}/versions/:version`),
  restorePageVersion: post(`${PAGE}/versions/:version/restore`),
  publishBuilderPage: post(`${PAGE}/publish`),
  unpublishBuilderPage: post(`${PAGE}/unpublish`),
  cancelPageSchedule: post(`${PAGE}/cancel-schedule`),
  listPreviewAccounts: get(`${ADMIN_BASE}/builder/accounts`),
  listBuilderProducts: get(`${ADMIN_BASE}/builder/products`),
  getBuilderSiteSettings: get(`${ADMIN_BASE}/builder/site-settings`),
  updateSiteSettings: put(`${ADMIN_BASE}/builder/site-settings`),
  listMedia: get(LIBRARY),
  uploadMedia: post(LIBRARY),
  updateMedia: patch(MEDIA),
  deleteMedia: del(MEDIA),
  listMediaUses: get(`${MEDIA}/uses`),
})

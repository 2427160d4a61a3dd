import { ADMIN_BASE } from './shared/paths.ts'
import { route } from './shared/route.ts'

const PAGES = `${ADMIN_BASE}/builder/pages` as const
const PAGE = `${PAGES}/:pageId` as const
const LIBRARY = `${ADMIN_BASE}/builder/media` as const
const MEDIA = `${LIBRARY}/:contentKey` as const

/** Every call of the site builder by name, beside those of the shop: a shopper's browser does not load them. */
export const BUILDER_ROUTES = {
  listBuilderPages: route('listBuilderPages', 'GET', PAGES),
  listDeletedPages: route('listDeletedPages', 'GET', `${ADMIN_BASE}/builder/deleted-pages`),
  createBuilderPage: route('createBuilderPage', 'POST', PAGES),
  getBuilderPage: route('getBuilderPage', 'GET', PAGE),
  updateBuilderPage: route('updateBuilderPage', 'PATCH', PAGE),
  deleteBuilderPage: route('deleteBuilderPage', 'DELETE', PAGE),
  undeleteBuilderPage: route('undeleteBuilderPage', 'POST', `${PAGE}/undelete`),
  savePageDraft: route('savePageDraft', 'PUT', `${PAGE}/draft`),
  tellPageOpen: route('tellPageOpen', 'PUT', `${PAGE}/editors/:windowId`),
  tellPageClosed: route('tellPageClosed', 'DELETE', `${PAGE}/editors/:windowId`),
  listPageVersions: route('listPageVersions', 'GET', `${PAGE}/versions`),
  keepPageVersion: route('keepPageVersion', 'POST', `${PAGE}/versions`),
  getPageVersion: route('getPageVersion', 'GET', `${PAGE}/versions/:version`),
  restorePageVersion: route('restorePageVersion', 'POST', `${PAGE}/versions/:version/restore`),
  publishBuilderPage: route('publishBuilderPage', 'POST', `${PAGE}/publish`),
  unpublishBuilderPage: route('unpublishBuilderPage', 'POST', `${PAGE}/unpublish`),
  cancelPageSchedule: route('cancelPageSchedule', 'POST', `${PAGE}/cancel-schedule`),
  listPreviewAccounts: route('listPreviewAccounts', 'GET', `${ADMIN_BASE}/builder/accounts`),
  listBuilderProducts: route('listBuilderProducts', 'GET', `${ADMIN_BASE}/builder/products`),
  getBuilderSiteSettings: route('getBuilderSiteSettings', 'GET', `${ADMIN_BASE}/builder/site-settings`),
  updateSiteSettings: route('updateSiteSettings', 'PUT', `${ADMIN_BASE}/builder/site-settings`),
  listMedia: route('listMedia', 'GET', LIBRARY),
  uploadMedia: route('uploadMedia', 'POST', LIBRARY),
  updateMedia: route('updateMedia', 'PATCH', MEDIA),
  deleteMedia: route('deleteMedia', 'DELETE', MEDIA),
  listMediaUses: route('listMediaUses', 'GET', `${MEDIA}/uses`),
} as const

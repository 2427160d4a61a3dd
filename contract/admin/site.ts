import Type, { type Static } from 'typebox'
import { BUILDER_ROUTES } from '../builder-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { STRICT } from '../shared/request.ts'
import { Nullable, Timestamp } from '../shared/schema.ts'
import { SiteSettings } from '../shared/site-settings.ts'
import { BuilderConflict } from './pages.ts'

/**
 * The site's settings as site builders change them. Revision 0, without a moment, is what holds before anybody has
 * changed them.
 */
export const BuilderSiteSettings = Type.Object({
  /** Counts the changes; whoever changes them says which state they have seen. */
  revision: Type.Integer(),
  changedDate: Nullable(Timestamp),
  changedBy: Nullable(Type.String()),
  settings: SiteSettings,
})
export type BuilderSiteSettings = Static<typeof BuilderSiteSettings>

const BUILDERS = { guests: 'refused', permissions: [{ subject: 'site', access: 'write' }] } as const

/** Reads the settings of the site with their revision. */
export const getBuilderSiteSettings = defineEndpoint({
  ...BUILDER_ROUTES.getBuilderSiteSettings,
  summary: 'Settings of the site, to be changed',
  responses: { 200: BuilderSiteSettings },
  ...BUILDERS,
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS'],
})

/**
 * Changes the settings of the site, for all pages at once. Nothing is stored when somebody else has changed them
 * meanwhile.
 */
export const updateSiteSettings = defineEndpoint({
  ...BUILDER_ROUTES.updateSiteSettings,
  summary: 'Change the settings of the site',
  body: Type.Object({ revision: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }), settings: SiteSettings }, STRICT),
  responses: { 200: BuilderSiteSettings, 409: BuilderConflict },
  ...BUILDERS,
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'CONFLICT', 'INVALID_API_INPUT'],
})

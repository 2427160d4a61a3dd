import Type, { type Static } from 'typebox'
import { BUILDER_ROUTES } from '../builder-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { RecordIdParam } from '../shared/request.ts'
import { NoContent } from '../shared/schema.ts'
import { BuilderPageHead } from './pages.ts'

/** Somebody who has a page open in another editor; who has it open in several is told once. */
export const PageEditor = Type.Object({
  name: Type.String(),
  /** Whether it is another window of whoever asks. */
  isOwn: Type.Boolean(),
})
export type PageEditor = Static<typeof PageEditor>

/** How a page stands, and who else has it open in an editor. */
export const OpenPage = Type.Object({
  page: BuilderPageHead,
  /** Whether the last change of the page was made by whoever asks. */
  isOwnChange: Type.Boolean(),
  /** Those who opened it first come first. */
  editors: Type.Array(PageEditor),
})
export type OpenPage = Static<typeof OpenPage>

/** What a browser calls one window with an editor: nobody else should come upon it. */
const WindowId = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' })

const COMMON = {
  params: Type.Object({ pageId: RecordIdParam, windowId: WindowId }),
  guests: 'refused',
  permissions: [{ subject: 'site', access: 'write' }],
  isPolling: true,
} as const
const REFUSED = ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'INVALID_ID_FIELD'] as const

/**
 * Says that an editor has a page open, and asks who else has. It counts for 90 seconds and changes nothing of the page.
 * An editor that is left open is no use of the session.
 */
export const reportPageOpen = defineEndpoint({
  ...BUILDER_ROUTES.reportPageOpen,
  ...COMMON,
  summary: 'Say that an editor has a page open, and ask who else has',
  responses: { 200: OpenPage },
  errors: [...REFUSED, 'ITEM_NOT_FOUND', 'ENTITY_IS_DELETED'],
})

/** Says that an editor has a page open no more; where it had not, this succeeds as well. */
export const reportPageClosed = defineEndpoint({
  ...BUILDER_ROUTES.reportPageClosed,
  ...COMMON,
  summary: 'Say that an editor has a page open no more',
  responses: { 204: NoContent },
  errors: REFUSED,
})

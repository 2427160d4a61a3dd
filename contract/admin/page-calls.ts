import Type from 'typebox'
import { RecordIdParam } from '../shared/request.ts'
import type { Json } from '../shared/schema.ts'

/** A tree of blocks, as it is sent; what was sent comes back whole. */
export const PageTree = Type.Unsafe<Json>({
  type: 'object',
  required: ['content'],
  properties: { content: { type: 'array' } },
})

/** What a page is called. */
export const Title = Type.String({ minLength: 1, maxLength: 200 })

/** The parameters of calls about one page. */
export const PARAMS = Type.Object({ pageId: RecordIdParam })

/** Who may send them: site builders. */
export const BUILDERS = { guests: 'refused', permissions: [{ subject: 'site', access: 'write' }] } as const

/** How everybody else is refused. */
export const REFUSED = ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS'] as const

/** Why a call about one page can fail. */
export const OF_A_PAGE = [...REFUSED, 'ITEM_NOT_FOUND', 'ENTITY_IS_DELETED', 'INVALID_ID_FIELD'] as const

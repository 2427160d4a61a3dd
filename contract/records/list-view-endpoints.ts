import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { OPEN, RecordIdParam, STRICT } from '../shared/request.ts'
import { NoContent } from '../shared/schema.ts'

const staff = { guests: 'refused', permissions: ['staff'] } as const

const ObjectName = Type.String({ minLength: 1, maxLength: 80 })
const ViewName = Type.String({ pattern: '\\S', maxLength: 80 })
const Search = Type.String({ maxLength: 8000 })

/** A view of a list in the back office. */
export const ListView = Type.Object({
  id: Type.String(),
  objectName: Type.String(),
  name: Type.String(),
  /** The query of the address of the list: its columns, order and filters. */
  search: Type.String(),
  /** Whether it is for all staff, or else only for whoever has saved it. */
  isShared: Type.Boolean(),
  /** Whether the list opens with it. A view of one's own goes before one for all staff. */
  isDefault: Type.Boolean(),
  /** Whether the sender may change and delete it. */
  isEditable: Type.Boolean(),
  /** What a change or deletion sends as `If-Match`, so that it is refused when somebody else has changed the view. */
  tag: Type.String(),
})
export type ListView = Static<typeof ListView>

/** Lists the views of the list of an object: those of the sender, and those for all staff; by name. */
export const listListViews = defineEndpoint({
  ...PROGRAM_ROUTES.listListViews,
  ...staff,
  summary: 'Views of a list in the back office',
  query: Type.Object({ objectName: ObjectName }, OPEN),
  responses: { 200: Type.Object({ views: Type.Array(ListView), mayShare: Type.Boolean() }) },
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE', 'NOT_FOUND'],
})

/**
 * Saves a view. Only who may change settings saves one for all staff. A name that another view of the same list and the
 * same people has is refused, in whatever case.
 */
export const createListView = defineEndpoint({
  ...PROGRAM_ROUTES.createListView,
  ...staff,
  summary: 'Save a view of a list',
  body: Type.Object({ objectName: ObjectName, name: ViewName, search: Search, isShared: Type.Boolean() }, STRICT),
  responses: { 201: ListView },
  errors: [
    'INVALID_SESSION_ID',
    'INSUFFICIENT_ACCESS',
    'INVALID_API_INPUT',
    'JSON_PARSER_ERROR',
    'NOT_FOUND',
    'LIMIT_EXCEEDED',
  ],
})

const CHANGE_ERRORS = [
  'INVALID_SESSION_ID',
  'INSUFFICIENT_ACCESS',
  'INVALID_ID_FIELD',
  'ITEM_NOT_FOUND',
  'PRECONDITION_FAILED',
] as const

/** Renames a view, replaces what it shows, or has the list open with it; what is left out stays. */
export const updateListView = defineEndpoint({
  ...PROGRAM_ROUTES.updateListView,
  ...staff,
  summary: 'Change a view of a list',
  params: Type.Object({ viewId: RecordIdParam }),
  body: Type.Object(
    {
      name: Type.Optional(ViewName),
      search: Type.Optional(Search),
      isDefault: Type.Optional(Type.Boolean()),
    },
    STRICT,
  ),
  responses: { 200: ListView },
  errors: [...CHANGE_ERRORS, 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})

/** Deletes a view. */
export const deleteListView = defineEndpoint({
  ...PROGRAM_ROUTES.deleteListView,
  ...staff,
  summary: 'Delete a view of a list',
  params: Type.Object({ viewId: RecordIdParam }),
  responses: { 204: NoContent },
  errors: CHANGE_ERRORS,
})

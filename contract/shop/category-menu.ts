import Type, { type Static, type TUnsafe } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { MENU_LEVELS } from '../shared/limits.ts'
import { ACCOUNT_QUERY, OffByDefault, OPEN, WEBSTORE_PARAMS } from '../shared/request.ts'
import { Choice, Nullable, withDefault } from '../shared/schema.ts'

const ActionType = Choice([
  'InternalLink',
  'ExternalLink',
  'MenuLabel',
  'Event',
  'SystemLink',
  'Modal',
  'GlobalAction',
  'NavigationalTopic',
])
const Target = Nullable(Choice(['CurrentWindow', 'NewWindow']))

/** One entry of the menu; a category's `actionValue` is `/category/{id}`. */
export interface MenuItem {
  readonly id?: string
  readonly label: string
  readonly actionType: Static<typeof ActionType>
  readonly actionValue: string | null
  readonly target: Static<typeof Target>
  readonly imageUrl?: string | null
  readonly active?: boolean
  readonly subMenu: readonly MenuItem[]
}

/**
 * Creates the schema of a menu item with `levels` levels of items below it. Each level is written out, because the
 * serialiser does not support schemas that refer to themselves.
 */
function createMenuItemSchema(levels: number): TUnsafe<MenuItem> {
  return Type.Unsafe<MenuItem>(
    Type.Object({
      id: Type.Optional(Type.String()),
      label: Type.String(),
      actionType: ActionType,
      actionValue: Nullable(Type.String()),
      target: Target,
      imageUrl: Type.Optional(Nullable(Type.String())),
      active: Type.Optional(Type.Boolean()),
      subMenu: levels > 1 ? Type.Array(createMenuItemSchema(levels - 1)) : Type.Array(Type.Object({}), { maxItems: 0 }),
    }),
  )
}

/** One entry of the menu with what is below it. */
export const MenuItem = createMenuItemSchema(MENU_LEVELS)

/** The navigation by category. */
export const CategoryMenu = Type.Object({ menuItems: Type.Array(MenuItem) })
export type CategoryMenu = Static<typeof CategoryMenu>

/** Reads the navigation by category; only a site builder may read it as `Draft`. */
export const getCategoryMenu = defineEndpoint({
  ...ROUTES.getCategoryMenu,
  summary: 'The category menu',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(
    {
      ...ACCOUNT_QUERY,
      addHomeMenuItem: OffByDefault,
      includeImageUrl: OffByDefault,
      maxLevels: withDefault(Type.Integer({ minimum: 1 }), MENU_LEVELS),
      maxItems: Type.Optional(Type.Integer({ minimum: 1 })),
      publishStatus: withDefault(Choice(['Draft', 'Live']), 'Live'),
    },
    OPEN,
  ),
  responses: { 200: CategoryMenu },
  guests: 'if-browsing',
  errors: ['WEBSTORE_NOT_FOUND', 'GUEST_INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE', 'INSUFFICIENT_ACCESS'],
  cached: 'by-catalogue',
})

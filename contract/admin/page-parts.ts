import Type, { type Static } from 'typebox'
import { BUILDER_ROUTES } from '../builder-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { PAGE_BODY_BYTES } from '../shared/limits.ts'
import { SlotPlace, SlotPosition } from '../shared/page-slots.ts'
import { RecordIdParam, STRICT } from '../shared/request.ts'
import { Nullable } from '../shared/schema.ts'
import { BUILDERS, OF_A_PAGE, PageTree, PARAMS, REFUSED, Title } from './page-calls.ts'
import { BuilderConflict, BuilderPage, PageKind, SlotLocation } from './pages.ts'

/** A page or page slot that shows a saved section. */
export const SectionUse = Type.Object({
  pageId: Type.String(),
  kind: PageKind,
  /** Where a page slot is shown; null for pages. */
  slot: Nullable(SlotLocation),
  path: Type.String(),
  title: Type.String(),
  isHome: Type.Boolean(),
  /** Whether its published version shows the section; otherwise only its draft or what is planned does. */
  isLive: Type.Boolean(),
})
export type SectionUse = Static<typeof SectionUse>

/** The pages and page slots that show a saved section, those that visitors see first, then by title. */
export const SectionUses = Type.Object({ uses: Type.Array(SectionUse), totalCount: Type.Integer() })
export type SectionUses = Static<typeof SectionUses>

/**
 * Makes a page slot, which nobody sees before it is published. There is one for each place, position and category or
 * product.
 */
export const createBuilderSlot = defineEndpoint({
  ...BUILDER_ROUTES.createBuilderSlot,
  summary: 'Make a page slot',
  body: Type.Object(
    {
      place: SlotPlace,
      position: SlotPosition,
      /** The category or product that it is for; without one it is for all pages of the place. */
      targetId: Type.Optional(RecordIdParam),
      title: Title,
      document: PageTree,
    },
    STRICT,
  ),
  bodyLimit: PAGE_BODY_BYTES,
  responses: { 201: BuilderPage, 409: BuilderConflict },
  ...BUILDERS,
  errors: [...REFUSED, 'DUPLICATE', 'INVALID_API_INPUT', 'INVALID_ID_FIELD'],
})

/** Makes the theme of the shop, which nobody sees before it is published. There is one. */
export const createBuilderTheme = defineEndpoint({
  ...BUILDER_ROUTES.createBuilderTheme,
  summary: 'Make the theme of the shop',
  body: Type.Object({ title: Title, document: PageTree }, STRICT),
  responses: { 201: BuilderPage, 409: BuilderConflict },
  ...BUILDERS,
  errors: [...REFUSED, 'DUPLICATE', 'INVALID_API_INPUT'],
})

/** Makes a saved section, which pages and page slots can show; it contains neither forms nor other saved sections. */
export const createBuilderSection = defineEndpoint({
  ...BUILDER_ROUTES.createBuilderSection,
  summary: 'Make a saved section',
  body: Type.Object({ title: Title, document: PageTree }, STRICT),
  bodyLimit: PAGE_BODY_BYTES,
  responses: { 201: BuilderPage },
  ...BUILDERS,
  errors: [...REFUSED, 'INVALID_API_INPUT'],
})

/** Lists the pages and page slots that show a saved section, at most 200 of them; there are none for anything else. */
export const listSectionUses = defineEndpoint({
  ...BUILDER_ROUTES.listSectionUses,
  summary: 'Where a saved section is used',
  params: PARAMS,
  responses: { 200: SectionUses },
  ...BUILDERS,
  errors: OF_A_PAGE,
})

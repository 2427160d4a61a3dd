import Type, { type Static } from 'typebox'
import { BUILDER_ROUTES } from '../builder-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { PAGE_BODY_BYTES, TRANSLATED_TEXTS } from '../shared/limits.ts'
import { RecordIdParam, STRICT } from '../shared/request.ts'
import { Choice, Nullable, Timestamp } from '../shared/schema.ts'
import { BUILDERS, OF_A_PAGE, REFUSED } from './page-calls.ts'
import { BuilderConflict } from './pages.ts'

/** A text that site builders wrote, with its translation. */
export const TranslatedText = Type.Object({
  /** The block that it is a setting of, and its type; null for the title and description of a page and the site settings. */
  blockId: Nullable(Type.String()),
  blockType: Nullable(Type.String()),
  /** The names that lead to it, and places in lists from 0 on, such as `slides.0.title`. */
  setting: Type.String(),
  /** One line, paragraphs with empty lines between them, or text with simple markup. */
  kind: Choice(['text', 'paragraphs', 'rich-text']),
  /** The greatest number of characters of a translation. */
  maxLength: Type.Integer(),
  source: Type.String(),
  /** Null while there is none. */
  text: Nullable(Type.String()),
  /** Outdated: the source has changed since it was translated. Visitors see the translation nevertheless. */
  state: Choice(['missing', 'outdated', 'translated']),
  /** Of an outdated translation, the text that was translated; otherwise null. */
  formerSource: Nullable(Type.String()),
})
export type TranslatedText = Static<typeof TranslatedText>

/** The texts of a page as its draft has them, or of the site settings, with their translations into one language. */
export const Translations = Type.Object({
  /** As the platform writes it, such as `es_US`. */
  language: Type.String(),
  /** Counts the changes; whoever saves translations says which state they have seen. */
  revision: Type.Integer(),
  changedDate: Nullable(Timestamp),
  changedBy: Nullable(Type.String()),
  /** In the order of the page. */
  texts: Type.Array(TranslatedText),
})
export type Translations = Static<typeof Translations>

/** A language as the platform writes it, such as `es_US`; another one than those of the shop is not found. */
const LANGUAGE = { language: Type.String({ minLength: 1, maxLength: 20 }) }

const OF_PAGE = Type.Object({ pageId: RecordIdParam, ...LANGUAGE })

const OF_SITE = Type.Object(LANGUAGE)

const CHANGE = Type.Object(
  {
    revision: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    /** Those that change; the others stay as they are. */
    texts: Type.Array(
      Type.Object(
        {
          /** Left out for the title and description of a page and for the site settings. */
          blockId: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
          setting: Type.String({ minLength: 1, maxLength: 200 }),
          /** The text that was translated; by default the one that is there now. */
          source: Type.Optional(Type.String({ maxLength: 20_000 })),
          /** Empty to remove the translation. */
          text: Type.String({ maxLength: 20_000 }),
        },
        STRICT,
      ),
      { minItems: 1, maxItems: TRANSLATED_TEXTS },
    ),
  },
  STRICT,
)

/** Reads the texts of a page, page slot or saved section, and their translations into a language. */
export const getPageTranslations = defineEndpoint({
  ...BUILDER_ROUTES.getPageTranslations,
  summary: 'Texts of a page in another language',
  params: OF_PAGE,
  responses: { 200: Translations },
  ...BUILDERS,
  errors: OF_A_PAGE,
})

/**
 * Saves translations of texts of a page, page slot or saved section. Visitors see them at once. Nothing is stored when
 * somebody else has changed translations of the page into this language meanwhile.
 */
export const savePageTranslations = defineEndpoint({
  ...BUILDER_ROUTES.savePageTranslations,
  summary: 'Translate texts of a page',
  params: OF_PAGE,
  body: CHANGE,
  bodyLimit: PAGE_BODY_BYTES,
  responses: { 200: Translations, 409: BuilderConflict },
  ...BUILDERS,
  errors: [...OF_A_PAGE, 'CONFLICT', 'INVALID_API_INPUT'],
})

/** Reads the texts of the site settings, and their translations into a language. */
export const getSiteTranslations = defineEndpoint({
  ...BUILDER_ROUTES.getSiteTranslations,
  summary: 'Texts of the site settings in another language',
  params: OF_SITE,
  responses: { 200: Translations },
  ...BUILDERS,
  errors: [...REFUSED, 'ITEM_NOT_FOUND'],
})

/**
 * Saves translations of texts of the site settings. Visitors see them at once. Nothing is stored when somebody else has
 * changed translations of the settings into this language meanwhile.
 */
export const saveSiteTranslations = defineEndpoint({
  ...BUILDER_ROUTES.saveSiteTranslations,
  summary: 'Translate texts of the site settings',
  params: OF_SITE,
  body: CHANGE,
  bodyLimit: PAGE_BODY_BYTES,
  responses: { 200: Translations, 409: BuilderConflict },
  ...BUILDERS,
  errors: [...REFUSED, 'ITEM_NOT_FOUND', 'CONFLICT', 'INVALID_API_INPUT'],
})

import Type, { type Static } from 'typebox'
import { BUILDER_ROUTES } from '../builder-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { ALTERNATE_TEXT_LENGTH, MEDIA_BYTES, MEDIA_NAME_LENGTH, MEDIA_PAGE_SIZE } from '../shared/limits.ts'
import { PageToken, createPageSizeSchema } from '../shared/page.ts'
import { Csv, OPEN, STRICT } from '../shared/request.ts'
import { Choice, NoContent, Nullable, Timestamp } from '../shared/schema.ts'

/** What a file of the library is to those who use it. */
export const MediaType = Choice(['Image', 'Document', 'Video'])

const Share = Type.Number({ minimum: 0, maximum: 1 })

/**
 * The place of a picture that stays visible where the picture is cropped: shares of its width from the left and of its
 * height from the top.
 */
export const FocalPoint = Type.Object({ x: Share, y: Share }, STRICT)
export type FocalPoint = Static<typeof FocalPoint>

/** A file of the media library. */
export const LibraryMedia = Type.Object({
  mediaId: Type.String(),
  /** By which pages, products and links name it; what it stands for never changes. */
  contentKey: Type.String(),
  title: Type.String(),
  fileName: Nullable(Type.String()),
  /** Empty: nobody has said yet what the picture shows, unless it is decorative. */
  alternateText: Type.String(),
  /** Whether the picture says nothing, so that it needs no alternative text. */
  isDecorative: Type.Boolean(),
  mediaType: MediaType,
  mimeType: Type.String(),
  byteSize: Type.Integer(),
  /** In pixels; null for documents. */
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  focalPoint: FocalPoint,
  /** Relative to the site; `width=` asks for a picture of about that width. */
  url: Type.String(),
  /**
   * In how many places it is used; `uses` lists them. Null where files were asked for by their keys, because it takes a
   * look at every page.
   */
  useCount: Nullable(Type.Integer()),
  createdDate: Timestamp,
  createdBy: Nullable(Type.String()),
})
export type LibraryMedia = Static<typeof LibraryMedia>

/** Some of the library, newest first; `nextPageToken` leads to what is older. */
export const LibraryMediaCollection = Type.Object({
  media: Type.Array(LibraryMedia),
  /** How many there are on all pages. */
  totalCount: Type.Integer(),
  nextPageToken: Nullable(Type.String()),
})
export type LibraryMediaCollection = Static<typeof LibraryMediaCollection>

/** A place where a file of the library is used. */
export const MediaUse = Type.Object({
  kind: Choice(['page', 'product', 'category', 'brand', 'content', 'shop']),
  /** Of the page, product, category, piece of content, or shop that has the file as its logo. */
  id: Type.String(),
  name: Type.String(),
  /** Relative to the site; null where visitors have no page of it. */
  href: Nullable(Type.String()),
})
export type MediaUse = Static<typeof MediaUse>

const KEY = Type.Object({ contentKey: Type.String({ minLength: 1, maxLength: 100 }) })
const FOR_SITE_BUILDERS = { guests: 'refused', permissions: [{ subject: 'site', access: 'write' }] } as const

/** Lists the library. */
export const listMedia = defineEndpoint({
  ...BUILDER_ROUTES.listMedia,
  summary: 'Files of the media library',
  query: Type.Object(
    {
      /** Words in title, file name or alternative text. */
      query: Type.Optional(Type.String({ maxLength: 200 })),
      mediaType: Type.Optional(MediaType),
      /** These files alone, 100 at most, without their uses being counted. */
      contentKeys: Csv,
      pageSize: createPageSizeSchema(MEDIA_PAGE_SIZE),
      pageToken: PageToken,
    },
    OPEN,
  ),
  responses: { 200: LibraryMediaCollection },
  ...FOR_SITE_BUILDERS,
  errors: ['ILLEGAL_QUERY_PARAMETER_VALUE'],
})

/**
 * Takes a file into the library, of site builders and of who looks after products: JPEG, PNG, WebP, AVIF, GIF, SVG or PDF, told by its bytes. 201 answers with the new
 * file; 200 with the one that the library has already of the same bytes.
 */
export const uploadMedia = defineEndpoint({
  ...BUILDER_ROUTES.uploadMedia,
  summary: 'Upload a file to the media library',
  query: Type.Object({ fileName: Type.String({ minLength: 1, maxLength: MEDIA_NAME_LENGTH }) }, OPEN),
  rawBody: 'application/octet-stream',
  bodyLimit: MEDIA_BYTES,
  responses: { 200: LibraryMedia, 201: LibraryMedia },
  guests: 'refused',
  permissions: [{ subject: 'site', otherSubjects: ['catalogue'], access: 'write' }],
  errors: ['ILLEGAL_QUERY_PARAMETER_VALUE', 'INVALID_API_INPUT', 'UNSUPPORTED_MEDIA_TYPE', 'LIMIT_EXCEEDED'],
})

/** Describes a file of the library. An empty alternative text is taken for decorative pictures and documents alone. */
export const updateMedia = defineEndpoint({
  ...BUILDER_ROUTES.updateMedia,
  summary: 'Describe a file of the media library',
  params: KEY,
  body: Type.Object(
    {
      title: Type.Optional(Type.String({ minLength: 1, maxLength: MEDIA_NAME_LENGTH })),
      alternateText: Type.Optional(Type.String({ maxLength: ALTERNATE_TEXT_LENGTH })),
      isDecorative: Type.Optional(Type.Boolean()),
      focalPoint: Type.Optional(FocalPoint),
    },
    STRICT,
  ),
  responses: { 200: LibraryMedia },
  ...FOR_SITE_BUILDERS,
  errors: ['ITEM_NOT_FOUND', 'INVALID_API_INPUT'],
})

/** Removes a file from the library, unless it is used. */
export const deleteMedia = defineEndpoint({
  ...BUILDER_ROUTES.deleteMedia,
  summary: 'Delete a file of the media library',
  params: KEY,
  responses: { 204: NoContent },
  ...FOR_SITE_BUILDERS,
  errors: ['ITEM_NOT_FOUND', 'DEPENDENCY_EXISTS'],
})

/** Says where a file of the library is used: in what is live, scheduled or drafted. */
export const listMediaUses = defineEndpoint({
  ...BUILDER_ROUTES.listMediaUses,
  summary: 'Where a file of the media library is used',
  params: KEY,
  responses: { 200: Type.Object({ uses: Type.Array(MediaUse) }) },
  ...FOR_SITE_BUILDERS,
  errors: ['ITEM_NOT_FOUND'],
})

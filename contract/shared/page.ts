import Type from 'typebox'
import { Nullable, withDefault } from './schema.ts'

/** Response fields of lists paged by token; null where there is no such page. */
export const TOKEN_PAGE = {
  currentPageToken: Nullable(Type.String()),
  currentPageUrl: Nullable(Type.String()),
  nextPageToken: Nullable(Type.String()),
  nextPageUrl: Nullable(Type.String()),
  previousPageToken: Nullable(Type.String()),
  previousPageUrl: Nullable(Type.String()),
}

/** Response fields of lists paged by number, counted from 1; `currentPage` never lies behind the last page. */
export const NUMBERED_PAGE = {
  currentPage: Type.Integer(),
  totalItemCount: Type.Integer(),
  totalNumberOfPages: Type.Integer(),
}

/** Creates the schema of the query parameter for a page's size. */
export function createPageSizeSchema(size: { readonly default: number; readonly max: number }) {
  return withDefault(Type.Integer({ minimum: 1, maximum: size.max }), size.default)
}

/** The query field for a page's number, counted from 1. */
export const PageNumber = withDefault(Type.Integer({ minimum: 1 }), 1)

/** A page's token: base64 of `{"p":<page size>,"o":<offset>}`. */
export const PageToken = Type.Optional(Type.String({ maxLength: 200 }))

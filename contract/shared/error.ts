import Type, { type Static } from 'typebox'
import { Nullable } from './schema.ts'

/**
 * One reason why a call failed; `errorCode` is for programs, `message` for people. Some have `arguments`, details for
 * programs: of an `INVALID_API_INPUT` the name of the field that is wrong, of an `APEX_ERROR` the code of its reason. Errors of
 * records have the names of the `fields` that are wrong.
 */
const PlatformError = Type.Object({
  errorCode: Type.String(),
  message: Type.String(),
  arguments: Type.Optional(Type.Array(Type.String())),
  fields: Type.Optional(Type.Array(Type.String())),
})
export type PlatformError = Static<typeof PlatformError>

/** The body of every answer that is not a success, except where a call says otherwise. */
export const PlatformErrors = Type.Array(PlatformError)
export type PlatformErrors = Static<typeof PlatformErrors>

/** Why a row of a collection failed; an empty object when it succeeded. */
export const RowError = Type.Object({ errorCode: Type.Optional(Type.String()), message: Type.Optional(Type.String()) })
export type RowError = Static<typeof RowError>

/** The error of a row that succeeded. */
export const NO_ROW_ERROR: Readonly<RowError> = {}

/**
 * What is wrong with a checkout, delivery, payment or order; `message` repeats `detail` for clients that read only
 * that.
 */
export const CheckoutError = Type.Object({
  type: Type.String(),
  title: Nullable(Type.String()),
  detail: Nullable(Type.String()),
  message: Nullable(Type.String()),
  instance: Nullable(Type.String()),
  invalidParameters: Type.Array(Type.Object({ name: Type.String(), reason: Type.String() })),
})
export type CheckoutError = Static<typeof CheckoutError>

import type { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery, CallResponse } from './call.ts'

/** The name of a call that the shop's own client makes. */
export type CallId = keyof typeof ROUTES

/**
 * One function for each call of the contract, under its name: `calls.getCart('current', query, options)`. It takes the
 * parameters of the path in their order, then the query of a GET or DELETE or the body of any other call, then options.
 */
export type Calls = { readonly [Id in CallId]: (...input: CallArguments<Id>) => Promise<CallResponse<Id>> }

/** The arguments of a call. */
export type CallArguments<Id extends CallId> = [...PathArguments<(typeof ROUTES)[Id]['path']>, ...ContentArguments<Id>]

type PathArguments<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? [...ParameterArgument<Name>, ...PathArguments<`/${Rest}`>]
  : Path extends `${string}:${infer Name}`
    ? ParameterArgument<Name>
    : []
type ParameterArgument<Name extends string> = Name extends AutomaticParameter ? [] : [parameter: string]

type ContentArguments<Id extends CallId> = (typeof ROUTES)[Id]['method'] extends 'GET' | 'DELETE'
  ? Record<never, never> extends CallQuery<Id>
    ? [query?: CallQuery<Id>, options?: CallOptions]
    : [query: CallQuery<Id>, options?: CallOptions]
  : undefined extends CallBody<Id>
    ? [body?: CallBody<Id>, options?: OptionsWithQuery<Id>]
    : [body: CallBody<Id>, options?: OptionsWithQuery<Id>]
type OptionsWithQuery<Id extends CallId> = CallOptions & { readonly query?: CallQuery<Id> }

/** The path parameters that the client fills in itself. */
export type AutomaticParameter = 'apiVersion' | 'webstoreId'

import type { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import type { BUYER_ROUTES } from '@hydrant/contract/buyer-routes.ts'
import type { PEOPLE_ROUTES } from '@hydrant/contract/people-routes.ts'
import type { PROGRAM_ROUTES } from '@hydrant/contract/program-routes.ts'
import type { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery, CallResponse } from './call.ts'

type DerivedRoutes = typeof ROUTES &
  typeof BUILDER_ROUTES &
  typeof BUYER_ROUTES &
  typeof PEOPLE_ROUTES &
  typeof PROGRAM_ROUTES

/** The name of a call that clients derive from its route. */
export type DerivedCallId = keyof DerivedRoutes

/**
 * One function for each of some calls, under its name: `calls.getCart('current', query, options)`. It takes the
 * parameters of the path in their order, then the query of a GET or DELETE or the body of any other call, then options.
 */
export type CallsOf<Id extends DerivedCallId> = {
  readonly [Name in Id]: (...input: CallArguments<Name>) => Promise<CallResponse<Name>>
}

/** The calls of the shop. */
export type Calls = CallsOf<keyof typeof ROUTES>

/** The calls of the site builder. */
export type BuilderCalls = CallsOf<keyof typeof BUILDER_ROUTES>

/** The calls of staff and programs. */
export type StaffCalls = CallsOf<keyof typeof PROGRAM_ROUTES>

/** The calls that only the pages of buyers make. */
export type BuyerCalls = CallsOf<keyof typeof BUYER_ROUTES>

/** The calls by which people prove who they are. */
export type PeopleCalls = CallsOf<keyof typeof PEOPLE_ROUTES>

/** The arguments of a call. */
export type CallArguments<Id extends DerivedCallId> = [
  ...PathArguments<DerivedRoutes[Id]['path']>,
  ...ContentArguments<Id>,
]

type PathArguments<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? [...ParameterArgument<Name>, ...PathArguments<`/${Rest}`>]
  : Path extends `${string}:${infer Name}`
    ? ParameterArgument<Name>
    : []
type ParameterArgument<Name extends string> = Name extends AutomaticParameter ? [] : [parameter: string]

type ContentArguments<Id extends DerivedCallId> = DerivedRoutes[Id]['method'] extends 'GET' | 'DELETE'
  ? Record<never, never> extends CallQuery<Id>
    ? [query?: CallQuery<Id>, options?: CallOptions]
    : [query: CallQuery<Id>, options?: CallOptions]
  : undefined extends CallBody<Id>
    ? [body?: CallBody<Id>, options?: OptionsWithQuery<Id>]
    : [body: CallBody<Id>, options?: OptionsWithQuery<Id>]
type OptionsWithQuery<Id extends DerivedCallId> = CallOptions & { readonly query?: CallQuery<Id> }

/** The path parameters that the client fills in itself. */
export type AutomaticParameter = 'apiVersion' | 'webstoreId'

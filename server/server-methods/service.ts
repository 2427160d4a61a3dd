import type { Json } from '@hydrant/contract/shared/schema.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { isStorable } from '@hydrant/kernel/text/storable-text.ts'
import { addToCart } from './add-to-cart.ts'
import { toMethodError, methodErrors } from './errors.ts'
import { getFeaturedBrands } from './get-featured-brands.ts'
import { getProducts } from './get-products.ts'
import type { MethodCall, MethodParams, ServerMethod } from './method.ts'

export type { MethodParams, ServerMethod } from './method.ts'

const METHODS: ReadonlyMap<string, ServerMethod> = new Map([
  ['FeaturedProductsController/getProducts', getProducts],
  ['GuestCartController/addToCart', addToCart],
  ['FeaturedBrandsController/getFeaturedBrands', getFeaturedBrands],
])

/** Finds the server method with these names; null when there is none. */
export function findMethod(className: string, methodName: string): ServerMethod | null {
  return METHODS.get(`${className}/${methodName}`) ?? null
}

/** Parses parameters from the text of a JSON object; an empty object for an empty text. */
export function parseMethodParams(text: string | undefined): Result<MethodParams> {
  const params = text === undefined || text === '' ? {} : parseJsonOrNull(text)
  return isObject(params) && isStorable(params) ? ok(params) : err(methodErrors.unreadableParams)
}

/** Runs a server method. Errors other than those about access rights become `APEX_ERROR`. */
export async function runMethod(method: ServerMethod, call: MethodCall): Promise<Result<Json>> {
  const result = await method.run(call)
  return result.ok ? result : err(toMethodError(result.error))
}

const parseJson: (text: string) => Json = JSON.parse

function parseJsonOrNull(text: string): Json {
  try {
    return parseJson(text)
  } catch {
    return null
  }
}

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import type { Json } from '@hydrant/contract/shared/schema.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { isStorable } from '@hydrant/kernel/text/storable-text.ts'
import { addToCart } from './add-to-cart.ts'
import { asMethodError, methodRefusals } from './errors.ts'
import { getFeaturedBrands } from './get-featured-brands.ts'
import { getProducts } from './get-products.ts'
import type { MethodCall, MethodParams, ServerMethod } from './method.ts'

export type { MethodParams, ServerMethod } from './method.ts'

const methods: ReadonlyMap<string, ServerMethod> = new Map([
  ['FeaturedProductsController/getProducts', getProducts],
  ['GuestCartController/addToCart', addToCart],
  ['FeaturedBrandsController/getFeaturedBrands', getFeaturedBrands],
])

/** The method of a class, or null. */
export function findMethod(className: string, methodName: string): ServerMethod | null {
  return methods.get(`${className}/${methodName}`) ?? null
}

/** The parameters in a text that holds a JSON object; none when there is no text. */
export function readMethodParams(text: string | undefined): Result<MethodParams> {
  const params = text === undefined || text === '' ? {} : parse(text)
  return isObject(params) && isStorable(params) ? ok(params) : err(methodRefusals.unreadableParams)
}

/** Runs a method. What it refuses comes back in the form in which server methods fail. */
export async function runMethod(method: ServerMethod, call: MethodCall): Promise<Result<Json>> {
  const result = await method.run(call)
  return result.ok ? result : err(asMethodError(result.error))
}

const parseJson: (text: string) => Json = JSON.parse

function parse(text: string): Json {
  try {
    return parseJson(text)
  } catch {
    return null
  }
}

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

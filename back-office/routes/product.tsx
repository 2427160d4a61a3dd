import { officeContext } from '../office-context.ts'
import { changeProduct } from '../products/change-product.ts'
import { loadProduct } from '../products/load-product.ts'
import { ProductPage } from '../products/product-page.tsx'
import { staffContext } from '../shell/require-staff.ts'
import type { Route } from './+types/product.ts'

/** Loads a product with everything that belongs to it. */
export async function loader({ request, params: { productId }, context }: Route.LoaderArgs) {
  const { objects } = context.get(staffContext)
  return loadProduct(context.get(officeContext), request, { productId, objects })
}

/** Saves its fields or one of its tables, publishes or deletes it. */
export async function action({ request, params: { productId }, context }: Route.ActionArgs) {
  return changeProduct(context.get(officeContext), request, productId)
}

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  return <ProductPage product={loaderData} rejected={actionData ?? null} />
}

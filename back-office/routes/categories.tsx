import { CategoriesPage } from '../categories/categories-page.tsx'
import { changeCategories } from '../categories/change-categories.ts'
import { loadCategoryPage } from '../categories/load-categories.ts'
import { officeContext } from '../office-context.ts'
import { staffContext } from '../shell/require-staff.ts'
import type { Route } from './+types/categories.ts'

/** Loads the tree, and the products of the selected category. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return loadCategoryPage(context.get(officeContext), request, context.get(staffContext).objects)
}

/** Adds, renames or moves a category, or changes its products. */
export async function action({ request, context }: Route.ActionArgs) {
  return changeCategories(context.get(officeContext), request)
}

export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  return <CategoriesPage page={loaderData} rejected={actionData ?? null} />
}

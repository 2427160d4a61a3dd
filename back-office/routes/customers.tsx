import { loadTree } from '../customers/load-tree.ts'
import { TreePage } from '../customers/tree-page.tsx'
import { officeContext } from '../office-context.ts'
import { staffContext } from '../shell/require-staff.ts'
import type { Route } from './+types/customers.ts'

/** Loads the tree of accounts, or the accounts that a search finds. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    tree: await loadTree(context.get(officeContext).staff, new URL(request.url).searchParams),
    mayCreate: context.get(staffContext).objects.some(({ name, createable }) => name === 'Account' && createable),
  }
}

export default function Customers({ loaderData }: Route.ComponentProps) {
  return <TreePage {...loaderData} />
}

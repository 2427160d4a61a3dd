import { AttributeSetPage } from '../attribute-sets/attribute-set-page.tsx'
import { changeAttributeSet } from '../attribute-sets/change-attribute-set.ts'
import { loadAttributeSet } from '../attribute-sets/load-attribute-set.ts'
import { officeContext } from '../office-context.ts'
import { useKeptResult } from '../shell/use-kept-result.ts'
import type { Route } from './+types/attribute-set.ts'

/** Loads an attribute set with its attributes. */
export async function loader({ params: { setId }, context }: Route.LoaderArgs) {
  return loadAttributeSet(context.get(officeContext).staff, setId)
}

/** Changes the set or one of its attributes. */
export async function action({ request, params: { setId }, context }: Route.ActionArgs) {
  return changeAttributeSet(context.get(officeContext), request, setId)
}

export default function AttributeSet({ loaderData, actionData }: Route.ComponentProps) {
  return <AttributeSetPage set={loaderData} rejected={useKeptResult(actionData)} />
}

import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * A `shouldRevalidate` for pages with forms: a 410 means that the page no longer has this version of the form, so its
 * data is reloaded; after other errors React Router decides.
 */
export function shouldRevalidateReplacedForm({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 410 || defaultShouldRevalidate
}

import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * A form that its page no longer has in this version is read anew, so that it can be sent after all; other refusals
 * leave the page as it is.
 */
export function afterReplacedForm({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 410 || defaultShouldRevalidate
}

/** Whether a reload by script is intended, and not one by which the router gives up. */
export const reloadState = { isIntended: false }

/** Reloads the page. The shop's own scripts reload only by this: other reloads count as the router giving up. */
export function reloadPage(): void {
  reloadState.isIntended = true
  window.location.reload()
}

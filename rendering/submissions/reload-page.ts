/** Whether the reload was started by `reloadPage`, and not by the router, whose reloads are prevented. */
export const reloadState = { isIntended: false }

/** Reloads the page. The shop's scripts use only this: other reloads by script are the router's, and are prevented. */
export function reloadPage(): void {
  reloadState.isIntended = true
  window.location.reload()
}

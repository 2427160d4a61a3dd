/** Whether a reload by script is meant, rather than one by which the router gives up. */
export const reload = { isMeant: false }

/** Loads the page anew. Scripts of the shop reload by this alone: other reloads count as the router giving up. */
export function reloadPage(): void {
  reload.isMeant = true
  window.location.reload()
}

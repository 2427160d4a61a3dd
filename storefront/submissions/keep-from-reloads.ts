import { reportUnreachedPage } from './failed-submission.ts'
import { reload, reloadPage } from './reload-page.ts'

/**
 * The page that was last requested by a link or a form, how many navigations of the router are pending, and whether
 * this one has been acted on.
 */
const navigation = { target: '', pending: 0, isHandled: false }

/** Notes the address of a page inside the shop that a link or a form requests. */
export function noteTarget(address: string): void {
  navigation.target = address
  navigation.isHandled = false
}

/** Notes that a navigation of the router is pending while `send` runs. */
export async function noteNavigation(send: () => Promise<unknown>): Promise<void> {
  navigation.pending += 1
  try {
    await send()
  } finally {
    navigation.pending -= 1
    navigation.target = ''
    navigation.isHandled = false
  }
}

/**
 * Keeps the router from loading the page anew when a script of another page cannot be had, even of one whose link the
 * pointer is only over: that would take the page away when the shop cannot be reached. When it can, and has other
 * scripts by now, the page that was asked for is opened as a new document. Does nothing in browsers without the
 * Navigation API.
 */
export function keepFromReloads(): void {
  // While the shop is developed, its server reloads pages that were changed.
  if (!('navigation' in window) || import.meta.env.DEV) return
  window.navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || reload.isMeant) return
    event.preventDefault()
    // The script that was prefetched and the one of the navigation itself both fail: a page that opened at the second
    // would take the message away.
    if (navigation.pending === 0 || navigation.isHandled) return
    navigation.isHandled = true
    void openOrReport(navigation.target || window.location.href)
  })
}

/**
 * Opens a page of the shop by its whole address as a new document, once the shop can be reached; otherwise reports
 * again that it cannot. The router would wait for ever for a script that it could not have before.
 */
export async function openOrReport(address: string): Promise<void> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' })
  } catch {
    reportUnreachedPage(address)
    return
  }
  if (address === window.location.href) reloadPage()
  else window.location.assign(address)
}

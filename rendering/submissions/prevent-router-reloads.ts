import { setUnreachedPageFailure } from './failed-submission.ts'
import { openCopyIfAny } from './offline-handling.ts'
import { reloadState, reloadPage } from './reload-page.ts'

/**
 * The URL that a link or form requested last (`target`), the number of pending navigations, and whether a reload by the
 * router has already been handled for that URL.
 */
const navigation = { target: '', pending: 0, isHandled: false }

/** Stores the URL that a link or a form requests. */
export function setNavigationTarget(url: string): void {
  navigation.target = url
  navigation.isHandled = false
}

/** Counts a pending navigation while `send` runs. */
export async function trackNavigation(send: () => Promise<unknown>): Promise<void> {
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
 * Prevents the router from reloading the page when a script of another page cannot be loaded, even when it was only
 * prefetched: that would lose the page while the shop is unreachable. When the shop is reachable and has been deployed
 * anew, the requested page is opened as a new document. Does nothing in browsers without the Navigation API.
 */
export function preventRouterReloads(): void {
  // In development the server reloads changed pages.
  if (!('navigation' in window) || import.meta.env.DEV) return
  window.navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || reloadState.isIntended) return
    event.preventDefault()
    // A prefetched script and the script of the navigation can both fail. Only the first failure opens a page: a second
    // opening would remove the message.
    if (navigation.pending === 0 || navigation.isHandled) return
    navigation.isHandled = true
    void openPageOrShowUnreachable(navigation.target || window.location.href)
  })
}

/**
 * Opens a page as a new document if the shop can be reached, or if there is a copy of it; otherwise sets the failure again,
 * which a toast shows. The router itself would wait forever for a script that failed before.
 */
export async function openPageOrShowUnreachable(url: string): Promise<void> {
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store' })
  } catch {
    if (!(await openCopyIfAny(url))) setUnreachedPageFailure(url)
    return
  }
  if (url === window.location.href) reloadPage()
  else window.location.assign(url)
}

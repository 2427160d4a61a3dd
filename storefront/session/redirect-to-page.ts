import { redirect, redirectDocument } from 'react-router'
import { links } from '../links.ts'

/** The path of the back office, which is no part of the storefront. */
const BACK_OFFICE = '/admin'

/**
 * Redirects to a path inside the shop. The page builder has a content security policy of its own, and the back office is
 * an application of its own, so both need a new document.
 */
export function redirectToPage(path: string): Response {
  const { pathname } = new URL(path, 'http://shop.invalid')
  const needsDocument = [links.builder(), BACK_OFFICE].some(
    (tool) => pathname === tool || pathname.startsWith(`${tool}/`),
  )
  return needsDocument ? redirectDocument(path) : redirect(path)
}

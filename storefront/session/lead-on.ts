import { redirect, redirectDocument } from 'react-router'
import { links } from '../links.ts'

/**
 * Leads on to a path inside the shop. What site builders work with has a content security policy of its own, which only
 * a new document gets.
 */
export function leadOn(path: string): Response {
  const isBuilder =
    path === links.builder() || path.startsWith(`${links.builder()}/`) || path.startsWith(`${links.builder()}?`)
  return isBuilder ? redirectDocument(path) : redirect(path)
}

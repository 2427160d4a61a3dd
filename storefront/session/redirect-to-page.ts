import { redirect, redirectDocument } from 'react-router'
import { links } from '../links.ts'

/**
 * Redirects to a path inside the shop. The page builder has a content security policy of its own, so it needs a new
 * document.
 */
export function redirectToShopOrBuilderPath(path: string): Response {
  const isBuilder =
    path === links.builder() || path.startsWith(`${links.builder()}/`) || path.startsWith(`${links.builder()}?`)
  return isBuilder ? redirectDocument(path) : redirect(path)
}

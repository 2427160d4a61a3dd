import { useContext, useInsertionEffect, useMemo } from 'react'
import { findBlockKind } from '../registry/blocks.ts'
import { flattenBlockTree, type PageDocument } from './document.ts'
import { StyleNonce } from './style-nonce.ts'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'

/**
 * The style sheet of a page's blocks. The server sends it as a `style` element, so that the page looks right before
 * scripts run. In the browser it becomes an adopted style sheet, because the content security policy blocks new `style`
 * elements.
 */
export function BlockStyles({ document }: { readonly document: PageDocument }) {
  const nonce = useContext(StyleNonce)
  const css = useMemo(() => buildPageStyleSheet(document), [document])
  const isHydrated = useIsHydrated()
  useInsertionEffect(() => {
    if (css === '') return
    const styleSheet = new CSSStyleSheet()
    styleSheet.replaceSync(css)
    globalThis.document.adoptedStyleSheets.push(styleSheet)
    return () => {
      globalThis.document.adoptedStyleSheets = globalThis.document.adoptedStyleSheets.filter(
        (existing) => existing !== styleSheet,
      )
    }
  }, [css])
  return !isHydrated && css !== '' ? (
    <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} suppressHydrationWarning />
  ) : null
}

/** Returns the style sheet of a page's blocks. */
export function buildPageStyleSheet(document: PageDocument): string {
  return flattenBlockTree(document.content)
    .map((stored) => findBlockKind(stored.type)?.toCss(stored) ?? '')
    .join('')
}

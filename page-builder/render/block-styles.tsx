import { useContext, useInsertionEffect, useMemo } from 'react'
import { findBlock } from '../registry/blocks.ts'
import { listBlocks, type PageDocument } from './document.ts'
import { StyleNonce } from './style-nonce.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * The style sheet of a page's blocks. The server sends it inside the page, so that the first paint is right without
 * scripts; in the browser it is adopted by script, because the content security policy allows no style elements that
 * the server did not send.
 */
export function BlockStyles({ document }: { readonly document: PageDocument }) {
  const nonce = useContext(StyleNonce)
  const css = useMemo(() => buildStyleSheet(document), [document])
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

function buildStyleSheet(document: PageDocument): string {
  return listBlocks(document.content)
    .map((stored) => findBlock(stored.type)?.toCss(stored) ?? '')
    .join('')
}

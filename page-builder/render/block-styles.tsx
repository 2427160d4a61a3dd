import { useContext, useInsertionEffect, useMemo } from 'react'
import { findBlock } from '../registry/blocks.ts'
import { listBlocks, type PageDocument } from './document.ts'
import { StyleNonce } from './style-nonce.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * The style sheet of a page's blocks. The server sends it in the page, so that the first picture is right without
 * scripts; in the browser it is adopted by script, because a content security policy lets no style element in that the
 * server did not send.
 */
export function BlockStyles({ document }: { readonly document: PageDocument }) {
  const nonce = useContext(StyleNonce)
  const sheet = useMemo(() => sheetOf(document), [document])
  const isHydrated = useIsHydrated()
  useInsertionEffect(() => {
    if (sheet === '') return
    const adopted = new CSSStyleSheet()
    adopted.replaceSync(sheet)
    globalThis.document.adoptedStyleSheets.push(adopted)
    return () => {
      globalThis.document.adoptedStyleSheets = globalThis.document.adoptedStyleSheets.filter((one) => one !== adopted)
    }
  }, [sheet])
  return !isHydrated && sheet !== '' ? (
    <style nonce={nonce} dangerouslySetInnerHTML={{ __html: sheet }} suppressHydrationWarning />
  ) : null
}

function sheetOf(document: PageDocument): string {
  return listBlocks(document.content)
    .map((stored) => findBlock(stored.type)?.styleOf(stored) ?? '')
    .join('')
}

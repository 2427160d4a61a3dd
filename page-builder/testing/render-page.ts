import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import type { ShopParts } from '../registry/block.tsx'
import type { BlockData } from '../registry/needs.ts'
import { readDocument } from '../render/document.ts'
import { StoredPageView, type PageSurroundings } from '../render/page.tsx'

/** What a rendered page shows, and what its blocks threw. */
export interface RenderedPage {
  readonly html: string
  readonly errors: readonly unknown[]
}

/** What stands for the shop's own parts. */
export const TEST_PARTS: ShopParts = {
  renderCardAction: () => 'Add to cart',
  renderFeaturedCard: ({ name }) => name,
  renderForm: (_, renderQuestions) =>
    renderQuestions({ values: {}, faults: {}, idOf: (name) => name, nameOf: (name) => name }),
}

/** Renders a stored page as the server does. */
export async function renderPage(stored: unknown, surroundings: Partial<PageSurroundings> = {}): Promise<RenderedPage> {
  const errors: unknown[] = []
  const page = createElement(StoredPageView, {
    document: readDocument(stored),
    data: {},
    scope: {},
    parts: TEST_PARTS,
    ...surroundings,
  })
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void errors.push(error),
  })
  await stream.allReady
  return { html: await new Response(stream).text(), errors }
}

/** Renders a page of one block with these settings, and with what was fetched for it. */
export async function renderBlock(
  type: string,
  settings: Readonly<Record<string, unknown>>,
  data: BlockData | null = null,
): Promise<string> {
  const { html } = await renderPage(
    { content: [{ type, props: { id: 'block', ...settings } }] },
    { data: { block: data } },
  )
  return html
}

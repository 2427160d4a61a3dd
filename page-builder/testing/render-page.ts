import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import type { BlockRenderers } from '../registry/block.tsx'
import type { BlockData } from '../registry/data-requirements.ts'
import { parsePageDocument } from '../render/document.ts'
import { StoredPageView, type PageRenderContext } from '../render/page.tsx'

/** The HTML of a rendered page, and the errors of its blocks. */
export interface RenderedPage {
  readonly html: string
  readonly errors: readonly unknown[]
}

/** Stand-ins for the parts of blocks that the shop renders. */
export const TEST_RENDERERS: BlockRenderers = {
  renderCardAction: () => 'Add to cart',
  renderFeaturedCard: ({ name }) => name,
  renderForm: (_, renderQuestions) =>
    renderQuestions({ values: {}, fieldErrors: {}, idOf: (name) => name, nameOf: (name) => name }),
}

/** Renders a stored page as the server does. */
export async function renderPage(
  stored: unknown,
  renderContext: Partial<PageRenderContext> = {},
): Promise<RenderedPage> {
  const errors: unknown[] = []
  const page = createElement(StoredPageView, {
    document: parsePageDocument(stored),
    data: {},
    scope: {},
    renderers: TEST_RENDERERS,
    ...renderContext,
  })
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void errors.push(error),
  })
  await stream.allReady
  return { html: await new Response(stream).text(), errors }
}

/** Renders a page of one block with these settings and its loaded data. */
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

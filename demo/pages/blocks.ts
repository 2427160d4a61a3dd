import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'

/** A block as site builders store it; see `page-builder/render/document.ts`. */
export interface DemoBlock {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>> & { readonly id: string }
}

/** Creates a stored page with the given blocks. */
export function toDocument(content: readonly DemoBlock[]): {
  readonly root: object
  readonly content: readonly DemoBlock[]
} {
  return { root: {}, content }
}

/** Returns the path of a category's page. */
export function toCategoryPath(categoryKey: string): string {
  return `/category/${createIdFromKey('0ZG', categoryKey)}`
}

const TEXT_STYLES = { h1: 'h1', h2: 'h3', h3: 'h3', p: 'p' } as const

/** Creates a heading or paragraph block. */
export function createTextBlock(id: string, tag: 'h1' | 'h2' | 'h3' | 'p', text: string): DemoBlock {
  return { type: 'text', props: { id, tag, style: TEXT_STYLES[tag], text } }
}

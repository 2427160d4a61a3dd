import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'

/** A block as site builders store it; see `page-builder/render/document.ts`. */
export interface DemoBlock {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>> & { readonly id: string }
}

/** A stored page of these blocks. */
export function documentOf(content: readonly DemoBlock[]): {
  readonly root: object
  readonly content: readonly DemoBlock[]
} {
  return { root: {}, content }
}

/** The path of a category's page. */
export function categoryPath(categoryKey: string): string {
  return `/category/${idFromKey('0ZG', categoryKey)}`
}

const LOOKS = { h1: 'h1', h2: 'h3', h3: 'h3', p: 'p' } as const

/** A heading or paragraph. */
export function textBlock(id: string, tag: 'h1' | 'h2' | 'h3' | 'p', text: string): DemoBlock {
  return { type: 'text', props: { id, tag, style: LOOKS[tag], text } }
}

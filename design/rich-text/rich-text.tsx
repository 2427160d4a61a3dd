import { Fragment, type ReactNode } from 'react'
import { parseRichText, type RichNode } from './parse-rich-text.ts'
import styles from './rich-text.module.css'

/** Text from an editor or an import, as HTML of which only harmless elements are shown. */
export function RichText({ html }: { readonly html: string }) {
  const nodes = parseRichText(html)
  return <div className={styles.text}>{nodes.some((node) => typeof node !== 'string') ? renderNodes(nodes) : <p>{renderNodes(nodes)}</p>}</div>
}

function renderNodes(nodes: readonly RichNode[]): ReactNode {
  return nodes.map((node, position) => <Fragment key={keyOf(node, position)}>{renderNode(node)}</Fragment>)
}

function renderNode(node: RichNode): ReactNode {
  if (typeof node === 'string') return node
  const { tag: Tag, children } = node
  return Tag === 'br' ? <br /> : <Tag>{renderNodes(children)}</Tag>
}

/** The same text is always parsed into the same places, so a place is a key. */
function keyOf(node: RichNode, position: number): string {
  return `${position} ${typeof node === 'string' ? '' : node.tag}`
}

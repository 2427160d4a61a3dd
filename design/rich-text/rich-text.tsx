import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from '../navigation/link.tsx'
import { useAddress } from '../navigation/place.tsx'
import { parseRichText, type RichElement, type RichNode } from './parse-rich-text.ts'
import { isVoid } from './safe-attributes.ts'
import styles from './rich-text.module.css'

/** What is written in the direction of its first words, with all that is in it, where nobody gave it one. */
const DIRECTED = new Set<string>([
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'dl',
  'blockquote',
  'pre',
  'table',
  'figcaption',
])

/**
 * Text from an editor or an import, as HTML of which only harmless elements are shown; text without markup keeps its
 * lines.
 */
export function RichText({ html }: { readonly html: string }) {
  const nodes = parseRichText(html)
  return nodes.some((node) => typeof node !== 'string') ? (
    <div className={styles.text}>{renderNodes(nodes)}</div>
  ) : (
    <div className={styles.text}>
      <p dir="auto" className={styles.plain}>
        {renderNodes(nodes)}
      </p>
    </div>
  )
}

function renderNodes(nodes: readonly RichNode[], isDirected = false): ReactNode {
  return nodes.map((node, position) => (
    <Fragment key={keyOf(node, position)}>
      {typeof node === 'string' ? node : <Element {...node} isDirected={isDirected} />}
    </Fragment>
  ))
}

interface ElementProps extends RichElement {
  /** Whether something around it has a direction already, which it goes along with. */
  readonly isDirected: boolean
}

function Element({ tag, attributes = {}, children, isDirected }: ElementProps) {
  const { href, src, ...given } = attributes
  const rest = !isDirected && DIRECTED.has(tag) ? { dir: 'auto', ...given } : given
  const inside = children.length > 0 ? renderNodes(children, isDirected || 'dir' in rest) : undefined
  switch (tag) {
    case 'a':
      return <Anchor href={href} rest={rest} inside={inside} />
    case 'img':
      return <Image src={String(src)} rest={rest} />
    case 'iframe':
      return <Video src={String(src)} rest={rest} />
    case 'table':
      return (
        <div className={styles.wide} tabIndex={0}>
          <table {...rest}>{inside}</table>
        </div>
      )
    default:
      return createElement(tag, rest, inside)
  }
}

/**
 * A link that may not be followed is one without a place to go: React refuses script addresses, void ones too, and so
 * does a strict policy.
 */
function Anchor({ href, rest, inside }: { readonly href: unknown; readonly rest: object; readonly inside: ReactNode }) {
  if (typeof href !== 'string' || isVoid(href)) {
    return href === undefined ? (
      <span {...rest}>{inside}</span>
    ) : (
      <span role="link" aria-disabled="true">
        {inside}
      </span>
    )
  }
  return /^\/(?!\/)/.test(href) ? (
    <Link href={href} {...rest}>
      {inside}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {inside}
    </a>
  )
}

function Image({ src, rest }: { readonly src: string; readonly rest: object }) {
  return <img alt="" loading="lazy" {...rest} src={useAddress(src)} />
}

// What a player of another site needs: it runs its own scripts with its own origin, and may not lead this page
// elsewhere.
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups'

function Video({ src, rest }: { readonly src: string; readonly rest: object }) {
  return (
    <iframe
      title="Video"
      {...rest}
      sandbox={SANDBOX}
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      src={src}
      className={styles.video}
    />
  )
}

/** The same text is always parsed into the same places, so a place is a key. */
function keyOf(node: RichNode, position: number): string {
  return `${position} ${typeof node === 'string' ? '' : node.tag}`
}

import { createElement, Fragment, type ReactNode } from 'react'
import * as messages from '@hydrant/messages/compiled/design/rich-text.js'
import { Link } from '../navigation/link.tsx'
import { useAssetUrl } from '../navigation/link-context.tsx'
import { parseRichText, type RichElement, type RichNode } from './parse-rich-text.ts'
import { isVoidLink } from './safe-attributes.ts'
import styles from './rich-text.module.css'

/** Elements that get `dir="auto"`, the direction of their first strong character, unless they have a direction. */
const AUTO_DIRECTION_TAGS = new Set<string>([
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
 * Rich text from an editor or an import, as HTML of which only harmless elements are rendered; text without markup
 * keeps its line breaks.
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

function renderNodes(nodes: readonly RichNode[], hasDirection = false): ReactNode {
  return nodes.map((node, position) => (
    <Fragment key={toReactKey(node, position)}>
      {typeof node === 'string' ? node : <RichTextElement {...node} hasDirection={hasDirection} />}
    </Fragment>
  ))
}

interface ElementProps extends RichElement {
  /** Whether an ancestor has a direction already, which the element inherits. */
  readonly hasDirection: boolean
}

function RichTextElement({ tag, attributes = {}, children, hasDirection: inheritsDirection }: ElementProps) {
  const { href, src, ...ownAttributes } = attributes
  const rest = !inheritsDirection && AUTO_DIRECTION_TAGS.has(tag) ? { dir: 'auto', ...ownAttributes } : ownAttributes
  const content = children.length > 0 ? renderNodes(children, inheritsDirection || 'dir' in rest) : undefined
  switch (tag) {
    case 'a':
      return <RichTextLink href={href} rest={rest} content={content} />
    case 'img':
      return <RichTextImage src={String(src)} rest={rest} />
    case 'iframe':
      return <RichTextVideo src={String(src)} rest={rest} />
    case 'table':
      return (
        <div className={styles.wide} tabIndex={0}>
          <table {...rest}>{content}</table>
        </div>
      )
    default:
      return createElement(tag, rest, content)
  }
}

/**
 * A link; an unsafe one gets no `href`: React and a strict content security policy block script addresses, even void
 * ones.
 */
function RichTextLink({
  href,
  rest,
  content: linkContent,
}: {
  readonly href: unknown
  readonly rest: object
  readonly content: ReactNode
}) {
  if (typeof href !== 'string' || isVoidLink(href)) {
    return href === undefined ? (
      <span {...rest}>{linkContent}</span>
    ) : (
      <span role="link" aria-disabled="true">
        {linkContent}
      </span>
    )
  }
  return /^\/(?!\/)/.test(href) ? (
    <Link href={href} {...rest}>
      {linkContent}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {linkContent}
    </a>
  )
}

function RichTextImage({ src, rest }: { readonly src: string; readonly rest: object }) {
  return <img alt="" loading="lazy" {...rest} src={useAssetUrl(src)} />
}

// What an embedded player of another site needs: it runs its own scripts with its own origin, and may not navigate this
// page.
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups'

function RichTextVideo({ src, rest }: { readonly src: string; readonly rest: object }) {
  return (
    <iframe
      title={messages.video()}
      {...rest}
      sandbox={SANDBOX}
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      src={src}
      className={styles.video}
    />
  )
}

/** Returns the React key of a node: its position, because the same text is always parsed into the same tree. */
function toReactKey(node: RichNode, position: number): string {
  return `${position} ${typeof node === 'string' ? '' : node.tag}`
}

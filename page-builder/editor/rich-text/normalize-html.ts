import { parseRichText, type RichElement, type RichNode } from '@hydrant/design/rich-text/parse-rich-text.ts'
import { hasText, isInline, isPlainText, splitParagraphs, trimBlanks, collapseBlanks } from './inline-text.ts'

/** A run of text with its enclosing tags, or a line break. */
interface Run {
  readonly text?: string
  readonly marks: string
}

/**
 * Converts HTML to a canonical form, equal for texts that look the same in the shop; empty paragraphs, headings and
 * quotes are omitted.
 */
export function normalizeHtml(html: string): string {
  const nodes = parseRichText(html)
  return normalizeBlocks(isPlainText(nodes) ? splitParagraphs(nodes).map(toParagraphElement) : nodes)
}

function toParagraphElement(lines: readonly string[]): RichElement {
  return {
    tag: 'p',
    children: lines.flatMap((line, index): RichNode[] => (index > 0 ? [{ tag: 'br', children: [] }, line] : [line])),
  }
}

function normalizeBlocks(nodes: readonly RichNode[]): string {
  const normalizedParts: string[] = []
  let runs: Run[] = []
  const endRuns = () => {
    const normalizedRuns = normalizeRuns(runs)
    if (normalizedRuns !== '') normalizedParts.push(`<p>${normalizedRuns}</p>`)
    runs = []
  }
  for (const node of nodes) {
    if (isInline(node)) runs.push(...toRuns(node, []))
    else {
      endRuns()
      if (typeof node !== 'string') normalizedParts.push(toNormalizedBlockHtml(node))
    }
  }
  endRuns()
  return normalizedParts.join('')
}

function toNormalizedBlockHtml(element: RichElement): string {
  const { tag, children } = element
  const isTextBlock = /^(?:p|h\d)$/.test(tag) && children.every(isInline)
  const runs = isTextBlock ? children.flatMap((child) => toRuns(child, [])) : []
  if (isTextBlock && tag !== 'p' && !hasText(runs)) return ''
  const innerHtml = isTextBlock ? normalizeRuns(runs) : normalizeBlocks(children)
  return innerHtml === '' && (tag === 'p' || tag === 'blockquote') ? '' : `${toStartTag(element)}${innerHtml}</${tag}>`
}

function toRuns(node: RichNode, enclosingTags: readonly string[]): readonly Run[] {
  if (typeof node === 'string') return [{ text: collapseBlanks(node), marks: enclosingTags.toSorted().join('') }]
  if (node.tag === 'br') return [{ marks: '' }]
  const start = toStartTag(node)
  return node.children.flatMap((child) => toRuns(child, start === '<span>' ? enclosingTags : [...enclosingTags, start]))
}

function normalizeRuns(runs: readonly Run[]): string {
  const mergedRuns: Run[] = []
  for (const run of trimBlanks(runs)) {
    const previous = mergedRuns.at(-1)
    if (run.text !== undefined && previous?.text !== undefined && previous.marks === run.marks)
      mergedRuns[mergedRuns.length - 1] = { ...previous, text: previous.text + run.text }
    else mergedRuns.push(run)
  }
  return mergedRuns.map(({ text, marks }) => (text === undefined ? '<br>' : marks + JSON.stringify(text))).join('')
}

/** Returns the start tag of an element; the default `start` of a list is omitted. */
function toStartTag({ tag, attributes = {} }: RichElement): string {
  const shownAttributes = Object.entries(attributes).filter(([name, value]) => !(name === 'start' && value === 1))
  return `<${tag}${shownAttributes
    .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
    .toSorted()
    .join('')}>`
}

import { parseRichText, type RichElement, type RichNode } from '@hydrant/design/rich-text/parse-rich-text.ts'
import { hasWords, isInline, isPlain, paragraphsOf, withSettledBlanks, withSingleBlanks } from './text-parts.ts'

/** Words of a line with what stands around them, or a break. */
interface Run {
  readonly text?: string
  readonly marks: string
}

/**
 * What the shop shows of a text, in a form that is the same for all ways to write it; nothing for paragraphs and
 * headings without words, and for quotes of nothing else.
 */
export function shownForm(html: string): string {
  const nodes = parseRichText(html)
  return formOfBlocks(isPlain(nodes) ? paragraphsOf(nodes).map(paragraph) : nodes)
}

function paragraph(lines: readonly string[]): RichElement {
  return {
    tag: 'p',
    children: lines.flatMap((line, place): RichNode[] => (place > 0 ? [{ tag: 'br', children: [] }, line] : [line])),
  }
}

function formOfBlocks(nodes: readonly RichNode[]): string {
  const forms: string[] = []
  let runs: Run[] = []
  const endRuns = () => {
    const form = formOfRuns(runs)
    if (form !== '') forms.push(`<p>${form}</p>`)
    runs = []
  }
  for (const node of nodes) {
    if (isInline(node)) runs.push(...runsOf(node, []))
    else {
      endRuns()
      if (typeof node !== 'string') forms.push(formOfBlock(node))
    }
  }
  endRuns()
  return forms.join('')
}

function formOfBlock(element: RichElement): string {
  const { tag, children } = element
  const isTextBlock = /^(?:p|h\d)$/.test(tag) && children.every(isInline)
  const runs = isTextBlock ? children.flatMap((child) => runsOf(child, [])) : []
  if (isTextBlock && tag !== 'p' && !hasWords(runs)) return ''
  const inside = isTextBlock ? formOfRuns(runs) : formOfBlocks(children)
  return inside === '' && (tag === 'p' || tag === 'blockquote') ? '' : `${startOf(element)}${inside}</${tag}>`
}

function runsOf(node: RichNode, around: readonly string[]): readonly Run[] {
  if (typeof node === 'string') return [{ text: withSingleBlanks(node), marks: around.toSorted().join('') }]
  if (node.tag === 'br') return [{ marks: '' }]
  const start = startOf(node)
  return node.children.flatMap((child) => runsOf(child, start === '<span>' ? around : [...around, start]))
}

function formOfRuns(runs: readonly Run[]): string {
  const joined: Run[] = []
  for (const run of withSettledBlanks(runs)) {
    const before = joined.at(-1)
    if (run.text !== undefined && before?.text !== undefined && before.marks === run.marks)
      joined[joined.length - 1] = { ...before, text: before.text + run.text }
    else joined.push(run)
  }
  return joined.map(({ text, marks }) => (text === undefined ? '<br>' : marks + JSON.stringify(text))).join('')
}

/** The start of an element as it is shown: a list begins with 1 anyway. */
function startOf({ tag, attributes = {} }: RichElement): string {
  const told = Object.entries(attributes).filter(([name, value]) => !(name === 'start' && value === 1))
  return `<${tag}${told
    .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
    .toSorted()
    .join('')}>`
}

import { parseListMarker, type MarkedList } from './list-marker.ts'

/** A list that items may still be added to. */
interface OpenList {
  readonly element: HTMLElement
  readonly level: number
  readonly tag: MarkedList['tag']
  /** Identifies the numbering in Word's document: numbered items with the same value belong to one list. */
  readonly numbering: string
}

/** The list data of a Word paragraph that is shown as a list item. */
interface WordItem {
  readonly level: number
  readonly numbering: string
  readonly marker: Element | null
}

const LIST_STYLE = /mso-list:\s*(l\d+)\s+level(\d+)\s+(lfo\d+)/i
const CONTINUED_CLASS = /^MsoList(?:Paragraph|Continue)/

/** Converts Word's paragraphs with list markers to HTML lists. Headings keep their numbers as text. */
export function convertWordLists(page: Document): void {
  for (const heading of page.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const marker = findMarkerElement(heading)
    marker?.replaceWith(`${getTrimmedText(marker)} `)
  }
  let openLists: readonly OpenList[] = []
  for (const paragraph of page.querySelectorAll('p')) {
    const [outermost] = openLists
    if (paragraph.previousElementSibling !== outermost?.element) openLists = []
    const item = parseWordListItem(paragraph)
    if (item !== null) openLists = addParagraphToLists(paragraph, item, openLists)
    else if (CONTINUED_CLASS.test(paragraph.className)) openLists.at(-1)?.element.lastElementChild?.append(paragraph)
  }
}

/** Parses level, numbering and marker of a paragraph that was pasted from a list in Word; null if it is no list item. */
function parseWordListItem(paragraph: Element): WordItem | null {
  const [isInList, list, level, format] = LIST_STYLE.exec(paragraph.getAttribute('style') ?? '') ?? []
  const marker = findMarkerElement(paragraph)
  if (isInList === undefined && marker === null) return null
  // Paragraphs with Word's list styles have their level in the name of the style.
  return {
    level: Number(level ?? /\d$/.exec(paragraph.className)?.[0] ?? 1),
    numbering: isInList === undefined ? '' : `${list} ${format}`,
    marker,
  }
}

/**
 * Adds a paragraph to the list that it continues, or to a new one. Returns the lists that are open then, the outermost
 * first.
 */
function addParagraphToLists(
  paragraph: Element,
  { level, numbering, marker }: WordItem,
  openLists: readonly OpenList[],
): readonly OpenList[] {
  const markedList = parseListMarker(marker === null ? '' : getTrimmedText(marker))
  const continuesList = (list: OpenList) =>
    marker === null || (list.tag === markedList.tag && (list.tag === 'ul' || list.numbering === numbering))
  const enclosing = openLists.filter((list) => list.level < level || (list.level === level && continuesList(list)))
  const lists =
    enclosing.at(-1)?.level === level
      ? enclosing
      : [
          ...enclosing,
          {
            element: createList(paragraph, markedList, enclosing.at(-1)?.element),
            level,
            tag: markedList.tag,
            numbering,
          },
        ]
  const item = paragraph.ownerDocument.createElement('li')
  lists.at(-1)?.element.append(item)
  marker?.remove()
  item.append(paragraph)
  return lists
}

/** Creates a list in the last item of the enclosing list, otherwise in place of the paragraph. */
function createList(
  paragraph: Element,
  { tag, type, start }: MarkedList,
  enclosing: HTMLElement | undefined,
): HTMLElement {
  const list = paragraph.ownerDocument.createElement(tag)
  if (type !== null) list.setAttribute('type', type)
  if (start !== 1) list.setAttribute('start', String(start))
  const item = enclosing?.lastElementChild
  if (item === null || item === undefined) paragraph.before(list)
  else item.append(list)
  return list
}

function findMarkerElement(block: Element): Element | null {
  return (
    Array.from(block.querySelectorAll('span')).find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    ) ?? null
  )
}

function getTrimmedText(element: Element): string {
  return element.textContent.trim()
}

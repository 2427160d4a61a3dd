import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'

type PdfDocument = PDFKit.PDFDocument
type PdfElement = PDFKit.PDFStructureElement

const require = createRequire(import.meta.url)
// Fonts are named by their paths: the library opens a font again and again that is registered under a name.
const FONT_PATHS = {
  plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
} as const
const MARGIN = 48
/** The space at the bottom of a page, with the number of the page in it. */
const FOOTER_HEIGHT = 64
const COLORS = { text: '#14171a', detail: '#5b636b', line: '#c4c9ce' } as const
const LINE_GAP = 1.5

/** How a text is set. Sizes are in points. */
export interface TextStyle {
  readonly size?: number
  readonly isBold?: boolean
  readonly isDetail?: boolean
  readonly align?: 'left' | 'right'
}

/** A text at a place of a page. */
interface PlacedText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly style?: TextStyle
}

/** A PDF file that is written from top to bottom, with tags that say what is a heading, a table or a cell. */
export class PdfWriter {
  readonly #doc: PdfDocument
  readonly #root: PdfElement
  /** Drawn at the top of every further page; the headings of the table that goes on there. */
  #repeatedHeading: (() => void) | null = null
  y: number = MARGIN

  private constructor(doc: PdfDocument) {
    this.#doc = doc
    this.#root = doc.struct('Document')
    doc.addStructure(this.#root)
  }

  /** Opens a file. The library and the fonts are loaded only by shops that create one. */
  static async open(details: {
    readonly title: string
    readonly author: string
    readonly language: string
    readonly createdAt: Date
    readonly paper: 'A4' | 'LETTER'
  }): Promise<PdfWriter> {
    const { default: PDFDocument } = await import('pdfkit')
    const { title, author, language, createdAt, paper } = details
    const doc = new PDFDocument({
      size: paper,
      margin: 0,
      bufferPages: true,
      tagged: true,
      pdfVersion: '1.7',
      lang: language,
      displayTitle: true,
      font: FONT_PATHS.plain,
      info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
    })
    return new PdfWriter(doc)
  }

  /** The left edge and the width of what is written. */
  get area(): { readonly x: number; readonly width: number } {
    return { x: MARGIN, width: this.#doc.page.width - 2 * MARGIN }
  }

  /** Creates an element of the structure of the file, such as a table. */
  startElement(type: string, parent: PdfElement = this.#root): PdfElement {
    const element = this.#doc.struct(type)
    parent.add(element)
    return element
  }

  /** Writes a text as an element of its own and returns its height. */
  write(type: string, placed: PlacedText, parent: PdfElement = this.#root): number {
    const element = this.startElement(type, parent)
    element.add(this.#doc.markStructureContent(type))
    const height = this.#draw(placed)
    this.#doc.endMarkedContent()
    element.end()
    return height
  }

  /** Measures the height of a text. */
  measure(text: string, width: number, style: TextStyle = {}): number {
    this.#setStyle(style)
    return this.#doc.heightOfString(text, { width, lineGap: LINE_GAP })
  }

  /** Continues on a new page, below the repeated headings, unless so much space is left. */
  ensureSpace(height: number): void {
    if (this.y + height <= this.#doc.page.height - FOOTER_HEIGHT) return
    this.#doc.addPage()
    this.y = MARGIN
    this.#repeatedHeading?.()
  }

  /** Sets what is drawn at the top of further pages; it is no part of the structure, which has it once. */
  repeatOnPages(draw: (() => void) | null): void {
    this.#repeatedHeading = draw === null ? null : () => this.#asArtifact(draw)
  }

  /** Draws a text that is no part of the structure. */
  drawText(placed: PlacedText): number {
    return this.#draw(placed)
  }

  /** Draws a line across the page. */
  drawRule(y: number): void {
    const { x, width } = this.area
    this.#asArtifact(() =>
      this.#doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.5)
        .stroke(COLORS.line),
    )
  }

  /** Lets other requests go on, since a long file is not written in a moment. */
  async pause(): Promise<void> {
    await setImmediate()
  }

  /** Writes the footers and returns the file. */
  async finish(toFooter: (page: number, count: number) => string): Promise<Buffer> {
    const { start, count } = this.#doc.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(start + page)
      this.#asArtifact(() =>
        this.#draw({
          text: toFooter(page + 1, count),
          ...this.area,
          y: this.#doc.page.height - FOOTER_HEIGHT / 2,
          style: { size: 8, isDetail: true, align: 'right' },
        }),
      )
    }
    this.#root.end()
    this.#doc.end()
    return buffer(this.#doc)
  }

  #asArtifact(draw: () => void): void {
    this.#doc.markContent('Artifact')
    draw()
    this.#doc.endMarkedContent()
  }

  #draw({ text, x, y, width, style = {} }: PlacedText): number {
    this.#setStyle(style)
    this.#doc.text(text, x, y, { width, align: style.align ?? 'left', lineGap: LINE_GAP })
    return this.#doc.y - y
  }

  #setStyle({ size = 9, isBold = false, isDetail = false }: TextStyle): void {
    this.#doc
      .font(isBold ? FONT_PATHS.bold : FONT_PATHS.plain)
      .fontSize(size)
      .fillColor(isDetail ? COLORS.detail : COLORS.text)
  }
}

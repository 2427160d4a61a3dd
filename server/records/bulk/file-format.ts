import type { CsvDelimiter } from '@hydrant/kernel/csv/split-row.ts'

/** How the file of a job separates cells and rows, by the names that clients use. */
export interface FileFormat {
  readonly columnDelimiter: string
  readonly lineEnding: string
}

const DELIMITERS: Readonly<Record<string, CsvDelimiter>> = {
  COMMA: ',',
  BACKQUOTE: '`',
  CARET: '^',
  PIPE: '|',
  SEMICOLON: ';',
  TAB: '\t',
}

/** Returns the character that separates the cells of a file. */
export function toDelimiter({ columnDelimiter }: Pick<FileFormat, 'columnDelimiter'>): CsvDelimiter {
  return DELIMITERS[columnDelimiter] ?? ','
}

/** Returns rows of a file, each with its line end; every cell is quoted. */
export function formatRows(rows: ReadonlyArray<readonly string[]>, format: FileFormat): string {
  const delimiter = toDelimiter(format)
  const end = format.lineEnding === 'CRLF' ? '\r\n' : '\n'
  return rows.map((cells) => `${cells.map(quote).join(delimiter)}${end}`).join('')
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/** Writes a value that a user has typed as a literal of SOQL; undefined when a field of this type cannot have it. */
export function formatLiteral(type: string, value: string): string | undefined {
  switch (type) {
    case 'boolean':
      return value === 'true' || value === 'false' ? value : undefined
    case 'int':
    case 'double':
    case 'currency':
      return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(value) ? value : undefined
    case 'datetime':
      return formatTime(value)
    default:
      return formatText(value)
  }
}

/** Writes a pattern for LIKE that finds a text anywhere in a field; in it, the placeholders of LIKE are characters. */
export function formatPattern(text: string): string {
  return `'%${escapeText(text).replaceAll(/[%_]/g, String.raw`\$&`)}%'`
}

/** Writes a pattern for LIKE that finds a text at the beginning of a field. */
export function formatPrefix(text: string): string {
  return formatPattern(text).replace('%', '')
}

/** Writes a text as a literal of SOQL. */
export function formatText(text: string): string {
  return `'${escapeText(text)}'`
}

/** Writes an id as a literal of SOQL. */
export function formatId(id: string): string {
  return formatText(id)
}

function escapeText(text: string): string {
  return text.replaceAll(/['\\]/g, String.raw`\$&`)
}

/** Returns a day or a moment as SOQL writes it, in UTC; undefined for anything else. */
function formatTime(value: string): string | undefined {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00Z` : value
  const milliseconds = Date.parse(moment)
  return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds).toISOString()
}

/** Whether a text has the form of an id of a record. */
export function isRecordId(text: string): boolean {
  return /^[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?$/.test(text)
}

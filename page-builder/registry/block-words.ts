import { hasExpression } from '../bindings/expression.ts'
import { findBlock } from './blocks.ts'

/** The settings by which blocks of a kind are told from one another, the first that says something. */
const SAYING = ['name', 'title', 'text', 'headerText', 'label', 'alt'] as const
const LONGEST = 40

/** What a kind of block is called. */
export function labelOf(type: string): string {
  return findBlock(type)?.label ?? `Unknown block (${type})`
}

/** What a block with these settings says, shortened; empty when it says nothing. */
export function excerptOf(settings: Readonly<Record<string, unknown>>): string {
  const said = SAYING.map((name) => settings[name]).find((value) => typeof value === 'string' && value.trim() !== '')
  if (typeof said !== 'string') return ''
  const words = (hasExpression(said) ? said : said.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ').trim()
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words
}

import * as messages from '@hydrant/messages/compiled/page-builder/registry.js'
import { hasExpression } from '../bindings/expression.ts'
import { findBlockKind } from './blocks.ts'

/** The settings that an excerpt of a block is taken from; the first one with text is used. */
const EXCERPT_SETTINGS = ['name', 'title', 'text', 'headerText', 'label', 'alt'] as const
const MAX_EXCERPT_LENGTH = 40

/** Returns the label of a kind of block. */
export function getBlockLabel(type: string): string {
  return findBlockKind(type)?.label() ?? messages.unknownBlock({ type })
}

/** Returns a shortened excerpt of a block's text; empty when it has none. */
export function toExcerpt(settings: Readonly<Record<string, unknown>>): string {
  const text = EXCERPT_SETTINGS.map((name) => settings[name]).find(
    (value) => typeof value === 'string' && value.trim() !== '',
  )
  if (typeof text !== 'string') return ''
  const excerpt = (hasExpression(text) ? text : text.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ').trim()
  return excerpt.length > MAX_EXCERPT_LENGTH ? `${excerpt.slice(0, MAX_EXCERPT_LENGTH)}…` : excerpt
}

import * as messages from '@hydrant/messages/compiled/page-builder/checks.js'
import { FINISHED_TEXTS, PAGE_TEMPLATES } from '../templates/templates.ts'
import { flattenBlockTree, type StoredBlock } from '../render/document.ts'
import { listSettings, type StoredSetting } from './list-settings.ts'
import type { Problem } from './problem.ts'

const TEXT_KINDS: ReadonlySet<string> = new Set(['text', 'paragraphs', 'rich-text'])

const SAMPLE_TEXTS: ReadonlySet<unknown> = new Set(
  PAGE_TEMPLATES.flatMap(({ document }) =>
    flattenBlockTree(document.content)
      .filter(({ type }) => type !== 'form')
      .flatMap((block) => listTextSettings(block).map(({ value }) => value))
      .filter((value) => typeof value === 'string' && !FINISHED_TEXTS.has(value)),
  ),
)

/** Lists a warning for each text of a block that is still the sample text of a page template. */
export function listTemplateTextProblems(storedBlock: StoredBlock): readonly Problem[] {
  return listTextSettings(storedBlock)
    .filter(({ value }) => SAMPLE_TEXTS.has(value))
    .map(({ path }) => ({
      level: 'warning',
      blockId: storedBlock.props.id,
      setting: path,
      message: messages.templateWords(),
    }))
}

function listTextSettings(block: StoredBlock): readonly StoredSetting[] {
  return listSettings(block).filter(({ field }) => TEXT_KINDS.has(field.kind))
}

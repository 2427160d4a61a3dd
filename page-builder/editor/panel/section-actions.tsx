import { useState } from 'react'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/settings-panel.js'
import { parseSectionReference, SAVED_SECTION_BLOCK } from '@hydrant/page-model/sections/saved-sections.ts'
import { createRandomHexId } from '@hydrant/kernel/identity/random-id.ts'
import { useCanvasRenderContext } from '../canvas/canvas-context.ts'
import { toStoredBlock, type EditorBlock } from '../opened-page.ts'
import { isBlockAllowedInSlot } from '../outline/block-position.ts'
import { useBlockActions } from '../outline/use-block-actions.ts'
import { usePanelContext } from './panel-context.ts'
import { SaveSectionDialog } from './save-section-dialog.tsx'

/**
 * What can be done with the selected block and saved sections: of a saved section, edit it and turn it into own blocks
 * of the page; of another block, save it as a section.
 */
export function SectionActions({ block }: { readonly block: EditorBlock }) {
  const { services, isReadOnly } = usePanelContext()
  if (isReadOnly) return null
  const reference = parseSectionReference(toStoredBlock(block))
  if (reference !== null)
    return reference.sectionId === '' ? null : <ReferenceActions block={block} sectionId={reference.sectionId} />
  const canBeSaved = services.saveSection !== undefined && isBlockAllowedInSlot(block.type, { parent: null, slot: '' })
  return canBeSaved ? <SaveAction block={block} saveSection={services.saveSection} /> : null
}

function ReferenceActions({ block, sectionId }: { readonly block: EditorBlock; readonly sectionId: string }) {
  const { services } = usePanelContext()
  const { replaceWithBlocks } = useBlockActions()
  const { data } = useCanvasRenderContext()
  const section = data[block.props.id]
  if (section?.kind !== 'section') return null
  return (
    <div className="editor-setting editor-section-actions">
      <p>
        <Link href={services.toSectionPath(sectionId)}>{messages.editTheSection({ title: section.title })}</Link>
      </p>
      <Button
        size="s"
        variant="secondary"
        onClick={() =>
          replaceWithBlocks(block.props.id, section.blocks, messages.nowOwnBlocks({ title: section.title }))
        }
      >
        {messages.turnIntoOwnBlocks()}
      </Button>
      <p className="editor-hint">{messages.ownBlocksHint()}</p>
    </div>
  )
}

function SaveAction({
  block,
  saveSection,
}: {
  readonly block: EditorBlock
  readonly saveSection: (title: string, block: ReturnType<typeof toStoredBlock>) => Promise<string>
}) {
  const { replaceWithBlocks } = useBlockActions()
  const [isOpen, setOpen] = useState(false)
  const save = async (title: string) => {
    const sectionId = await saveSection(title, toStoredBlock(block))
    setOpen(false)
    const id = `${SAVED_SECTION_BLOCK}-${createRandomHexId()}`
    replaceWithBlocks(
      block.props.id,
      [{ type: SAVED_SECTION_BLOCK, props: { id, sectionId } }],
      messages.savedAsSection({ title }),
    )
  }
  return (
    <div className="editor-setting editor-section-actions">
      <Button size="s" variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.saveAsSection()}
      </Button>
      {isOpen && <SaveSectionDialog onSave={save} onClose={() => setOpen(false)} />}
    </div>
  )
}

import { Drawer } from '@puckeditor/core'
import { useState } from 'react'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { BlockGroup } from '../registry/block.tsx'
import { keepRemovingDragSemantics } from './canvas/pointer-only.ts'
import type { PageEditorProps } from './editor-props.ts'
import { findSelectedBlockId, useEditor } from './editor-store.ts'
import { searchBlockKinds } from './find-block-kinds.ts'
import { useBlockActions } from './outline/use-block-actions.ts'

const GROUP_LABELS: Readonly<Record<BlockGroup, () => string>> = {
  content: messages.contentGroup,
  layout: messages.layoutGroup,
  products: messages.productsGroup,
  data: messages.dataGroup,
}
const GROUP_ORDER = ['content', 'layout', 'products', 'data'] as const satisfies readonly BlockGroup[]

/** The searchable list of block kinds; each is added by pressing it or by dragging it onto the page. */
export function BlockDrawer({ excludedKinds }: Pick<PageEditorProps, 'excludedKinds'>) {
  const [query, setQuery] = useState('')
  const selectedId = useEditor(findSelectedBlockId)
  const { insert } = useBlockActions()
  const matchingKinds = searchBlockKinds(query).filter(({ type }) => excludedKinds?.has(type) !== true)
  return (
    <section className="editor-drawer" aria-labelledby="editor-drawer-title">
      <h2 id="editor-drawer-title">{messages.addABlock()}</h2>
      <TextField
        type="search"
        label={messages.findAKind()}
        required={false}
        showOptional={false}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {matchingKinds.length === 0 && <p role="status">{messages.noSuchKind()}</p>}
      {GROUP_ORDER.map((group) => {
        const kinds = matchingKinds.filter((kind) => kind.group === group)
        if (kinds.length === 0) return null
        return (
          <div key={group} role="group" aria-label={GROUP_LABELS[group]()}>
            <h3>{GROUP_LABELS[group]()}</h3>
            <Drawer>
              {kinds.map(({ type, label }) => (
                <div key={type} className="editor-kind">
                  <div
                    ref={keepPointerOnly}
                    aria-hidden="true"
                    className="editor-grip"
                    title={messages.dragOntoThePage()}
                  >
                    <Drawer.Item name={type} label={label()}>
                      {DragHandle}
                    </Drawer.Item>
                  </div>
                  <Button variant="tertiary" size="s" onClick={() => insert(type, selectedId)}>
                    {label()}
                  </Button>
                </div>
              ))}
            </Drawer>
          </div>
        )
      })}
    </section>
  )
}

function keepPointerOnly(element: HTMLElement | null): (() => void) | undefined {
  return element === null ? undefined : keepRemovingDragSemantics(element)
}

function DragHandle() {
  return <Icon name="utility:menu" size="small" />
}

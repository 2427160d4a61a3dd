import { Drawer } from '@puckeditor/core'
import { useState } from 'react'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { BlockGroup } from '../registry/block.tsx'
import { removeDragSemantics } from './canvas/pointer-only.ts'
import { findSelectedId, useEditor } from './editor-store.ts'
import { findBlockKinds } from './find-block-kinds.ts'
import { useBlockActions } from './outline/use-block-actions.ts'

const GROUPS: Readonly<Record<BlockGroup, () => string>> = {
  content: messages.contentGroup,
  layout: messages.layoutGroup,
  products: messages.productsGroup,
  data: messages.dataGroup,
}
const ORDER = ['content', 'layout', 'products', 'data'] as const satisfies readonly BlockGroup[]

/** The searchable list of block kinds; each is added by pressing it or by dragging it onto the page. */
export function BlockDrawer() {
  const [query, setQuery] = useState('')
  const selectedId = useEditor(findSelectedId)
  const { insert } = useBlockActions()
  const matchingKinds = findBlockKinds(query)
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
      {ORDER.map((group) => {
        const kinds = matchingKinds.filter((kind) => kind.group === group)
        if (kinds.length === 0) return null
        return (
          <div key={group} role="group" aria-label={GROUPS[group]()}>
            <h3>{GROUPS[group]()}</h3>
            <Drawer>
              {kinds.map(({ type, label }) => (
                <div key={type} className="editor-kind">
                  <div
                    ref={attachPointerOnly}
                    aria-hidden="true"
                    className="editor-grip"
                    title={messages.dragOntoThePage()}
                  >
                    <Drawer.Item name={type} label={label()}>
                      {Grip}
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

function attachPointerOnly(element: HTMLElement | null): (() => void) | undefined {
  return element === null ? undefined : removeDragSemantics(element)
}

function Grip() {
  return <Icon name="utility:menu" size="small" />
}

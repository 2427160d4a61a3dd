import type { Editor } from '@tiptap/core'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/rich-text-editor.js'
import type { EditorServices } from '../services.ts'
import { DirectionChoice } from './direction-choice.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { StyleChoice } from './style-choice.tsx'
import { TEXT_ACTIONS, type TextAction } from './text-actions.ts'
import { useEditorState } from './use-text-editor.ts'
import { useToolbarKeyNavigation } from './use-toolbar-key-navigation.ts'

interface TextToolbarProps {
  readonly label: string
  /** The id of the editable element. */
  readonly controls: string
  readonly editor: Editor
  readonly searchPages: EditorServices['searchLinkTargets']
}

/** The formatting toolbar of a text. */
export function TextToolbar({ label, controls, editor, searchPages }: TextToolbarProps) {
  useEditorState(editor)
  const toolbar = useRef<HTMLDivElement>(null)
  const [isLinking, setLinking] = useState(false)
  const onKeyDown = useToolbarKeyNavigation(toolbar)
  const openLinkDialog = () => {
    // A browser that restores the focus would put the cursor at the start of the text; the dialog restores it instead.
    editor.view.dom.blur()
    setLinking(true)
  }
  return (
    <>
      <div
        ref={toolbar}
        role="toolbar"
        tabIndex={-1}
        aria-label={messages.howItLooks({ label })}
        aria-controls={controls}
        className="editor-actions rich-text-toolbar"
        onKeyDown={onKeyDown}
      >
        <StyleChoice editor={editor} />
        {TEXT_ACTIONS.map((action) => (
          <ActionButton key={action.type} editor={editor} action={action} />
        ))}
        <ToolButton
          isPressed={editor.isActive('link')}
          isDisabled={!editor.can().setMark('link')}
          onPress={openLinkDialog}
        >
          {messages.link()}
        </ToolButton>
        <ToolButton isDisabled={!editor.can().setHorizontalRule()} onPress={() => editor.commands.setHorizontalRule()}>
          {messages.line()}
        </ToolButton>
        <DirectionChoice editor={editor} />
      </div>
      {isLinking && <LinkDialog editor={editor} searchPages={searchPages} onClose={() => setLinking(false)} />}
    </>
  )
}

function ActionButton({
  editor,
  action: { name, symbol, type, isAllowed, toggle },
}: {
  readonly editor: Editor
  readonly action: TextAction
}) {
  const toggleAndFocus = (isByPointer: boolean) => {
    toggle(editor)
    if (isByPointer) editor.commands.focus()
  }
  return (
    <ToolButton
      name={name()}
      isPressed={editor.isActive(type)}
      isDisabled={!isAllowed(editor)}
      onPress={toggleAndFocus}
    >
      {symbol === undefined ? name() : <span className={`rich-text-${type}`}>{symbol}</span>}
    </ToolButton>
  )
}

interface ToolButtonProps {
  /** Its accessible name where it shows a symbol only. */
  readonly name?: string
  /** Undefined for actions that are not toggles. */
  readonly isPressed?: boolean
  readonly isDisabled: boolean
  /**
   * `isByPointer` tells where the focus goes next: keyboard users stay in the toolbar, pointer users return to the
   * text.
   */
  readonly onPress: (isByPointer: boolean) => void
  readonly children: ReactNode
}

function ToolButton({ name, isPressed, isDisabled, onPress, children }: ToolButtonProps) {
  return (
    <Button
      size="s"
      variant="secondary"
      title={name}
      aria-label={name}
      aria-pressed={isPressed}
      disabled={isDisabled}
      // Keeps the focus and the visible selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ detail }) => onPress(detail > 0)}
    >
      {children}
    </Button>
  )
}

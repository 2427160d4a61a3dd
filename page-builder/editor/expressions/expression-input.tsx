import { useId, type SyntheticEvent } from 'react'
import { TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import { listExpressionPaths } from '../../bindings/scope-names.ts'
import { usePanelContext } from '../panel/panel-context.ts'
import { useCompletionList, type CompletionList, type TextControl } from './use-completion.ts'

interface ExpressionInputProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Whether it is a multi-line field. */
  readonly isLong?: boolean
  /** Whether it selects the data to load, and so may use fewer values. */
  readonly isDataSelector?: boolean
  readonly error?: string | undefined
  readonly warning?: string | undefined
}

/** A text field that suggests values when `{!` is typed. */
export function ExpressionInput({
  label,
  hint,
  value,
  onChange,
  isLong = false,
  isDataSelector = false,
  error,
  warning,
}: ExpressionInputProps) {
  const { namesInScope, pageNames, isReadOnly } = usePanelContext()
  const completions = useCompletionList({
    value,
    onChange,
    allPaths: isReadOnly ? [] : listExpressionPaths(isDataSelector ? pageNames : namesInScope),
  })
  const listId = useId()
  const hasCompletions = completions.paths.length > 0
  const changeAndSuggest = (target: TextControl) => {
    onChange(target.value)
    completions.suggestAt(target)
  }
  const props = {
    label,
    ...(hint !== undefined && { hint }),
    value,
    error,
    warning,
    readOnly: isReadOnly,
    showOptional: false,
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    ...(hasCompletions && { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${completions.activeIndex}` }),
    onKeyDown: completions.onKeyDown,
    onBlur: completions.close,
    onSelect: ({ currentTarget }: SyntheticEvent<TextControl>) =>
      currentTarget.value === value && completions.suggestAt(currentTarget),
  } as const
  return (
    <div className="editor-expression">
      {isLong ? (
        <TextAreaField {...props} rows={3} onChange={(event) => changeAndSuggest(event.target)} />
      ) : (
        <TextField {...props} onChange={(event) => changeAndSuggest(event.target)} />
      )}
      {hasCompletions && <CompletionListbox id={listId} completions={completions} />}
      <VisuallyHidden>
        <span role="status">{hasCompletions ? messages.completions({ count: completions.paths.length }) : ''}</span>
      </VisuallyHidden>
    </div>
  )
}

function CompletionListbox({
  id,
  completions: { paths, activeIndex, accept },
}: {
  readonly id: string
  readonly completions: CompletionList
}) {
  return (
    <ul id={id} role="listbox" aria-label={messages.completionsLabel()} className="editor-offer">
      {paths.map((path, index) => (
        <li
          key={path}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === activeIndex}
          onMouseDown={(event) => {
            event.preventDefault()
            accept(path)
          }}
        >
          {path}
        </li>
      ))}
    </ul>
  )
}

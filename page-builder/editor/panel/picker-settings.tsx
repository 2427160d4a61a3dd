import { useEffect, useState } from 'react'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/settings-panel.js'
import { hasExpression } from '../../bindings/expression.ts'
import { ExpressionInput } from '../expressions/expression-input.tsx'
import { ResultPicker } from '../pickers/result-picker.tsx'
import { LinkPicker } from '../pickers/link-picker.tsx'
import { MediaPicker } from '../pickers/media-picker.tsx'
import type { EditorServices, SearchResult, MediaResult } from '../services.ts'
import { useProblemMessages, usePanelContext } from './panel-context.ts'
import type { SettingProps } from './setting-props.ts'

/** The maximum length of a media search query. */
const MAX_QUERY_LENGTH = 100

/** A link, typed or picked from the pages of the shop. */
export function LinkSetting(props: SettingProps) {
  const { services, isReadOnly } = usePanelContext()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="editor-setting">
      <UrlInput {...props} />
      {!isReadOnly && (
        <Button
          size="s"
          variant="secondary"
          aria-label={messages.chooseAPageFor({ label: props.label })}
          onClick={() => setOpen(true)}
        >
          {messages.chooseAPage()}
        </Button>
      )}
      {isOpen && (
        <LinkPicker
          search={services.searchLinkTargets}
          onClose={() => setOpen(false)}
          onSelect={({ value }) => props.onChange(value)}
        />
      )}
    </div>
  )
}

/**
 * A picture of the media library; picking one also sets its content key and alternative text where the block has
 * settings for them.
 */
export function PictureSetting(props: SettingProps) {
  const { field, storedValue, onChangeSiblings, siblings = {} } = props
  const { services, isReadOnly } = usePanelContext()
  const [isOpen, setOpen] = useState(false)
  const url = String(field.read(storedValue))
  const { altTextSetting, contentKeySetting } = field
  const altText = altTextSetting === undefined ? undefined : siblings[altTextSetting]
  const isAltTextCustom = useIsAltTextCustom(altText, isOpen ? services.searchMedia : null)
  const change = (media: Pick<MediaResult, 'url' | 'contentKey' | 'alternateText'> | null) =>
    onChangeSiblings?.({
      [getLastPathPart(props.path)]: media?.url,
      ...(altTextSetting !== undefined &&
        !(media !== null && isAltTextCustom) && { [altTextSetting]: media?.alternateText }),
      ...(contentKeySetting !== undefined && { [contentKeySetting]: media?.contentKey }),
    })
  return (
    <div className="editor-setting">
      {url !== '' && !hasExpression(url) && <img className="editor-picture" src={url} alt="" />}
      <UrlInput {...props} />
      {!isReadOnly && (
        <div className="editor-actions">
          <Button
            size="s"
            variant="secondary"
            aria-label={messages.chooseAPictureFor({ label: props.label })}
            onClick={() => setOpen(true)}
          >
            {messages.chooseAPicture()}
          </Button>
          {storedValue !== undefined && (
            <Button
              size="s"
              variant="tertiary"
              aria-label={messages.noPictureFor({ label: props.label })}
              onClick={() => change(null)}
            >
              {messages.noPicture()}
            </Button>
          )}
        </div>
      )}
      {isOpen && <MediaPicker services={services} onClose={() => setOpen(false)} onSelect={change} />}
    </div>
  )
}

/** A product or category by its id, picked by its name. */
export function RecordIdSetting({ field, label, storedValue, onChange, path }: SettingProps) {
  const { services, isReadOnly } = usePanelContext()
  const [isOpen, setOpen] = useState(false)
  const value = typeof storedValue === 'string' ? storedValue : ''
  const isProduct = field.kind === 'product'
  const search = isProduct ? services.searchProducts : services.searchCategories
  const name = useRecordName(value, search)
  const dialogTitle = isProduct ? messages.chooseAProduct() : messages.chooseACategory()
  return (
    <div className="editor-setting">
      <ExpressionInput
        label={label}
        {...(name !== null && { hint: name })}
        value={value}
        isDataSelector
        {...useProblemMessages(path)}
        onChange={(newValue) => onChange(newValue || undefined)}
      />
      {!isReadOnly && (
        <Button
          size="s"
          variant="secondary"
          aria-label={messages.actionFor({ action: dialogTitle, label })}
          onClick={() => setOpen(true)}
        >
          {dialogTitle}
        </Button>
      )}
      {isOpen && (
        <ResultPicker
          title={dialogTitle}
          search={search}
          onClose={() => setOpen(false)}
          onSelect={(selectedResult) => onChange(selectedResult.value)}
        />
      )}
    </div>
  )
}

function UrlInput({ field, label, storedValue, onChange, path }: SettingProps) {
  const value = typeof storedValue === 'string' ? storedValue : ''
  const problemMessages = useProblemMessages(path)
  const isWrong = value !== '' && !hasExpression(value) && field.read(value) === ''
  return (
    <ExpressionInput
      label={label}
      value={value}
      isDataSelector={field.isDataSelector === true}
      {...problemMessages}
      {...(isWrong && { error: messages.addressInvalid() })}
      onChange={(newValue) => onChange(newValue || undefined)}
    />
  )
}

/** Returns the name of a product or category; null while it is not loaded. */
function useRecordName(id: string, search: EditorServices['searchProducts']): string | null {
  const [foundRecord, setFoundRecord] = useState<Pick<SearchResult, 'value' | 'name'> | null>(null)
  useEffect(() => {
    if (id === '' || hasExpression(id)) return
    const controller = new AbortController()
    const runSearch = async () => {
      try {
        const { results: searchResults } = await search(id, controller.signal)
        setFoundRecord(searchResults.find(({ value }) => value === id) ?? null)
      } catch {
        // The id is shown in any case.
      }
    }
    void runSearch()
    return () => controller.abort()
  }, [id, search])
  return foundRecord?.value === id ? foundRecord.name : null
}

/**
 * Returns whether an alternative text was written for this block. A text that comes from the media library is not
 * custom; it is replaced or removed together with the picture.
 */
function useIsAltTextCustom(altText: unknown, search: EditorServices['searchMedia'] | null): boolean {
  const trimmedText = typeof altText === 'string' ? altText.trim() : ''
  const [libraryText, setLibraryText] = useState<string | null>(null)
  useEffect(() => {
    if (search === null || trimmedText === '') return
    const controller = new AbortController()
    const runSearch = async () => {
      try {
        const { results: searchResults } = await search(trimmedText.slice(0, MAX_QUERY_LENGTH), controller.signal)
        if (searchResults.some(({ alternateText }) => alternateText.trim() === trimmedText)) setLibraryText(trimmedText)
      } catch {
        // The text then counts as custom, so that it is not lost.
      }
    }
    void runSearch()
    return () => controller.abort()
  }, [trimmedText, search])
  return trimmedText !== '' && trimmedText !== libraryText
}

function getLastPathPart(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

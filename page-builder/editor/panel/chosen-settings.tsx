import { useEffect, useState } from 'react'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { hasExpression } from '../../bindings/expression.ts'
import { ExpressionInput } from '../expressions/expression-input.tsx'
import { FoundPicker } from '../pickers/found-picker.tsx'
import { LinkPicker } from '../pickers/link-picker.tsx'
import { MediaPicker } from '../pickers/media-picker.tsx'
import type { EditorServices, Found, FoundMedia } from '../services.ts'
import { useFaults, usePanel } from './panel-context.ts'
import type { SettingProps } from './setting-props.ts'

/** Characters of words by which a picture is looked for. */
const LONGEST_QUERY = 100
const NO_ADDRESS = 'Write a path of this shop, which begins with /, or an address that begins with https://.'

/** Where something leads to: written down, or chosen among the pages of the shop. */
export function LinkSetting(props: SettingProps) {
  const { services, isReadOnly } = usePanel()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="editor-setting">
      <AddressInput {...props} />
      {!isReadOnly && (
        <Button size="s" variant="secondary" aria-label={`Choose a page: ${props.label}`} onClick={() => setOpen(true)}>
          Choose a page
        </Button>
      )}
      {isOpen && (
        <LinkPicker
          search={services.searchPages}
          onClose={() => setOpen(false)}
          onTake={({ value }) => props.onChange(value)}
        />
      )}
    </div>
  )
}

/** A picture of the media library, with its key and its words where the block has settings for them. */
export function PictureSetting(props: SettingProps) {
  const { field, stored, onChangeBeside, beside = {} } = props
  const { services, isReadOnly } = usePanel()
  const [isOpen, setOpen] = useState(false)
  const url = String(field.read(stored))
  const { wordsIn, keyIn } = field
  const words = wordsIn === undefined ? undefined : beside[wordsIn]
  const areWordsOwn = useAreWordsOwn(words, isOpen ? services.searchMedia : null)
  const change = (media: Pick<FoundMedia, 'url' | 'contentKey' | 'alternateText'> | null) =>
    onChangeBeside?.({
      [nameOf(props.path)]: media?.url,
      ...(wordsIn !== undefined && !(media !== null && areWordsOwn) && { [wordsIn]: media?.alternateText }),
      ...(keyIn !== undefined && { [keyIn]: media?.contentKey }),
    })
  return (
    <div className="editor-setting">
      {url !== '' && !hasExpression(url) && <img className="editor-picture" src={url} alt="" />}
      <AddressInput {...props} />
      {!isReadOnly && (
        <div className="editor-actions">
          <Button
            size="s"
            variant="secondary"
            aria-label={`Choose a picture: ${props.label}`}
            onClick={() => setOpen(true)}
          >
            Choose a picture
          </Button>
          {stored !== undefined && (
            <Button size="s" variant="tertiary" aria-label={`No picture: ${props.label}`} onClick={() => change(null)}>
              No picture
            </Button>
          )}
        </div>
      )}
      {isOpen && <MediaPicker services={services} onClose={() => setOpen(false)} onTake={change} />}
    </div>
  )
}

/** A product or a category by its id, chosen by its name. */
export function RecordIdSetting({ field, label, stored, onChange, path }: SettingProps) {
  const { services, isReadOnly } = usePanel()
  const [isOpen, setOpen] = useState(false)
  const value = typeof stored === 'string' ? stored : ''
  const isProduct = field.kind === 'product'
  const search = isProduct ? services.searchProducts : services.searchCategories
  const name = useNameOf(value, search)
  const what = isProduct ? 'Choose a product' : 'Choose a category'
  return (
    <div className="editor-setting">
      <ExpressionInput
        label={label}
        {...(name !== null && { hint: name })}
        value={value}
        isFetchedBy
        {...useFaults(path)}
        onChange={(written) => onChange(written || undefined)}
      />
      {!isReadOnly && (
        <Button size="s" variant="secondary" aria-label={`${what}: ${label}`} onClick={() => setOpen(true)}>
          {what}
        </Button>
      )}
      {isOpen && (
        <FoundPicker
          title={what}
          search={search}
          onClose={() => setOpen(false)}
          onTake={(found) => onChange(found.value)}
        />
      )}
    </div>
  )
}

function AddressInput({ field, label, stored, onChange, path }: SettingProps) {
  const value = typeof stored === 'string' ? stored : ''
  const faults = useFaults(path)
  const isWrong = value !== '' && !hasExpression(value) && field.read(value) === ''
  return (
    <ExpressionInput
      label={label}
      value={value}
      isFetchedBy={field.isFetchedBy === true}
      {...faults}
      {...(isWrong && { error: NO_ADDRESS })}
      onChange={(written) => onChange(written || undefined)}
    />
  )
}

/** The name of a product or a category by its id; null while it is not known. */
function useNameOf(id: string, search: EditorServices['searchProducts']): string | null {
  const [named, setNamed] = useState<Pick<Found, 'value' | 'name'> | null>(null)
  useEffect(() => {
    if (id === '' || hasExpression(id)) return
    const asking = new AbortController()
    const ask = async () => {
      try {
        const { found } = await search(id, asking.signal)
        setNamed(found.find(({ value }) => value === id) ?? null)
      } catch {
        // Its id stands there all the same.
      }
    }
    void ask()
    return () => asking.abort()
  }, [id, search])
  return named?.value === id ? named.name : null
}

/**
 * Whether somebody wrote the words beside a picture for this place: those that the library has for a picture go when
 * the picture goes.
 */
function useAreWordsOwn(words: unknown, search: EditorServices['searchMedia'] | null): boolean {
  const said = typeof words === 'string' ? words.trim() : ''
  const [ofLibrary, setOfLibrary] = useState<string | null>(null)
  useEffect(() => {
    if (search === null || said === '') return
    const asking = new AbortController()
    const ask = async () => {
      try {
        const { found } = await search(said.slice(0, LONGEST_QUERY), asking.signal)
        if (found.some(({ alternateText }) => alternateText.trim() === said)) setOfLibrary(said)
      } catch {
        // Then they are kept: words of somebody's own would be lost otherwise.
      }
    }
    void ask()
    return () => asking.abort()
  }, [said, search])
  return said !== '' && said !== ofLibrary
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

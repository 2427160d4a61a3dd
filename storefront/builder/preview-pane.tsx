import { useEffect, useState } from 'react'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { SelectField, DebouncedField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import type { SearchResult } from '@hydrant/page-builder/editor/services.ts'
import { useWindowDevice } from '@hydrant/page-builder/editor/use-window-device.ts'
import type { Device } from '@hydrant/page-builder/registry/styles.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-editor.js'
import * as slotMessages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { MomentField } from '../time/moment-field.tsx'
import type { DraftAutosave } from './draft-autosave.ts'
import { fetchAccounts } from './editor-services.ts'
import { DeviceField, PreviewFrame } from './preview-frame.tsx'
import { toPreviewUrl } from './preview-url.ts'

/**
 * The page as visitors will see it: at a device's width, at first that of this window, as a guest or as a buyer's
 * account, now or at another time.
 */
export function PreviewPane({
  path,
  basePath,
  autosave,
}: {
  /** Where the draft can be seen; null when nowhere. */
  readonly path: string | null
  readonly basePath: string
  readonly autosave: DraftAutosave
}) {
  const windowDevice = useWindowDevice()
  const [selectedDevice, setSelectedDevice] = useState<Device | null>(null)
  const device = selectedDevice ?? windowDevice
  const [viewer, setViewer] = useState('guest')
  const [at, setAt] = useState('')
  const { isSaved, retry } = useSaveBeforePreview(autosave)
  return (
    <div className="builder-preview">
      <div className="builder-preview-bar">
        <DeviceField device={device} onDevice={setSelectedDevice} />
        <ViewerField basePath={basePath} viewer={viewer} onViewerChange={setViewer} />
        {isSaved === false && <UnsavedNotice onRetry={retry} />}
        <MomentField label={messages.at()} hint={messages.previewMoment()} onMoment={setAt} />
        <p className="builder-preview-hint">{messages.previewLimits()}</p>
      </div>
      <div className="builder-preview-room" tabIndex={-1}>
        {path === null && <p>{slotMessages.noPreviewPage()}</p>}
        {isSaved !== null && path !== null && (
          <PreviewFrame key={String(isSaved)} device={device} src={basePath + toPreviewUrl(path, { viewer, at })} />
        )}
      </div>
    </div>
  )
}

function UnsavedNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert tone="warning">
      <div className="builder-actions">
        <p>{messages.previewOutdated()}</p>
        <Button size="s" variant="secondary" onClick={onRetry}>
          {messages.tryAgain()}
        </Button>
      </div>
    </Alert>
  )
}

/**
 * Saves the draft when the preview opens, because the server renders it; returns whether it is saved, null until that
 * is known.
 */
function useSaveBeforePreview(autosave: DraftAutosave) {
  const [isSaved, setIsSaved] = useState<boolean | null>(null)
  useEffect(() => {
    let isMounted = true
    void autosave.flush().then((hasSaved) => isMounted && setIsSaved(hasSaved))
    return () => {
      isMounted = false
    }
  }, [autosave])
  return { isSaved, retry: () => void autosave.flush().then(setIsSaved) }
}

interface ViewerFieldProps {
  readonly basePath: string
  /** Empty for the site builder themself, `guest`, or the id of an account. */
  readonly viewer: string
  readonly onViewerChange: (viewer: string) => void
}

/** The field with which it is chosen as whom a preview is seen. */
export function ViewerField({ basePath, viewer, onViewerChange }: ViewerFieldProps) {
  const [searchText, setSearchText] = useState('')
  const accounts = useAccountSearch(basePath, searchText)
  return (
    <>
      <SelectField
        label={messages.viewAs()}
        required
        value={viewer}
        onChange={(event) => onViewerChange(event.target.value)}
      >
        <option value="guest">{messages.viewAsGuest()}</option>
        <option value="">{messages.viewAsYourself()}</option>
        {accounts.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <DebouncedField label={messages.findAnAccount()} type="search" onSettled={setSearchText} />
    </>
  )
}

function useAccountSearch(basePath: string, searchText: string): readonly SearchResult[] {
  const [accounts, setAccounts] = useState<readonly SearchResult[]>([])
  useEffect(() => {
    const controller = new AbortController()
    fetchAccounts(basePath, searchText, controller.signal).then(setAccounts, () => {})
    return () => controller.abort()
  }, [basePath, searchText])
  return accounts
}

import { useEffect, useState } from 'react'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { ChoiceField, FieldGroup, SelectField, DebouncedField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import type { Found } from '@hydrant/page-builder/editor/services.ts'
import { useWindowDevice } from '@hydrant/page-builder/editor/use-window-device.ts'
import type { Device } from '@hydrant/page-builder/registry/styles.ts'
import { MomentField } from '../time/moment-field.tsx'
import type { DraftKeeper } from './draft-keeper.ts'
import { findAccounts } from './editor-services.ts'
import { previewAddress } from './preview-address.ts'

const WIDTHS = {
  mobile: { label: 'Phone', width: 390 },
  tablet: { label: 'Tablet', width: 820 },
  desktop: { label: 'Desktop', width: 1280 },
} as const satisfies Record<Device, unknown>
const DEVICES: readonly Device[] = ['mobile', 'tablet', 'desktop']

/**
 * What stands in it is the shop itself. It is kept from taking the window of the builder: what leads away is opened in
 * a tab of its own, which is like any other.
 */
const SANDBOX = 'allow-same-origin allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/**
 * The page as visitors will see it: at a device's width, at first that of this window, as a guest or as a buyer's
 * account, now or at another time.
 */
export function PreviewPane({
  path,
  basePath,
  keeper,
}: {
  readonly path: string
  readonly basePath: string
  readonly keeper: DraftKeeper
}) {
  const own = useWindowDevice()
  const [chosen, setChosen] = useState<Device | null>(null)
  const device = chosen ?? own
  const [viewer, setViewer] = useState('guest')
  const [at, setAt] = useState('')
  const { isSaved, tryAgain } = useSaved(keeper)
  return (
    <div className="builder-preview">
      <div className="builder-preview-bar">
        <FieldGroup legend="Width">
          <div className="builder-widths">
            {DEVICES.map((name) => (
              <ChoiceField
                key={name}
                type="radio"
                name="device"
                value={name}
                label={WIDTHS[name].label}
                checked={device === name}
                onChange={() => setChosen(name)}
              />
            ))}
          </div>
        </FieldGroup>
        <ViewerField basePath={basePath} viewer={viewer} onViewer={setViewer} />
        {isSaved === false && <UnsavedNotice onRetry={tryAgain} />}
        <MomentField
          label="At"
          hint="What is planned until then counts; without a time, this draft."
          onMoment={setAt}
        />
        <p className="builder-preview-hint">
          Nothing is added to a cart or sent from a preview. Links open in another tab.
        </p>
      </div>
      <div className="builder-preview-room" tabIndex={-1}>
        {isSaved !== null && (
          <iframe
            key={String(isSaved)}
            title={`Preview on a ${WIDTHS[device].label.toLowerCase()}`}
            src={basePath + previewAddress(path, { viewer, at })}
            width={WIDTHS[device].width}
            sandbox={SANDBOX}
            className="builder-preview-frame"
          />
        )}
      </div>
    </div>
  )
}

function UnsavedNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert tone="warning">
      <div className="builder-actions">
        <p>This is the page as it was last saved. What you have changed since could not be saved and is not in it.</p>
        <Button size="s" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Alert>
  )
}

/**
 * Whether what the editor holds is with the shop, which makes the preview; it is sent there when the preview opens.
 * Null until that is known.
 */
function useSaved(keeper: DraftKeeper) {
  const [isSaved, setIsSaved] = useState<boolean | null>(null)
  useEffect(() => {
    let isHere = true
    void keeper.flush().then((isDone) => isHere && setIsSaved(isDone))
    return () => {
      isHere = false
    }
  }, [keeper])
  return { isSaved, tryAgain: () => void keeper.flush().then(setIsSaved) }
}

interface ViewerFieldProps {
  readonly basePath: string
  /** Empty for the site builder themself, `guest`, or the id of an account. */
  readonly viewer: string
  readonly onViewer: (viewer: string) => void
}

function ViewerField({ basePath, viewer, onViewer }: ViewerFieldProps) {
  const [words, setWords] = useState('')
  const accounts = useAccounts(basePath, words)
  return (
    <>
      <SelectField label="As" required value={viewer} onChange={(event) => onViewer(event.target.value)}>
        <option value="guest">A guest</option>
        <option value="">You</option>
        {accounts.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <DebouncedField label="Find an account" type="search" onSettled={setWords} />
    </>
  )
}

function useAccounts(basePath: string, words: string): readonly Found[] {
  const [accounts, setAccounts] = useState<readonly Found[]>([])
  useEffect(() => {
    const given = new AbortController()
    findAccounts(basePath, words, given.signal).then(setAccounts, () => {})
    return () => given.abort()
  }, [basePath, words])
  return accounts
}

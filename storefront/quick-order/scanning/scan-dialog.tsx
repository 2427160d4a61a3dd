import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/barcodes.js'
import type { OrderRow } from '../order-rows.ts'
import type { CameraFailure } from './camera-failure.ts'
import styles from './scan-dialog.module.css'
import { scanVideo } from './scan-video.ts'

/** What the visitor can do about each failure. */
const FAILURES: Readonly<Record<CameraFailure, { readonly title: () => string; readonly help: () => string }>> = {
  refused: { title: messages.cameraRefused, help: messages.cameraRefusedHelp },
  missing: { title: messages.noCamera, help: messages.noCameraHelp },
  'in-use': { title: messages.cameraInUse, help: messages.cameraInUseHelp },
  'not-secure': { title: messages.pageNotSecure, help: messages.pageNotSecureHelp },
  reader: { title: messages.readerNotLoaded, help: messages.readerNotLoadedHelp },
  other: { title: messages.cameraFailed, help: messages.cameraFailedHelp },
}

interface ScanDialogProps {
  /** The rows of the quick order, with what the shop says of those that were read. */
  readonly rows: readonly OrderRow[]
  /** A barcode was read. */
  readonly onRead: (text: string) => void
  readonly onClose: () => void
}

/** Shows the camera's picture and reads barcodes in it until it is closed. Says what was read. */
export function ScanDialog({ rows, onRead, onClose }: ScanDialogProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'starting' | 'running' | CameraFailure>('starting')
  const [attempt, setAttempt] = useState(0)
  const [lastText, setLastText] = useState<string | null>(null)
  const handleRead = useEffectEvent((text: string) => {
    navigator.vibrate?.(50)
    setLastText(text)
    onRead(text)
  })
  useEffect(() => {
    if (video.current === null) return
    return scanVideo(video.current, {
      onStart: () => setState('running'),
      onRead: (text) => handleRead(text),
      onFailure: setState,
    })
  }, [attempt])
  const failure = state === 'starting' || state === 'running' ? null : FAILURES[state]
  const retry = () => {
    setState('starting')
    setAttempt(attempt + 1)
  }
  return (
    <Dialog
      isOpen
      title={messages.scanTitle()}
      size="l"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.done()}</Button>
          {failure !== null && (
            <Button variant="secondary" onClick={retry}>
              {messages.tryAgain()}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.scan}>
        {failure !== null && (
          <Alert tone="error" title={failure.title()}>
            <p>{failure.help()}</p>
          </Alert>
        )}
        <div className={styles.picture} hidden={failure !== null}>
          <video ref={video} className={styles.video} muted playsInline aria-label={messages.cameraPicture()} />
          <span className={styles.line} aria-hidden="true" />
        </div>
        <p role="status" className={styles.status} hidden={failure !== null}>
          {describe(rows, lastText, state === 'running')}
        </p>
      </div>
    </Dialog>
  )
}

/** Says what was read last, with the product when the shop has said which it is. */
function describe(rows: readonly OrderRow[], text: string | null, isRunning: boolean): string {
  if (text === null) return isRunning ? messages.pointCamera() : messages.startingCamera()
  const row = rows.findLast(({ partNumber }) => partNumber === text)
  const answer = row?.answer ?? null
  if (row === undefined || answer === null) return messages.readCode({ code: text })
  if (answer.product === null) return messages.readCodeWithError({ code: text, error: answer.message ?? '' })
  const added = messages.readProduct({ name: answer.product.name, quantity: formatQuantity(row.quantity) })
  return answer.message === null ? added : `${added} ${answer.message}`
}

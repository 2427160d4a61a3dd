import { useId, useState, type ChangeEvent } from 'react'
import { useHref, useRevalidator } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Progress } from '@hydrant/design/feedback/progress.tsx'
import { createRandomHexId } from '@hydrant/kernel/identity/random-id.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-media.js'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { uploadFile } from './upload-file.ts'

interface Upload {
  readonly id: string
  readonly name: string
  /** The uploaded fraction, from 0 to 1. */
  readonly fraction: number
  readonly state: 'running' | 'done' | { readonly reason: string }
}

/** Uploads pictures and documents to the library, several at once, and shows their progress. */
export function UploadBox() {
  const id = useId()
  const isHydrated = useIsHydrated()
  const { uploads, upload } = useUploads()
  const uploadChosenFiles = (event: ChangeEvent<HTMLInputElement>) => {
    upload([...(event.target.files ?? [])])
    event.target.value = ''
  }
  return (
    <section className="builder-upload" aria-labelledby={`${id}-title`}>
      <label htmlFor={id} id={`${id}-title`}>
        {messages.uploadFiles()}
      </label>
      <p className="builder-muted">{messages.uploadHint()}</p>
      <input
        id={id}
        type="file"
        className="builder-files"
        multiple
        accept="image/*,.svg,application/pdf"
        disabled={!isHydrated}
        onChange={uploadChosenFiles}
      />
      <noscript>{messages.uploadNeedsScripts()}</noscript>
      <div role="status" className="builder-uploads">
        {uploads.map((entry) => (
          <UploadRow key={entry.id} upload={entry} />
        ))}
      </div>
    </section>
  )
}

function UploadRow({ upload: { name, fraction, state } }: { readonly upload: Upload }) {
  if (typeof state === 'object') {
    return (
      <Alert tone="error" title={name}>
        {state.reason}
      </Alert>
    )
  }
  if (state === 'done') return <p>{messages.fileUploaded({ name })}</p>
  return (
    <Progress
      label={name}
      value={Math.round(fraction * 100)}
      valueText={
        fraction < 1
          ? messages.percentUploaded({ percent: String(Math.round(fraction * 100)) })
          : messages.fileProcessed()
      }
    />
  )
}

/** The maximum number of parallel uploads; other files wait. */
const MAX_PARALLEL = 2

function useUploads() {
  const basePath = useHref('/').replace(/\/$/, '')
  const { revalidate } = useRevalidator()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const updateUpload = (id: string, part: Partial<Upload>) =>
    setUploads((previous) => previous.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)))
  const uploadOne = async (id: string, file: File) => {
    try {
      await uploadFile(file, { basePath, alternateText: '', onProgress: (fraction) => updateUpload(id, { fraction }) })
      updateUpload(id, { fraction: 1, state: 'done' })
      await revalidate()
    } catch (error) {
      updateUpload(id, {
        state: { reason: error instanceof Error ? error.message : messages.uploadFailed() },
      })
    }
  }
  const upload = (files: readonly File[]) => {
    const queue = files.map((file) => ({ id: createRandomHexId(), file }))
    // Created now: React may call the updater later, when files have already been taken from the queue.
    const startedUploads = queue.map(({ id, file }): Upload => ({ id, name: file.name, fraction: 0, state: 'running' }))
    setUploads((previous) => [...previous.filter(({ state }) => state === 'running'), ...startedUploads])
    const runQueue = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await uploadOne(next.id, next.file)
    }
    for (let count = 0; count < MAX_PARALLEL; count += 1) void runQueue()
  }
  return { uploads, upload }
}

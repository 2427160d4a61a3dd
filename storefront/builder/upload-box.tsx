import { useId, useState, type ChangeEvent } from 'react'
import { useHref, useRevalidator } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Progress } from '@hydrant/design/feedback/progress.tsx'
import { randomId } from '@hydrant/kernel/identity/random-id.ts'
import { useIsHydrated } from '../session/use-is-hydrated.ts'
import { uploadFile } from './upload-file.ts'

interface Upload {
  readonly id: string
  readonly name: string
  /** From 0 to 1. */
  readonly share: number
  readonly state: 'running' | 'done' | { readonly fault: string }
}

/** Takes pictures and documents into the library, several at once, and tells how far each has come. */
export function UploadBox() {
  const id = useId()
  const isHydrated = useIsHydrated()
  const { uploads, upload } = useUploads()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    upload([...(event.target.files ?? [])])
    event.target.value = ''
  }
  return (
    <section className="builder-upload" aria-labelledby={`${id}-title`}>
      <label htmlFor={id} id={`${id}-title`}>
        Upload files
      </label>
      <p className="builder-muted">
        JPEG, PNG, WebP, AVIF, GIF, SVG or PDF, up to 50 MB each. Choose them, or drop them here.
      </p>
      <input
        id={id}
        type="file"
        className="builder-files"
        multiple
        accept="image/*,.svg,application/pdf"
        disabled={!isHydrated}
        onChange={choose}
      />
      <noscript>Uploading needs JavaScript.</noscript>
      <div role="status" className="builder-uploads">
        {uploads.map((one) => (
          <Row key={one.id} upload={one} />
        ))}
      </div>
    </section>
  )
}

function Row({ upload: { name, share, state } }: { readonly upload: Upload }) {
  if (typeof state === 'object') {
    return (
      <Alert tone="error" title={name}>
        {state.fault}
      </Alert>
    )
  }
  if (state === 'done') return <p>{name} is in the library.</p>
  return (
    <Progress
      label={name}
      value={Math.round(share * 100)}
      valueText={share < 1 ? `${Math.round(share * 100)} %` : 'Being looked at'}
    />
  )
}

/** How many files travel at the same time; the others wait. */
const AT_ONCE = 2

function useUploads() {
  const basePath = useHref('/').replace(/\/$/, '')
  const { revalidate } = useRevalidator()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const note = (id: string, part: Partial<Upload>) =>
    setUploads((known) => known.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const take = async (id: string, file: File) => {
    try {
      await uploadFile(file, { basePath, alternateText: '', onProgress: (share) => note(id, { share }) })
      note(id, { share: 1, state: 'done' })
      await revalidate()
    } catch (error) {
      note(id, { state: { fault: error instanceof Error ? error.message : 'The file could not be uploaded.' } })
    }
  }
  const upload = (files: readonly File[]) => {
    const waiting = files.map((file) => ({ id: randomId(), file }))
    // Made now: React may ask for the new list only later, when files have been taken from those that wait.
    const begun = waiting.map(({ id, file }): Upload => ({ id, name: file.name, share: 0, state: 'running' }))
    setUploads((known) => [...known.filter(({ state }) => state === 'running'), ...begun])
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await take(next.id, next.file)
    }
    for (let count = 0; count < AT_ONCE; count += 1) void work()
  }
  return { uploads, upload }
}

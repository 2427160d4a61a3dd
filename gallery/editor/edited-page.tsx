import { lazy, Suspense, useMemo, useState } from 'react'
import { Spinner } from '@hydrant/design/feedback/spinner.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { checkPage } from '@hydrant/page-builder/checks/check-page.ts'
import type { OpenedPlace } from '@hydrant/page-builder/editor/editor-props.ts'
import type { PageDocument, StoredBlock } from '@hydrant/page-builder/render/document.ts'
import { useIsHydrated } from '@hydrant/page-builder/render/use-is-hydrated.ts'
import { PARTS } from '../page-builder/shown-page.tsx'
import { SERVICES } from './services.ts'

const PageEditor = lazy(async () => ({
  default: (await import('@hydrant/page-builder/editor/page-editor.tsx')).PageEditor,
}))

const FACTS = { isKnownPath: () => true, pictureAt: () => undefined, isKnownPartNumber: () => undefined }

interface EditedPageProps {
  readonly content: readonly StoredBlock[]
  readonly isReadOnly?: boolean
}

/** The editor with a page, what would be stored of it, and its problems as buttons that lead to them. */
export function EditedPage({ content, isReadOnly = false }: EditedPageProps) {
  const isHydrated = useIsHydrated()
  const [first] = useState<PageDocument>(() => ({ root: {}, content }))
  const [document, setDocument] = useState(first)
  const [changes, setChanges] = useState(0)
  const [opened, setOpened] = useState<OpenedPlace | null>(null)
  const problems = useMemo(() => checkPage(document, FACTS), [document])
  const change = (changed: PageDocument) => {
    setDocument(changed)
    setChanges((count) => count + 1)
  }
  if (!isHydrated) return <Spinner alternativeText="The editor is being loaded" />
  return (
    <Suspense fallback={<Spinner alternativeText="The editor is being loaded" />}>
      <PageEditor
        document={first}
        title="A page"
        services={SERVICES}
        parts={PARTS}
        problems={problems}
        opened={opened}
        onChange={change}
        isReadOnly={isReadOnly}
      />
      {problems.length > 0 && (
        <ul aria-label="Problems">
          {problems.map(({ blockId, blockName, setting, message }) => (
            <li key={`${blockId} ${setting} ${message}`}>
              {blockId === null ? (
                message
              ) : (
                <Button
                  variant="tertiary"
                  size="s"
                  style={{ whiteSpace: 'normal' }}
                  onClick={() => setOpened((before) => ({ blockId, setting, count: (before?.count ?? 0) + 1 }))}
                >{`${blockName}: ${message}`}</Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <output hidden data-changes={changes} data-stored={JSON.stringify(document)} />
    </Suspense>
  )
}

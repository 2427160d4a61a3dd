import { lazy, Suspense, useMemo, useState } from 'react'
import { Spinner } from '@hydrant/design/feedback/spinner.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { listPageProblems } from '@hydrant/page-builder/checks/check-page.ts'
import type { OpenRequest } from '@hydrant/page-builder/editor/editor-props.ts'
import type { PageDocument, StoredBlock } from '@hydrant/page-builder/render/document.ts'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { BLOCK_RENDERERS } from '../page-builder/rendered-page.tsx'
import { SERVICES } from './services.ts'

const PageEditor = lazy(async () => ({
  default: (await import('@hydrant/page-builder/editor/page-editor.tsx')).PageEditor,
}))

const PAGE_LOOKUPS = {
  isExistingPath: () => true,
  findPicture: () => undefined,
  isExistingPartNumber: () => undefined,
  findSection: () => undefined,
}

interface EditedPageProps {
  readonly content: readonly StoredBlock[]
  readonly isReadOnly?: boolean
}

/** The editor with a page, an output of what would be stored, and the page's problems as buttons that open them. */
export function EditedPage({ content, isReadOnly = false }: EditedPageProps) {
  const isHydrated = useIsHydrated()
  const [initialDocument] = useState<PageDocument>(() => ({ root: {}, content }))
  const [document, setDocument] = useState(initialDocument)
  const [changes, setChanges] = useState(0)
  const [openedPlace, setOpenedPlace] = useState<OpenRequest | null>(null)
  const problems = useMemo(() => listPageProblems(document, PAGE_LOOKUPS), [document])
  const onDocumentChange = (changedDocument: PageDocument) => {
    setDocument(changedDocument)
    setChanges((count) => count + 1)
  }
  if (!isHydrated) return <Spinner alternativeText="The editor is being loaded" />
  return (
    <Suspense fallback={<Spinner alternativeText="The editor is being loaded" />}>
      <PageEditor
        document={initialDocument}
        title="A page"
        services={SERVICES}
        renderers={BLOCK_RENDERERS}
        problems={problems}
        openRequest={openedPlace}
        onChange={onDocumentChange}
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
                  onClick={() => setOpenedPlace((before) => ({ blockId, setting, count: (before?.count ?? 0) + 1 }))}
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

import { useNavigate } from 'react-router'
import { useLinkContext } from '@hydrant/design/navigation/link-context.tsx'
import { usePageMode } from './use-page-mode.ts'

/** Returns a function that opens a path inside the shop; from a preview in a new tab. */
export function useOpenPath(): (path: string) => void {
  const navigate = useNavigate()
  const { basePath } = useLinkContext()
  const isPreview = usePageMode() === 'preview'
  return (path) => void (isPreview ? window.open(basePath + path, '_blank', 'noopener') : navigate(path))
}

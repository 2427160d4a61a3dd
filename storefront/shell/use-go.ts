import { useNavigate } from 'react-router'
import { usePlace } from '@hydrant/design/navigation/place.tsx'
import { useScene } from './use-scene.ts'

/** Goes by script to a path inside the shop; from a preview, which is not left, in a tab of its own. */
export function useGo(): (path: string) => void {
  const navigate = useNavigate()
  const { basePath } = usePlace()
  const isPreview = useScene() === 'preview'
  return (path) => void (isPreview ? window.open(basePath + path, '_blank', 'noopener') : navigate(path))
}

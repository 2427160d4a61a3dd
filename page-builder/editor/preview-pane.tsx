import { Puck } from '@puckeditor/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { Device } from '../registry/styles.ts'
import { DEVICES } from './devices.ts'

/** The canvas at the width of a device; scaled down, not narrowed, where there is less room. */
export function PreviewPane({ title, device }: { readonly title: string; readonly device: Device }) {
  const paneRef = useRef<HTMLDivElement>(null)
  const [availableWidth, setAvailableWidth] = useState<number | null>(null)
  const { width, nameInSentence } = DEVICES[device]
  const frameTitle = messages.pageOnDevice({ title, device: nameInSentence() })
  const scale = availableWidth === null ? 1 : Math.min(1, availableWidth / width)
  useLayoutEffect(() => {
    const element = paneRef.current
    if (element === null) return
    // A width of 0 means that it is hidden; its scale is kept for when it is shown again.
    const observer = new ResizeObserver(() => element.clientWidth > 0 && setAvailableWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    paneRef.current?.querySelector('iframe')?.setAttribute('title', frameTitle)
  }, [frameTitle])
  return (
    <div ref={paneRef} className="editor-pane">
      <div
        className="editor-sheet"
        style={{ width, height: `${100 / scale}%`, transform: scale === 1 ? undefined : `scale(${scale})` }}
      >
        <Puck.Preview />
      </div>
    </div>
  )
}

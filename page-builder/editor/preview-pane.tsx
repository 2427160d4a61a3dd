import { Puck } from '@puckeditor/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Device } from '../registry/styles.ts'
import { DEVICES } from './devices.ts'

/** The page as wide as on a device; made smaller, not narrower, where there is less room. */
export function PreviewPane({ title, device }: { readonly title: string; readonly device: Device }) {
  const pane = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number | null>(null)
  const { width, name } = DEVICES[device]
  const scale = room === null ? 1 : Math.min(1, room / width)
  useLayoutEffect(() => {
    const element = pane.current
    if (element === null) return
    // Without any room it is hidden, and comes back as it was.
    const observer = new ResizeObserver(() => element.clientWidth > 0 && setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    pane.current?.querySelector('iframe')?.setAttribute('title', `${title} on ${name.toLowerCase()}`)
  }, [title, name])
  return (
    <div ref={pane} className="editor-pane">
      <div
        className="editor-sheet"
        style={{ width, height: `${100 / scale}%`, transform: scale === 1 ? undefined : `scale(${scale})` }}
      >
        <Puck.Preview />
      </div>
    </div>
  )
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { SelectField } from '@hydrant/design/form/field.tsx'
import { type Look, LOOKS } from '@hydrant/kernel/colour/contrast.ts'
import { type Device, MOBILE_QUERY } from '@hydrant/page-builder/registry/styles.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-theme.js'
import * as editorMessages from '@hydrant/messages/compiled/storefront/builder-editor.js'
import { listAllProperties } from '@hydrant/page-model/theme/theme-css.ts'
import type { Theme } from '@hydrant/page-model/theme/theme.ts'
import type { ThemePreviewPaths } from './load-theme-editor.ts'
import { DeviceField, PreviewFrame } from './preview-frame.tsx'
import { ViewerField } from './preview-pane.tsx'
import { toPreviewUrl } from './preview-url.ts'

const PAGE_LABELS = {
  home: messages.home,
  listing: messages.listing,
  product: messages.product,
  cart: messages.cart,
} as const satisfies Record<keyof ThemePreviewPaths, () => string>
const PAGES = ['home', 'listing', 'product', 'cart'] as const
const LOOK_LABELS = { light: messages.lightLook, dark: messages.darkLook } as const

/**
 * Pages of the shop in a theme: the draft that the server has, and over it what has been entered since. Without scripts
 * it is the home page in the draft, and links to all of them.
 */
export function ThemePreview({
  theme,
  paths,
  basePath,
}: {
  readonly theme: Theme
  readonly paths: ThemePreviewPaths
  readonly basePath: string
}) {
  const [page, setPage] = useState<keyof ThemePreviewPaths>('home')
  const [chosenDevice, setDevice] = useState<Device | null>(null)
  const isHydrated = useIsHydrated()
  const usualDevice = isHydrated && matchMedia(MOBILE_QUERY).matches ? 'mobile' : 'tablet'
  const device = chosenDevice ?? usualDevice
  const [look, setLook] = useState<Look>()
  const [viewer, setViewer] = useState('guest')
  const { frameRef, apply } = useShownTheme(theme)
  const path = paths[page]
  const toUrl = (shownPath: string) =>
    basePath + toPreviewUrl(shownPath, { viewer, at: '', ...(look !== undefined && { look }) })
  return (
    <div className="builder-theme-preview">
      <div className="builder-preview-bar">
        <SelectField
          label={messages.pages()}
          required
          value={page}
          onChange={({ target }) => setPage(PAGES.find((name) => name === target.value) ?? 'home')}
        >
          {PAGES.map((name) => (
            <option key={name} value={name}>
              {PAGE_LABELS[name]()}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={messages.look()}
          required
          value={look ?? ''}
          onChange={({ target }) => setLook(LOOKS.find((name) => name === target.value))}
        >
          <option value="">{messages.pickedByDevice()}</option>
          {LOOKS.map((name) => (
            <option key={name} value={name}>
              {LOOK_LABELS[name]()}
            </option>
          ))}
        </SelectField>
        <DeviceField device={device} onDevice={setDevice} />
        <ViewerField basePath={basePath} viewer={viewer} onViewerChange={setViewer} />
        <p className="builder-preview-hint">
          {messages.previewShows()} {editorMessages.previewLimits()}
        </p>
      </div>
      <div className="builder-preview-room" role="region" aria-label={messages.preview()} tabIndex={0}>
        {path === null ? (
          <p>{messages.nothingToPreview()}</p>
        ) : (
          <PreviewFrame frameRef={frameRef} device={device} src={toUrl(path)} onLoad={apply} />
        )}
      </div>
      <PreviewLinks paths={paths} toUrl={toUrl} />
    </div>
  )
}

/** Links to the pages in the draft that is saved, in other tabs. */
function PreviewLinks({
  paths,
  toUrl,
}: {
  readonly paths: ThemePreviewPaths
  readonly toUrl: (path: string) => string
}) {
  return (
    <p className="builder-theme-links">
      {messages.openInTab()}
      {PAGES.map((name) => {
        const path = paths[name]
        return path === null ? null : (
          <a key={name} href={toUrl(path)} target="_blank" rel="noreferrer">
            {PAGE_LABELS[name]()}
          </a>
        )
      })}
    </p>
  )
}

/**
 * Shows a theme in an iframe with a page of the shop: at once, whenever it changes. Who prefers more contrast sees the
 * colours of the design on pages, and so in the preview.
 */
function useShownTheme(theme: Theme) {
  const frameRef = useRef<HTMLIFrameElement>(null)
  const apply = useCallback(() => {
    const root = frameRef.current?.contentDocument?.documentElement
    if (!root) return
    const prefersContrast = matchMedia('(prefers-contrast: more)').matches
    for (const [name, value] of listAllProperties(theme))
      if (prefersContrast && name.startsWith('--color-')) root.style.removeProperty(name)
      else root.style.setProperty(name, value)
  }, [theme])
  useEffect(apply, [apply])
  return { frameRef, apply }
}

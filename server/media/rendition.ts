/**
 * The widths of renditions in pixels. Requested widths are rounded up to one of them, so that few renditions are made.
 */
const WIDTHS = [100, 320, 460, 640, 960, 1280, 1920] as const
const MAX_WIDTH = 1920

/** The renditions that are made right after an upload: the widths that pages use most, in both modern formats. */
export const PREPARED_RENDITIONS: ReadonlyArray<{ readonly width: number; readonly accept: string }> = [
  640, 960, 1920,
].flatMap((width) => ['image/avif', 'image/webp'].map((accept) => ({ width, accept })))

/** A rendition of an image: its width and format. */
export interface Rendition {
  readonly width: number
  readonly mimeType: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png'
}

/** The properties of an image that its renditions depend on. */
interface Original {
  readonly mimeType: string
  /** In pixels, if known. */
  readonly width: number | null
  readonly isAnimated: boolean
}

/**
 * Chooses the rendition for a requested width, or null to send the stored bytes: SVGs and animations are sent
 * unchanged, and nothing is enlarged. `accept` is the request header; browsers that accept modern formats get one.
 */
export function chooseRendition(
  stored: Original,
  requested: { readonly width: number | null; readonly accept: string },
): Rendition | null {
  const fallbackType = stored.mimeType === 'image/jpeg' || stored.mimeType === 'image/png' ? stored.mimeType : null
  const isPhoto = fallbackType !== null || stored.mimeType === 'image/webp' || stored.mimeType === 'image/avif'
  if (requested.width === null || !isPhoto || stored.isAnimated) return null
  const modern = acceptsType(requested.accept, 'image/avif') ? 'image/avif' : webpIfAccepted(requested.accept)
  const mimeType = modern ?? fallbackType ?? 'image/png'
  const width = WIDTHS.find((candidate) => candidate >= (requested.width ?? 0)) ?? MAX_WIDTH
  const isOriginal = stored.width !== null && stored.width <= width
  if (isOriginal && mimeType === stored.mimeType) return null
  return { width: isOriginal ? stored.width : width, mimeType }
}

/** Parses the width in a query, in pixels, at least 1; null if there is none or it is malformed. */
export function parseWidth(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,5}$/.test(text) && Number(text) > 0 ? Number(text) : null
}

function webpIfAccepted(accept: string): 'image/webp' | null {
  return acceptsType(accept, 'image/webp') ? 'image/webp' : null
}

function acceptsType(accept: string, type: string): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .some((part) => part.trim().startsWith(type) && !/;\s*q=0(\.0+)?\s*$/.test(part))
}

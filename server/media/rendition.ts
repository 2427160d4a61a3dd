/**
 * The widths that pictures are made in, in pixels: what is asked for is rounded up to one of them, so that few are ever
 * made.
 */
const WIDTHS = [100, 320, 460, 640, 960, 1280, 1920] as const
const WIDEST = 1920

/**
 * What is made of every picture as soon as it is uploaded: the widths that pages ask for most, in both modern formats.
 */
export const PREPARED: ReadonlyArray<{ readonly width: number; readonly accept: string }> = [640, 960, 1920].flatMap(
  (width) => ['image/avif', 'image/webp'].map((accept) => ({ width, accept })),
)

/** A picture as it is sent: the width it is made in, and its format. */
export interface Rendition {
  readonly width: number
  readonly mimeType: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png'
}

/** What is known of a picture of which a rendition may be made. */
interface Original {
  readonly mimeType: string
  /** In pixels, where it is known. */
  readonly width: number | null
  readonly isAnimated: boolean
}

/**
 * The rendition of a picture that answers a request for a width, or null when the stored bytes do: drawings and
 * animations are sent as they are, and nothing is enlarged. `accept` is the request's header; a browser that takes
 * modern formats gets one.
 */
export function chooseRendition(
  stored: Original,
  asked: { readonly width: number | null; readonly accept: string },
): Rendition | null {
  const own = stored.mimeType === 'image/jpeg' || stored.mimeType === 'image/png' ? stored.mimeType : null
  const isPhoto = own !== null || stored.mimeType === 'image/webp' || stored.mimeType === 'image/avif'
  if (asked.width === null || !isPhoto || stored.isAnimated) return null
  const modern = acceptsType(asked.accept, 'image/avif') ? 'image/avif' : webpOrNothing(asked.accept)
  const mimeType = modern ?? own ?? 'image/png'
  const width = WIDTHS.find((step) => step >= (asked.width ?? 0)) ?? WIDEST
  const isOriginal = stored.width !== null && stored.width <= width
  if (isOriginal && mimeType === stored.mimeType) return null
  return { width: isOriginal ? stored.width : width, mimeType }
}

/** The width that a query asks for, in pixels, at least 1; null when it asks for none that can be read. */
export function readWidth(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,5}$/.test(text) && Number(text) > 0 ? Number(text) : null
}

function webpOrNothing(accept: string): 'image/webp' | null {
  return acceptsType(accept, 'image/webp') ? 'image/webp' : null
}

function acceptsType(accept: string, type: string): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .some((part) => part.trim().startsWith(type) && !/;\s*q=0(\.0+)?\s*$/.test(part))
}

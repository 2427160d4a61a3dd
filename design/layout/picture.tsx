import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useAssetUrl, useAssetSrcSet } from '../navigation/link-context.tsx'

/**
 * A picture that reserves its space while it loads; `src`, and the addresses in `srcSet`, may be paths inside the shop.
 * It loads lazily unless `isEager`.
 */
export function Picture({ src, srcSet, alt, isEager = false, ...rest }: PictureProps) {
  const resolvedSrc = useAssetUrl(src)
  const resolvedSrcSet = useAssetSrcSet(srcSet)
  const loadingProps = isEager
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  return <img src={resolvedSrc} srcSet={resolvedSrcSet} alt={alt} {...loadingProps} {...rest} />
}

/** The placeholder for a missing product picture. */
const PLACEHOLDER = '/img/b2b/default-product-image.svg'

/** The picture of a product. A missing one, or one that fails to load, is replaced by a placeholder. */
export function ProductPicture({ src, srcSet, sizes, ...rest }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before hydration, and then there is no second error event.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSrc(src)
  }, [src])
  const isUnavailable = src === '' || failedSrc === src
  return (
    <Picture
      {...rest}
      ref={image}
      src={isUnavailable ? PLACEHOLDER : src}
      {...(!isUnavailable && srcSet !== undefined && { srcSet, sizes })}
      onError={() => setFailedSrc(src)}
    />
  )
}

interface PictureProps extends ComponentProps<'img'> {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly isEager?: boolean
}

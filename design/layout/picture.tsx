import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useAddress, useAddressSet } from '../navigation/place.tsx'

/**
 * A picture that holds its place while it loads; `src`, and the addresses in `srcSet`, may be paths inside the shop.
 * Below the fold it loads late.
 */
export function Picture({ src, srcSet, alt, isEager = false, ...rest }: PictureProps) {
  const address = useAddress(src)
  const addresses = useAddressSet(srcSet)
  const timing = isEager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  return <img src={address} srcSet={addresses} alt={alt} {...timing} {...rest} />
}

/** What stands in for the picture of a product. */
const PLACEHOLDER = '/img/b2b/default-product-image.svg'

/**
 * The picture of a product; none, or one that cannot be loaded, such as from a host that is gone, gives way to a
 * placeholder.
 */
export function ProductPicture({ src, srcSet, sizes, ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before the scripts ran, and then it does not say so again.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setBroken(src)
  }, [src])
  const isGone = src === '' || broken === src
  return (
    <Picture
      {...rest}
      ref={picture}
      src={isGone ? PLACEHOLDER : src}
      {...(!isGone && srcSet !== undefined && { srcSet, sizes })}
      onError={() => setBroken(src)}
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

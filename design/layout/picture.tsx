import type { ImgHTMLAttributes } from 'react'
import { useAddress } from '../navigation/place.tsx'

/** A picture that holds its place while it loads; `src` may be a path inside the shop. Below the fold it loads late. */
export function Picture({ src, alt, isEager = false, ...rest }: PictureProps) {
  const address = useAddress(src)
  const timing = isEager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  return <img src={address} alt={alt} {...timing} {...rest} />
}

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly isEager?: boolean
}

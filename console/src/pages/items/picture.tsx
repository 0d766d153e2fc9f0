/** A picture of an item. */
import { IconPhotoOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ItemImage } from '../../api/types.ts'
import classes from './items.module.css'
import { squareOf } from './square-of.ts'

/** The square picture `size` pixels wide, or a sign that there is none. Its room is kept before it has come. */
export function Picture({
  image,
  alt,
  size,
}: {
  readonly image: ItemImage | undefined
  readonly alt: string
  readonly size: number
}): ReactNode {
  return <SquarePicture url={image?.square_url ?? null} alt={alt} size={size} />
}

/** The same by the address of a square picture; null where there is none. */
export function SquarePicture({
  url,
  alt,
  size,
}: {
  readonly url: string | null
  readonly alt: string
  readonly size: number
}): ReactNode {
  if (url === null) {
    return (
      <span className={classes.picture} style={{ width: size, height: size }}>
        <IconPhotoOff size={size * 0.4} stroke={1.4} aria-hidden />
      </span>
    )
  }
  return (
    <img
      className={classes.picture}
      // Enough for screens with two pixels in one.
      src={squareOf(url, size * 2)}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  )
}

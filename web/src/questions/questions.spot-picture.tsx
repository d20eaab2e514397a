import type { ReactNode, Ref } from 'react'
import type { Point } from './questions.answer.ts'
import type { Question } from './questions.data.ts'
import { pictureAddress } from './questions.pictures.ts'

type SpotPictureProps = {
  readonly image: NonNullable<Question['image']>
  readonly frame?: Ref<HTMLDivElement>
  readonly onPress?: (event: React.MouseEvent<HTMLDivElement>) => void
  /** The markers, each set by its share of the width and the height. */
  readonly children: ReactNode
}

/** A picture with markers on it. It is drawn on paper, in dark surroundings too. */
export function SpotPicture({ image, frame, onPress, children }: SpotPictureProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it does the same for the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list beside it does the same for the keyboard
    <div
      ref={frame}
      onClick={onPress}
      className="relative self-start overflow-hidden rounded-tile border-[1.5px] border-line-strong bg-[#fbfaf5]"
    >
      <img
        src={pictureAddress(image.file)}
        alt={image.alt}
        draggable={false}
        className="block h-auto w-full select-none"
      />
      {children}
    </div>
  )
}

/** The same with the markers as they were set: nothing moves any more. */
export function MarkedPicture({
  image,
  points,
}: Pick<SpotPictureProps, 'image'> & { readonly points: readonly Point[] }) {
  return (
    <SpotPicture image={image}>
      {points.map(({ x, y }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a marker is its number
          key={at}
          className={MARKER}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        >
          <span className={DOT}>{at + 1}</span>
        </span>
      ))}
    </SpotPicture>
  )
}

export const MARKER =
  'absolute grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full'
/** The dot that is seen; what is pressed around it is larger. */
export const DOT =
  'grid size-7 flex-none place-items-center rounded-full border-2 border-[#fff] bg-[#1d2b26] font-bold text-[#fff] text-sm tabular-nums shadow-2'

import { type CSSProperties, type ReactNode, useId } from 'react'
import { classes } from '#ui/classes.ts'

/** The longest a drawing may start into its own motion, in seconds. */
const LONGEST_LAG = 5

type DrawingProps = {
  readonly box: number
  readonly size: number
  /** What a screen reader says; without it the drawing is decoration. */
  readonly label?: string | undefined
  readonly className?: string | undefined
  /** What the one who is drawn feels, for style sheets to know. */
  readonly mood?: string | undefined
  readonly children: ReactNode
}

/** The frame of a drawing: square, coloured by the brand, moving out of step with its neighbours. */
export function Drawing({ box, size, label, className, mood, children }: DrawingProps) {
  const lag = -lagOf(useId())
  const style: CSSProperties & { '--lag': string } = { '--lag': `${lag}s` }
  const shared = {
    viewBox: `0 0 ${box} ${box}`,
    width: size,
    height: size,
    className: classes('drawing', className),
    style,
    'data-mood': mood,
  }
  return label === undefined ? (
    <svg {...shared} aria-hidden="true">
      {children}
    </svg>
  ) : (
    <svg {...shared} role="img" aria-label={label}>
      {children}
    </svg>
  )
}

function lagOf(id: string): number {
  let sum = 0
  for (const sign of id) sum = (sum * 31 + sign.charCodeAt(0)) % 997
  return Math.round((sum / 997) * LONGEST_LAG * 10) / 10
}

export type Tone = 'leaf' | 'leaf-back' | 'tired' | 'tired-back' | 'shade' | 'dark'

export const paint = (tone: Tone): string => `var(--drawn-${tone})`

export const LEAF = 'M0 0C2-13 16-20.5 38-17C32-.5 17 11.5 0 0Z'
export const VEIN = 'M5-1.6C13-5.8 20-9.2 27.5-11'

type LineProps = {
  readonly d: string
  readonly color: string
  readonly width: number
  readonly opacity?: number
}

/** A stroke with round ends: mouths, stems, limbs, highlights. */
export function Line({ d, color, width, opacity }: LineProps) {
  return (
    <path
      d={d}
      fill="none"
      stroke={color}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={opacity}
    />
  )
}

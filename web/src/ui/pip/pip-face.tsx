import { Line } from './drawing.tsx'
import type { Brows, Eyes, Mouth } from './moods.ts'

const INK = 'var(--drawn-dark)'
/** Eyes and lines are drawn larger when Pip is small, or they would close up. */
const SMALL_EYE = 1.32

type Dot = {
  readonly rx: number
  readonly ry: number
  /** Where the light falls into the eye, and how large it is. */
  readonly gx: number
  readonly gy: number
  readonly r: number
}

const dots: Readonly<Partial<Record<Eyes, Dot>>> = {
  open: { rx: 6.2, ry: 7.6, gx: -2.1, gy: -3, r: 2.5 },
  wide: { rx: 7, ry: 8.6, gx: 1.9, gy: -3.6, r: 2.8 },
  look: { rx: 6.4, ry: 7.4, gx: 2.3, gy: -3.4, r: 2.6 },
  soft: { rx: 6.6, ry: 7.4, gx: -2.2, gy: -2.6, r: 2.9 },
}

export function Eye({ x, eyes, small }: { x: number; eyes: Eyes; small: boolean }) {
  const dot = dots[eyes]
  const at = `translate(${x} 76)`
  if (!dot) {
    const lid = eyes === 'arc' ? 'M-7 2.5Q0-8.5 7 2.5' : 'M-6.5-1Q0 5 6.5-1'
    return (
      <g transform={at}>
        <Line d={lid} color={INK} width={small ? 5.4 : 4} />
      </g>
    )
  }
  const k = small ? SMALL_EYE : 1
  return (
    <g transform={at}>
      <g className="blink">
        <ellipse rx={dot.rx * k} ry={dot.ry * k} fill={INK} />
        <circle cx={dot.gx * k} cy={dot.gy * k} r={dot.r * (small ? 1.15 : 1)} fill="#fff" />
        {!small && <circle cx={-dot.gx} cy={-dot.gy * 0.9} r={1.2} fill="#fff" opacity={0.75} />}
      </g>
    </g>
  )
}

const lips: Readonly<Partial<Record<Mouth, string>>> = {
  smile: 'M-7.5-.5Q0 7.5 7.5-.5',
  gentle: 'M-6 0Q0 5.5 6 0',
  hm: 'M-5.5 1.5C-2 3.2 3 2.6 6.5-.8',
  tiny: 'M-3.5 0Q0 3 3.5 0',
}

export function PipMouth({ mouth, small }: { mouth: Mouth; small: boolean }) {
  const line = lips[mouth]
  if (line) return <Line d={line} color={INK} width={small ? 4.6 : 3.4} />
  const eager = mouth === 'eager'
  return (
    <>
      <path
        d={
          eager
            ? 'M-6.5-1C-3 .3 3 .3 6.5-1C7.2 5 4 8.6 0 8.6C-4 8.6-7.2 5-6.5-1Z'
            : 'M-11.5-2.5C-6-1 6-1 11.5-2.5C13 7 8 13 0 13C-8 13-13 7-11.5-2.5Z'
        }
        fill={INK}
        stroke={INK}
        strokeWidth={eager ? (small ? 3 : 1.6) : 2}
        strokeLinejoin="round"
      />
      {!(eager && small) && (
        <path
          d={
            eager
              ? 'M-3.8 6.2C-2.5 4 2.5 4 3.8 6.2C2.6 7.6 1.4 8 0 8C-1.4 8-2.6 7.6-3.8 6.2Z'
              : 'M-6.8 9.3C-4.5 5.8 4.5 5.8 6.8 9.3C4.8 11.6 2.5 12.3 0 12.3C-2.5 12.3-4.8 11.6-6.8 9.3Z'
          }
          fill="var(--drawn-tongue)"
        />
      )}
    </>
  )
}

const arches: Readonly<Record<Brows, readonly string[]>> = {
  none: [],
  up: ['M39 62.5Q44 59.5 49 61.5', 'M70 59.5Q76 55.5 82 58.5'],
  one: ['M39.5 64.5Q45 63 50 65', 'M70 61Q76 57 81.5 60.5'],
  kind: ['M38.5 65.5Q43.5 63.5 48 61', 'M72 61Q76.5 63.5 81.5 65.5'],
}

export function PipBrows({ brows }: { brows: Brows }) {
  return arches[brows].map((d) => <Line key={d} d={d} color={INK} width={2.8} opacity={0.85} />)
}

import { LEAF, Line, paint, type Tone, VEIN } from '#ui/pip/drawing.tsx'
import type { Petals } from './flower-hues.ts'

const MOUND =
  'M14 84C20 72.5 31 67 48 67C65 67 76 72.5 82 84C84.5 88.5 81 90.5 76 90.5H20C15 90.5 11.5 88.5 14 84Z'
const MOUND_LIGHT =
  'M20.5 77C27 70 36 67 48 67C60 67 69 70 75.5 77C66 74.5 57 74 48 74C39 74 30 74.5 20.5 77Z'
const MOUND_FRONT =
  'M14 84C18.5 75.5 26 71 33 70C37 74.5 42 76 48 76C54 76 59 74.5 63 70C70 71 77.5 75.5 82 84C84.5 88.5 81 90.5 76 90.5H20C15 90.5 11.5 88.5 14 84Z'

function Grains() {
  return (
    <g fill="var(--soil-grain)">
      <ellipse cx={31} cy={83} rx={2.6} ry={1.7} />
      <ellipse cx={64} cy={82} rx={2.2} ry={1.5} />
      <ellipse cx={50} cy={86} rx={1.8} ry={1.2} />
    </g>
  )
}

export function Mound() {
  return (
    <>
      <path d={MOUND} fill="var(--soil)" />
      <path d={MOUND_LIGHT} fill="var(--soil-top)" />
      <Grains />
    </>
  )
}

/** A seed half in the ground. */
export function Seed() {
  return (
    <>
      <path d={MOUND} fill="var(--soil)" />
      <path d={MOUND_LIGHT} fill="var(--soil-top)" />
      <g transform="rotate(-14 48 62)">
        <path
          d="M48 46C58 50 62.5 58 61 65C59.5 71.5 54.5 74 48 74C41.5 74 36.5 71.5 35 65C33.5 58 38 50 48 46Z"
          fill="#c9a06c"
        />
        <path
          d="M48 46C58 50 62.5 58 61 65C59.5 71.5 54.5 74 48 74C56 68 56 56 48 46Z"
          fill="#a97c48"
        />
        <Line d="M41.5 61Q42 56.5 45 53.5" color="#ebd2a8" width={2.8} />
      </g>
      <path d={MOUND_FRONT} fill="var(--soil)" />
      <Grains />
    </>
  )
}

export function Stem({ d }: { d: string }) {
  return <Line d={d} color={paint('leaf-back')} width={5.5} />
}

type StemLeafProps = {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly scale: number
  readonly side?: 1 | -1
  readonly tone?: Tone
}

export function StemLeaf({ x, y, turn, scale, side = 1, tone = 'leaf' }: StemLeafProps) {
  const color = paint(tone)
  return (
    <g transform={`translate(${x} ${y}) scale(${side} 1) rotate(${turn}) scale(${scale})`}>
      <path d={LEAF} fill={color} stroke={color} strokeWidth={3} strokeLinejoin="round" />
      <Line d={VEIN} color="var(--drawn-vein)" width={2.6} opacity={0.8} />
    </g>
  )
}

const PETAL = 'M0-6C-11-11-12.5-27 0-29.5C12.5-27 11-11 0-6Z'
const turns = [8, 68, 128, 188, 248, 308]

export function Flower({ petals }: { petals: Petals }) {
  return (
    <g transform="translate(48 30) scale(.96)">
      {turns.map((turn, i) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d={PETAL}
          fill={i % 2 ? petals.main : petals.deep}
        />
      ))}
      {[68, 188, 308].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <Line d="M-3.5-22Q-1.5-25 1.5-25" color={petals.pale} width={2.4} />
        </g>
      ))}
      <circle r={10.5} fill={petals.heart} stroke={petals.heartRim} strokeWidth={2.5} />
      <g fill={petals.pollen}>
        <circle cx={-3} cy={-2.5} r={1.5} />
        <circle cx={3} cy={-2.5} r={1.5} />
        <circle cy={3.2} r={1.5} />
      </g>
    </g>
  )
}

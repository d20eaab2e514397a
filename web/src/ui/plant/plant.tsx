import { Drawing, Line, paint } from '#ui/pip/drawing.tsx'
import { type FlowerHue, type Petals, petalsOf } from './flower-hues.ts'
import { Flower, Mound, Seed, Stem, StemLeaf } from './plant-parts.tsx'

export type PlantStage = 'seed' | 'sprout' | 'bud' | 'bloom' | 'wilting' | 'locked'

type PlantProps = {
  /** How well something is known: sprout begun, bud close, bloom mastered, wilting wants a revision. */
  readonly stage: PlantStage
  readonly flower?: FlowerHue
  /** Width and height in px; a class with a size overrules it. */
  readonly size?: number
  /** What a screen reader says; without it the plant is decoration. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/** A plant of the learning path. */
export function Plant({ stage, flower = 'coral', size = 72, label, className }: PlantProps) {
  return (
    <Drawing box={96} size={size} label={label} className={className}>
      <ellipse cx={48} cy={90.5} rx={37} ry={3.2} fill={paint('dark')} opacity={0.12} />
      <Growth stage={stage} petals={petalsOf[flower]} />
    </Drawing>
  )
}

function Growth({ stage, petals }: { stage: PlantStage; petals: Petals }) {
  switch (stage) {
    case 'seed':
      return <Seed />
    case 'locked':
      return (
        <>
          <g opacity={0.82} style={{ filter: 'saturate(0.35)' }}>
            <Seed />
          </g>
          <Padlock />
        </>
      )
    case 'sprout':
      return (
        <>
          <g className="nod">
            <Stem d="M48 72C47.5 62 48 56 48 48" />
            <StemLeaf x={48} y={49} turn={-16} scale={0.72} side={-1} tone="leaf-back" />
            <StemLeaf x={48} y={49} turn={-24} scale={0.84} />
          </g>
          <Mound />
        </>
      )
    case 'bud':
      return (
        <>
          <g className="nod">
            <Stem d="M48 72C46 58 49 48 48 36" />
            <StemLeaf x={47.5} y={62} turn={0} scale={0.62} side={-1} tone="leaf-back" />
            <StemLeaf x={47.5} y={56} turn={-12} scale={0.68} />
            <Bud petals={petals} />
          </g>
          <Mound />
        </>
      )
    case 'bloom':
      return (
        <>
          <g className="nod">
            <Stem d="M48 72C46 58 49 50 48 36" />
            <StemLeaf x={47.5} y={66} turn={6} scale={0.62} side={-1} tone="leaf-back" />
            <StemLeaf x={47.5} y={62} turn={-4} scale={0.68} />
            <Flower petals={petals} />
          </g>
          <Mound />
        </>
      )
    case 'wilting':
      return (
        <>
          <g className="nod">
            <Stem d="M45 72C41 54 38 34 50 26C60 20 69 26 70 36" />
            <StemLeaf x={43.5} y={60} turn={30} scale={0.56} side={-1} tone="tired-back" />
            <StemLeaf x={43.5} y={52} turn={40} scale={0.6} tone="tired" />
            <HangingHead petals={petals} />
          </g>
          <Mound />
          <path d="M22 77C26 71.5 34 71 38 75C34 80.5 26 81.5 22 77Z" fill={petals.main} />
        </>
      )
  }
}

function Padlock() {
  return (
    <g transform="translate(72 44)">
      <circle r={13} fill="var(--raised)" />
      <g fill="none" stroke="var(--quiet)" strokeWidth={2} strokeLinejoin="round">
        <rect x={-5.5} y={-1} width={11} height={7.5} rx={1.8} />
        <path d="M-3.2-1V-3.4A3.2 3.2 0 0 1 3.2-3.4V-1" strokeLinecap="round" />
      </g>
    </g>
  )
}

function Bud({ petals }: { petals: Petals }) {
  return (
    <g transform="translate(48 34)">
      <path d="M0 4C-14 1-15-14 0-27C15-14 14 1 0 4Z" fill={petals.main} />
      <path d="M0 4C13 1 15-14 0-27C4-16 5-6 0 4Z" fill={petals.deep} />
      <Line d="M-6.5-9Q-6-13.5-3-17" color={petals.pale} width={2.6} />
      <path
        d="M0 6C-9 6-13.5 1-13-7C-8-5-3.5-1.5 0 3C3.5-1.5 8-5 13-7C13.5 1 9 6 0 6Z"
        fill={paint('leaf')}
      />
    </g>
  )
}

function HangingHead({ petals }: { petals: Petals }) {
  return (
    <g transform="translate(70 39) rotate(172) scale(1.06)">
      <path d="M-2 2C-16-1-18-12-14-20C-7-18-2-10-2 2Z" fill={petals.deep} />
      <path d="M2 2C16-1 17-11 13-18C7-17 2-10 2 2Z" fill={petals.deep} />
      <path d="M0 2C-10-5-9-20 0-24C9-20 10-5 0 2Z" fill={petals.main} />
      <Line d="M-3-9Q-2.5-14 0-17" color={petals.pale} width={2.4} />
      <path
        d="M0 5C-7 5-11 1.5-10.5-4C-6-3-3-1 0 2C3-1 6-3 10.5-4C11 1.5 7 5 0 5Z"
        fill={paint('tired-back')}
      />
    </g>
  )
}

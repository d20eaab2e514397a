import { Line, paint, type Tone } from './drawing.tsx'
import type { Arms, PipMood } from './moods.ts'

const HEART =
  'M0 12C-10 5-14-.5-14-6C-14-11-10.5-14-7-14C-3.8-14-1.3-12 0-9.3C1.3-12 3.8-14 7-14C10.5-14 14-11 14-6C14-.5 10 5 0 12Z'

function Limb({ d, tone = 'shade' }: { d: string; tone?: Tone }) {
  return <Line d={d} color={paint(tone)} width={9.5} />
}

const behind: Readonly<Record<Arms, readonly string[]>> = {
  rest: ['M22 86Q14 92 13.5 98', 'M98 86Q106 92 106.5 98'],
  up: ['M24 78Q12 68 9 53', 'M96 78Q108 68 111 53'],
  chin: ['M22 86Q14 92 13.5 98'],
  heart: [],
}

export function ArmsBehind({ arms }: { arms: Arms }) {
  return behind[arms].map((d) => <Limb key={d} d={d} />)
}

export function ArmsBefore({ arms }: { arms: Arms }) {
  if (arms === 'chin') return <Limb d="M99 96C97 105 86 107 79 98.5" tone="leaf" />
  if (arms !== 'heart') return null
  return (
    <>
      <g className="bob">
        <g transform="translate(60 104) scale(.86)">
          <path
            d={HEART}
            fill="var(--drawn-heart)"
            stroke="var(--drawn-heart)"
            strokeWidth={3}
            strokeLinejoin="round"
          />
          <Line d="M-8.5-8.5Q-10-6-8.5-3.5" color="#fff" width={2.6} opacity={0.75} />
        </g>
      </g>
      <Limb d="M23 93Q31 104 45 103" tone="leaf" />
      <Limb d="M97 93Q89 104 75 103" tone="leaf" />
    </>
  )
}

const HEART_RED = 'var(--drawn-heart)'
const SPARK = 'var(--drawn-spark)'

/** What stands in the air around Pip: sparks, bubbles of thought, the letters of sleep. */
export function PipAura({ mood }: { mood: PipMood }) {
  if (mood === 'cheering') {
    return (
      <g className="bob">
        <Line d="M14 34L10 27" color={HEART_RED} width={4} />
        <Line d="M26 24L25 16" color={SPARK} width={4} />
        <Line d="M106 34L110 27" color={SPARK} width={4} />
        <Line d="M95 24L96 16" color={HEART_RED} width={4} />
        <circle cx={5} cy={39} r={2.4} fill={SPARK} />
        <circle cx={115} cy={39} r={2.4} fill={HEART_RED} />
      </g>
    )
  }
  if (mood === 'thinking') {
    return (
      <g className="bob" fill={paint('leaf')}>
        <circle cx={99} cy={42} r={2.6} opacity={0.55} />
        <circle cx={107} cy={32} r={3.8} opacity={0.75} />
        <circle cx={114} cy={18} r={5.4} />
      </g>
    )
  }
  if (mood !== 'asleep') return null
  return (
    <g className="bob">
      <Line d="M107 26H114L107 34H114" color={paint('leaf')} width={3.4} />
      <Line d="M113 4H122L113 14H122" color={paint('leaf')} width={3.4} />
    </g>
  )
}

import { classes } from '#ui/classes.ts'
import { Drawing, LEAF, Line, paint, VEIN } from './drawing.tsx'
import { type PipMood, type Pose, poses } from './moods.ts'
import { Eye, PipBrows, PipMouth } from './pip-face.tsx'
import { ArmsBefore, ArmsBehind, PipAura } from './pip-limbs.tsx'

/** Up to this size a simpler Pip with larger eyes and without resting arms is drawn. */
const SMALL = 44

const BODY =
  'M60 40C84 40 102 57.5 102 79.5C102 101 85 111 60 111C35 111 18 101 18 79.5C18 57.5 36 40 60 40Z'
const BELLY =
  'M18.3 84C21 101.5 37 111 60 111C83 111 99 101.5 101.7 84C95 97 80 103.5 60 103.5C40 103.5 25 97 18.3 84Z'

type PipProps = {
  readonly mood?: PipMood
  /** Width and height in px; a class with a size overrules it. */
  readonly size?: number
  /** What a screen reader says; without it Pip is decoration. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/**
 * The companion: the round seedling with two leaves, which takes the brand's hue and eases from one mood
 * to the next, or the mascot of a school that has one.
 */
export function Pip({ mood = 'calm', size = 96, label, className }: PipProps) {
  const pose = poses[mood]
  const small = size <= SMALL
  const up = pose.arms === 'up'
  return (
    <Drawing
      box={120}
      size={size}
      label={label}
      mood={mood}
      // Where a school has a mascot, it stands in this frame instead.
      className={classes('companion', className)}
    >
      <ellipse
        cx={60}
        cy={113.5}
        rx={up ? 30 : 35}
        ry={4.5}
        fill={paint('dark')}
        opacity={small ? 0 : 0.13}
      />
      <g className="ease" style={{ transform: `translateY(${up ? -3 : 0}px)` }}>
        <g
          className="ease"
          style={{ transform: `rotate(${pose.tilt}deg)`, transformOrigin: '60px 112px' }}
        >
          <g className="breathe">
            <Line d="M47 108V112M73 108V112" color={paint('leaf-back')} width={12} />
            {(!small || up) && <ArmsBehind arms={pose.arms} />}
            <Line d="M60 43C60 39 60 37 60 33" color={paint('leaf-back')} width={6.5} />
            <PipLeaf raise={pose.leaves[0]} side="left" plain={small} />
            <PipLeaf raise={pose.leaves[1]} side="right" plain={small} />
            <path d={BODY} fill="var(--drawn-body)" />
            <path d={BELLY} fill={paint('shade')} />
            <Line d="M31 61C34.5 54.5 40 50.5 46.5 48.5" color="var(--drawn-light)" width={6.5} />
            <Face pose={pose} small={small} glowing={mood === 'caring' || mood === 'cheering'} />
            {(!small || pose.arms === 'heart') && <ArmsBefore arms={pose.arms} />}
          </g>
        </g>
      </g>
      {!small && <PipAura mood={mood} />}
    </Drawing>
  )
}

function Face({ pose, small, glowing }: { pose: Pose; small: boolean; glowing: boolean }) {
  const cheek = { cy: 86.5, rx: small ? 7.5 : 6.6, ry: small ? 5.2 : 4.4 }
  return (
    <g className="ease" style={{ transform: `translate(${pose.turn[0]}px, ${pose.turn[1]}px)` }}>
      <g fill="var(--drawn-cheek)" opacity={glowing ? 1 : 0.88}>
        <ellipse cx={34.5} {...cheek} />
        <ellipse cx={85.5} {...cheek} />
      </g>
      {!small && <PipBrows brows={pose.brows} />}
      <Eye x={44.5} eyes={pose.eyes} small={small} />
      <Eye x={75.5} eyes={pose.eyes} small={small} />
      <g transform={`translate(60 ${pose.eyes === 'arc' ? 82 : 85})`}>
        <PipMouth mouth={pose.mouth} small={small} />
      </g>
    </g>
  )
}

type PipLeafProps = {
  readonly raise: number
  readonly side: 'left' | 'right'
  readonly plain: boolean
}

/** The two leaves are never quite a pair: that is where the character sits. */
function PipLeaf({ raise, side, plain }: PipLeafProps) {
  const left = side === 'left'
  const color = paint(left ? 'leaf-back' : 'leaf')
  const flip = left ? 'scale(-1, 1)' : 'scale(1, 1)'
  return (
    <g
      className="ease"
      style={{
        transform: `translate(60px, 34px) ${flip} rotate(${-raise}deg) scale(${left ? 0.94 : 1.04})`,
      }}
    >
      <g className="sway">
        <path d={LEAF} fill={color} stroke={color} strokeWidth={3} strokeLinejoin="round" />
        {!plain && <Line d={VEIN} color="var(--drawn-vein)" width={2.4} opacity={0.8} />}
      </g>
    </g>
  )
}

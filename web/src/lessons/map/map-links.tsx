import { type BedPlan, type Edge, planEdges } from './plan-beds.ts'

type MapLinksProps = {
  readonly plan: BedPlan
  readonly width: number
  readonly chosen: string | undefined
}

const looks = {
  need: 'stroke-primary [stroke-dasharray:.1_10] [stroke-width:6px]',
  leads: 'stroke-sun [stroke-dasharray:.1_10] [stroke-width:6px]',
  walked:
    'stroke-[color-mix(in_oklab,var(--leaf)_55%,var(--meadow-deep))] [stroke-dasharray:.1_9] [stroke-width:5px]',
  ahead:
    'stroke-[color-mix(in_oklab,var(--ink)_24%,transparent)] [stroke-dasharray:.1_9] [stroke-width:3.5px]',
} as const

type Look = keyof typeof looks

function lookOf({ from, to }: Edge, chosen: string | undefined): Look {
  if (to.id === chosen) return 'need'
  if (from.id === chosen) return 'leads'
  const { plant } = from.standing ?? {}
  return plant === 'bloom' || plant === 'wilting' ? 'walked' : 'ahead'
}

const order: readonly Look[] = ['ahead', 'walked', 'leads', 'need']

/**
 * Draws the lines between what is needed and what needs it; those of the chosen topic light up, the
 * rest from bed to bed fade. Decoration: the panel and the list say the same in words.
 */
export function MapLinks({ plan, width, chosen }: MapLinksProps) {
  const edges = planEdges(plan)
    .map((edge) => ({ ...edge, look: lookOf(edge, chosen) }))
    .toSorted((a, b) => order.indexOf(a.look) - order.indexOf(b.look))
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${plan.height}`}
      className="pointer-events-none absolute inset-0 z-1"
      style={{ width: `${width}rem`, height: `${plan.height}rem` }}
    >
      {edges.map(({ from, to, d, look }) => (
        <path
          key={`${from.id} ${to.id}`}
          d={d}
          opacity={isLit(look) || !d.includes('C') ? 1 : 0.4}
          className={`fill-none [stroke-linecap:round] [vector-effect:non-scaling-stroke] ${looks[look]}`}
        />
      ))}
    </svg>
  )
}

const isLit = (look: Look) => look === 'need' || look === 'leads'

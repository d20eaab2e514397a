import type { Decor, Growth } from './garden-decor.ts'
import { shareAt } from './garden-plan.ts'

/** Width of each, in percent of the garden. */
const widths: Readonly<Record<Growth, number>> = { pond: 26, bush: 14, tuft: 3.4 }

type GardenSceneryProps = {
  readonly clearings: readonly Decor[]
  readonly height: number
}

/** Draws the meadow behind the trail: hills at the foot, and plants where there is room. Decoration. */
export function GardenScenery({ clearings, height }: GardenSceneryProps) {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 700 670"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        <g fill="var(--meadow-deep)">
          <path
            d="M-20 560C120 500 260 590 420 540C560 498 640 520 720 500V700H-20Z"
            opacity=".55"
          />
          <path d="M-20 60C60 20 150 40 200-20H-20Z" opacity=".5" />
        </g>
      </svg>
      {clearings.map(({ growth, x, y }, index) => (
        <span
          key={`${growth} ${x} ${y}`}
          aria-hidden="true"
          className="absolute -translate-1/2"
          style={{ ...shareAt({ x, y }, height), width: `${widths[growth]}%` }}
        >
          {growth === 'pond' && <Pond />}
          {growth === 'bush' && <Bush berries={index % 2 === 1} />}
          {growth === 'tuft' && <Tuft />}
        </span>
      ))}
    </>
  )
}

function Pond() {
  return (
    <svg aria-hidden="true" viewBox="192 134 170 64" className="block w-full">
      <path
        d="M196 156C206 136 262 130 306 138C352 146 372 164 352 182C330 200 262 200 226 192C202 186 188 172 196 156Z"
        fill="var(--pond)"
      />
      <path
        d="M232 160C254 154 282 154 300 158M276 176C292 173 312 173 324 176"
        fill="none"
        stroke="var(--pond-line)"
        strokeWidth={4}
        strokeLinecap="round"
      />
    </svg>
  )
}

function Bush({ berries }: { readonly berries: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="532 290 122 78" className="block w-full">
      <g fill="var(--meadow-deep)">
        <circle cx={560} cy={338} r={26} />
        <circle cx={592} cy={326} r={34} />
        <circle cx={626} cy={342} r={24} />
        <rect x={538} y={338} width={110} height={28} rx={14} />
      </g>
      {berries && (
        <g fill="var(--coral)" opacity={0.75}>
          <circle cx={574} cy={326} r={4} />
          <circle cx={603} cy={314} r={4} />
          <circle cx={622} cy={340} r={4} />
        </g>
      )}
    </svg>
  )
}

function Tuft() {
  return (
    <svg aria-hidden="true" viewBox="490 384 28 24" className="block w-full overflow-visible">
      <path
        d="M500 404q-1-9-6-13M504 404q0-11 0-16M508 404q1-9 6-13"
        fill="none"
        stroke="color-mix(in oklab, var(--leaf) 32%, var(--meadow))"
        strokeWidth={3.5}
        strokeLinecap="round"
      />
    </svg>
  )
}

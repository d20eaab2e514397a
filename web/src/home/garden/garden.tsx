import { useMemo } from 'react'
import type { Section } from '#lessons/lessons.data.ts'
import { GardenBuddy } from './garden-buddy.tsx'
import { columns } from './garden-path.ts'
import { planOf } from './garden-plan.ts'
import { GardenPlant } from './garden-plant.tsx'
import { GardenScenery } from './garden-scenery.tsx'
import { GardenTrail } from './garden-trail.tsx'

/** Draws a section of the path as a trail through a garden, on its matrix. */
export function Garden({ section }: { readonly section: Section }) {
  const plan = useMemo(() => planOf(section), [section])
  const here = section.items.find(({ is_current }) => is_current)
  // Safe: React passes custom properties on, but its types name none.
  const sizes = { '--columns': columns + 0.6, '--rows': plan.height } as React.CSSProperties
  return (
    <div
      className="relative overflow-hidden rounded-card bg-linear-to-b from-meadow-far to-meadow [aspect-ratio:calc(var(--columns)/(var(--rows)*1.4))] md:rounded-panel md:[aspect-ratio:calc(var(--columns)/(var(--rows)*1.3))] lg:[aspect-ratio:calc(var(--columns)/(var(--rows)*1.06))]"
      style={sizes}
    >
      <GardenScenery clearings={plan.clearings} height={plan.height} />
      <GardenTrail {...plan} />
      <ol>
        {section.items.map((item, index) => (
          <GardenPlant
            key={item.id}
            item={item}
            position={index + 1}
            place={plan.places[index] ?? { x: 0, y: 0 }}
            height={plan.height}
          />
        ))}
      </ol>
      {here && plan.buddy && <GardenBuddy item={here} buddy={plan.buddy} height={plan.height} />}
    </div>
  )
}

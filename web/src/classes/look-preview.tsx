import { brandColours } from '@learngrove/contract/white-label.limits'
import type { CSSProperties } from 'react'
import { Card } from '#ui/card.tsx'
import type { Look } from './classes.data.ts'
import { colourWords } from './classes.words.ts'

type LookPreviewProps = {
  readonly name: string
  readonly colours: {
    readonly primary: string
    readonly accent1: string
    readonly highlight1: string
  }
  readonly look: Look
}

const wordsOf = (field: string): string => {
  const name = brandColours.find((each) => each === field)
  return name ? colourWords[name] : field
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** How a page begins with what is typed, and how far each colour that was saved had to be corrected. */
export function LookPreview({ name, colours, look }: LookPreviewProps) {
  const styleOf = (colour: string): CSSProperties =>
    isColour(colour) ? { background: colour } : {}
  return (
    <div className="grid content-start gap-4">
      <Card padding="small" className="grid gap-3">
        <h2 className="text-lg">Preview</h2>
        <p className="break-words font-bold font-display text-xl">{name}</p>
        <div className="grid gap-2 rounded-tile bg-sand p-4" style={styleOf(colours.highlight1)}>
          <span
            className="justify-self-start rounded-control bg-primary px-4.5 py-2.5 font-bold text-on-primary"
            style={styleOf(colours.primary)}
          >
            Start
          </span>
          <span className="h-2 rounded-full bg-primary" style={styleOf(colours.accent1)} />
        </div>
      </Card>
      {look.corrections.length > 0 && (
        <Card padding="small">
          <h2 className="text-lg">Corrected for contrast</h2>
          <ul className="mt-2 grid gap-2 text-sm">
            {look.corrections.map(({ name: field, from, to, before, after }) => (
              <li key={field}>
                <b className="font-semibold">{wordsOf(field)}</b>: {from} is shown as {to}, contrast{' '}
                {before.toFixed(1)} to {after.toFixed(1)}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

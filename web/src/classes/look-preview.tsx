import { brandColours } from '@learngrove/contract/white-label.limits'
import type { CSSProperties, ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import type { Look } from './classes.data.ts'
import { colourWords } from './classes.words.ts'

type Colours = {
  readonly primary: string
  readonly accent1: string
  readonly highlight1: string
}

type LookPreviewProps = {
  readonly name: string
  readonly colours: Colours
  readonly look: Look
}

const wordsOf = (field: string): string => {
  const name = brandColours.find((each) => each === field)
  return name ? colourWords[name] : field
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

const styleOf = (colour: string): CSSProperties => (isColour(colour) ? { background: colour } : {})

/** How four pages begin with what is typed, and how far each colour that was saved had to be corrected. */
export const LookPreview = ({ name, colours, look }: LookPreviewProps) => (
  <div className="grid content-start gap-4">
    <Card padding="small" className="grid gap-3">
      <h2 className="text-lg">Preview</h2>
      <div className="grid grid-cols-2 gap-3" aria-hidden="true">
        <Page title="Sign in" name={name} logo={look.logo}>
          <Bar />
          <Bar />
          <Press colour={colours.primary}>Sign in</Press>
        </Page>
        <Page title="Home" name={name} logo={look.logo}>
          <span
            className="grid gap-1.5 rounded-control bg-sand p-2"
            style={styleOf(colours.highlight1)}
          >
            <Press colour={colours.primary}>Start</Press>
          </span>
          <span className="h-1.5 rounded-full bg-primary" style={styleOf(colours.accent1)} />
        </Page>
        <Page title="Question" name={name} logo={look.logo}>
          <Bar />
          <span className="h-1.5 w-1/2 rounded-full bg-primary" style={styleOf(colours.accent1)} />
          <Press colour={colours.primary}>Check</Press>
        </Page>
        <Page title="Tutor" name={name} logo={look.logo}>
          <span className="h-6 w-3/4 rounded-control bg-sand" />
          <span
            className="h-6 w-3/4 justify-self-end rounded-control bg-sand"
            style={styleOf(colours.highlight1)}
          />
        </Page>
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

type PageProps = {
  readonly title: string
  readonly name: string
  readonly logo: string | null
  readonly children: ReactNode
}

const Page = ({ title, name, logo, children }: PageProps) => (
  <figure className="m-0 min-w-0">
    <div className="grid h-32 content-start gap-2 overflow-hidden rounded-tile border border-line bg-paper p-2.5 text-sm">
      <span className="flex min-w-0 items-center gap-1.5">
        {logo !== null && (
          <img
            src={logo}
            alt=""
            onError={(event) => event.currentTarget.remove()}
            className="h-4 max-w-12 object-contain"
          />
        )}
        <b className="truncate font-display">{name}</b>
      </span>
      {children}
    </div>
    <figcaption className="mt-1 text-quiet text-sm">{title}</figcaption>
  </figure>
)

const Bar = () => <span className="h-3.5 rounded-small border border-line bg-surface" />

const Press = ({ colour, children }: { readonly colour: string; readonly children: ReactNode }) => (
  <span
    className="justify-self-start rounded-small bg-primary px-2 py-0.5 font-bold text-on-primary"
    // A colour of a school is corrected until white can be read on it.
    style={isColour(colour) ? { background: colour, color: '#fff' } : {}}
  >
    {children}
  </span>
)

import { ArrowRight, Download, List, Sprout, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonKind } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Plate, Plates, Sheet } from './sheet.tsx'

const KINDS: readonly (readonly [ButtonKind, string])[] = [
  ['primary', 'Add students'],
  ['soft', 'Start the reviews'],
  ['line', 'Open report'],
  ['plain', 'Cancel'],
  ['danger', 'Take out of 8B'],
]

/** Buttons in every kind, size and state, links, and the segmented control. */
export function ButtonsSheet() {
  const [view, setView] = useState<'garden' | 'list'>('garden')
  const row = 'flex flex-wrap items-center gap-2'
  return (
    <Sheet title="Buttons and links">
      <Plates>
        <Plate title="Kinds">
          <div className={row}>
            {KINDS.map(([kind, label]) => (
              <Button key={kind} kind={kind}>
                {label}
              </Button>
            ))}
          </div>
          <div className={row}>
            {KINDS.map(([kind, label]) => (
              <Button key={kind} kind={kind} disabled>
                {label}
              </Button>
            ))}
          </div>
        </Plate>
        <Plate title="Sizes, icons, work under way">
          <div className={row}>
            <Button size="large" iconAfter={<ArrowRight {...ICON} />}>
              Continue, 6 minutes
            </Button>
            <Button icon={<UserRoundPlus {...ICON} />}>Add students</Button>
            <Button size="small" kind="line" icon={<Download {...ICON} />}>
              Export
            </Button>
            <Button kind="line" iconOnly icon={<Download {...ICON} />}>
              Download
            </Button>
          </div>
          <div className={row}>
            <Button busy>Saving</Button>
            <Button busy kind="soft">
              Making questions
            </Button>
            <Button busy kind="line" size="small">
              Making your file
            </Button>
          </div>
          <Button wide render={<a href="#buttons">A link in the button's clothes</a>}>
            A link in the button's clothes
          </Button>
        </Plate>
        <Plate title="Links and views">
          <p className="m-0">
            New here? <TextLink href="#buttons">Make an account</TextLink>, or ask{' '}
            <TextLink kind="quiet" href="#buttons">
              a grown-up
            </TextLink>
            .
          </p>
          <TextLink alone href="#buttons">
            I forgot my password
          </TextLink>
          <SegmentedControl
            label="Show the path as"
            value={view}
            onValueChange={setView}
            segments={[
              { value: 'garden', label: 'Garden', icon: <Sprout {...ICON} /> },
              { value: 'list', label: 'List', icon: <List {...ICON} /> },
            ]}
          />
          <p className="m-0 text-sm text-quiet">Shown: {view}</p>
        </Plate>
      </Plates>
    </Sheet>
  )
}

import { type Diagram, describe } from '@learngrove/diagrams'
import { Text } from 'lucide-react'
import { useId, useState } from 'react'
import type { Card as CardOfAnswer } from '#chat/chat.data.ts'
import { QuestionDiagram } from '#questions/questions.diagram.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'

type PictureCardProps = { readonly drawing: Extract<CardOfAnswer, { type: 'picture' }>['drawing'] }

/** A graph or a chart, and the same in words for whoever wishes. */
export function PictureCard({ drawing }: PictureCardProps) {
  const [isOpen, setOpen] = useState(false)
  const words = useId()
  const told = describedAs(drawing)
  if (told === undefined)
    return <Card className="rounded-panel">This picture cannot be shown here.</Card>
  return (
    <Card padding="small" className="rounded-panel">
      <QuestionDiagram diagram={drawing} />
      <Button
        kind="plain"
        size="small"
        icon={<Text {...ICON} />}
        aria-expanded={isOpen}
        aria-controls={words}
        onClick={() => setOpen(!isOpen)}
        className="mt-1 text-quiet"
      >
        In words
      </Button>
      <p id={words} hidden={!isOpen} className="px-3 pb-1">
        {told}
      </p>
    </Card>
  )
}

/** What there is to see; undefined where it cannot be drawn. */
function describedAs(drawing: PictureCardProps['drawing']): string | undefined {
  try {
    // The server sends what the tutor drew by these types; what else it may be is refused here.
    return describe(drawing as Diagram)
  } catch {
    return undefined
  }
}

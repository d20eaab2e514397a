import '#ui/theme/diagram.css'
import {
  classesOf,
  type Diagram,
  type Drawing,
  describe,
  type LabelMark,
  layout,
  type Mark,
  pathOf,
} from '@learngrove/diagrams'
import { useMemo } from 'react'

type DrawnDiagramProps = {
  /** As it came: whether it can be drawn turns out here. */
  readonly diagram: { readonly kind: string; readonly alt?: unknown }
}

/** How much larger than on paper a diagram gets where there is room. */
const LARGEST = 1.25

/** A diagram as SVG, or its description in words where it cannot be drawn. */
export function DrawnDiagram({ diagram }: DrawnDiagramProps) {
  const drawn = useMemo(() => drawOf(diagram), [diagram])
  if (!drawn) return typeof diagram.alt === 'string' ? <p>{diagram.alt}</p> : null
  const { drawing, told } = drawn
  return (
    <svg
      className="diagram mx-auto block h-auto w-full"
      style={{ maxWidth: drawing.width * LARGEST }}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={told}
    >
      {drawing.marks.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the drawing
        <MarkOf key={at} mark={mark} />
      ))}
    </svg>
  )
}

function drawOf(
  diagram: DrawnDiagramProps['diagram'],
): { drawing: Drawing; told: string } | undefined {
  // The server sends what an author wrote by these types; what else it may be is refused as it is drawn.
  const known = diagram as Diagram
  try {
    return { drawing: layout(known), told: describe(known) }
  } catch {
    // A DiagramError: the author has seen it, and the student reads the alternative text.
    return undefined
  }
}

function MarkOf({ mark }: { mark: Mark }) {
  if (mark.shape === 'label') return <LabelOf mark={mark} />
  if (mark.shape === 'line')
    return <path className={classesOf(mark)} d={pathOf(mark.points, mark.closed)} />
  const { centre, rx, ry } = mark
  return <ellipse className={classesOf(mark)} cx={centre[0]} cy={centre[1]} rx={rx} ry={ry} />
}

function LabelOf({ mark }: { mark: LabelMark }) {
  return (
    <g className={classesOf(mark)}>
      {mark.texts.map(({ at: [x, y], anchor, size, spans }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is its place in the label
        <text key={index} x={x} y={y} textAnchor={anchor} fontSize={size}>
          {spans.map(({ text, italic }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a span is its place in the text
            <tspan key={at} className={italic ? 'dg-italic' : undefined}>
              {text}
            </tspan>
          ))}
        </text>
      ))}
      {mark.bars.map(({ from, to }) => (
        <path key={`${from}`} className="dg-bar" d={pathOf([from, to], false)} />
      ))}
    </g>
  )
}

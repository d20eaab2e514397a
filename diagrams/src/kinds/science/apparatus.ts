import { DiagramError } from '#drawing/marks.ts'
import { readOptional } from '#drawing/numbers.ts'
import { Pen } from '#drawing/pen.ts'
import type { Kind } from '#kinds/kind.ts'
import { drawPiece } from '#kinds/science/pieces.ts'
import { listOf, saidOf, sentences } from '#kinds/words.ts'
import type { Apparatus } from '#types/science.ts'

const APART = 22
const WIDEST = 420

const amountOf = ({ liquid }: Apparatus['pieces'][number]) => {
  const amount = readOptional(liquid, 'liquid', 0)
  if (amount < 0 || amount > 1) throw new DiagramError('a piece is full from 0 to 1')
  return amount
}

export const apparatus: Kind<Apparatus> = {
  draw({ pieces }, pen) {
    let x = 0
    for (const piece of pieces) {
      // Draws each by itself first, to know how much room it takes.
      const trial = new Pen()
      drawPiece(trial, piece.type, 0, amountOf(piece))
      const { x: left, width } = trial.box()
      drawPiece(pen, piece.type, x - left, amountOf(piece))
      pen.label([x + width / 2, 8], piece.label, {
        valign: 'top',
        bold: true,
        maxWidth: Math.max(width + 12, 76),
      })
      x += Math.max(width, 60) + APART
    }
    const { x: left, width } = pen.box()
    if (width > WIDEST) throw new DiagramError('there are too many pieces side by side')
    pen.line(
      [
        [left - 4, 1],
        [left + width + 4, 1],
      ],
      { stroke: 'line' },
    )
  },
  describe({ pieces }) {
    const told = pieces.map((piece) => {
      const amount = amountOf(piece)
      const name =
        `a ${piece.type.replaceAll('_', ' ').replace('tripod and beaker', 'beaker on a tripod over a Bunsen burner').replace('bunsen burner', 'Bunsen burner')}`.replace(
          /^a evap/,
          'an evap',
        )
      const holds =
        amount > 0 &&
        !['thermometer', 'gas_syringe', 'bunsen_burner', 'condenser'].includes(piece.type)
      return `${name}${holds ? ' with liquid in it' : ''}${saidOf(piece.label) === undefined ? '' : `, labelled ${saidOf(piece.label)}`}`
    })
    return sentences(`Apparatus from left to right: ${listOf(told)}`)
  },
}

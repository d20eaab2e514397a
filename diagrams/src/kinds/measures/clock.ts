import { DiagramError, type Point } from '#drawing/marks.ts'
import { readNumber } from '#drawing/numbers.ts'
import type { Pen } from '#drawing/pen.ts'
import { polar } from '#drawing/vectors.ts'
import type { Kind } from '#kinds/kind.ts'
import { saidOf, sentences } from '#kinds/words.ts'
import type { Clock } from '#types/measures.ts'

const RADIUS = 78
const STEP = 190

function hand(pen: Pen, centre: Point, degrees: number, length: number): void {
  const tip = polar(centre, length, degrees)
  const side = polar([0, 0], length > 50 ? 2.2 : 3.2, degrees + 90)
  const back = polar(centre, -9, degrees)
  pen.area(
    [
      [back[0] + side[0], back[1] + side[1]],
      [tip[0] + side[0] * 0.5, tip[1] + side[1] * 0.5],
      [tip[0] - side[0] * 0.5, tip[1] - side[1] * 0.5],
      [back[0] - side[0], back[1] - side[1]],
    ],
    { stroke: 'line', fill: 'ink' },
  )
}

const read = (clock: { readonly hour: string | number; readonly minute: string | number }) => {
  const [hour, minute] = [
    readNumber(clock.hour, 'the hour'),
    readNumber(clock.minute, 'the minute'),
  ]
  if (hour < 0 || hour > 24 || minute < 0 || minute >= 60)
    throw new DiagramError(`there is no time ${hour}:${minute}`)
  return { hour, minute }
}

function drawFace(pen: Pen, centre: Point, time: ReturnType<typeof read>): void {
  pen.circle(centre, RADIUS, { stroke: 'strong', fill: 'paper' })
  for (let at = 0; at < 60; at += 1) {
    const way = 90 - at * 6
    const isHour = at % 5 === 0
    pen.line([polar(centre, RADIUS - (isHour ? 8 : 4), way), polar(centre, RADIUS - 1, way)], {
      stroke: isHour ? 'strong' : 'faint',
    })
  }
  for (let hour = 1; hour <= 12; hour += 1)
    pen.label(polar(centre, RADIUS - 20, 90 - hour * 30), hour, { size: 16, halo: true })
  hand(pen, centre, 90 - (time.hour % 12) * 30 - time.minute / 2, 40)
  hand(pen, centre, 90 - time.minute * 6, 62)
  pen.dot(centre, 5)
}

export const clock: Kind<Clock> = {
  draw({ clocks }, pen) {
    for (const [at, each] of clocks.entries()) {
      const centre: Point = [(at % 2) * STEP, Math.floor(at / 2) * 205]
      if ('digital' in each) {
        pen.rect(
          { x: centre[0] - 66, y: centre[1] - 34, width: 132, height: 68 },
          { stroke: 'strong', fill: 'shade' },
        )
        pen.label(centre, { text: each.digital, italic: false }, { size: 34, bold: true })
      } else drawFace(pen, centre, read(each))
      pen.label([centre[0], centre[1] + RADIUS + 6], each.label, { valign: 'top' })
    }
  },
  describe({ clocks }) {
    const told = clocks.map((each) => {
      const name = saidOf(each.label)
      const own = name === undefined ? '' : `, ${name},`
      if ('digital' in each) return `A digital clock${own} shows ${each.digital}`
      const { hour, minute } = read(each)
      const at = hour % 12 || 12
      const next = (at % 12) + 1
      const short = minute === 0 ? `at ${at}` : `between ${at} and ${next}`
      const mark =
        minute % 5 === 0
          ? `at ${minute / 5 || 12}`
          : `${minute % 5} small ${minute % 5 === 1 ? 'mark' : 'marks'} after ${Math.floor(minute / 5) || 12}`
      return `A clock${own} with its short hand ${short} and its long hand ${mark}`
    })
    return sentences(...told)
  },
}

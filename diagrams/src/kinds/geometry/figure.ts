import { textOf } from '#drawing/text.ts'
import { drawFigure } from '#kinds/geometry/draw-figure.ts'
import { isHidden, makeScene } from '#kinds/geometry/scene.ts'
import type { Kind } from '#kinds/kind.ts'
import { listOf, saidOf, sentences } from '#kinds/words.ts'
import type { Figure } from '#types/geometry.ts'

const strokes = ['', 'one stroke', 'two strokes', 'three strokes']
const arrows = ['', 'one arrow', 'two arrows']

export const figure: Kind<Figure> = {
  draw: drawFigure,
  describe(diagram) {
    makeScene(diagram)
    const shown = Object.keys(diagram.points).filter(
      (name) => !isHidden(name) && textOf(diagram.labels?.[name] ?? name) !== '',
    )
    const nameOf = (...names: string[]) =>
      names.every((name) => shown.includes(name))
        ? names.map((name) => textOf(diagram.labels?.[name] ?? name)).join('')
        : undefined
    const segments = (diagram.segments ?? []).map((segment) => {
      const { from, to, label, ticks = 0, parallel = 0, type, dashed } = segment
      const what = type === 'vector' ? 'An arrow' : dashed ? 'A dashed line' : 'A line'
      const name = nameOf(from, to)
      const marks = [saidOf(label), strokes[ticks], arrows[parallel]].filter((each) => each)
      return `${what}${name === undefined ? '' : ` from ${nameOf(from)} to ${nameOf(to)}`}${marks.length > 0 ? `, marked ${listOf(marks.map(String))}` : ''}`
    })
    const angles = (diagram.angles ?? []).map(({ at, from, to, right, label, reflex }) => {
      const name = nameOf(from, at, to)
      const own = name === undefined ? `${right ? 'A right angle' : 'An angle'}` : `Angle ${name}`
      const mark = right
        ? name === undefined
          ? ''
          : ' is a right angle'
        : ` is marked ${saidOf(label) ?? 'with an arc'}`
      return `${own}${reflex ? ', the reflex one,' : ''}${mark}`
    })
    const circles = (diagram.circles ?? []).map(
      ({ centre }) =>
        `A circle${nameOf(centre) === undefined ? '' : ` with centre ${nameOf(centre)}`}`,
    )
    const polygons = (diagram.polygons ?? []).map(({ points, tone }) => {
      const name = nameOf(...points)
      return `A${tone === undefined ? '' : ' shaded'} shape with ${points.length} corners${name === undefined ? '' : `, ${name}`}`
    })
    const north = (diagram.north ?? []).map(
      (name) => `A north line at ${nameOf(name) ?? 'a point'}`,
    )
    const texts = (diagram.texts ?? []).map(
      ({ text }) => saidOf(text) && `The words ${saidOf(text)}`,
    )
    const points =
      shown.length > 0 &&
      `The points ${listOf(shown.map((name) => textOf(diagram.labels?.[name] ?? name)))} are marked`
    return sentences(
      'A geometric diagram',
      points,
      ...polygons,
      ...circles,
      ...segments,
      ...angles,
      ...north,
      ...texts,
    )
  },
}

import type { CourseMap, Elsewhere, MapTopic, Strand } from './map.data.ts'

/** A topic of the map with the bed that it grows in, and its place there, from 0. */
export type Placed = { readonly topic: MapTopic; readonly strand: Strand; readonly at: number }

/** What a map looks up by the id of a topic. */
export type MapIndex = {
  readonly placed: ReadonlyMap<string, Placed>
  readonly elsewhere: ReadonlyMap<string, Elsewhere>
}

export const indexOf = ({ strands, elsewhere }: CourseMap): MapIndex => ({
  placed: new Map(
    strands.flatMap((strand) =>
      strand.topics.map((topic, at) => [topic.id, { topic, strand, at }] as const),
    ),
  ),
  elsewhere: new Map(elsewhere.map((each) => [each.id, each])),
})

/** The topics of these ids that grow on the map. */
export const placedOf = ({ placed }: MapIndex, ids: readonly string[]): Placed[] =>
  ids.flatMap((id) => placed.get(id) ?? [])

/** Tells whether a map shows no student's standing: a visitor's. */
export const isOfNobody = ({ strands }: CourseMap): boolean =>
  strands.every(({ topics }) => topics.every(({ standing }) => standing === null))

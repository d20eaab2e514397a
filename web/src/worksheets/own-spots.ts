import type { SpotDrawing } from '@learngrove/contract/questions.limits'
import { useState } from 'react'
import { pictureAddress } from '#questions/questions.pictures.ts'
import {
  type Area,
  areaIn,
  type Box,
  type Region,
  type Shape,
  type SpotKey,
} from './own-regions.ts'

/** A region with what tells it from the others, whatever it is called. */
export type NamedRegion = Region & { readonly id: number }

/** What a question about a picture is to be made of, as far as it is written. */
export type SpotDraft = {
  readonly drawing: SpotDrawing | null
  /** A picture of the teacher's own, as it is sent. */
  readonly picture: { readonly blob: Blob; readonly url: string } | null
  readonly alt: string
  readonly regions: readonly NamedRegion[]
}

const nothing: SpotDraft = { drawing: null, picture: null, alt: '', regions: [] }

/** Our drawings, with what there is to see on them. */
export const drawingWords: Readonly<Record<SpotDrawing, { name: string; alt: string }>> = {
  'plant-cell.svg': {
    name: 'Plant cell',
    alt: 'A plant cell with a wall, a nucleus, a large vacuole and green chloroplasts.',
  },
  'coordinate-grid.svg': {
    name: 'Coordinate grid',
    alt: 'A grid with an x axis and a y axis that cross in the middle.',
  },
}

/** Where the picture of a draft is; undefined while there is none. */
export const addressOf = ({ drawing, picture }: SpotDraft): string | undefined =>
  picture?.url ?? (drawing === null ? undefined : pictureAddress(drawing))

/** What is right, once there is a picture with its words, and each region has a name. */
export function spotKeyFrom({ drawing, picture, alt, regions }: SpotDraft): SpotKey | undefined {
  const isWhole =
    (drawing !== null || picture !== null) &&
    alt.trim() !== '' &&
    regions.some(({ is_right }) => is_right) &&
    regions.every(({ label }) => label.trim() !== '')
  if (!isWhole) return undefined
  const named = regions.map(({ label, is_right, area }) => ({ label, is_right, area }))
  return { type: 'hot_spot', drawing: picture ? null : drawing, alt, regions: named }
}

/** Keeps a picture and its regions while they are drawn. */
export function useSpotDraft() {
  const [draft, setDraft] = useState(nothing)
  const put = (part: Partial<SpotDraft>) => setDraft((before) => ({ ...before, ...part }))
  const without = () => {
    if (draft.picture) URL.revokeObjectURL(draft.picture.url)
  }
  const alter = (id: number, next: (region: NamedRegion) => NamedRegion) =>
    setDraft((before) => ({
      ...before,
      regions: before.regions.map((each) => (each.id === id ? next(each) : each)),
    }))
  return {
    draft,
    key: spotKeyFrom(draft),
    setAlt: (alt: string) => put({ alt }),
    takeDrawing(drawing: SpotDrawing) {
      without()
      setDraft({ ...nothing, drawing, alt: drawingWords[drawing].alt })
    },
    takePicture(blob: Blob) {
      without()
      setDraft({ ...nothing, picture: { blob, url: URL.createObjectURL(blob) } })
    },
    takeNone() {
      without()
      setDraft(nothing)
    },
    /** Adds a region in a box, and returns its id. The first is right. */
    add(shape: Shape, box: Box): number {
      const { regions } = draft
      const id = Math.max(0, ...regions.map((each) => each.id)) + 1
      const region = { id, label: '', is_right: true, area: areaIn(shape, box) }
      put({ regions: [...regions, region] })
      return id
    },
    change: (id: number, part: Partial<Region>) => alter(id, (region) => ({ ...region, ...part })),
    /** Begins at what the region is by then: a finger says more than one thing between two pictures. */
    reshape: (id: number, shapeOf: (area: Area) => Area) =>
      alter(id, (region) => ({ ...region, area: shapeOf(region.area) })),
    remove: (id: number) => put({ regions: draft.regions.filter((each) => each.id !== id) }),
  }
}

export type Spots = ReturnType<typeof useSpotDraft>

import { type FlowerHue, petalsOf } from './flower-hues.ts'

const hues: readonly FlowerHue[] = ['coral', 'sun', 'lilac', 'sky']

/** The hue of a plant by its place in a row, so that neighbours are told apart. */
export const hueAt = (index: number): FlowerHue => hues[index % hues.length] ?? 'coral'

/** The colour of such a plant's petals, for a mark beside its figures. */
export const petalColour = (index: number) => petalsOf[hueAt(index)].main

export type FlowerHue = 'coral' | 'sun' | 'sky' | 'lilac'

export type Petals = {
  readonly main: string
  readonly deep: string
  readonly pale: string
  readonly heart: string
  readonly heartRim: string
  readonly pollen: string
}

const golden = { heart: '#ffd166', heartRim: '#efae2e', pollen: '#b9770f' }

export const petalsOf: Readonly<Record<FlowerHue, Petals>> = {
  coral: { main: '#f4795a', deep: '#db5536', pale: '#ffa78e', ...golden },
  sun: {
    main: '#f7be45',
    deep: '#df9a1c',
    pale: '#ffdd8c',
    heart: '#8a5a2b',
    heartRim: '#6e4520',
    pollen: '#f7d9a0',
  },
  sky: { main: '#6aaee6', deep: '#3f86c4', pale: '#a9d3f6', ...golden },
  lilac: { main: '#a98be0', deep: '#7f5fc0', pale: '#cfbcf2', ...golden },
}

const hues: readonly FlowerHue[] = ['coral', 'sun', 'lilac', 'sky']

/** The hue of a flower by what it stands for (an id, a name): the same key blooms alike everywhere. */
export function flowerOf(key: string): FlowerHue {
  let sum = 0
  for (const sign of key) sum = (sum * 33 + (sign.codePointAt(0) ?? 0)) >>> 0
  return hues[sum % hues.length] ?? 'coral'
}

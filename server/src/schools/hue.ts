/** Returns the hue of a colour `#rrggbb` in degrees, 0 for a grey. */
export function hueOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = channelsOf(colour)
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const spread = most - least
  if (spread === 0) return 0
  const turn =
    most === r
      ? ((g - b) / spread + 6) % 6
      : most === g
        ? (b - r) / spread + 2
        : (r - g) / spread + 4
  return turn * 60
}

/** Returns the colour with another hue, as light and as saturated as before in HSL. */
export function withHue(colour: string, hue: number): string {
  const [r = 0, g = 0, b = 0] = channelsOf(colour)
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const light = (most + least) / 2
  const strength = most === least ? 0 : (most - least) / (1 - Math.abs(2 * light - 1))
  const reach = strength * Math.min(light, 1 - light)
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    return light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return `#${[0, 8, 4].map((n) => hexOf(channel(n))).join('')}`
}

const channelsOf = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)

const hexOf = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')

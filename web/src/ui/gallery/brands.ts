/** The colours that a brand or a school replaces, by their property on <html>. */
export type BrandColours = Readonly<Record<string, string>>

export const brandNames = ['Learngrove', 'Violet', 'Holly'] as const
export type BrandName = (typeof brandNames)[number]

/** Three brands to look at: our own, one that gives its primary alone, and a school that gives all ten. */
export const brands: Readonly<Record<BrandName, BrandColours>> = {
  Learngrove: {},
  Violet: { '--primary': '#5b46b8' },
  Holly: {
    '--primary': '#9b2743',
    '--secondary1': '#f6dadf',
    '--secondary2': '#fdf6ee',
    '--secondary3': '#4a2f35',
    '--accent1': '#c2562d',
    '--accent2': '#e0a526',
    '--accent3': '#3a6ea5',
    '--highlight1': '#fbd9c6',
    '--highlight2': '#e3d4f2',
    '--highlight3': '#f8ebb8',
  },
}

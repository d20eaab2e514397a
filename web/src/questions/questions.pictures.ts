/** The pictures of our own questions come with the page: they are there without a connection, too. */
const drawn = import.meta.glob<string>('./pictures/*.svg', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** A picture that has coordinates of its own: where 0 and 0 meet, and how wide and high one is, in parts of it. */
export type Grid = {
  readonly origin: { readonly x: number; readonly y: number }
  readonly one: { readonly x: number; readonly y: number }
}

const grids: Readonly<Record<string, Grid>> = {
  'coordinate-grid.svg': { origin: { x: 0.5, y: 0.5 }, one: { x: 70 / 640, y: 70 / 500 } },
}

/** The coordinates that a picture shows, where it shows some. */
export const gridOf = (file: string): Grid | undefined => grids[file]

/** Where the picture of a question is: one of ours by its name, any other by its address. */
export const pictureAddress = (file: string): string => drawn[`./pictures/${file}`] ?? file

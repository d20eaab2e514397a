/** Made when the site is built, from the drawings of the notes: what is drawn, as the inside of an SVG. */
declare module 'virtual:drawings' {
  export const drawings: Readonly<Record<string, string | undefined>>
}

/** The view box of each drawing. */
declare module 'virtual:drawing-boxes' {
  export const boxes: Readonly<Record<string, string | undefined>>
}

/** Made when the site is built, from the drawings of the notes. */
declare module 'virtual:drawings' {
  export const drawings: Readonly<
    Record<string, { readonly box: string; readonly inside: string } | undefined>
  >
}

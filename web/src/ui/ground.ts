/**
 * What a page stands on where a school has a background of its own: the picture, as it is. Words never
 * stand on it: they are read on paper, whatever the picture shows.
 */
export const GROUND = 'picture-background'

/** A piece of paper for a column of words. */
export const SHEET =
  'own-background:rounded-sheet own-background:bg-paper own-background:p-5 own-background:shadow-2 md:own-background:p-9'

/** A piece of paper for a few words, such as the sign of the brand. */
export const LABEL =
  'own-background:rounded-panel own-background:bg-paper own-background:px-4 own-background:shadow-1'

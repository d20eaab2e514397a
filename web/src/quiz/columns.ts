/** The columns of a quiz: the questions, the card of at most 760 px, the help. On less room the card alone. */
export const COLUMNS =
  'grid grid-cols-[minmax(0,760px)] justify-center gap-x-10 px-4 md:px-8 min-[1240px]:grid-cols-[240px_minmax(0,760px)_256px] max-[1400px]:gap-x-6'

/** The top bar has its three places at every width. */
export const TOP_COLUMNS =
  'grid grid-cols-[auto_1fr_auto] justify-center gap-x-2 pr-3 pl-2 md:gap-x-4 md:px-8 min-[1240px]:grid-cols-[240px_minmax(0,760px)_256px] min-[1240px]:gap-x-6 min-[1400px]:gap-x-10'

/** In a window as low as a page at twice its size, what stands at the bottom goes with the page. */
export const LOW = '[@media(height<500px)]:static'

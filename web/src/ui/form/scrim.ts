/** What dims the page under a dialogue or a drawer, by day and by night. */
export const SCRIM =
  'fixed inset-0 z-40 bg-[light-dark(rgb(29_43_36/0.42),rgb(0_0_0/0.62))] transition-opacity duration-steady data-ending-style:opacity-0 data-starting-style:opacity-0'

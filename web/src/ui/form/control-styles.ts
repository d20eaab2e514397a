/** The box around anything that is typed or picked; the frame's `data-problem` colours its edge. */
export const CONTROL_BOX = [
  'flex min-h-11 w-full min-w-0 items-center gap-2 rounded-control border border-field bg-surface px-3 text-base text-ink',
  'has-[:is(input,textarea):focus-visible]:outline-3 has-[:is(input,textarea):focus-visible]:outline-offset-1 has-[:is(input,textarea):focus-visible]:outline-focus',
  'has-[:is(input,textarea):disabled]:bg-sand has-[:is(input,textarea):disabled]:text-quiet',
  'group-data-[problem=danger]/field:border-danger group-data-[problem=danger]/field:inset-ring group-data-[problem=danger]/field:inset-ring-danger',
  'group-data-[problem=not-yet]/field:border-not-yet group-data-[problem=not-yet]/field:inset-ring group-data-[problem=not-yet]/field:inset-ring-not-yet',
].join(' ')

/** The input inside such a box, which shows the ring in its place. */
export const CONTROL_INPUT =
  'w-full min-w-0 flex-1 self-stretch border-0 bg-transparent p-0 text-ink outline-none placeholder:text-quiet disabled:cursor-not-allowed disabled:text-quiet'

/** A small round-cornered button inside such a box: show, clear, open. */
export const CONTROL_BUTTON =
  'relative -my-1 grid size-11 flex-none place-items-center md:my-0 md:size-9 pointer-coarse:-my-1 pointer-coarse:size-11 rounded-control text-quiet before:absolute before:-inset-1 hover:bg-hover hover:text-ink disabled:opacity-50'

/** What floats over the page beside its trigger. */
export const POPUP = [
  'max-w-[calc(100vw-16px)] rounded-tile border border-line bg-raised p-1.5 text-ink shadow-2 outline-none',
  'origin-(--transform-origin) transition-[opacity,scale] duration-quick data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0',
].join(' ')

/** A line of a popup: a choice, a command. The ring stays inside, where nothing cuts it. */
export const POPUP_ITEM =
  'flex min-h-11 w-full cursor-default items-center gap-2.5 rounded-control px-2.5 py-2 text-left text-base font-medium select-none -outline-offset-3 data-disabled:text-quiet data-disabled:opacity-60 data-highlighted:bg-primary-soft md:text-sm'

import type { Rooms } from './distribute.ts'

const pixelsAMillimetre = 96 / 25.4

/** What stands between head and foot, in millimetres, as `paper.css` has it. */
const body = { first: 216, other: 222 } as const

/** What a page has room for, in the pixels of its layout. */
export const pageRooms: Rooms = {
  first: body.first * pixelsAMillimetre,
  other: body.other * pixelsAMillimetre,
}

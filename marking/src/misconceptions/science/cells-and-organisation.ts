import type { Strand } from '#misconceptions/entry.ts'
import { BODY_SYSTEMS } from '#misconceptions/science/body-systems.ts'
import { CELLS } from '#misconceptions/science/cells.ts'
import { CELLS_IN_DEPTH } from '#misconceptions/science/cells-in-depth.ts'
import { EXCHANGE_AND_TRANSPORT } from '#misconceptions/science/exchange-and-transport.ts'

export const CELLS_AND_ORGANISATION = {
  ...CELLS,
  ...BODY_SYSTEMS,
  ...CELLS_IN_DEPTH,
  ...EXCHANGE_AND_TRANSPORT,
} as const satisfies Strand

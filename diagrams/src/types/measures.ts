import type { Common, Label, Num } from '#types/common.ts'

export type Clock = Common & {
  readonly kind: 'clock'
  /** Each with hands at hour and minute, or with digits: `"14:35"`. */
  readonly clocks: readonly (
    | { readonly hour: Num; readonly minute: Num; readonly label?: Label }
    | { readonly digital: string; readonly label?: Label }
  )[]
}

/** An instrument to read. The value is drawn and never written. */
export type Scale = Common & {
  readonly kind: 'scale'
  readonly instrument:
    | 'thermometer'
    | 'measuring_cylinder'
    | 'ruler'
    | 'newton_meter'
    | 'dial'
    | 'protractor'
  /** A protractor is always from 0 to 180. */
  readonly from?: Num
  readonly to?: Num
  readonly step?: Num
  readonly minor?: Num
  readonly value?: Num
  /** Of a ruler: where the thing that is measured begins; 0 where nothing is said. */
  readonly start?: Num
  readonly unit?: Label
}

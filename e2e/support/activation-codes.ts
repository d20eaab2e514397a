/** The codes of the demonstration: for many, for one, and two that open nothing any more. */
export const codes = {
  many: 'SPRT9473BXDK',
  one: 'BRGH7349TWSN',
  expired: 'WNTR3497CPHT',
  used: 'FRST4739NDZM',
  unknown: 'BCDFGHJKMNPR',
} as const

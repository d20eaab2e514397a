/** The addresses of this area's pages: links are made from these, never written out. */
export const subscriptionPaths = {
  /** Where a code is typed. */
  redeem: () => '/redeem',
  /** What a code opens, and the way on; the code without dashes. */
  redeem_code: (code: string) => `/redeem/${code}`,
  /** Where a parent gives a code to a child. */
  redemption: (code?: string, childId?: string) =>
    `/aiacademy/product-redemption${queryOf({ code, child: childId })}`,
} as const

function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const known = Object.entries(values).filter((each): each is [string, string] => !!each[1])
  return known.length > 0 ? `?${new URLSearchParams(known)}` : ''
}

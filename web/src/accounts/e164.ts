/** As the contract has it: `+447700900123`. */
const acrossBorders = /^\+[1-9]\d{6,14}$/
/** A number without a country is taken for one of where the product is at home. */
const homeCountry = '+44'

/** A mobile number as it is dialled across borders; nothing if it cannot be one. */
export function dialled(typed: string): string | undefined {
  const plain = typed.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+')
  const number = plain.startsWith('0') ? homeCountry + plain.slice(1) : plain
  return acrossBorders.test(number) ? number : undefined
}

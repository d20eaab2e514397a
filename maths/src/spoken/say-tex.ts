import { readMaths } from '#notation/read-maths.ts'
import { isFormula, sayFormula } from '#spoken/chemistry.ts'
import { nameFractions } from '#spoken/fractions.ts'
import { sayRoughly } from '#spoken/say-roughly.ts'

/** Environments whose rows are steps or equations, said one after another. */
const rows = /^\\begin\{(aligned?|align\*?|gathered?|cases|split)\}([\s\S]*)\\end\{\1\}$/

/**
 * A formula in LaTeX as a teacher says it: `\frac{3}{4}` is "three quarters", `x^2` is "x squared". What the
 * reader of mathematics cannot read is said sign by sign.
 */
export function sayTex(tex: string): string {
  const bare = tex.replaceAll(/\\(?:displaystyle|textstyle)\b|\\[,;!]/g, ' ').trim()
  const environment = rows.exec(bare)
  if (environment) {
    const lines = (environment[2] ?? '').replaceAll('&', ' ').split('\\\\')
    return lines
      .map((line) => sayTex(line))
      .filter((said) => said !== '')
      .join(', ')
  }
  const chemical = formulaIn(bare)
  if (chemical !== undefined) return sayFormula(chemical)
  const read = readMaths(bare)
  const said = read.ok && !isLettersApart(bare, read.speech) ? read.speech : sayRoughly(bare)
  return nameFractions(overAll(said))
}

/** The formula that is all of a text, written upright or by the package for chemistry. */
function formulaIn(tex: string): string | undefined {
  const upright = /^\\(?:mathrm|text|ce)\{([^{}]*(?:_\{?\d+\}?[^{}]*)*)\}(?:_\{?(\d+)\}?)?$/.exec(
    tex,
  )
  if (!upright) return undefined
  const text = `${upright[1] ?? ''}${upright[2] ?? ''}`.replaceAll(/[_{}]/g, '')
  return /^[A-Za-z0-9()^+-]+$/.test(text) && isFormula(text) ? text : undefined
}

/** Tells whether words that stand in a formula were read as letters. */
const isLettersApart = (tex: string, speech: string): boolean =>
  (tex.match(/\\text\{\s*([a-z]{3,})/g) ?? []).some(
    (found) => !speech.includes(found.replace(/^.*\{\s*/, '')),
  )

/** "the fraction x plus 1 over 2 end of fraction" is "x plus 1, all over 2" to a teacher. */
const overAll = (said: string): string =>
  said.replace(
    /the fraction ((?:(?!the fraction| over ).)+) over (\S+) end of fraction/g,
    '$1, all over $2',
  )

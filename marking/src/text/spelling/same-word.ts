import { isWord } from '#text/spelling/dictionary.ts'
import { basesOf } from '#text/spelling/inflections.ts'
import { americanOf } from '#text/spelling/variants.ts'

/** Words that look like forms of one another and are terms of their own. */
const KEPT_APART: ReadonlySet<string> = new Set(
  `production product|section sect|faction fact|traction tract|direction direct|election elect
carbonation carbonate|vaccination vaccine|condensation condensate|filtration filtrate
distillation distillate|precipitation precipitate|coordination coordinate|inversion inverse
conversion converse|version verse|fusion fuse|bearing bear|evening even|means mean|news new
concentration concentric|bases basis|axes axe|action act|plantation plant|building build
lightning lighting|combination combine|alternation alternate|conjugation conjugate|united unit
unite unit|heated heat|rated rate|orderly order|stationed station|capitals capitol|mines mine
meaning mean|planed plane|stared star|starring star|bared bar|barred bar|rated rat|matted mat|mated mat`
    .split(/[|\n]/)
    .flatMap((pair) => {
      const [one = '', other = ''] = pair.trim().split(' ').map(americanOf)
      return [`${one} ${other}`, `${other} ${one}`]
    }),
)

export const areKeptApart = (a: string, b: string): boolean => KEPT_APART.has(`${a} ${b}`)

/**
 * Whether both are one word: in the spelling of another country, or another form of it, such as a
 * plural, a tense, or `evaporation` for `evaporate`.
 */
export function isSameWord(typed: string, wanted: string): boolean {
  const [a, b] = [americanOf(typed), americanOf(wanted)]
  if (a === b) return true
  if (areKeptApart(a, b)) return false
  const bases = new Set(basesOf(b))
  return basesOf(a).some((base) => bases.has(base) && (base === a || base === b || isWord(base)))
}

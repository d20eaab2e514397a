/** Words in whose endings one letter makes another substance: ethane, ethene; nitrate, nitrite. */
const SUBSTANCE =
  /^(?:per|hypo|bi|di|tri|tetra|poly|mono|cyclo|thio|hydrogen|deoxy|iso|de)*(?:meth|eth|prop|but|pent|hex|hept|oct|non|dec|sulf|nitr|phos|chlor|brom|fluor|iod|carb|hydr|ox|silic|ars|chrom|mangan|acet|cyan|bor|alumin|sucr|malt|lact|cellul|amyl|prote|lip|gluc|fruct|galact|rib|pept|tryps|benz|alk|phen|ferr|cupr|stann|plumb|titan|vanad|zinc)/
const ENDING =
  /(?:ane|ene|yne|oate|ate|ite|ide|ine|ose|ase|anol|enol|ol|anal|al|one|oic|ous|ic|ium|yl|amine|amide)s?$/

/** A silent letter more or less is no other ending, nor is `y` for `i`. */
const plainEnd = (word: string): string => word.replace(/e?s?$/, '').replace(/y/g, 'i')

/** Whether what was typed keeps the ending on which the meaning of the wanted word hangs. */
export function endsAlike(typed: string, wanted: string): boolean {
  const [ending] = ENDING.exec(wanted) ?? []
  if (ending === undefined || !SUBSTANCE.test(wanted)) return true
  return plainEnd(typed).endsWith(plainEnd(ending))
}

const PREFIX =
  '(?:non|un|dis|in|im|il|ir|anti|de|mis|re|a|sub|super|hyper|hypo|endo|exo|ec?to|inter|intra|pre|post|bi|tri|di|mono|poly|homo|hetero|eu|pro|iso|over|under)'
const OF_PREFIX = new RegExp(`^${PREFIX}$`)
const MIN_SHARED = 5

/** Whether they end alike and one has, or both have, a prefix that decides. */
export function isPrefixed(typed: string, wanted: string): boolean {
  let shared = 0
  while (
    shared < Math.min(typed.length, wanted.length) &&
    typed.at(-1 - shared) === wanted.at(-1 - shared)
  )
    shared += 1
  if (shared < MIN_SHARED) return false
  const fronts = [typed.slice(0, typed.length - shared), wanted.slice(0, wanted.length - shared)]
  return fronts.every((front) => front === '' || OF_PREFIX.test(front))
}

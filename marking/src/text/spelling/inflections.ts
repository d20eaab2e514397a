import { remembered } from '#text/spelling/remembered.ts'

const pairs = (text: string): readonly (readonly [string, string])[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [base = '', ...forms] = entry.split('/')
      return forms.map((form) => [form, base] as const)
    })

/** Each base with its irregular forms. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  pairs(`axis/axes vertex/vertices index/indices radius/radii nucleus/nuclei fungus/fungi
  bacterium/bacteria mitochondrion/mitochondria datum/data phenomenon/phenomena criterion/criteria
  stratum/strata hypothesis/hypotheses crisis/crises thesis/theses formula/formulae larva/larvae
  alga/algae antenna/antennae vertebra/vertebrae alveolus/alveoli villus/villi stimulus/stimuli
  cactus/cacti genus/genera ovum/ova spectrum/spectra locus/loci focus/foci matrix/matrices
  analysis/analyses oasis/oases leaf/leaves wolf/wolves half/halves knife/knives life/lives
  shelf/shelves thief/thieves loaf/loaves man/men woman/women child/children foot/feet
  tooth/teeth goose/geese mouse/mice ox/oxen person/people bronchus/bronchi bronchiole/bronchioles
  eat/ate/eaten write/wrote/written break/broke/broken take/took/taken give/gave/given
  drive/drove/driven see/saw/seen know/knew/known grow/grew/grown blow/blew/blown draw/drew/drawn
  make/made build/built catch/caught teach/taught find/found lose/lost hold/held send/sent
  spend/spent feed/fed lead/led win/won begin/began/begun drink/drank/drunk sing/sang/sung
  swim/swam/swum run/ran come/came become/became rise/rose/risen fall/fell/fallen
  freeze/froze/frozen speak/spoke/spoken steal/stole/stolen choose/chose/chosen forget/forgot/forgotten
  hide/hid/hidden bite/bit/bitten beat/beaten shake/shook/shaken wear/wore/worn tear/tore/torn
  throw/threw/thrown fly/flew/flown bring/brought buy/bought fight/fought think/thought keep/kept
  leave/left sell/sold tell/told say/said pay/paid bind/bound strike/struck swing/swung sink/sank/sunk
  shrink/shrank/shrunk spin/spun split stand/stood understand/understood get/got/gotten go/went/gone
  do/did/done/does have/has/had be/is/are/was/were/been meet/met sleep/slept bend/bent light/lit slide/slid`),
)

const VOWEL = /[aeiouy]/

/** Shorter stems with an ending taken off are too likely to be another word. */
const MIN_STEM = 3
const MIN_STEM_OF_ATION = 5

function withoutEnding(word: string): readonly string[] {
  const cut = (letters: number) => word.slice(0, -letters)
  if (/(?:ies|ied)$/.test(word)) return [`${cut(3)}y`, cut(1)]
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) return [cut(2), cut(1)]
  if (/[^su]s$/.test(word) && !/(?:is|ics)$/.test(word)) return [cut(1)]
  if (/ed$/.test(word)) return [cut(2), cut(1), undoubled(cut(2))]
  if (/ing$/.test(word)) return [cut(3), `${cut(3)}e`, undoubled(cut(3))]
  if (/ations?$/.test(word)) {
    const stem = word.replace(/ations?$/, '')
    return stem.length >= MIN_STEM_OF_ATION ? [`${stem}ate`, `${stem}e`] : []
  }
  if (/ctions?$/.test(word)) return [word.replace(/ions?$/, '')]
  if (/[ulr]sions?$/.test(word)) return [word.replace(/ions?$/, 'e')]
  return []
}

const undoubled = (word: string): string => word.replace(/([^aeiou])\1$/, '$1')

/** What a word may be a form of: itself, its singular, its infinitive; `evaporation`: `evaporate`. */
export const basesOf = remembered((word: string): readonly string[] => {
  const irregular = IRREGULAR.get(word)
  const regular = withoutEnding(word).filter((base) => base.length >= MIN_STEM && VOWEL.test(base))
  return [word, ...(irregular === undefined ? [] : [irregular]), ...regular]
})

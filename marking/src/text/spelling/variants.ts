import { remembered } from '#text/spelling/remembered.ts'

const list = (words: string): string => words.trim().split(/\s+/).join('|')

/** Stems in which British English writes two vowels, and American English one. */
const TWO_VOWELS = new RegExp(
  `^(${list(`anaem leukaem haem oesoph oestr foet faec faeces paed orthopaed caes diarrhoea amoeb
  homoeo manoeuv encyclopaed mediaev archaeo aesth anaesth gynaec palaeo aeon aeth caec coel
  oedem dyspnoea hypoglycaem hyperglycaem glycaem toxaem septicaem ischaem uraem paleo oeco
  chimaer hyaen lacun myxoed subpoen coeliac foedus praes`)})`,
)

const OUR = list(`col fav hon lab harb vap tum rum hum flav od arm rig vig sav endeav cand clam
  demean ferv glam neighb behavi splend parl val sucr misdemean succ rancour discol enam`)

const RE = list(`met lit cent fib theat calib spect lust sab scept somb och goit maneuv`)

const DOUBLED = list(`travel label model cancel signal fuel level channel counsel dial equal jewel
  libel marvel panel pedal pencil quarrel revel rival shovel spiral total tunnel unravel tranquil
  crystal initial program kidnap worship focus`)

const RULES: readonly (readonly [RegExp, string])[] = [
  [/sulph/g, 'sulf'],
  [new RegExp(`(${OUR})our`), '$1or'],
  [/mould/, 'mold'],
  [/^moult/, 'molt'],
  [/smoulder/, 'smolder'],
  [new RegExp(`(${RE})re(s|d)?$`), '$1er$2'],
  [/(?<=\p{L}{3})is(e|es|ed|ing|er|ers|ation|ations|able)$/u, 'iz$1'],
  [/lys(e|es|ed|ing|er|ers)$/, 'lyz$1'],
  [/(log|dialog|catalog|analog|monolog|prolog|epilog)ue(s?)$/, '$1$2'],
  [new RegExp(`^(${DOUBLED})[lpms](ed|ing|er|ers|or|ors)$`), '$1$2'],
  [/^alumini(um)/, 'alumin$1'],
  [/^caesi/, 'cesi'],
  [/^grey/, 'gray'],
  [/^tyre/, 'tire'],
  [/^plough/, 'plow'],
  [/^sceptic/, 'skeptic'],
  [/^(def|off|pret)ence/, '$1ense'],
  [/^licence/, 'license'],
  [/^programmes?$/, 'program'],
  [/^(kilo|milli|micro)?grammes?$/, '$1gram'],
  [/^fulfil(s|ment)?$/, 'fulfill$1'],
  [/^(enrol|instal|distil|instil)(s|ment)?$/, '$1l$2'],
  [/^(skil|wil)ful/, '$1lful'],
  [/^judgement/, 'judgment'],
  [/^acknowledgement/, 'acknowledgment'],
  [/^ageing$/, 'aging'],
  [/^aeroplane/, 'airplane'],
  [/^counterclockwise$/, 'anticlockwise'],
  [/^maths$/, 'math'],
  [/^artefact/, 'artifact'],
  [/^disc(s?)$/, 'disk$1'],
  [/^jewellery$/, 'jewelry'],
  [/^moustache/, 'mustache'],
  [/^pyjama/, 'pajama'],
  [/^storey(s?)$/, 'story$1'],
  [/^learnt$/, 'learned'],
  [/^burnt$/, 'burned'],
  [/^(carburett|carburet)[eo]r/, 'carburetor'],
]

/** The spelling of one English that stands for all: `colour`, `color` → `color`. Both are right. */
export const americanOf = remembered((word: string): string => {
  let plain = word.replace(TWO_VOWELS, (stem) => stem.replace(/[ao]e/g, 'e'))
  // A second pair of vowels stands inside: `hypoglycaemia`, `archaeology`.
  plain = plain.replace(/caem|naem|naesth/, (inner) => inner.replace('ae', 'e'))
  for (const [british, american] of RULES) plain = plain.replace(british, american)
  return plain
})

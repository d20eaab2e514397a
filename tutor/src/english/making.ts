import { participleOf, pastOf, pluralOf } from '#english/inflect.ts'
import { verbs } from '#english/irregular.ts'
import type { Hand, Reply } from '#english/reply.ts'
import type { Said } from '#english/said.ts'
import { regularForms } from '#english/slips/verb-forms.ts'

/** Families of words: adjective, noun, verb, as far as they are asked for. */
const families = `
brave:bravery: strong:strength:strengthen long:length:lengthen wide:width:widen deep:depth:deepen high:height:heighten
beautiful:beauty:beautify happy:happiness: sad:sadness:sadden kind:kindness: angry:anger:anger proud:pride: free:freedom:free
wise:wisdom: true:truth: young:youth: warm:warmth:warm hot:heat:heat dead:death:die hungry:hunger: thirsty:thirst: jealous:jealousy:
honest:honesty: loyal:loyalty: cruel:cruelty: curious:curiosity: generous:generosity: poor:poverty: rich:riches:enrich weak:weakness:weaken
dark:darkness:darken lonely:loneliness: lazy:laziness: ill:illness: important:importance: different:difference:differ patient:patience:
silent:silence:silence confident:confidence: intelligent:intelligence: violent:violence: successful:success:succeed careful:care:care
hopeful:hope:hope painful:pain: peaceful:peace: powerful:power: joyful:joy: fearful:fear:fear dangerous:danger:endanger famous:fame:
able:ability:enable possible:possibility: safe:safety: certain:certainty: equal:equality: real:reality:realise loving:love:love
imaginative:imagination:imagine creative:creation:create decisive:decision:decide attractive:attraction:attract educated:education:educate
excited:excitement:excite disappointed:disappointment:disappoint entertaining:entertainment:entertain argumentative:argument:argue
`
  .trim()
  .split(/\s+/)
  .map((row) => row.split(':'))

const places = ['adjective', 'noun', 'verb'] as const
const familyOf = (word: string): readonly string[] | undefined =>
  families.find((row) => row.includes(word))

/** Nouns that name what cannot be touched. */
export const isAbstract = (word: string): boolean =>
  families.some(([, noun]) => noun === word) ||
  /^(?:\w{3,}ness|\w{3,}ship|\w{3,}hood|\w{3,}dom|courage|grief|hatred|envy|luck|idea|justice|trust|friendship|childhood|time|hate|faith|charity|mercy|guilt|shame)$/.test(
    word,
  )

const wholes = ['wholly', 'truly', 'duly', 'publicly', 'dryly', 'shyly', 'slyly', 'fully', 'dully']
const unlike: Readonly<Record<string, string>> = {
  good: 'well',
  fast: 'fast',
  hard: 'hard',
  early: 'early',
  late: 'late',
  true: 'truly',
  whole: 'wholly',
  public: 'publicly',
  shy: 'shyly',
  full: 'fully',
}

/** The adverb of an adjective, with the rule that makes it. */
function adverbOf(word: string): readonly [string, string] | undefined {
  const own = unlike[word]
  if (own)
    return [
      own,
      wholes.includes(own)
        ? 'It drops a letter or keeps one against the rule.'
        : 'It does not take *-ly*, and has to be learnt.',
    ]
  if (/ly$/.test(word)) return undefined
  if (/[^aeiou]y$/.test(word))
    return [`${word.slice(0, -1)}ily`, 'After a consonant the *y* becomes *i* before *-ly*.']
  if (/[^aeiou]le$/.test(word))
    return [`${word.slice(0, -1)}y`, 'An ending in *-le* becomes *-ly*.']
  if (/ic$/.test(word)) return [`${word}ally`, 'After *-ic* the ending is *-ally*.']
  return [`${word}ly`, 'Most adjectives take *-ly* and keep all of their letters.']
}

const opposites: Readonly<Record<string, string>> = {
  un: 'happy kind fair lucky tidy usual able safe known likely certain healthy friendly comfortable familiar pleasant reliable selfish grateful fortunate important',
  im: 'possible polite patient perfect mature moral mortal probable practical pure',
  ir: 'regular responsible relevant rational resistible replaceable',
  il: 'legal logical legible literate',
  in: 'visible correct complete direct secure accurate active capable dependent sane credible expensive formal human tolerant convenient',
  dis: 'honest obey agree appear like trust approve connect obedient loyal respectful',
}

function oppositeOf(word: string): readonly [string, string] | undefined {
  const prefix = Object.keys(opposites).find((each) => opposites[each]?.split(' ').includes(word))
  if (prefix === undefined) return undefined
  const why =
    prefix === 'un' || prefix === 'dis'
      ? `*${prefix}-* means *not*, and nothing else changes.`
      : '*in-* means *not*; before *m* or *p* it is *im-*, before *r* *ir-* and before *l* *il-*.'
  return [`${prefix}${word}`, why]
}

const doubled = /^[^aeiou]*[aeiou][^aeiouwxy]$|^qu[aeiou][^aeiouwxy]$/

/** A word with an ending, by the rules of spelling. */
function added(word: string, ending: string): readonly [string, string] {
  if (doubled.test(word))
    return [
      `${word}${word.at(-1)}${ending}`,
      `In *${word}* one short vowel stands before one last letter, so that letter is doubled before *-${ending}*.`,
    ]
  if (/[^aeiou]e$/.test(word) || /ue$/.test(word))
    return [
      `${word.slice(0, -1)}${ending}`,
      `*${word}* ends in *e*: the *e* is dropped before *-${ending}*, and nothing is doubled.`,
    ]
  if (/[^aeiou]y$/.test(word) && ending !== 'ing')
    return [
      `${word.slice(0, -1)}i${ending}`,
      `After a consonant the *y* becomes *i* before *-${ending}*.`,
    ]
  return [`${word}${ending}`, `*${word}* keeps its letters before *-${ending}*.`]
}

/** The word that an *-ing* or *-ed* form comes from, where only one can be meant. */
function baseOf(form: string): readonly [string, string] | undefined {
  const [, stem = '', ending = ''] = /^(\w+?)(ing|ed|er|est)$/.exec(form) ?? []
  if (stem.length < 2) return undefined
  const short = stem.slice(0, -1)
  if (stem.at(-1) === stem.at(-2) && doubled.test(short)) return [short, ending]
  return /[aeiou][^aeiouwxy]$/.test(stem) && doubled.test(stem) ? [`${stem}e`, ending] : undefined
}

const word = String.raw`["']?([a-z]{2,16})["']?`
const made = new RegExp(
  String.raw`^(?:what is |make |give me |turn @ into )?(?:the |an? )?(noun|verb|adjective|adverb)(?: form)? (?:of|from|for) (?:@|${word})$|^(?:what is|make|turn|change) (?:@|${word}) (?:as|into|in to) an? (noun|verb|adjective|adverb)$`,
)
const opposite = new RegExp(
  String.raw`^(?:what is )?(?:the )?opposite of (?:@|${word}) (?:with|using) an? prefix$|^(?:what|which) prefix (?:do (?:i|you) (?:add|use|put)|goes|does)? ?(?:with|for|to|on|before) ${word}$`,
)
const adding = new RegExp(
  String.raw`^(?:what is )?${word} ?(?:\+|and|plus|with) -?(ing|ed|er|est)$|^how (?:do|would) you add -?(ing|ed|er|est) to ${word}$`,
)
const doubling = new RegExp(
  String.raw`^(?:do|does|should|would) (?:i|you|we|it|@|the \w) (?:have to |need to )?(?:double|drop|keep|get doubled|lose)\b.*\b(?:in|of|for) ${word}$|^(?:how|why) (?:not in|(?:is|are|do|does|not)\b.*\b(?:[b-hj-z]'?s?|doubled?|letters?|one|two|spelt)\b.*(?:in|of|spelt)) ${word}$`,
)
const pair = new RegExp(
  String.raw`^(?:is it |do (?:i|you) say |should it be |which is right )?${word} or ${word}$`,
)
const alone = new RegExp(String.raw`^(?:@|from (?:@|${word})|of ${word}|${word})$`)

/** Makes a word of another class, an opposite or a form with an ending, and tells the rule. */
export function making(said: Said, hand: Hand | undefined): Reply | undefined {
  const { sample, is_going_on } = said
  const single =
    sample !== undefined && /^[a-z]{2,16}$/i.test(sample) ? sample.toLowerCase() : undefined
  const ask = single === undefined ? said.ask : said.ask.replace('@', single)
  const found = made.exec(ask)
  if (found) return ofClass(found[2] ?? found[3] ?? '', found[1] ?? found[4] ?? '')
  const other = opposite.exec(ask)
  if (other)
    return reply(other[1] ?? other[2] ?? '', 'opposite', oppositeOf(other[1] ?? other[2] ?? ''))
  const joined = adding.exec(ask)
  if (joined)
    return reply(
      joined[1] ?? joined[4] ?? '',
      'ending',
      added(joined[1] ?? joined[4] ?? '', joined[2] ?? joined[3] ?? ''),
    )
  const formed = doubling.exec(ask)
  const base = baseOf(formed?.[1] ?? formed?.[2] ?? '')
  if (base) return reply(base[0], 'ending', added(...base))
  const choice = pair.exec(ask)
  const chosen = choice && ofVerb(choice[1] ?? '', choice[2] ?? '')
  if (chosen) return chosen
  const plural = choice && ofPlural(choice[1] ?? '', choice[2] ?? '')
  if (plural) return plural
  const next = is_going_on || hand?.family === 'making' ? alone.exec(ask) : null
  const own = next?.slice(1).find((each) => each !== undefined)
  if (!own) return undefined
  const regular = regularForms.get(own)
  if (
    regular &&
    (hand?.family === 'form' ||
      hand?.term === 'tense' ||
      hand?.family === 'making' ||
      hand?.family === 'check')
  )
    return notRegular(own, regular)
  if (hand?.family !== 'making') return undefined
  return hand.term === 'opposite'
    ? reply(own, 'opposite', oppositeOf(own))
    : ofClass(own, hand.term ?? '')
}

function ofClass(own: string, kind: string): Reply | undefined {
  // "An adverb of manner" names a kind, and no word to make one from.
  if (/^(?:manner|time|place|degree|frequency|it|that|this|speech)$/.test(own)) return undefined
  if (kind === 'adverb') return reply(own, kind, adverbOf(own))
  const row = familyOf(own)
  const at = places.findIndex((each) => each === kind)
  const form = row?.[at]
  if (!form) return undefined
  return reply(own, kind, [form, `*${own}* and *${form}* belong to one family of words.`])
}

function reply(
  own: string,
  term: string,
  result: readonly [string, string] | undefined,
): Reply | undefined {
  if (!result) return undefined
  const [form, rule] = result
  return {
    verdict: 'told',
    says: [`It is *${form}*.`, rule],
    ask: 'Can you think of another word that goes like it?',
    hand: { family: 'making', text: own, term, why: rule },
  }
}

/** Of two forms of one verb, which stands alone and which needs a helper; a form that does not exist is told. */
function ofVerb(first: string, second: string): Reply | undefined {
  const irregular = regularForms.get(first) ?? regularForms.get(second)
  if (irregular) {
    const [wrong, own] = regularForms.has(first) ? [first, second] : [second, first]
    const forms = [pastOf(irregular)?.form, participleOf(irregular)?.form]
    return forms.includes(own) ? notRegular(wrong, irregular) : undefined
  }
  const verb = [...verbs].find(([, forms]) => {
    const [past, participle] = forms.split(':')
    return (
      participle !== undefined &&
      past !== participle &&
      [first, second].includes(past ?? '') &&
      [first, second].includes(participle)
    )
  })
  if (!verb) return undefined
  const [past = '', participle = ''] = verb[1].split(':')
  const why = `*${participle}* is the past participle, and needs *have*, *has* or *had* before it; *${past}* stands alone.`
  return {
    verdict: 'told',
    says: [`Both are forms of *${verb[0]}*: *I ${past}*, but *I have ${participle}*.`, why],
    ask: 'Which one does your sentence need?',
    hand: { family: 'form', text: verb[0], term: 'past tense', why },
  }
}

/** Of two plurals one is the plural of the word that both come from. */
function ofPlural(first: string, second: string): Reply | undefined {
  const bare = first.replace(/e?s$/, '')
  if (first === second || !/s$/.test(first) || bare !== second.replace(/e?s$/, '')) return undefined
  const made = pluralOf(bare)
  if (!made || !(made.form === first || made.form === second)) return undefined
  return {
    verdict: 'told',
    says: [`The plural of *${bare}* is *${made.form}*.`, made.rule],
    ask: made.ask,
    hand: { family: 'form', text: bare, term: 'plural', why: made.rule },
  }
}

function notRegular(wrong: string, verb: string): Reply {
  const past = pastOf(verb)?.form ?? ''
  const why = `*${verb}* is an irregular verb: its past does not take *-ed*, so it is *${past}* and not *${wrong}*.`
  return {
    verdict: 'told',
    says: [why],
    ask: 'Can you make a sentence about yesterday with it?',
    hand: { family: 'form', text: verb, term: 'past tense', why },
  }
}

import { wordsOf } from '#english/said.ts'

export type Device =
  | 'simile'
  | 'metaphor'
  | 'personification'
  | 'alliteration'
  | 'onomatopoeia'
  | 'hyperbole'
  | 'rhetorical question'
  | 'repetition'
  | 'rule of three'

export type Found = { readonly device: Device; readonly why: string; readonly is_sure: boolean }

const row = (words: string) => words.split(' ').join('|')

const things = row(
  'wind sun moon stars star sea ocean waves wave tree trees leaves leaf river stream rain storm thunder lightning clouds cloud sky night darkness dawn fog mist snow frost fire flames flame mountain mountains hill house houses door doors window windows shadows shadow city street time death flowers flower daffodils grass branches car engine clock bed stairs floorboards silence winter summer spring autumn sunlight sunshine light breeze waterfall volcano earth world stove kettle alarm school homework chocolate cake',
)
const human = row(
  'whispered whispers whispering danced dances dancing sang sings singing smiled smiles smiling laughed laughs laughing cried cries crying wept weeps shouted shouts screamed screams screaming groaned groans groaning moaned moans moaning sighed sighs sighing yawned yawns hugged hugs embraced kissed kisses kissing grabbed grabs clutched crept creeps tiptoed begged begs sulked called complained grumbled waved waves waving winked winks stared stares watched glared slept sleeps sleeping tickled stroked caressed argued muttered murmured murmurs howled spoke speaks invited teased swallowed raced clawed clawing attacked punched fought marched leapt',
)
const sounds = row(
  'buzz buzzed buzzing hiss hissed hissing bang banged crash crashed splash splashed pop popped boom boomed sizzle sizzled sizzling crackle crackled crackling click clicked tick tock ticking drip dripped dripping plop whoosh whooshed thud thudded clang clanged creak creaked creaking rustle rustled rustling roar roared purr purred meow miaow woof moo quack oink cuckoo murmur murmured hum hummed zoom zoomed squelch squelched crunch crunched snap snapped jingle tinkle tinkled whizz whizzed growl growled squeak squeaked ding dong clatter clattered beep',
)
const exaggerated =
  /\b(?:a (?:million|thousand|billion|hundred) (?:times|years|miles|hours|things)|millions? of (?:times|years|things)|weighs? a ton(?:ne)?|(?:could|can) eat a horse|forever and ever|(?:died|dying|die) (?:of|laughing)|starving to death|bored to death|the whole (?:world|universe) (?:heard|knew|knows)|took (?:forever|a lifetime|ages)|cried (?:a river|an ocean|buckets)|tallest .* in the (?:world|universe))\b/i
const like =
  /\b(?:is|was|are|were|as|\w+ed|\w+ing|\w+s|ran|sat|shone|slept|sang|swam|fell|felt|flew|rose|stood|hung|blew|rode|spoke|fought|grew|lay) (?:\w+ )?like (?:an?|the|my|his|her|some|\w+s?)\b/i
const wants = /\b(?:i|you|we|they|would|do|don't|did|didn't|does|doesn't|really|also) like\b/i
const asAs =
  /\b(?:as )?(?!(?:soon|well|long|far|much|many|such)\b)([a-z]+) as (?:an?|the|my) [a-z]+|\bas (?!(?:soon|well|long|far|much|many)\b)([a-z]+) as [a-z]+/i
const metaphor =
  /\b(?:the|my|his|her|its|our|their|your|life|love|time|he|she) ?(?:\w+ )?(?:is|was|are|were) (?:an?|the|my)? ?(?:\w+ )?(sun|moon|stars?|diamonds?|jewels?|oceans?|seas?|lion|tiger|snake|fox|wolf|bear|eagle|lamb|angel|monster|rock|stone|mirror|blanket|carpet|ribbon|journey|rollercoaster|battlefield|zoo|jungle|prison|river|mountain|fire|furnace|flame|ice|icebox|oven|storm|volcano|thief|stage|sheet of glass|candle|light|sunshine|rose|flower|pools?|velvet|gold|glass|sandpaper|dream|nightmare|puzzle|maze|bomb|shining star|night owl|couch potato)\b/i
const sureMetaphor =
  /\b(?:eyes?|smile|face|heart|hair|voice|life|love|time|classroom|bedroom|room|moon|sea|snow|world|mind|words|teeth|skin|hands|laughter|anger|night|brother|sister|homework|teacher|mum|dad)\b.*\b(?:is|was|are|were)\b/i

const why = {
  simile: (word: string) => `it compares one thing with another and says *${word}*`,
  metaphor: 'it says that one thing is another, without *like* or *as*',
  personification: (thing: string, act: string) =>
    `*${act}* is what a person does, and here it is said of *${thing}*, which is no person and seems alive`,
  alliteration: (letter: string) =>
    `words that stand close together begin with the same sound, *${letter}*`,
  onomatopoeia: (word: string) => `*${word}* sounds like the noise that it names`,
  hyperbole: 'it says far more than can be true, to make it stronger',
  question: 'it is put as a question, and no answer is expected',
  repetition: (word: string) => `*${word}* is said again, so that it stands out`,
  three: 'three things stand side by side, which sounds complete',
}

/** Finds what a writer does in a phrase, what is surest first. */
export function devicesIn(phrase: string): readonly Found[] {
  const text = phrase.replaceAll('’', "'")
  return [
    simileIn(text),
    personificationIn(text),
    metaphorIn(text),
    hyperboleIn(text),
    onomatopoeiaIn(text),
    alliterationIn(text),
    repetitionIn(text),
    threeIn(text),
    questionIn(text),
  ].filter((found) => found !== undefined)
}

function simileIn(text: string): Found | undefined {
  const isLike = like.test(text) && !wants.test(text)
  if (!isLike && !asAs.test(text)) return undefined
  return { device: 'simile', why: why.simile(isLike ? 'like' : 'as'), is_sure: true }
}

const acting = new RegExp(
  String.raw`\b(${things})\b(?: \w+ly| and \w+| of \w+| in the \w+| was| were| is| are| had| has| just| always| gently)* (${human})\b`,
  'i',
)

function personificationIn(text: string): Found | undefined {
  const [, thing, act] = acting.exec(text) ?? []
  if (!thing || !act) return undefined
  return {
    device: 'personification',
    why: why.personification(thing.toLowerCase(), act.toLowerCase()),
    is_sure: true,
  }
}

function metaphorIn(text: string): Found | undefined {
  if (!metaphor.test(text) || like.test(text) || / as /i.test(text)) return undefined
  return { device: 'metaphor', why: why.metaphor, is_sure: sureMetaphor.test(text) }
}

const hyperboleIn = (text: string): Found | undefined =>
  exaggerated.test(text) ? { device: 'hyperbole', why: why.hyperbole, is_sure: true } : undefined

function onomatopoeiaIn(text: string): Found | undefined {
  const word = new RegExp(String.raw`\b(?:${sounds})\b`, 'i').exec(text)?.[0]
  return word === undefined
    ? undefined
    : { device: 'onomatopoeia', why: why.onomatopoeia(word.toLowerCase()), is_sure: true }
}

const little =
  /^(?:the|a|an|and|of|to|in|on|at|is|was|are|were|it|its|his|her|he|she|they|i|my|that|this|with|for|as|or|but|by|so|be|we|you|your|our|their|went|had|has|have)$/
/** How the first sound of a word is written, where letters and sounds differ. */
const sound = (word: string): string => {
  if (/^(?:kn|gn)/.test(word)) return 'n'
  if (/^wr/.test(word)) return 'r'
  if (/^ph/.test(word)) return 'f'
  if (/^(?:ch|sh|th|wh)/.test(word)) return word.slice(0, 2)
  if (/^c[eiy]/.test(word)) return 's'
  return /^[cq]/.test(word) ? 'k' : word.charAt(0)
}
const FEWEST_ALIKE = 2

function alliterationIn(text: string): Found | undefined {
  const words = wordsOf(text).filter((word) => !little.test(word))
  let best: string[] = []
  let run: string[] = []
  for (const word of words) {
    run =
      run.length > 0 && sound(run[0] ?? '') === sound(word) && run.at(-1) !== word
        ? [...run, word]
        : [word]
    if (run.length > best.length) best = run
  }
  const letter = sound(best[0] ?? '')
  if (best.length < FEWEST_ALIKE || /[aeiou\d]/.test(letter.charAt(0))) return undefined
  return {
    device: 'alliteration',
    why: why.alliteration(letter),
    is_sure: best.length > FEWEST_ALIKE || words.length === FEWEST_ALIKE,
  }
}

function repetitionIn(text: string): Found | undefined {
  const words = wordsOf(text)
  const twice =
    words.find((word, at) => !little.test(word) && words.indexOf(word) < at) ??
    words.find((word, at) => word === words[at + 1])
  return twice === undefined
    ? undefined
    : { device: 'repetition', why: why.repetition(twice), is_sure: true }
}

const threeIn = (text: string): Found | undefined =>
  /^\W*(?:\S+ ){0,6}?(\w+), (\w+),? and (\w+)\W*$/i.test(text)
    ? { device: 'rule of three', why: why.three, is_sure: true }
    : undefined

const questionIn = (text: string): Found | undefined =>
  /^(?:who (?:would|could|does|doesn't|wouldn't)|isn't it|do we (?:really|want)|how (?:can|could|would|many times)|why should|what kind of|would you|can we|don't we|is this (?:the|really)|are we)\b.*\?\s*$/i.test(
    text,
  )
    ? { device: 'rhetorical question', why: why.question, is_sure: false }
    : undefined

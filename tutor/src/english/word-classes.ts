import { listedClass, type WordClass } from '#english/tags.ts'

/** Words by their classes, as far as children ask about them; the first class is the one that is met most. */
const listed: readonly (readonly [string, string])[] = [
  ['modal verb', 'could may might must shall should would ought'],
  ['modal verb, noun', 'can will'],
  [
    'pronoun',
    'i me you he him she it we us they them mine yours hers ours theirs myself yourself himself herself itself ourselves themselves someone somebody anyone anybody everyone everybody nobody something anything everything nothing who whom whoever',
  ],
  [
    'pronoun, determiner',
    'his this these those which what whose some any all both each few many several another',
  ],
  ['determiner, pronoun', 'her'],
  ['determiner', 'the a an my your our their its every'],
  ['determiner, pronoun, conjunction', 'that'],
  [
    'preposition',
    'of at from into onto with without under underneath beneath beside between among during against towards toward upon despite above below',
  ],
  [
    'preposition, adverb',
    'in on up down over off through across behind inside outside along around near past by about beyond opposite',
  ],
  ['preposition, conjunction', 'for until till than like as'],
  ['preposition, conjunction, adverb', 'before after since'],
  ['preposition', 'to'],
  ['conjunction', 'and or because although though unless whereas if whether while nor'],
  ['conjunction, preposition', 'but'],
  ['conjunction, adverb', 'so yet when where once'],
  [
    'adverb',
    'very too also always never often sometimes usually soon now then here there quite rather almost already again maybe perhaps away together however therefore seldom twice ever not just only',
  ],
  ['adverb, noun', 'today tomorrow yesterday tonight'],
  [
    'adjective, adverb',
    'fast hard early late high low straight daily weekly far long deep loud tight wide',
  ],
  ['adverb, adjective, noun', 'well'],
  ['adverb, adjective', 'still'],
  [
    'adjective',
    'friendly lovely lonely ugly silly lively likely elderly deadly holy costly jolly curly cuddly smelly wobbly prickly bubbly happy sad big small tall short tiny huge brave kind clever angry hungry thirsty tired scared beautiful pretty old young new bad nice funny boring shiny dirty heavy soft rough strong weak rich poor wise gentle cruel reluctant melancholy ancient enormous gigantic delicious interesting boring exciting amazing annoying frightening surprising disgusting charming bored excited nervous anxious furious cheerful careful careless',
  ],
  [
    'adjective, noun',
    'good red blue green yellow orange purple pink brown black white grey gold silver adult human cold sweet',
  ],
  ['adjective, verb', 'clean dry warm empty slow calm open cool wet smooth'],
  ['noun, adjective, verb', 'light'],
  [
    'noun',
    'dog cat boy girl man woman child teacher mum dad brother sister friend table chair door window tree river city town school pencil apple banana bread football happiness sadness kindness courage love joy beauty freedom family jelly belly bully reply ally assembly monopoly butterfly elephant tiger london england monday january sheep mouse wolf baby beach sea sky cloud mountain desk bag shoe garden kitchen forest castle fox lion horse bird house road street hill lake ocean island leaf grass stone flower king queen knight dragon monster ghost witch wizard pirate soldier doctor nurse farmer baker postman neighbour uncle aunt cousin grandmother grandfather morning evening night summer winter spring autumn bravery strength anger beauty truth wisdom jealousy honesty loyalty poverty hunger grief hatred danger adventure story poem letter word sentence paragraph language music song voice heart mind idea thing money gold car lorry train boat ship plane bicycle rug carpet blanket pillow spoon fork knife plate cup bottle egg milk cheese cake',
  ],
  [
    'verb, noun',
    'run walk jump play swim dance drink sleep talk look help hope work fight race smile laugh kick throw catch shout whisper scream dream cook paint drive ride climb fall hit cut start stop visit travel cry call answer wish',
  ],
  [
    'noun, verb',
    'book water plant watch hand fish park rain snow face head phone box train bus name paper ring rock star park picture plan show test mark point question light fire shop break',
  ],
  [
    'verb',
    'eat go come be am is are was were has have had do does did sing write read think know see hear speak bring buy teach learn become give take make sit stand grow forget remember believe understand went ran swam sang wrote thought knew saw heard spoke brought bought taught gave took made sat stood grew',
  ],
  ['interjection', 'wow ouch hello hi oops hooray hey ugh'],
]

const table = new Map<string, readonly WordClass[]>()
// Safe: the rows above name nothing but classes.
for (const [classes, words] of listed)
  for (const word of words.split(' '))
    if (!table.has(word)) table.set(word, classes.split(', ') as WordClass[])
table.set('love', ['noun', 'verb'])
table.set('reply', ['noun', 'verb'])
table.set('bully', ['noun', 'verb'])
table.set('ally', ['noun', 'verb'])
table.set('like', ['verb', 'preposition', 'conjunction'])

const endings: readonly (readonly [RegExp, WordClass])[] = [
  [/^(?:\w{3,}(?:ness|tion|sion|ment|ship|hood|ism))$/, 'noun'],
  [/^\w{3,}(?:ful|less|ous|able|ible|ish)$/, 'adjective'],
  [/^\w{3,}(?:ise|ize|ify)$/, 'verb'],
  [/^\w{2,}(?:[^l]|l)ly$/, 'adverb'],
]
/** Words that only look as if they had the ending. */
const others =
  /^(?:mention|question|station|witness|harness|business|moment|comment|cement|experiment|document|implement|supplement|parish|publish|finish|polish|punish|vanish|establish|furnish|abolish|accomplish|dish|fish|radish|relish|rubbish|table|vegetable|syllable|stable|cable|enable|disable|handful|mouthful|spoonful|exercise|promise|surprise|premise|paradise|enterprise|franchise|expertise|merchandise|treatise|precise|concise|likewise|otherwise|praise|raise|noise|disguise|demise|prize|size|seize|maize|bless|unless|nevertheless|nonetheless|function|section|portion|caution|auction|condition|position|vision|mission|fashion|cushion|worship|friendship|apply|supply|multiply|imply|comply|rely|assembly|anomaly|family|italy|july|lily|bully|reply|doily|holly|molly|only|early|daily|weekly|monthly|yearly|hourly|nightly|quarterly|likely|unlikely|unfriendly|ghostly|worldly|saintly|fatherly|motherly|brotherly|sisterly|neighbourly|cowardly|miserly|orderly|heavenly|earthly|shapely|stately|timely|ungainly|unsightly|leisurely|gravelly|woolly|chilly|hilly|oily|burly|surly|measly|kindly|poorly)$/

/** Words in *-ing* that are no form of a verb. */
const things =
  /^(?:thing|something|nothing|anything|everything|string|spring|king|ring|wing|morning|evening|ceiling|during|wedding|building|feeling|lightning|pudding|earring|sibling|duckling|interesting|boring|exciting|amazing|annoying|frightening|surprising|disgusting|charming|willing|cunning|darling|sterling)$/

export type Known = {
  readonly classes: readonly WordClass[]
  /** It has no other class. */
  readonly is_whole: boolean
}

/** The classes of a word, where they are sure. */
export function classesOf(word: string): Known | undefined {
  const own = table.get(word)
  if (own) return { classes: own, is_whole: true }
  if (others.test(word)) return undefined
  const ending = endings.find(([pattern]) => pattern.test(word))
  if (ending) return { classes: [ending[1]], is_whole: true }
  if (/^\w{3,}ing$/.test(word) && !things.test(word))
    return { classes: ['verb', 'noun'], is_whole: false }
  const found = listedClass(word)
  return found && { classes: [found], is_whole: false }
}

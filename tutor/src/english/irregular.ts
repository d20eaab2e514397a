const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((row) => {
        const [from = '', ...to] = row.split(':')
        return [from, to.join(':').replaceAll('_', ' ')] as const
      }),
  )

export const plurals = pairs(`
man:men woman:women child:children person:people foot:feet tooth:teeth goose:geese mouse:mice louse:lice ox:oxen
die:dice penny:pence postman:postmen policeman:policemen policewoman:policewomen fireman:firemen gentleman:gentlemen
snowman:snowmen grandchild:grandchildren stepchild:stepchildren
cactus:cacti fungus:fungi nucleus:nuclei radius:radii bacterium:bacteria stimulus:stimuli crisis:crises
analysis:analyses oasis:oases hypothesis:hypotheses phenomenon:phenomena criterion:criteria medium:media
mother-in-law:mothers-in-law passer-by:passers-by quiz:quizzes
`)
export const samePlural = new Set(
  'sheep fish deer series species aircraft salmon trout moose bison cod squid offspring spacecraft swine reindeer'.split(
    ' ',
  ),
)
/** Things that are not counted have no plural. */
export const uncounted = new Set(
  'furniture information homework advice rice music luggage equipment weather news maths bread knowledge money rain snow water milk sand traffic happiness luck air'.split(
    ' ',
  ),
)
export const toVes = new Set(
  'wolf leaf knife wife life half calf loaf shelf thief self elf sheaf hoof scarf'.split(' '),
)
export const oToOes = new Set(
  'potato tomato hero echo veto torpedo tornado volcano mosquito mango domino buffalo cargo'.split(
    ' ',
  ),
)

/** The past, then the past participle where it differs. */
export const verbs = pairs(`
be:was_or_were:been become:became:become begin:began:begun bend:bent bet:bet bite:bit:bitten bleed:bled blow:blew:blown
break:broke:broken bring:brought build:built burst:burst buy:bought catch:caught choose:chose:chosen come:came:come
cost:cost creep:crept cut:cut deal:dealt dig:dug do:did:done draw:drew:drawn drink:drank:drunk drive:drove:driven
eat:ate:eaten fall:fell:fallen feed:fed feel:felt fight:fought find:found fly:flew:flown forbid:forbade:forbidden
forget:forgot:forgotten forgive:forgave:forgiven freeze:froze:frozen get:got give:gave:given go:went:gone grow:grew:grown
hang:hung have:had hear:heard hide:hid:hidden hit:hit hold:held hurt:hurt keep:kept kneel:knelt know:knew:known lay:laid
lead:led leave:left lend:lent let:let lie:lay:lain light:lit lose:lost make:made mean:meant meet:met pay:paid put:put
read:read ride:rode:ridden ring:rang:rung rise:rose:risen run:ran:run say:said see:saw:seen sell:sold send:sent set:set
shake:shook:shaken shine:shone shoot:shot show:showed:shown shrink:shrank:shrunk shut:shut sing:sang:sung sink:sank:sunk
sit:sat sleep:slept slide:slid speak:spoke:spoken spend:spent spread:spread spring:sprang:sprung stand:stood
steal:stole:stolen stick:stuck sting:stung strike:struck swear:swore:sworn sweep:swept swim:swam:swum swing:swung
take:took:taken teach:taught tear:tore:torn tell:told think:thought throw:threw:thrown understand:understood
wake:woke:woken wear:wore:worn weep:wept win:won wind:wound write:wrote:written
`)

export const comparatives = pairs(
  'good:better bad:worse far:further little:less many:more much:more well:better badly:worse',
)
export const superlatives = pairs(
  'good:best bad:worst far:furthest little:least many:most much:most well:best badly:worst',
)

/** Verbs of more than one syllable that double their last letter in British English. */
export const doubling = new Set(
  'prefer occur admit forget regret refer commit control travel cancel label model quarrel signal patrol rebel permit submit begin transfer equip'.split(
    ' ',
  ),
)
/** Two syllables that take *-er* and *-est*. */
export const shortEnough = new Set(
  'clever narrow quiet simple gentle shallow hollow little'.split(' '),
)

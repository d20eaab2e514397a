import type { Slip } from './slip.ts'

/** Spellings that are no word, the right one, and what helps to remember it. */
const rows: readonly (readonly [string, string, string])[] = [
  ['definately definatly', 'definitely', 'Think of *finite* in the middle of it'],
  ['becuase beacuse', 'because', 'The vowels come in the order *e, a, u, e*'],
  ['becouse', 'because', 'There is *cause* in it'],
  ['seperate', 'separate', 'There is *a rat* in it'],
  ['recieve', 'receive', 'After *c* comes *ei*'],
  ['beleive', 'believe', 'It has *lie* in it'],
  ['freind', 'friend', 'It ends in *end*'],
  ['thier', 'their', 'It begins like *the*'],
  ['untill', 'until', 'It ends with one *l*'],
  ['alot', 'a lot', 'They are two words'],
  ['tommorow tomorow', 'tomorrow', 'It has one *m* and two *r*'],
  [
    'neccesary necesary neccessary',
    'necessary',
    'It has one *c* and two *s*: one collar, two sleeves',
  ],
  ['suprise', 'surprise', 'There is an *r* before the *p* as well'],
  ['occured', 'occurred', 'It has two *c* and two *r*'],
  ['embarassed', 'embarrassed', 'It has two *r* and two *s*'],
  ['goverment', 'government', 'Hear *govern* in it'],
  ['enviroment', 'environment', 'Hear *iron* in it'],
  ['wich', 'which', 'There is an *h* after the *w*'],
  ['wierd', 'weird', 'It breaks the rule: *e* comes before *i*'],
  ['realy', 'really', 'It is *real* with *-ly*'],
  ['finaly', 'finally', 'It is *final* with *-ly*'],
  ['happend', 'happened', 'It ends in *-ed*'],
  ['intresting', 'interesting', 'Hear *interest* in it'],
  ['diffrent', 'different', 'Hear *differ* in it'],
  ['favorite', 'favourite', 'In British English it has a *u*'],
  ['excitment', 'excitement', 'The *e* of *excite* stays'],
  ['begining', 'beginning', 'The *n* is doubled'],
  ['writting', 'writing', 'It has one *t*'],
  ['comming', 'coming', 'It comes from *come*: the *e* goes, and nothing is doubled'],
  ['runing', 'running', 'After one short vowel the *n* is doubled'],
  ['swiming', 'swimming', 'After one short vowel the *m* is doubled'],
  ['stoped', 'stopped', 'After one short vowel the *p* is doubled'],
  ['writeing', 'writing', 'The *e* goes before *-ing*'],
  ['makeing', 'making', 'The *e* goes before *-ing*'],
  ['haveing', 'having', 'The *e* goes before *-ing*'],
  [
    'beautifull beautyful',
    'beautiful',
    '*-ful* at the end has one *l*, and the *y* of *beauty* becomes *i*',
  ],
  ['carefull', 'careful', '*-ful* at the end has one *l*'],
  ['hopefull', 'hopeful', '*-ful* at the end has one *l*'],
  ['truely', 'truly', 'The *e* of *true* goes'],
  ['arguement', 'argument', 'The *e* of *argue* goes'],
  ['peaple pepole', 'people', 'Remember the *o*: people eat oranges'],
  ['becos becuse', 'because', 'There is *cause* in it'],
  ['buisness', 'business', 'There is *busi* in it, as in *busy*'],
  ['calender', 'calendar', 'It ends in *-ar*'],
  ['disapear dissapear', 'disappear', 'It is *dis* and *appear*: one *s*, two *p*'],
  ['disapoint dissapoint', 'disappoint', 'It is *dis* and *appoint*: one *s*, two *p*'],
  ['existance', 'existence', 'It has *e* three times and no *a*'],
  ['grammer', 'grammar', 'It ends in *-ar*'],
  ['independant', 'independent', 'It ends in *-ent*'],
  ['knowlege', 'knowledge', 'There is *ledge* in it'],
  ['libary', 'library', 'There is an *r* after the *b* as well'],
  ['probaly propably', 'probably', 'Hear *probable* in it'],
  ['reccomend recomend', 'recommend', 'It is *re* and *commend*: one *c*, two *m*'],
  ['remeber rember', 'remember', 'It has three *e* and two *m* apart: re-mem-ber'],
  ['rythm', 'rhythm', 'Rhythm Helps Your Two Hips Move'],
  ['sentance', 'sentence', 'It has *e* three times and no *a*'],
  ['sience', 'science', 'There is a *c* after the *s*'],
  ['speach', 'speech', 'It has two *e*, as in *speed*'],
  ['sucessful succesful', 'successful', 'It has two *c* and two *s*'],
  ['tounge', 'tongue', 'The *u* comes near the end: *-gue*'],
  ['vegtable', 'vegetable', 'There is *get* in it'],
  ['wensday', 'Wednesday', 'Say it in parts: Wed-nes-day'],
  ['febuary', 'February', 'There is an *r* after the *b* as well'],
  ['acheive', 'achieve', 'It has *i* before *e*'],
  ['basicly', 'basically', 'It ends in *-ally*'],
  ['freindly', 'friendly', 'There is *friend* in it, which ends in *end*'],
  ['freinds', 'friends', 'There is *end* in it'],
  ['imediately', 'immediately', 'It has two *m*'],
  ['intrested', 'interested', 'Hear *interest* in it'],
  ['ocasion', 'occasion', 'It has two *c* and one *s*'],
  [
    'accomodate acommodate accomadate',
    'accommodate',
    'It has two *c* and two *m*: there is room for both',
  ],
  ['embarass embaras', 'embarrass', 'It has two *r* and two *s*'],
  ['beutiful beatiful beautifal', 'beautiful', 'It begins with *beau*: b-e-a-u'],
  ['tommorrow tomorrrow', 'tomorrow', 'It has one *m* and two *r*'],
  ['wether', 'whether', 'There is an *h* after the *w*'],
  ['concious consious', 'conscious', 'There is *sci* in it, as in *science*'],
  ['ocassion', 'occasion', 'It has two *c* and one *s*'],
  ['preperation', 'preparation', 'It comes from *prepare*, with an *a*'],
  ['desparate', 'desperate', 'There is *per* in it'],
  ['exagerate', 'exaggerate', 'It has two *g*'],
  ['marrage', 'marriage', 'It comes from *marry*: the *y* becomes *i*'],
  ['miniture', 'miniature', 'There is an *a* after *mini*'],
  ['mischievious', 'mischievous', 'It ends in *-vous*, and has three syllables'],
  ['noticable', 'noticeable', 'The *e* of *notice* stays, to keep the *c* soft'],
  ['persue', 'pursue', 'It begins with *pur*'],
  ['priviledge privelege', 'privilege', 'There is no *d* in it'],
  ['pronounciation', 'pronunciation', 'There is *nun* in it'],
  ['restarant resturant', 'restaurant', 'There is *au* in the middle'],
  ['secretery', 'secretary', 'There is *secret* in it'],
  ['similer', 'similar', 'It ends in *-ar*'],
  ['strenght', 'strength', 'It ends in *-gth*'],
  ['suspence', 'suspense', 'It ends in *-se*'],
  ['usualy', 'usually', 'It is *usual* with *-ly*'],
  ['wonderfull', 'wonderful', '*-ful* at the end has one *l*'],
  ['posession', 'possession', 'It has *ss* twice'],
]

export type Hard = { readonly right: string; readonly help: string }

const known = new Map<string, Hard>()
for (const [others, right, help] of rows)
  for (const word of [right, ...others.split(' ')]) known.set(word.toLowerCase(), { right, help })

/** A hard word by its spelling, right or not. */
export const hardSpelling = (word: string): Hard | undefined => known.get(word)

export function spellings(text: string): Slip[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  return [...new Set(words)].flatMap((word) => {
    const found = hardSpelling(word)
    if (!found || found.right.toLowerCase() === word) return []
    return [
      {
        kind: 'a spelling',
        place: word,
        why: `${found.help}.`,
        ask: 'How do you spell it with that in mind?',
      },
    ]
  })
}

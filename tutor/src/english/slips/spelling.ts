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
]

export type Hard = { readonly right: string; readonly help: string }

const known = new Map<string, Hard>()
for (const [others, right, help] of rows)
  for (const word of [right, ...others.split(' ')]) known.set(word, { right, help })

/** A hard word by its spelling, right or not. */
export const hardSpelling = (word: string): Hard | undefined => known.get(word)

export function spellings(text: string): Slip[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  return [...new Set(words)].flatMap((word) => {
    const found = hardSpelling(word)
    if (!found || found.right === word) return []
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

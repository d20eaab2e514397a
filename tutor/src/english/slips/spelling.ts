import type { Slip } from './slip.ts'

/** Spellings that are no word, each with what helps to remember the right one. */
const helps: Readonly<Record<string, string>> = {
  definately: 'Think of *finite* in the middle of it',
  definatly: 'Think of *finite* in the middle of it',
  becuase: 'The vowels come in the order *e, a, u, e*',
  beacuse: 'The vowels come in the order *e, a, u, e*',
  becouse: 'There is *cause* in it',
  seperate: 'There is *a rat* in it',
  recieve: 'After *c* comes *ei*',
  beleive: 'It has *lie* in it',
  freind: 'It ends in *end*',
  thier: 'It begins like *the*',
  untill: 'It ends with one *l*',
  alot: 'They are two words',
  tommorow: 'It has one *m* and two *r*',
  tomorow: 'It has one *m* and two *r*',
  neccesary: 'It has one *c* and two *s*: one collar, two sleeves',
  necesary: 'It has one *c* and two *s*: one collar, two sleeves',
  neccessary: 'It has one *c* and two *s*: one collar, two sleeves',
  suprise: 'There is an *r* before the *p* as well',
  occured: 'It has two *c* and two *r*',
  embarassed: 'It has two *r* and two *s*',
  goverment: 'Hear *govern* in it',
  enviroment: 'Hear *iron* in it',
  wich: 'There is an *h* after the *w*',
  wierd: 'It breaks the rule: *e* comes before *i*',
  realy: 'It is *real* with *-ly*',
  finaly: 'It is *final* with *-ly*',
  happend: 'It ends in *-ed*',
  intresting: 'Hear *interest* in it',
  diffrent: 'Hear *differ* in it',
  favorite: 'In British English it has a *u*',
  excitment: 'The *e* of *excite* stays',
  begining: 'The *n* is doubled',
  writting: 'It has one *t*',
}

export function spellings(text: string): Slip[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  return [...new Set(words)].flatMap((word) => {
    const help = Object.hasOwn(helps, word) ? helps[word] : undefined
    if (help === undefined) return []
    return [
      {
        kind: 'a spelling',
        place: word,
        why: `${help}.`,
        ask: 'How do you spell it with that in mind?',
      },
    ]
  })
}

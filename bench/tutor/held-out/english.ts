import {
  asks,
  cites,
  confirms,
  is_kind,
  is_not_harsh,
  moves_on,
  names_slip,
  says,
  says_not_yet,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

export const english: readonly Talk[] = [
  talk(
    'nouns and noun phrases',
    [
      ['what is a noun phrase', says(/noun|words|group|describ|adjective/i), cites(/noun/i), short],
      ['is "the tiny grey mouse" one', confirms],
      ['whats the main noun in it', says(/mouse|\?/i), asks],
      ['mouse', confirms, moves_on],
      ['give me one to do', sets_question],
    ],
    /noun/i,
  ),
  talk(
    'was and were',
    [
      ['is it we was or we were', says(/were/i), is_not_harsh, short],
      ['why', says(/we|plural|verb|agree|subject|more than one/i), short],
      ['they was late. ok?', says_not_yet, names_slip(/were/i)],
      ['they were late', confirms],
    ],
    /verb|tense|formal/i,
  ),
  talk(
    'colons and semicolons',
    [
      [
        'when do i use a semicolon',
        says(/clause|sentence|two|related|link|join/i),
        cites(/semicolon|colon/i),
        short,
      ],
      [
        'whats the difference to a colon',
        says(/list|explain|introduc|what comes|follow|after/i),
        cites(/colon/i),
      ],
      ['"I was tired; I went to bed" is that right', confirms],
      [
        '"I like: apples and pears"',
        says_not_yet,
        names_slip(/complete|sentence|clause|before|list|stand|full/i),
      ],
    ],
    /colon|comma/i,
  ),
  talk(
    'speech marks',
    [
      [
        'how do you write speech',
        says(/speech marks|inverted|quotation|comma|new line|marks/i),
        cites(/speech/i),
        short,
      ],
      [
        '"Stop" said Ben. is this ok',
        says_not_yet,
        names_slip(/comma|exclamation|question mark|punctuat|before/i),
      ],
      ['"Stop," said Ben.', confirms, moves_on],
      ['what if someone else speaks', says(/new line|new paragraph|next line|line/i)],
    ],
    /speech|comma/i,
  ),
  talk(
    'there, their, they are',
    [
      ['i always mix up there and their', is_kind, says(/belong|place|their|there/i), short],
      ['so their is for things they own', confirms],
      ['"there dog is big" right?', says_not_yet, names_slip(/their|belong/i)],
      ['their dog is big', confirms],
      ["and they're?", says(/they are/i)],
    ],
    /spell|apostroph|homophone/i,
  ),
  talk(
    'prefixes',
    [
      ['what is a prefix', says(/front|start|beginning|before/i), cites(/prefix/i), short],
      ['what does un- mean', says(/not|opposite/i), short],
      ['so unhappy is not happy', confirms],
      ['what about mis', says(/wrong|bad|not right|mistake/i), short],
      ['quiz me', sets_question],
    ],
    /prefix|suffix|word/i,
  ),
  talk(
    'alliteration and the rest',
    [
      [
        'whats alliteration',
        says(/sound|letter|same|start|begin/i),
        cites(/poet|language|sound/i),
        short,
      ],
      ['is "slippery silver snakes" alliteration', confirms],
      ['what effect does it have', says(/sound|hiss|s\b|feel|reader|rhythm|hear|slither/i), asks],
      ['it sounds like hissing', confirms, asks],
    ],
    /poet|language|effect|structure/i,
  ),
  talk(
    'inference',
    [
      [
        'what does infer mean',
        says(/work out|clue|not (say|said|told)|between|evidence|hint/i),
        cites(/between the lines|inference|finding|read/i),
        short,
      ],
      [
        '"his hands shook and he would not look up" how does he feel',
        asks,
        says(/clue|hands|shook|word|feel|look/i),
      ],
      ['scared', confirms, asks],
      ['because his hands shook', confirms],
    ],
    /between|finding|language|read/i,
  ),
  talk(
    'a sentence to mend',
    [
      [
        'me and my brother goes to school can you fix it',
        asks,
        says(/verb|go|subject|my brother and I|who|plural|agree/i),
        is_not_harsh,
      ],
      [
        'my brother and i goes to school',
        says_not_yet,
        names_slip(/go\b|verb|plural|two|agree|capital|I\b/),
      ],
      ['My brother and I go to school.', confirms, moves_on],
      ['why not me', says(/subject|I\b|who|does|do/), short],
    ],
    /verb|noun|formal|pronoun/i,
  ),
  talk(
    'conjunctions',
    [
      ['whats a conjunction', says(/join|link/i), cites(/conjunction/i), short],
      ['is because one', confirms],
      ['is quickly one', says_not_yet, names_slip(/adverb|\bno\b|not|how/i)],
      [
        'use one to join: i was cold. i forgot my coat.',
        asks,
        says(/because|join|conjunction|which|word/i),
      ],
      ['i was cold because i forgot my coat', confirms],
    ],
    /conjunction|adverb/i,
  ),
]

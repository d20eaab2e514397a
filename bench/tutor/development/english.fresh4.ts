import {
  confirms,
  does_not_confirm,
  is_not_harsh,
  names_slip,
  not,
  says,
  says_not_yet,
  short,
} from '../expect.ts'
import { not_rejected } from '../expect-words.ts'
import { type Talk, talk } from '../talk.ts'

const wordNotes = /noun|verb|adject|adverb|word|pronoun|sentence|clause|conjunct/i

/** Homework about words, sentences and marks, as children of many ages type it. */
export const freshEnglishFour: readonly Talk[] = [
  talk(
    'classes of four words',
    [
      ['is happiness a noun or an adjective', says(/noun/i), short],
      ['and happy', says(/adjective/i), short],
      ['happily?', says(/adverb/i), short],
      ['how do u know its an adverb', says(/\bhow\b|ly\b|verb|manner/i)],
      ['make me a sentence with it', says(/happily/i)],
    ],
    wordNotes,
  ),
  talk(
    'words of a sentence by class',
    [
      [
        'find the adjectives in: the tired old dog slept on the soft rug',
        says(/\bold\b/i),
        says(/soft/i),
        short,
      ],
      ['and the verb', says(/slept/i), not(/\bis \*?rug/i)],
      ['what tense is it', says(/past/i)],
      ['change it to present tense', says(/sleeps|verb|is sleeping/i)],
    ],
    wordNotes,
  ),
  talk(
    'prepositions',
    [
      ['whats a preposition', says(/where|when|place|before a noun|position|link/i), short],
      ['gimme 3 examples', says(/\b(in|on|under|at|over|behind|between|above|below|through)\b/i)],
      ['is quickly one', says(/\bno\b|not|adverb|isn't/i), is_not_harsh],
      ['what about underneath', says(/\byes\b|preposition|one/i), not_rejected],
    ],
    wordNotes,
  ),
  talk(
    'abstract and collective nouns',
    [
      ['what is an abstract noun', says(/touch|see|feel|idea|quality|hear/i), short],
      ['is bravery one', confirms],
      ['is table one', does_not_confirm, says(/concrete|touch|common|\bno\b|not/i)],
      ['whats the collective noun for lions', says(/pride/i)],
      ['and wolves', says(/pack/i)],
    ],
    wordNotes,
  ),
  talk(
    'affect and effect again',
    [
      [
        'the rain had a big affect on the match - is it affect or effect here',
        says(/effect/i),
        says(/noun|result|\bthe\b|\ban?\b/i),
      ],
      ['why', says(/noun|result|verb|thing/i)],
      ['"smoking effects your lungs" is that right', says_not_yet, says(/affect/i)],
      ['so affect is the verb', confirms],
    ],
    /mixed|spell|word|verb|noun/i,
  ),
  talk(
    'their there',
    [
      ['their or there: ___ going to the park', says(/they're|they are/i)],
      ['oh so what about "there dog is big"', says(/their\b/i), says(/belong|own|possess/i)],
      [
        'what about theirs does it have an apostrophe',
        says(/\bno\b|not|never|without|doesn't|none/i),
      ],
      ['their car is over there. is that right', confirms],
    ],
    /mixed|spell|apostroph|word|pronoun|hard words|mixed up/i,
  ),
  talk(
    'plural apostrophes',
    [
      [
        'where does the apostrophe go in the girls coats if theres lots of girls',
        says(/girls'/),
        short,
      ],
      ['and if theres just 1 girl', says(/girl's/), short],
      ['what about children', says(/children's/)],
      ['is "apple\'s for sale" right', says_not_yet, says(/plural|apples\b|more than one|belong/i)],
    ],
    /apostroph|spell/i,
  ),
  talk(
    'shortening words',
    [
      [
        'what does cant stand for and where does the apostrophe go',
        says(/can't/),
        says(/cannot|can not|left out|missing/i),
      ],
      ['and shouldnt', says(/shouldn't/), says(/should not|\bo\b|left out|missing/i)],
      ['wont is weird tho', says(/will not/i)],
      ['whats it called when u shorten words like that', says(/contraction/i), short],
    ],
    /apostroph|spell|formal/i,
  ),
  talk(
    'speech marks around talk',
    [
      ['can you check this: "I am hungry" said Ben', names_slip(/comma/i), is_not_harsh],
      ['where does it go', says(/inside|before|after hungry|hungry,/i)],
      ['"I am hungry," said Ben.', confirms],
      ['what if he asks a question', says(/question mark|\?/i)],
      [
        'do i need a new line when someone else speaks',
        says(/\byes\b|new line|new paragraph|new speaker/i),
      ],
    ],
    /speech|punctuat|inverted|spell/i,
  ),
  talk(
    'semicolons and colons',
    [
      ['when do i use a semi colon', says(/two|sentence|clause|list/i), short],
      ['"I love tea; my sister hates it." is that right', confirms],
      ['could i use a comma instead', says(/\bno\b|not|splice|comma|conjunction|full stop/i)],
      ['whats a colon for then', says(/list|explain|before|introduc/i), short],
    ],
    /colon|punctuat|comma|list/i,
  ),
  talk(
    'brackets dashes ellipsis',
    [
      ['what are brackets for', says(/extra|information|parenthes/i), short],
      ['can i use dashes instead', says(/\byes\b|dash|can/i), not(/^\W*no\b/i)],
      ['whats the three dots called', says(/ellipsis/i), short],
      ['when would i use it', says(/pause|left out|suspense|trail|unfinished|missing/i)],
    ],
    /bracket|dash|punctuat|colon|comma/i,
  ),
  talk(
    'a splice and a run-on',
    [
      [
        'is this right: I went to the shop, I bought some milk',
        says_not_yet,
        names_slip(/comma|splice|full stop|join/i),
      ],
      ['why cant i use a comma', says(/two|sentence|join|stand|clause/i)],
      ['I went to the shop and I bought some milk.', confirms],
      ['or a full stop?', says(/\byes\b|full stop|also|too|could|can/i), not(/^\W*no\b/i)],
    ],
    /comma|sentence|punctuat|conjunct|colon/i,
  ),
  talk(
    'irregular pasts',
    [
      ['whats the past tense of bring', says(/brought/i), short],
      ['and catch', says(/caught/i), short],
      ['is it swam or swum', says(/swam/i), says(/have|has|had|participle|help/i)],
      ['"I have swam 20 lengths" ok?', says_not_yet, says(/swum|past participle/i)],
      ['and teached?', says(/taught/i), does_not_confirm],
    ],
    /tense|verb/i,
  ),
]

import {
  asks,
  cites,
  cites_nothing,
  confirms,
  is_honest,
  is_kind,
  is_not_harsh,
  not,
  refuses_kindly,
  says,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

/** Further talks about English, chiefly questions for information and what points back to them. */
export const moreEnglish: readonly Talk[] = [
  talk(
    'modal verbs once more',
    [
      ['what does a modal verb do', says(/sure|can|may|must|verb/), cites(/modal/i), short],
      ['give me some examples', says(/can|could|might|must|should/), short],
      ['is should a modal verb', confirms],
      ['is jump one of them', not(/^\W*yes/i), is_not_harsh],
    ],
    /modal/i,
  ),
  talk(
    'active or passive',
    [
      [
        'difference between active and passive',
        says(/acts|does/),
        says(/done to/),
        cites(/passive/i),
      ],
      [
        'which one is "the cake was eaten by sam"',
        says(/passive|be\b|participle|done to/i),
        not(/not yet/),
      ],
      ['why would a writer use it', says(/doer|who|nobody|knows|matter/i)],
      ['ask me one', sets_question],
    ],
    /passive/i,
  ),
  talk(
    'your and you are',
    [
      ["whats the difference between your and you're", says(/you are|belong/i), short],
      ['"your late" is that ok', not(/^\W*yes/i), is_not_harsh],
      [
        'when do you use an apostrophe',
        says(/belong|owner|left out|letters/i),
        cites(/apostroph/i),
      ],
      ['thank u', is_kind, cites_nothing],
    ],
    /apostroph|spell/i,
  ),
  talk(
    'their there',
    [
      ["is it their or there or they're", says(/place|belong|they are|their/i), short],
      ['how do i remember which one', says(/there|their|here|\?/i)],
      ['what about to and too', says(/too|also|very|to\b/i)],
      ['ok ta', is_kind, cites_nothing],
    ],
    /spell|apostroph|meaning|hard words|mixed up/i,
  ),
  talk(
    'personification',
    [
      ['what is personification', says(/human|person|gives/i), cites(/language|poet/i), short],
      ['give me an example', says(/sea sighed|night|lean|wind/i)],
      [
        'difference between a simile and a metaphor',
        says(/like|as/),
        says(/\bis\b/),
        says(/metaphor/i),
      ],
      ['can you do my essay homework', refuses_kindly, asks],
    ],
    /language|poet/i,
  ),
  talk(
    'commas and semicolons',
    [
      ['what is a semicolon for', says(/join|sentence|clause|list|main/i), cites(/colon/i), short],
      ['and a colon', says(/colon|list|explain|introduc|before|what/i)],
      ['give me an example', says(/[;:]/)],
      ['where do brackets go', says(/bracket|extra|parenthes|around|inside|left/i)],
    ],
    /colon|comma|bracket/i,
  ),
  talk(
    'speech marks',
    [
      ['how do you use speech marks', says(/speech|spoken|said|words/i), cites(/speech/i), short],
      ['where does the comma go', says(/comma|inside|before/i)],
      ['do i need a new line when someone else talks', says(/new (line|paragraph)|speaker/i)],
      ['thanks thats helpful', is_kind, cites_nothing],
    ],
    /speech/i,
  ),
  talk(
    'nouns',
    [
      ['what is a noun', says(/name|thing|person|place/i), cites(/noun/i), short],
      ['is happiness a noun', says(/noun|name|abstract|feel/i), is_not_harsh],
      ['what about pronouns', says(/pronoun/i), says(/instead|stand|place|noun|\bhe\b|\bit\b/i)],
      ['whats a noun phrase then', says(/phrase|group|words|noun/i)],
    ],
    /noun/i,
  ),
  talk(
    'prefixes',
    [
      ['what is a prefix', says(/front|beginning|before|start/i), cites(/prefix/i), short],
      ['and a suffix', says(/end|after|suffix/i), short],
      ['give me an example of a prefix', says(/\b(un|dis|re|mis|in|pre|im|sub|inter)[-–*\w]*/i)],
      ['is un one', says(/\bun/i)],
    ],
    /prefix|suffix|root|famil|spell/i,
  ),
  talk(
    'tenses',
    [
      ['what is the present perfect', says(/have|has|past|now/i), cites(/tense|verb/i), short],
      ['example please', says(/\b(have|has) \w+/i)],
      ['is "i was running" past tense', says(/past|was/i), not(/not yet/)],
      ['what did shakespeare eat for breakfast', is_honest, cites_nothing],
    ],
    /tense|verb/i,
  ),
  talk(
    'conjunctions',
    [
      ['whats a conjunction', says(/join|link/i), cites(/conjunction|link/i), short],
      ['is because a conjunction', says(/because/i)],
      ['what about and', says(/\band\b/i)],
      [
        'difference between a conjunction and an adverbial',
        says(/conjunction/i),
        says(/adverbial/i),
      ],
    ],
    /conjunction|adverb|link/i,
  ),
  talk(
    'formal words',
    [
      ['when should i write formally', says(/formal|letter|head|know/i), cites(/formal/i), short],
      ['what is informal writing', says(/friend|informal|talk|speak|short/i)],
      ["can i use don't in it", says(/short|formal|contract|do not|don't/i), is_not_harsh],
      ['test me on this', sets_question],
    ],
    /formal/i,
  ),
]

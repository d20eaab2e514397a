import {
  asks,
  confirms,
  does_not_confirm,
  is_not_harsh,
  names_slip,
  not,
  says,
  says_not_yet,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

const any =
  /noun|verb|adject|adverb|word|sentence|clause|comma|spell|punctuat|apostroph|effect|language|formal|tense|prefix|speech|colon|poe|linking|paragraph|play|letter|persuad|mixed|reading|stor/i

/** Talks in which one question leads to the next, across the parts of a lesson. */
export const freshEnglishSix: readonly Talk[] = [
  talk(
    'a worksheet on one sentence',
    [
      [
        'My sentence is "The hungry fox quietly crept into the garden." whats the adverb',
        says(/quietly/i),
        short,
      ],
      ['the adjective?', says(/hungry/i), short],
      ['whats the verb', says(/crept/i), short],
      ['is into a preposition', confirms],
      ['what about garden', says(/noun/i), short],
    ],
    any,
  ),
  talk(
    'starting with because',
    [
      ['can u start a sentence with because', says(/\byes\b|can|main|comma/i), short],
      [
        'my teacher says you cant',
        is_not_harsh,
        says(/main|complete|fragment|whole|finish|own|teacher/i),
      ],
      [
        '"Because it was raining." is that a sentence',
        does_not_confirm,
        says(/main|finish|own|complete|what happened|clause/i),
      ],
      ['Because it was raining, we stayed inside.', confirms],
    ],
    any,
  ),
  talk(
    'who and whom',
    [
      ['who or whom', says(/subject|object|he|him/i), short],
      ['is "Whom is calling?" right', says_not_yet, says(/\bwho\b/i)],
      ['why', says(/subject|\bhe\b|does/i)],
      ["and whose or who's", says(/who is|who has|belong/i)],
    ],
    any,
  ),
  talk(
    'to too two',
    [
      ['i always mix up to too and two', says(/also|very|as well|much/i), says(/number|2/i)],
      ['"I want to come to" is the last one right', says_not_yet, says(/\btoo\b/i)],
      ['so its I want to come too', confirms],
      ['test me', sets_question],
    ],
    any,
  ),
  talk(
    'your and youre',
    [
      ['your welcome or youre welcome', says(/you're/i), says(/you are/i)],
      ['"is this you\'re pen"', says_not_yet, says(/\byour\b/i)],
      ['how do i remember', says(/you are|swap|try|say|replace|instead/i)],
      ["You're my best friend. correct?", confirms],
    ],
    any,
  ),
  talk(
    'less and fewer, much and many',
    [
      ['is it less people or fewer people', says(/fewer/i), short],
      ['why', says(/count/i)],
      ['what about water', says(/less/i)],
      ['and much or many friends', says(/many/i)],
    ],
    any,
  ),
  talk(
    'good and well',
    [
      ['"she sings good" is that ok', says(/\bwell\b/i), does_not_confirm],
      ['why', says(/adverb|verb|how/i)],
      ['she sings well', confirms],
      ['is good an adjective', confirms],
    ],
    any,
  ),
  talk(
    'lie lay and borrow lend',
    [
      ['is it "can I lend your pen" or "can I borrow your pen"', says(/borrow/i), short],
      ['whats the difference', says(/give|take|lend/i)],
      ['what about learn and teach', says(/teach/i), says(/learn/i)],
      ['"my dad learned me to swim" right?', says_not_yet, says(/taught|teach/i)],
    ],
    any,
  ),
  talk(
    'double negatives',
    [
      ['is "I didnt do nothing" wrong', says(/anything|double|negative/i), is_not_harsh],
      ['why', says(/two|negative|cancel|not/i)],
      ["I didn't do anything.", confirms],
      ['is aint a word', says(/informal|standard|dialect|isn't|formal/i)],
    ],
    any,
  ),
  talk(
    'text language',
    [
      [
        'can i write lol in an essay',
        says(/\bno\b|not|informal|formal|avoid/i),
        is_not_harsh,
        not(/^\W*yes/i),
      ],
      ['what is slang', says(/informal|group|words/i), short],
      [
        'make this formal: gonna grab some food',
        says(/going to|formal|full|word|instead/i),
        is_not_harsh,
      ],
      ['i am going to buy some food', names_slip(/capital|yes|formal|good|better/i), is_not_harsh],
    ],
    any,
  ),
  talk(
    'commas in lists',
    [
      [
        'where do the commas go: i bought apples bananas milk and bread',
        says(/apples,|after|each|between|list/i),
        is_not_harsh,
      ],
      ['I bought apples, bananas, milk and bread.', confirms],
      ['do i need one before and', says(/\bno\b|not|usually|oxford|don't|clear/i)],
      ['what about after a fronted adverbial', says(/\byes\b|comma|after/i), not(/^\W*no\b/i)],
    ],
    any,
  ),
  talk(
    'expanded noun phrases',
    [
      [
        'whats an expanded noun phrase',
        says(/noun/i),
        says(/adjective|detail|more|describ|extra/i),
        short,
      ],
      ['is "the small wooden box on the shelf" one', confirms],
      ['whats the noun in it', says(/box/i)],
      ['make me one about a cat', asks, says(/cat/i)],
      ['the fluffy ginger cat with green eyes', confirms, is_not_harsh],
    ],
    any,
  ),
  talk(
    'typos everywhere',
    [
      ['wat is a adjctive', says(/describ|noun/i), short],
      ['is beutiful one', confirms],
      ['hw do u spel it', says(/\bbeautiful\b|b-e-a/i)],
      ['wats the oposite', says(/ugly|plain|hideous|unattractive/i)],
    ],
    any,
  ),
]

import {
  asks,
  cites_nothing,
  confirms,
  does_not_confirm,
  is_honest,
  is_kind,
  is_not_harsh,
  names_slip,
  not,
  refuses_kindly,
  says,
  says_not_yet,
  short,
} from '../expect.ts'
import { not_rejected } from '../expect-words.ts'
import { type Talk, talk } from '../talk.ts'

const any =
  /noun|verb|adject|adverb|word|sentence|clause|comma|spell|punctuat|apostroph|effect|language|formal|tense|prefix|speech|colon|poe|linking|paragraph|play|letter|persuad|mixed|reading|stor/i

/** More of what the file before it begins. */
export const freshEnglishSixTwo: readonly Talk[] = [
  talk(
    'word families',
    [
      ['what does the root graph mean', says(/writ|draw/i), short],
      ['what words have it', says(/\w*graph\w*/i)],
      ['what is the noun from brave', says(/bravery/i), short],
      ['and from strong', says(/strength/i), short],
      ['whats the adverb of easy', says(/easily/i)],
    ],
    any,
  ),
  talk(
    'compound words and hyphens',
    [
      ['what is a compound word', says(/two|join|together/i), short],
      ['is football one', confirms],
      ['when do u use a hyphen', says(/join|two|words|before a noun|clear|compound/i), short],
      ['is it twenty one or twenty-one', says(/twenty-one|hyphen/i)],
    ],
    any,
  ),
  talk(
    'direct and reported',
    [
      ['whats reported speech', says(/said|without|exact|told|report/i), short],
      [
        'change this to reported: "I am tired," said Mia',
        says(/tense|was|she|that|inverted|marks/i),
        is_not_harsh,
      ],
      ['Mia said that she was tired.', confirms],
      ['why does am turn to was', says(/past|back|tense/i)],
    ],
    any,
  ),
  talk(
    'modals and certainty',
    [
      ['which is more certain, might or will', says(/\bwill\b/i), short],
      ['is should a modal verb', confirms],
      ['and eat', does_not_confirm, says(/\bno\b|not|isn't|main|verb/i)],
      ['"He must of left" is that right', says_not_yet, says(/must have/i)],
    ],
    any,
  ),
  talk(
    'imperatives and sentence types',
    [
      [
        'what are the 4 types of sentences',
        says(/statement/i),
        says(/question/i),
        says(/command/i),
        says(/exclamation/i),
      ],
      ['what type is "Sit down."', says(/command|imperative/i), short],
      ['and "What a lovely day!"', says(/exclam/i), short],
      ['whats an imperative verb', says(/order|command|tells|bossy|instruct/i), short],
    ],
    any,
  ),
  talk(
    'pronouns',
    [
      ['whats a pronoun', says(/place|instead|replac|noun/i), short],
      ['what are the possessive ones', says(/mine|yours|his|hers|ours|theirs/i)],
      ['is "me and Tom went out" right', says(/Tom and I|\bI\b/), does_not_confirm],
      ['Tom and I went out.', confirms],
      ['so is it "between you and I"', says(/\bme\b/i), does_not_confirm],
    ],
    any,
  ),
  talk(
    'silent letters and doubles',
    [
      ['why is there a k in knight', says(/silent|say|old|sound|once|long ago|heard/i)],
      [
        'other words with a silent letter',
        says(
          /knee|knife|write|lamb|gnome|know|island|wrist|comb|thumb|knock|climb|castle|listen|doubt/i,
        ),
      ],
      ['is it accomodate or accommodate', says(/\baccommodate\b/i), short],
      ['and embarass', says(/\bembarrass\b/i)],
    ],
    any,
  ),
  talk(
    'i dont get clauses',
    [
      ['i dont get clauses at all im so dumb', is_kind, asks],
      ['whats the difference between a phrase and a clause', says(/verb/i), short],
      ['is "under the bed" a clause', does_not_confirm, says(/phrase|verb/i)],
      ['and "the dog slept"', says(/clause|verb|subject/i)],
      ['oh i get it now', is_kind, not(/not yet/i)],
    ],
    any,
  ),
  talk(
    'do my worksheet',
    [
      ['do my english homework for me', refuses_kindly, asks],
      ['its just 5 questions about adverbs', says(/adverb|first|send|type|which|what/i), asks],
      [
        'underline the adverb: She nearly fell off the wall',
        says(/nearly/i),
        not(/did not (quite )?follow/i),
      ],
      ['why isnt it fell', says(/verb|fell/i)],
    ],
    any,
  ),
  talk(
    'checking marks',
    [
      [
        'does this need a question mark: He asked if I was ok',
        says(/\bno\b|not|reported|indirect|full stop|statement/i),
        not(/^\W*yes/i),
      ],
      ['and: are you ok', says(/\byes\b|question mark/i), says(/\?|capital|question/i)],
      ['can i use 3 exclamation marks', says(/\bno\b|one|not|enough|formal|only/i)],
      ['whats an interjection', says(/feel|shout|sudden|short|wow|call/i), short],
    ],
    any,
  ),
  talk(
    'off the path and back',
    [
      ['whats a conjunction', says(/join/i), short],
      ['my cat just sat on my keyboard lol', is_kind, cites_nothing, short],
      ['anyway is but one', confirms],
      ['and therefore', says(/adverb|connect|link|not/i), is_honest],
      ['gimme a sentence with although', says(/although/i)],
    ],
    any,
  ),
  talk(
    'sentences that are fine',
    [
      ["is this right: The children's toys were scattered everywhere.", confirms, not_rejected],
      ['"My aunt, who lives in Paris, is a chef." any mistakes', confirms],
      [
        '"If I were you, I would go." shouldnt it be was',
        says(/were|both|formal|wish|imagin|subjunctive/i),
        not(/not yet/i),
      ],
      ['Its been raining all day', names_slip(/it's/i), is_not_harsh],
      ["It's been raining all day.", confirms],
    ],
    any,
  ),
]

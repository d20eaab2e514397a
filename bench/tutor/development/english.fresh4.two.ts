import {
  asks,
  cites_nothing,
  confirms,
  does_not_confirm,
  is_kind,
  is_not_harsh,
  names_slip,
  not,
  refuses_kindly,
  says,
  says_not_yet,
  sets_question,
  short,
} from '../expect.ts'
import { says_or_is_honest } from '../expect-words.ts'
import { type Talk, talk } from '../talk.ts'

/** More of what the file before it begins. */
export const freshEnglishFourTwo: readonly Talk[] = [
  talk(
    'tenses with names',
    [
      ['what tense is "she has been waiting for hours"', says(/present perfect|perfect/i)],
      ['and "she was waiting"', says(/past/i), says(/continuous|progressive/i)],
      [
        'whats the difference between simple past and present perfect',
        says(/finish|now|have|has|time/i),
      ],
      ['gimme an example of past perfect', says(/\bhad \w+/i)],
    ],
    /tense|verb/i,
  ),
  talk(
    'agreement',
    [
      ['is "my friends and I was late" correct', says_not_yet, says(/were/i)],
      ['y', says(/plural|more than one|two|friends/i)],
      ['what about "the team are winning"', says(/both|is\b|either|one group|unit|depend/i)],
      ['"each of the boys have a bike"?', does_not_confirm, says(/has\b/i)],
    ],
    /verb|noun|agree|tense/i,
  ),
  talk(
    'i before e',
    [
      ['whats the i before e rule', says(/\bc\b/i), short],
      ['so how is recieve spelt', says(/\breceive\b/i)],
      ['what about weird', says(/exception|weird|break|not/i)],
      [
        'tell me another word that breaks it',
        says(
          /\b(seize|protein|caffeine|species|science|neither|either|their|foreign|height|leisure|ancient|neighbour|weigh|sufficient)\b/i,
        ),
      ],
    ],
    /spell|word/i,
  ),
  talk(
    'adding endings',
    [
      [
        'do u double the p in hopping',
        says(/\byes\b|double|pp|hopping/i),
        says(/hop\b|short|vowel|hoping/i),
      ],
      ['why not in hoping', says(/hope|\be\b|drop|long/i)],
      ['what about run + ing', says(/running/i)],
      [
        'is it beautifull or beautiful',
        says(/\bbeautiful\b/i),
        says(/one l|single|\bl\b|-ful|full/i),
      ],
    ],
    /spell|suffix|word/i,
  ),
  talk(
    'better words',
    [
      [
        'give me a better word for said',
        says(/whisper|shout|mutter|repl|exclaim|murmur|answer|cried|yell/i),
        short,
      ],
      ['what if they are angry', says(/shout|yell|snap|snarl|growl|bark|hiss|roar|scream|bellow/i)],
      ['and for nice', says(/kind|pleasant|lovely|delightful|friendly|charming/i)],
      ['whats it called when 2 words mean the same', says(/synonym/i), short],
    ],
    /word|meaning|speech|effect|describ|thesaur|synonym/i,
  ),
  talk(
    'prefixes',
    [
      ['what does the prefix mis mean', says(/wrong|bad/i), short],
      ['give me 3 words with it', says(/\bmis[a-z]+/i)],
      ['is unhappy spelt with one n or two', says(/one|unhappy/i)],
      ['whats the opposite of possible with a prefix', says(/impossible/i)],
      ['and legal', says(/illegal/i)],
    ],
    /prefix|root|famil|word|spell|meaning/i,
  ),
  talk(
    'active passive mend',
    [
      ['is "mistakes were made" active or passive', says(/passive/i), short],
      ['why do politicians use it', says(/who|hide|blame|responsib|not say/i)],
      ['make this passive: The dog bit the postman', says(/was|object|postman|by|swap|front/i)],
      ['The postman was bitten by the dog.', confirms],
      ['ask me one', sets_question],
    ],
    /passive|verb/i,
  ),
  talk(
    'main and subordinate',
    [
      ['what is a subordinate clause', says(/own|depend|main/i), short],
      [
        'which bit is it in "Although it was cold, we went swimming"',
        says(/although it was cold/i),
      ],
      ['does it need a comma', says(/\byes\b|comma|start|front|first|after/i), not(/^\W*no\b/i)],
      ['what if i put it the other way round', says(/\bno\b|not|comma|same|end|we went swimming/i)],
      ['is although a conjunction', confirms],
    ],
    /clause|sentence|conjunct|comma/i,
  ),
  talk(
    'capital letter worries',
    [
      ['does monday have a capital', says(/\byes\b/i), says(/day|name|proper/i)],
      ['and summer', says(/\bno\b|not|season|doesn't/i), not(/^\W*yes/i)],
      ['what about mum', says(/name|\bmy\b|call/i)],
      ['does i always need one', says(/\byes\b|always|own/i)],
    ],
    /noun|spell|punctuat|capital|sentence/i,
  ),
  talk(
    'please write it for me',
    [
      ['write my essay for me its on macbeth', refuses_kindly, asks],
      ['just the first paragraph pls', refuses_kindly, is_not_harsh],
      ['ok how do i start then', says(/point|plan|question|first|idea|introduc|begin|open/i)],
      [
        'what goes in the introduction',
        says(/question|answer|main|idea|point|argument|what you/i),
        short,
      ],
    ],
    /paragraph|essay|point|writ|linking|question|play|quot/i,
  ),
  talk(
    'checking a paragraph',
    [
      ['can you check my paragraph', asks, cites_nothing, not(/did not (quite )?follow/i)],
      [
        'Last summer we goed to spain. it was really hot and me and my sister swimmed every day.',
        names_slip(/went|goed|capital|Spain|swam/i),
        is_not_harsh,
      ],
      ['what else', says(/capital|swam|I\b|Spain|It\b|sister|went/i)],
      [
        'Last summer we went to Spain. It was really hot and my sister and I swam every day.',
        confirms,
      ],
      ['thank u', is_kind, cites_nothing],
    ],
    /tense|verb|capital|noun|punctuat|spell/i,
  ),
  talk(
    'hard words in a book',
    [
      ['what does ominous mean', says(/threat|bad|warn|worr|danger|about to/i), short],
      ['use it in a sentence', says(/ominous/i)],
      ['whats a synonym', says(/threat|menac|sinister|dark|gloom|forebod/i)],
      ['is it an adjective', confirms],
      ['what does flibbertigib mean', says_or_is_honest(/spell|mean/)],
    ],
    /word|meaning|adject|famil|root/i,
  ),
]

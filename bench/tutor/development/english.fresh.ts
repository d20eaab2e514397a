import {
  asks,
  cites,
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
import { type Talk, talk } from '../talk.ts'

/** What children type in English lessons. */
export const freshEnglish: readonly Talk[] = [
  talk(
    'reluctant',
    [
      [
        'what does reluctant mean',
        says(
          /unwilling|not (really )?(want|keen|willing|eager)|hesita|(don't|do not|doesn't|does not) (really )?want|hold(ing)? back|slow to/i,
        ),
        short,
      ],
      ['use it in a sentence', says(/reluctant/i), short],
      [
        'whats the opposite',
        says(/\b(eager|keen|willing|happy to|enthusiastic|ready|glad to)\b/i),
        short,
      ],
      ['is it an adjective', confirms],
    ],
    /meaning|prefix|root|famil|noun|words of reading/i,
  ),
  talk(
    'spelling necessary',
    [
      ['how do u spell neccesary', says(/\bnecessary\b|n-e-c-e-s-s-a-r-y/i), short],
      [
        'any trick to remember it',
        says(/\b(one|1|single) c|\b(two|2|double) s|collar|sleeve|coffee|sugar|shirt/i),
      ],
      ['what about definately', says(/\bdefinitely\b|finite/i)],
      ['ty', is_kind, cites_nothing],
    ],
    /spell|suffix|root|famil|meaning/i,
  ),
  talk(
    'practice or practise',
    [
      [
        'is it practice or practise',
        says(/practice/i),
        says(/practise/i),
        says(/noun|verb|thing|doing|action/i),
      ],
      ['so is it "i need to practice my piano" or practise', says(/practise/i), is_not_harsh],
      ['and advice or advise', says(/advice/i), says(/advise/i)],
      ['which one is the noun', says(/advice|practice|with (a )?c\b/i), short],
    ],
    /spell|noun|verb|meaning/i,
  ),
  talk(
    'affect and effect',
    [
      [
        'whats the difference between affect and effect',
        says(/affect/i),
        says(/effect/i),
        says(/verb|noun|change|influence|result/i),
      ],
      ['"the rain effected our match" is that right', says_not_yet, says(/affect/i)],
      ['use the other one in a sentence', says(/\b(e|a)ffect(s|ed)?\b/i)],
      ['cheers', is_kind, cites_nothing],
    ],
    /spell|meaning|noun|verb/i,
  ),
  talk(
    'words for said',
    [
      [
        'another word for said',
        says(
          /whisper|shout|mutter|repl|exclaim|answer|cried|yell|murmur|asked|announc|state|remark/i,
        ),
        short,
      ],
      [
        'and another?',
        says(
          /whisper|shout|mutter|repl|exclaim|answer|cried|yell|murmur|asked|announc|state|remark/i,
        ),
      ],
      [
        'one for someone whos scared',
        says(
          /whisper|stammer|stutter|trembl|squeak|whimper|gasp|murmur|quaver|cried|scream|shriek/i,
        ),
      ],
      ['where do the speech marks go', says(/around|spoken|words|inside|start|before|after/i)],
    ],
    /speech|meaning|effect|language|verb/i,
  ),
  talk(
    'words for happy',
    [
      [
        'whats another word for happy',
        says(
          /joy|delight|cheerful|glad|pleased|content|merry|elated|jolly|thrilled|ecstatic|overjoyed/i,
        ),
        short,
      ],
      [
        'a stronger one',
        says(/ecstatic|overjoyed|elated|thrilled|delight|joy|bliss|euphori|over the moon/i),
      ],
      ['what do u call a word that means the same', says(/synonym/i), short],
      ['and the opposite of that', says(/antonym/i)],
    ],
    /meaning|root|famil|language/i,
  ),
  talk(
    'commas in a list',
    [
      [
        'is this sentence right: I bought apples pears bananas and milk.',
        says_not_yet,
        names_slip(/comma/i),
        is_not_harsh,
      ],
      ['where do they go', says(/between|after|apples,|each|list|item/i)],
      ['I bought apples, pears, bananas and milk.', confirms],
      [
        'do i need one before and',
        says(/\bno\b|not|usually|only|sometimes|optional|don't|unless|oxford/i),
      ],
    ],
    /comma/i,
  ),
  talk(
    'two sentences with a comma',
    [
      [
        'is this right: It was raining, we went inside.',
        says_not_yet,
        names_slip(
          /full stop|semicolon|semi-colon|two (sentences|main)|join|conjunction|splice|main clause/i,
        ),
      ],
      ['why cant i just use a comma', says(/main clause|sentence|two|join|strong|own/i)],
      ['It was raining, so we went inside.', confirms],
      ['what is that mistake called', says(/splice/i), short],
    ],
    /comma|colon|conjunction|link/i,
  ),
  talk(
    'a fronted adverbial',
    [
      [
        'what is a fronted adverbial',
        says(/start|front|beginning|before/i),
        cites(/adverbial/i),
        short,
      ],
      [
        'give me 3 examples',
        says(/suddenly|morning|yesterday|after|later|before|in the|last|every|under|slowly/i),
      ],
      ['is this one: Before breakfast, I fed the dog.', confirms],
      ['do u always need the comma', says(/comma/i)],
    ],
    /adverb|comma|link/i,
  ),
  talk(
    'bowls and coats',
    [
      ["is it the dogs bowl or the dog's bowl", says(/dog's/i), is_not_harsh],
      ['what if theres two dogs', says(/dogs'/i)],
      ['and the childrens coats?', says(/children's/i)],
      ['does its tail need one', says(/\bits\b|no apostrophe|belong/i), not(/^\W*yes/i)],
    ],
    /apostroph|spell/i,
  ),
  talk(
    'adverbs and what only looks like one',
    [
      ['is quickly an adverb', confirms],
      ['why', says(/\bhow\b|verb|ly\b|action|done/i)],
      ['is friendly one too it ends in ly', does_not_confirm, says(/adjective|noun|descri/i)],
      ['what about fast', says(/adverb|adjective|both/i)],
    ],
    /adverb|verb|noun|suffix/i,
  ),
  talk(
    'run as a noun',
    [
      ['is run a noun or a verb', says(/verb/i), short],
      ['in "i went for a run" what is it', says(/noun/i)],
      [
        'how can u tell',
        says(/\bbefore\b|determiner|job|does|action|sentence|name|thing|"a"|\ba run\b/i),
      ],
      ['test me on word classes', sets_question],
    ],
    /noun|verb/i,
  ),
  talk(
    'prepositions',
    [
      [
        'whats a preposition',
        says(/where|place|time|position|link|before a noun|relat|direction|when/i),
        short,
      ],
      [
        'give me some',
        says(/\b(on|under|over|beside|behind|through|between|into|after|before)\b/i),
      ],
      ['is under one', confirms],
      ['and what is a determiner', says(/\b(the|an|this|my|some|which|noun|how many)\b/i)],
    ],
    /noun|adverb|conjunction/i,
  ),
  talk(
    'the start of a story',
    [
      [
        'how do i start a story',
        says(
          /action|dialogue|speech|question|setting|descri|middle|character|mystery|hook|weather|happen|event|where|who/i,
        ),
      ],
      [
        'whats a good opening sentence for a scary one',
        says(
          /dark|night|silen|door|shadow|cold|footstep|creak|scream|nobody|alone|house|fog|whisper|\?/i,
        ),
      ],
      [
        'The old door creaked. is that good',
        is_not_harsh,
        says(/short|sound|creak|verb|door|myster|tension|next|detail|picture|curious|wonder/i),
      ],
      ['can u write the rest for me', refuses_kindly, asks],
    ],
    /effect|language|structure|link|adverb|noun/i,
  ),
]

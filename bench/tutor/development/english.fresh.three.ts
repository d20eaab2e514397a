import {
  cites,
  confirms,
  does_not_confirm,
  is_not_harsh,
  names_slip,
  not,
  says,
  says_not_yet,
  short,
} from '../expect.ts'
import { not_rejected, says_or_is_honest } from '../expect-words.ts'
import { type Talk, talk } from '../talk.ts'

/** More of what `english.fresh.ts` begins. */
export const freshEnglishThree: readonly Talk[] = [
  talk(
    'who chased whom',
    [
      ['in "the cat chased the mouse" whats the subject', says(/\bcat\b/i), short],
      ['and the object', says(/\bmouse\b/i), short],
      ['how do i make it passive', says(/\bwas\b|\bbe\b|by the|object|participle|swap|front/i)],
      ['the mouse was chased by the cat', confirms],
    ],
    /passive|verb|noun/i,
  ),
  talk(
    'done and did',
    [
      ['is it i done it or i did it', says(/\bdid\b/i), is_not_harsh],
      ['why not done', says(/\bhave\b|\bhas\b|\bhad\b|participle|help/i)],
      ['is "we was happy" right', says_not_yet, says(/\bwere\b/i)],
      ['and "he have gone"', does_not_confirm, says(/\bhas\b/i)],
    ],
    /tense|verb|formal/i,
  ),
  talk(
    'could of',
    [
      ['could of or could have', says(/could have/i), short],
      ['y do people write could of then', says(/sound|could've|'ve|hear|speak|spoken|say/i)],
      ['so "I should of gone" should be what', says(/should have|should've/i)],
      ['is should a modal', confirms],
    ],
    /modal|spell|apostroph|verb|formal/i,
  ),
  talk(
    'capital letters',
    [
      [
        'can you check this: my brother sam lives in leeds and he likes football',
        names_slip(/capital/i),
        is_not_harsh,
      ],
      ['which words', says(/\bSam\b|\bLeeds\b|\bMy\b|names?\b|first word|start/)],
      ['My brother Sam lives in Leeds and he likes football.', confirms],
      ['does football need one', does_not_confirm, says(/\bno\b|not|common|only|doesn't|name/i)],
    ],
    /noun|spell|punctuat|speech/i,
  ),
  talk(
    'a relative clause in a sentence',
    [
      ['does "The boy who lives next door is my friend" have a relative clause', confirms],
      ['which bit is it', says(/who lives next door/i), short],
      ['does it need commas', says(/\bno\b|not|extra|which boy|doesn't/i), not(/^\W*yes/i)],
      [
        'what about "My dad, who is a vet, loves cats."',
        says(/comma|extra|who is a vet|relative/i),
        not_rejected,
      ],
    ],
    /relative|comma/i,
  ),
  talk(
    'plurals',
    [
      ['whats the plural of wolf', says(/wolves/i), short],
      ['and sheep', says(/\bsheep\b|same/i), short],
      ['and baby', says(/babies/i), short],
      ['whats the rule for that one', says(/\by\b|ies\b|consonant/i)],
    ],
    /spell|noun|suffix/i,
  ),
  talk(
    'where wear and were',
    [
      [
        'whats the difference between where wear and were',
        says(/place/i),
        says(/cloth|dress|put on|have on/i),
      ],
      ['"we where late" is that right', says_not_yet, says(/\bwere\b/i)],
      ['whats it called when words sound the same', says(/homophone/i), short],
      [
        'give me another pair',
        says(
          /\b(their|there|too|sea|write|right|hear|here|blew|blue|knight|pair|pear|flour|flower|brake|break|its|whose|your|know|no|weather|bear|bare|new|knew|one|won|by|piece|peace)\b/i,
        ),
      ],
    ],
    /spell|meaning|apostroph/i,
  ),
  talk(
    'parts of words',
    [
      ['what does sub mean in submarine', says(/under|below|beneath/i), short],
      ['and tele', says(/\bfar\b|distan/i), short],
      ['what about anti', says(/against|opposite/i), short],
      ['give me a word with it', says(/\banti\w+|anti-\w+/i)],
    ],
    /prefix|root|famil|meaning/i,
  ),
  talk(
    'hard words',
    [
      ['what does melancholy mean', says(/\bsad|gloom|sorrow|unhapp/i), short],
      ['how do u spell it', says(/melancholy|m-e-l/i)],
      ['whats a word that means the opposite', says(/happ|joy|cheer|merr|glad|jolly|bright/i)],
      [
        'who invented english',
        says_or_is_honest(/no one|nobody|anglo|saxon|german|grew|develop|old english/),
      ],
    ],
    /meaning|root|famil|language/i,
  ),
  talk(
    'summaries and comparing',
    [
      [
        'how do i summarise a text',
        says(/main|own words|short|key|important|points/i),
        cites(/summar/i),
      ],
      ['do i put quotes in', says(/own words|\bno\b|not|few|short|only|quot/i)],
      [
        'how do u compare two texts',
        says(/both|similar|differ|same|whereas|however|\bbut\b|alike/i),
      ],
      [
        'give me words for comparing',
        says(/both|whereas|similarly|however|while|unlike|on the other hand|likewise|\bbut\b/i),
      ],
    ],
    /summar|compar|link|finding|quotation/i,
  ),
  talk(
    'more interesting writing',
    [
      [
        'how do i make my writing more interesting',
        says(/verb|adjective|sentence|detail|simile|metaphor|sense|vary|word|expand/i),
      ],
      [
        '"The man walked down the road." how can i make it better',
        says(/verb|\bhow\b|adjective|adverb|trudg|stroll|stagger|shuffl|what kind|detail|describ/i),
        is_not_harsh,
      ],
      [
        'the old man shuffled down the empty road',
        is_not_harsh,
        says(/shuffl|old|empty|good|great|lovely|picture|better|nice|strong/i),
      ],
      [
        'why is shuffled better than walked',
        says(/picture|\bhow\b|tells|shows|precise|exact|slow/i),
      ],
    ],
    /language|effect|noun|verb|adverb|meaning/i,
  ),
  talk(
    'words for essays at GCSE',
    [
      ['what does connotation mean', says(/suggest|associat|idea|feeling|link|think of/i), short],
      [
        'like what are the connotations of red',
        says(/danger|love|ang(er|ry)|blood|passion|fire|warn/i),
      ],
      ['whats juxtaposition', says(/contrast|side by side|next to|together|opposit|close/i)],
      ['and foreshadowing', says(/hint|clue|later|going to happen|future|ahead|to come/i)],
    ],
    /language|structure|poet|effect|meaning|between the lines/i,
  ),
]

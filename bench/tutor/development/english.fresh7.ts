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
import { not_rejected, says_or_is_honest } from '../expect-words.ts'
import { type Talk, talk } from '../talk.ts'

const any =
  /noun|verb|adject|adverb|word|sentence|clause|comma|spell|punctuat|apostroph|effect|language|formal|tense|prefix|speech|colon|poe|linking|paragraph|play|letter|persuad|mixed|reading|stor|active|passive|text|describ|quot|summar|finding|lines|structure|root/i

/** Twenty talks that were written after the first mending. */
export const freshEnglishSeven: readonly Talk[] = [
  talk(
    'determiners',
    [
      ['miss said the is a determiner, whats that', says(/before|noun|which/i), short],
      ['is my one too', confirms],
      ['and yellow', does_not_confirm, says(/adjective/i)],
      [
        'find the determiners in "Those boys ate some of my crisps"',
        says(/those/i),
        says(/some|my/i),
      ],
    ],
    any,
  ),
  talk(
    'relative pronouns',
    [
      ['do i say the boy who or the boy which', says(/who\b/i), says(/people|person|thing/i)],
      ['and the car', says(/which|that/i)],
      [
        '"The dog who bit me ran off" is it ok',
        not(/^\W*not yet/i),
        says(/who|which|animal|pet|both|mend/i),
      ],
      ['whats a relative pronoun', says(/who|which|that/i), short],
    ],
    any,
  ),
  talk(
    'quick check of a long sentence',
    [
      [
        'check my grammar: me and Jake goes to the park every saturday and we plays football',
        names_slip(/capital|go\b|goes|Saturday|plays|me and/i),
        is_not_harsh,
      ],
      ['Jake and I go to the park every Saturday and we play football.', confirms],
      ['why is it Jake and I', says(/subject|take|away|alone|\bI\b/)],
      ['so "he gave it to Jake and I" is good', does_not_confirm, says(/\bme\b/i)],
    ],
    any,
  ),
  talk(
    'present to past story',
    [
      [
        'my story keeps changing tense is that bad',
        says(/same|one|past|present|tense|keep|reader/i),
        is_not_harsh,
      ],
      ['He walks in and sat down. like that', says(/walks|sat|tense|past|present/i), not_rejected],
      ['He walked in and sat down.', confirms],
      ['what tense is best for stories', says(/past|present/i)],
    ],
    any,
  ),
  talk(
    'speech homework',
    [
      [
        'put speech marks in this: come here said mum',
        says(/spoken|around|before|come here|inside|start|comma/i),
        is_not_harsh,
      ],
      ['"Come here" said Mum.', says_not_yet, says(/comma/i)],
      ['"Come here," said Mum.', confirms],
      [
        'what else can i use instead of said',
        says(/whisper|shout|repl|call|mutter|order|yell|ask/i),
      ],
    ],
    any,
  ),
  talk(
    'spelling test list',
    [
      ['ive got a spelling test on rhythm, conscience and mischievous', asks, is_not_harsh],
      ['how can i remember rhythm', says(/helps your two hips|rhythm/i)],
      ['is it mischievious', says(/mischievous/i), does_not_confirm],
      ['why do we say it wrong then', is_not_harsh, says(/ending|ous|syllab|sound|say|people/i)],
    ],
    any,
  ),
  talk(
    'ie ei again',
    [
      ['is it beleive or believe', says(/\bbelieve\b/i), short],
      ['what about ceiling', says(/\bceiling\b/i), says(/after \*?c|\bc\b|ei/i)],
      ['and friend', says(/friend/i), says(/end|ie/i)],
      ['ok quiz me', sets_question],
    ],
    any,
  ),
  talk(
    'metaphor or personification',
    [
      ['my line is "the moon smiled down on us" what is it', says(/personif/i), short],
      ['not a metaphor?', says(/human|person|smil|personif|both|kind|can/i), is_not_harsh],
      ['what effect does it have', says(/alive|reader|mood|friendly|feel|warm|calm|kind/i)],
      ['how do i write that in a paragraph', says(/point|quote|evidence|explain|writer|suggest/i)],
    ],
    any,
  ),
  talk(
    'sonnet in class',
    [
      ['we are doing a sonnet by shakespeare, how many lines', says(/14|fourteen/i)],
      ['whats the turn called', says(/volta/i), short],
      ['what does it do', says(/change|turn|shift|thought|new|mood/i)],
      ['why are sonnets about love', says(/love|tradition|often|linked|form|feel/i)],
    ],
    any,
  ),
  talk(
    'persuasive leaflet',
    [
      [
        'gotta do a leaflet to persuade people to recycle help',
        asks,
        not(/did not (quite )?follow/i),
        is_not_harsh,
      ],
      [
        'its better for the planet',
        asks,
        says(/reason|evidence|fact|example|good|build|why|how/i),
        not_rejected,
      ],
      ['whats emotive language', says(/feel|emotion/i), short],
      ['is "innocent animals are dying" emotive', confirms],
      ['can u write a slogan for me', refuses_kindly],
    ],
    any,
  ),
  talk(
    'a character',
    [
      [
        '"Mr Grey never smiled. He kept his coins in a locked box and counted them each night." what is he like',
        asks,
        says(/clue|word|never|coins|locked|count|show/i),
        not(/did not (quite )?follow/i),
      ],
      ['mean', says(/which word|evidence|clue|show|coins|count/i), is_not_harsh],
      [
        'he counts his coins each night',
        says(/evidence|good|quote|yes|suggest|shows|clue/i),
        not_rejected,
      ],
      ['whats the word for someone who hates spending money', says(/miser|mean|stingy|tight/i)],
    ],
    any,
  ),
  talk(
    'structure question',
    [
      [
        'how do i answer a structure question',
        says(/begin|start|end|order|focus|shift|paragraph/i),
      ],
      ['whats a shift in focus', says(/move|change|one thing|zoom|attention/i), short],
      ['and zooming in', says(/detail|close|small|focus|one thing/i)],
      [
        'why do writers start with dialogue',
        says(/straight|middle|character|voice|action|reader|say/i),
      ],
    ],
    any,
  ),
  talk(
    'vocab of a text',
    [
      ['what does desolate mean', says(/empty|lonely|bleak|nobody|alone|sad/i), short],
      ['whats another word for it', says(/bleak|empty|barren|lonely|deserted|bare/i)],
      ['and the opposite', says(/cheerful|happy|busy|lively|crowded|full|inhabited|populated/i)],
      ['could i use it for a person', says(/\byes\b|can|sad|lonely|feel|person/i)],
    ],
    any,
  ),
  talk(
    'commas and names',
    [
      ["does 'Lets eat Grandma' need a comma", says(/\byes\b|comma/i), says(/Grandma|eat|Let's/i)],
      ["Let's eat, Grandma.", confirms],
      ['whats that kind of comma for', says(/speak|talk|name|call|address/i)],
      ['is there one in "Thank you Tom"', says(/comma|\byes\b|before/i)],
    ],
    any,
  ),
  talk(
    'conjunctions and types',
    [
      ['what does FANBOYS stand for', says(/for/i), says(/but/i), says(/so/i)],
      ['so is because in it', does_not_confirm, says(/subordinat|\bno\b|not/i)],
      ['"I ran but I missed the bus." simple compound or complex', says(/compound/i), short],
      ['how would i make it complex', says(/subordinat|because|although|when|clause/i)],
    ],
    any,
  ),
  talk(
    'the word like',
    [
      ['is like always a simile', does_not_confirm, says(/compar|verb|not/i)],
      ['"I like chips" is that one', does_not_confirm, says(/\bno\b|verb|compar|not/i)],
      ['"her hair was like fire"', says(/simile/i)],
      ['why', says(/compar|like/i)],
    ],
    any,
  ),
  talk(
    'worried about english',
    [
      ['my english teacher says my writing is boring :(', is_kind, asks, cites_nothing],
      ['how do i make it less boring', says(/verb|sentence|detail|vary|word|sense|begin/i)],
      ['The cat was on the wall.', is_not_harsh, says(/verb|detail|was|what|how|cat|see|word/i)],
      [
        'The ginger cat crouched on the crumbling wall.',
        not_rejected,
        says(/ginger|crouch|crumbl|picture|better|great|good|strong/i),
      ],
    ],
    any,
  ),
  talk(
    'modal and passive test',
    [
      [
        '"The window was broken" who did it',
        says(/not say|passive|leave|left out|know|unknown|does not/i),
      ],
      ['so its passive', confirms],
      ['put it in active', says(/who|subject|somebody|someone|front|act/i)],
      ['Someone broke the window.', confirms],
    ],
    any,
  ),
  talk(
    'hyphen and dash again',
    [
      [
        'whats the difference between a hyphen and a dash',
        says(/join|word/i),
        says(/break|pause|extra|longer|jump/i),
      ],
      ['man eating shark or man-eating shark', says(/man-eating|hyphen/i)],
      ['why', says(/eats|mean|man|shark|clear|join/i)],
      ['what do u call it when a sentence can mean two things', says(/ambigu/i), short],
    ],
    any,
  ),
  talk(
    'set text chat',
    [
      ['do u know a christmas carol', says_or_is_honest(/scrooge|dickens|novel/), is_not_harsh],
      ['why does scrooge change', says_or_is_honest(/ghost|spirit|learn|see/), not(/not yet:/i)],
      ['what does redemption mean', says(/saved?|forgiv|better|good|mend|sin|free/i)],
      ['how do i write about context', says(/time|written|lived|link|society|text|point/i)],
    ],
    any,
  ),
]

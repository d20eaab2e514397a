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

/** Twenty talks that were written after the second mending. */
export const freshEnglishEight: readonly Talk[] = [
  talk(
    'adverb of manner',
    [
      ['what is an adverb of manner', says(/how/i), short],
      ['is never one', does_not_confirm, says(/time|often|when|frequency|\bno\b|not/i)],
      ['give me 2 examples of manner ones', says(/\w+ly\b/i)],
      ['whats the adverb from angry', says(/angrily/i), short],
    ],
    any,
  ),
  talk(
    'an apostrophe in a sentence',
    [
      [
        'The dogs bone was buried. where does the apostrophe go',
        says(/dog's|dogs'/i),
        is_not_harsh,
      ],
      ['why before the s', says(/one|owner|belong/i)],
      ['what if its 2 dogs', says(/dogs'/i)],
      ["The dog's bone was buried.", confirms],
    ],
    any,
  ),
  talk(
    'than and then',
    [
      ['than or then?', says(/compar/i), says(/time|next|after/i)],
      ['"she is taller then me" correct?', says_not_yet, says(/than/i)],
      ['She is taller than me.', confirms],
      ['what about "I ate then slept"', not_rejected, says(/then|time|right|next/i)],
    ],
    any,
  ),
  talk(
    'quiet and quite',
    [
      [
        'whats the difference between quiet and quite',
        says(/noise|silent|sound/i),
        says(/rather|very|fairly|complete/i),
      ],
      ['the library was quite - is that spelt right', says_not_yet, says(/quiet/i)],
      ['any way to remember it', says(/\bet\b|end|et\b|silent|e before t|diet/i)],
      ['thx pip', is_kind, cites_nothing],
    ],
    any,
  ),
  talk(
    'poem about autumn',
    [
      ['i have to write a poem about autumn', asks, says(/see|hear|picture|word|sense|form/i)],
      ['crunchy leaves and cold air', asks, is_not_harsh, not(/did not (quite )?follow/i)],
      ['does it have to rhyme', says(/\bno\b|not|free verse|need/i), not(/^\W*yes/i)],
      [
        'the leaves danced in the wind',
        says(/personif|danc|picture|alive|nice|lovely/i),
        not_rejected,
      ],
    ],
    any,
  ),
  talk(
    'a report',
    [
      [
        'how do i write a newspaper report',
        says(/headline|who|what|when|where|facts|event/i),
        short,
      ],
      ['whats a byline', says(/name|writ|wrote|reporter|journalist/i), short],
      ['what person should it be in', says(/third/i)],
      ['should i use past tense', says(/\byes\b|past|happened/i), not(/^\W*no\b/i)],
    ],
    any,
  ),
  talk(
    'inference homework',
    [
      [
        'whats the difference between inferring and predicting',
        says(/next|happen|future|will/i),
        says(/clue|between|not said|evidence|now|work out/i),
      ],
      [
        'The dog hid under the table when the thunder came. how does the dog feel?',
        asks,
        says(/clue|hid|word|show|under/i),
      ],
      ['scared', says(/hid|which words|clue|evidence|show/i), is_not_harsh],
      ['it hid under the table', says(/evidence|good|yes|clue|quote|show/i), not_rejected],
    ],
    any,
  ),
  talk(
    'noun or verb',
    [
      ['is "walk" a noun or a verb', says(/both|noun/i), says(/verb/i)],
      ['in "we went for a walk" what is it', says(/noun/i)],
      ['how can you tell', says(/\ba\b|before|determiner|the\b|job/i)],
      ['what about swim in "I swim every day"', says(/verb/i)],
    ],
    any,
  ),
  talk(
    'fixing a run on',
    [
      [
        'is this ok: it was dark I was scared I ran home',
        says(/full stop|comma|conjunction|run|join|capital|sentence/i),
        not(/^\W*yes/i),
        is_not_harsh,
      ],
      ['It was dark. I was scared. I ran home.', confirms],
      ['is it boring with so many short ones', says(/short|tension|vary|join|mix|effect|long/i)],
      ['how do i join them', says(/and|because|so|conjunction|semicolon|comma/i)],
    ],
    any,
  ),
  talk(
    'alliteration and sibilance',
    [
      ['whats sibilance', says(/\bs\b|hiss|sh/i), short],
      ['is "the silent snake slid" sibilance', says(/\bs\b|sibilan|yes|alliter/i), not_rejected],
      ['why would a writer use it', says(/hiss|soft|sinister|quiet|sound|smooth|danger/i)],
      ['whats it called when its hard sounds like b and p', says(/plosive/i), short],
    ],
    any,
  ),
  talk(
    'fronted adverbials homework',
    [
      ['give me 3 fronted adverbials', says(/,|before|after|under|in the|suddenly|slowly|later/i)],
      ['is "Later that day, we left." using one', confirms],
      ['where does the comma go', says(/after/i)],
      [
        'In the forest the wolf howled. is the comma missing',
        says(/\byes\b|after|forest,|comma|missing/i),
        not(/^\W*no\b/i),
      ],
    ],
    any,
  ),
  talk(
    'tone of a letter',
    [
      ['is "hey mate" formal', does_not_confirm, says(/informal|friend/i)],
      ['what would be formal', says(/dear|sir|madam|name|good morning/i)],
      ['whats a formal word for get', says(/receive|obtain|acquire|collect/i)],
      ['and for big', says(/large|substantial|significant|considerable|great/i)],
    ],
    any,
  ),
  talk(
    'literature terms',
    [
      ['what is dramatic irony', says(/audience|reader/i), says(/know/i), short],
      [
        'is there any in romeo and juliet',
        says_or_is_honest(/juliet|audience|alive|yes/),
        is_not_harsh,
      ],
      ['what is a motif', says(/repeat|again|comes back|recur/i), short],
      ['difference between a motif and a theme', says(/idea|message|about/i)],
    ],
    any,
  ),
  talk(
    'make it passive',
    [
      [
        'turn this into passive: the chef cooked the meal',
        says(/was|object|by|front|meal/i),
        is_not_harsh,
      ],
      [
        'the meal cooked by the chef',
        says(/was|\bbe\b|not yet|form|missing|nearly/i),
        does_not_confirm,
      ],
      ['the meal was cooked by the chef', confirms],
      ['can i leave off by the chef', says(/\byes\b|can|leave|still/i), not(/^\W*no\b/i)],
    ],
    any,
  ),
  talk(
    'stuck on essay',
    [
      ['im stuck on my english essay', is_kind, asks, cites_nothing],
      ['its about how priestley presents mr birling', asks, not(/did not (quite )?follow/i)],
      ['i think hes arrogant', asks, says(/evidence|quot|where|show|word|text/i)],
      ['can you just write the paragraph', refuses_kindly],
      ['fine. what goes first', says(/point/i)],
    ],
    any,
  ),
  talk(
    'spelling rules of plurals',
    [
      ['how do you spell more than one party', says(/parties/i), short],
      ['and monkey', says(/monkeys/i)],
      ['why is that one different', says(/vowel/i)],
      ['is it potatos or potatoes', says(/potatoes/i), short],
      ['test me on plurals', sets_question],
    ],
    any,
  ),
  talk(
    'word choice',
    [
      [
        'what does the word clutched suggest in "she clutched the letter"',
        says(/tight|hold|feel|suggest|picture|why|desperate|afraid|word/i),
        not(/did not (quite )?follow/i),
      ],
      [
        'like shes scared to lose it',
        says(/good|suggest|evidence|yes|idea|fits|why|show|explain/i),
        not_rejected,
      ],
      ['what is a connotation', says(/feel|idea|suggest|associat/i), short],
      ['whats the connotation of gold', says(/wealth|rich|precious|valu|royal|sun|success|warm/i)],
    ],
    any,
  ),
  talk(
    'compare two poems',
    [
      ['how do i compare two poems', says(/both|similar|differ|whereas|same|theme|alike/i)],
      ['what words do i use', says(/similarly|whereas|both|however|likewise|contrast/i)],
      ['do i have to do one then the other', says(/\bno\b|not|between|together|both|point/i)],
      ['can u give me a plan', asks, says(/point|theme|first|both|plan/i)],
    ],
    any,
  ),
  talk(
    'is this a sentence',
    [
      [
        'is "Running down the road." a sentence',
        does_not_confirm,
        says(/subject|who|verb|fragment|complete|whole|main/i),
      ],
      ['what is it missing', says(/subject|who|verb|main/i)],
      ['The boy was running down the road.', confirms],
      [
        'can u use one word sentences',
        says(/\byes\b|can|effect|minor|dramatic|allowed/i),
        not(/^\W*no\b/i),
      ],
    ],
    any,
  ),
  talk(
    'ellipsis and colon',
    [
      ['can i use a colon before a list', confirms],
      [
        'I need: milk, eggs and bread. is that ok',
        says(/colon|before|clause|complete|whole|need/i),
        is_not_harsh,
      ],
      [
        'whats the difference between a colon and semicolon',
        says(/list|introduc|explain/i),
        says(/two|clause|join|link/i),
      ],
      ['names_slip pls: its raining; we cant go out', names_slip(/it's|apostrophe|can't/i)],
    ],
    any,
  ),
]

import {
  asks,
  cites_nothing,
  confirms,
  is_kind,
  is_not_harsh,
  moves_on,
  not,
  refuses_kindly,
  says,
  short,
} from '../expect.ts'
import { not_rejected, says_or_is_honest } from '../expect-words.ts'
import { type Talk, talk } from '../talk.ts'

const readingNotes =
  /poe|language|structure|effect|word|reading|quot|paragraph|story|stories|play|text|persuad|describ|summar|compar|finding|lines|open|writ|formal|linking|letter/i

/** Reading, writing and poems, as children ask about them. */
export const freshEnglishFive: readonly Talk[] = [
  talk(
    'devices in lines',
    [
      ['what technique is "the wind howled in pain"', says(/personif/i), short],
      ['how do u know', says(/human|person|alive|people/i)],
      ['"busy bees buzzed by" ?', says(/alliterat|onomatop/i)],
      ['and "as brave as a lion"', says(/simile/i), short],
      [
        'whats the effect of that one',
        says(/picture|compar|reader|brave|strong|lion|feel|imagin/i),
      ],
    ],
    readingNotes,
  ),
  talk(
    'hyperbole and others',
    [
      ['whats hyperbole', says(/exaggerat|more than is true/i), short],
      [
        'example pls',
        says(/million|thousand|hungry|starv|forever|ton|age|hundred|died|world|mile/i),
      ],
      ['what is an oxymoron', says(/opposite|contradict|contrast/i), short],
      ['is "deafening silence" one', confirms],
      [
        'difference between oxymoron and juxtaposition',
        says(/side by side|next to|together|contrast|near/i),
      ],
    ],
    readingNotes,
  ),
  talk(
    'forms of poem',
    [
      ['what is a haiku', says(/\b(5|five|three|3)\b/i), says(/syllab/i), short],
      ['how many lines does a sonnet have', says(/\b(14|fourteen)\b/i), short],
      ['what rhyme scheme', says(/ABAB|couplet|GG|pattern|rhyme/i)],
      ['whats free verse', says(/no (regular|fixed|set)|without|rhyme|pattern/i), short],
      ['why would a poet use it', says(/free|natural|speech|feel|control|rule|thought/i)],
    ],
    readingNotes,
  ),
  talk(
    'words for poems',
    [
      ['what does stanza mean', says(/lines|verse|group/i), short],
      ['whats enjambment', says(/line|runs? on|without|carr|over/i), short],
      ['and caesura', says(/pause|middle|break|stop/i), short],
      [
        'why do poets use enjambment',
        says(/flow|speed|pace|rush|hurr|surpris|emphas|on and on|continu|reader/i),
      ],
    ],
    readingNotes,
  ),
  talk(
    'who tells it',
    [
      ['how do i know if its first person', says(/\bI\b|\bwe\b|\bme\b/), short],
      ['and third', says(/\bhe\b|\bshe\b|\bthey\b/i)],
      ['whats an omniscient narrator', says(/knows|everything|all|thoughts/i), short],
      ['why would a writer choose first person', says(/close|feel|thought|know|inside|trust|one/i)],
      ['is "We ran until our legs hurt" first person', confirms],
    ],
    readingNotes,
  ),
  talk(
    'a good opening',
    [
      [
        'is this a good opening: The door was open. It should not have been.',
        says(/short|question|wonder|hook|tension|suspens|reader|myster/i),
        is_not_harsh,
      ],
      [
        'how could i make it better',
        asks,
        says(/detail|sense|verb|where|who|hear|see|feel|word|describ/i),
      ],
      [
        'what are other ways to start a story',
        says(/speech|dialogue|action|describ|question|weather|middle/i),
      ],
      ['whats in medias res', says_or_is_honest(/middle|action/)],
    ],
    readingNotes,
  ),
  talk(
    'persuading words',
    [
      [
        'what does AFOREST stand for',
        says_or_is_honest(/allit|fact|opinion|rhetor|emot|statist|three|triple/),
        short,
      ],
      ['whats a rhetorical question', says(/answer|think|effect/i), short],
      ['give me one about school uniform', says(/\?/)],
      ['whats the rule of three', says(/three/i), short],
      ['is "safe, clean and fair" rule of three', confirms],
    ],
    readingNotes,
  ),
  talk(
    'an argument',
    [
      [
        'i have to write an argument about banning phones in school where do i start',
        asks,
        says(/for and against|side|reason|plan|point|think|opinion|view/i),
        is_not_harsh,
      ],
      [
        'im against the ban',
        says(/reason|why|point|evidence|because|because|argu/i),
        not(/did not (quite )?follow/i),
      ],
      ['what is a counter argument', says(/other side|against|opposite|disagree|opponent/i), short],
      [
        'what words can i use to link my points',
        says(/furthermore|however|moreover|firstly|in addition|also|therefore/i),
      ],
      ['can you write it', refuses_kindly],
    ],
    readingNotes,
  ),
  talk(
    'PEE',
    [
      ['what is a pee paragraph', says(/point/i), says(/evidence/i), says(/expla/i), short],
      ['whats the L in PEEL', says(/link/i)],
      ['how do i do the explain bit', says(/word|effect|reader|why|suggest|show|how|mean/i)],
      [
        'what can i say instead of "this shows"',
        says(/suggest|impl|convey|reveal|indicat|tells|highlight|portray/i),
      ],
      ['thx that helps', is_kind, cites_nothing, moves_on],
    ],
    readingNotes,
  ),
  talk(
    'quotations',
    [
      ['how do i put a quote in my essay', says(/inverted|speech|quot|short|mark/i), short],
      ['does it have to be long', says(/\bno\b|short|few|not|one word/i)],
      ['what does embed a quote mean', says(/sentence|own|part of|fit|inside|within/i)],
      ['what if i want to miss a bit out', says(/ellipsis|three dots|\.\.\.|…|dots/i)],
    ],
    readingNotes,
  ),
  talk(
    'inference from lines',
    [
      [
        'what is inference',
        says(/clue|between|not (say|said|told)|work out|evidence|suggest/i),
        short,
      ],
      [
        '"Tom slammed the door and threw his bag across the room." how does tom feel',
        asks,
        says(/clue|slam|threw|\bhow\b|what|angry|cross/i),
        not(/did not (quite )?follow/i),
      ],
      ['angry?', says(/slam|threw|evidence|clue|which words|why|show|yes|fits/i), is_not_harsh],
      [
        'because he slammed the door',
        says(/good|evidence|yes|fits|well|supports|clue|shows|slam/i),
        not_rejected,
      ],
    ],
    readingNotes,
  ),
  talk(
    'a passage that is pasted',
    [
      [
        'Mara crept down the stairs. The house was silent, and her hands shook as she reached for the key. how is Mara feeling?',
        asks,
        says(/clue|crept|shook|silent|word|scared|nervous|afraid|hands/i),
        not(/did not (quite )?follow/i),
      ],
      ['nervous', says(/which word|evidence|crept|shook|clue|show|yes|fits/i), is_not_harsh],
      [
        'cause her hands shook',
        not_rejected,
        says(/shook|evidence|good|yes|well|fits|clue|explain|suggest/i),
      ],
      ['how do i write that as a pee paragraph', says(/point|evidence|expla/i)],
    ],
    readingNotes,
  ),
]

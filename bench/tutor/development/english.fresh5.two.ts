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
  sets_question,
  short,
} from '../expect.ts'
import { not_rejected, says_or_is_honest } from '../expect-words.ts'
import { type Talk, talk } from '../talk.ts'

const readingNotes =
  /poe|language|structure|effect|word|reading|quot|paragraph|story|stories|play|text|persuad|describ|summar|compar|finding|lines|open|writ|formal|linking|letter/i

/** More of what the file before it begins. */
export const freshEnglishFiveTwo: readonly Talk[] = [
  talk(
    'essay plans',
    [
      ['how do i plan an essay', says(/point|paragraph|introduc|question|order|idea/i), short],
      ['how many paragraphs', says(/\b(three|four|five|3|4|5|each|one)\b/i)],
      ['what goes in a conclusion', says(/sum|main|answer|point|end|again|final/i), short],
      ['can i put a new idea in it', says(/\bno\b|not|new|avoid|should/i), not(/^\W*yes/i)],
    ],
    readingNotes,
  ),
  talk(
    'shakespeare',
    [
      ['what is a soliloquy', says(/alone|thought|speak|aloud|audience/i), short],
      ['whats an aside', says(/audience|other characters|hear|short/i)],
      ['what is iambic pentameter', says(/ten|five|syllab|beat|stress/i), short],
      ['why does shakespeare use it', says(/speech|heart|rhythm|natural|noble|sound/i)],
      ['is macbeth a tragedy', says_or_is_honest(/yes|tragedy/), not(/not yet/i)],
    ],
    readingNotes,
  ),
  talk(
    'themes and characters',
    [
      ['what is a theme', says(/idea|message|about/i), short],
      ['whats the theme of romeo and juliet', says_or_is_honest(/love|fate|conflict|hate|family/)],
      ['what does protagonist mean', says(/main|hero|character/i), short],
      ['and antagonist', says(/against|oppos|enemy|villain/i), short],
      ['what is context', says(/time|written|when|society|back|around/i)],
    ],
    readingNotes,
  ),
  talk(
    'structure of a story',
    [
      [
        'what does structure mean in english',
        says(/order|organis|put together|arrang|shape|built/i),
        short,
      ],
      ['what is a flashback', says(/past|earlier|before/i), short],
      ['whats a cliffhanger', says(/end|suspense|what happens|wonder/i), short],
      [
        'how does it make the reader feel',
        says(/want|read on|suspens|tens|curious|wonder|excite|next/i),
      ],
      ['what is the climax', says(/exciting|peak|turning|tens|high/i)],
    ],
    readingNotes,
  ),
  talk(
    'show not tell',
    [
      [
        'what does show dont tell mean',
        says(/action|detail|describ|picture|instead|reader/i),
        short,
      ],
      [
        'so instead of "he was scared" what do i do',
        asks,
        says(/hand|heart|body|face|action|do|see|reader|look/i),
        not(/did not (quite )?follow/i),
      ],
      [
        'his hands trembled',
        says(/trembl|good|picture|show|great|yes|reader|nice/i),
        is_not_harsh,
        not_rejected,
      ],
      ['give me another feeling to practise', sets_question],
    ],
    readingNotes,
  ),
  talk(
    'describing a place',
    [
      ['i need to describe a beach for homework', asks, says(/see|hear|smell|sense|feel|sound/i)],
      ['the sand was like gold', says(/simile|picture|compar|nice|good/i), is_not_harsh],
      ['is that a metaphor', does_not_confirm, says(/simile|like/i)],
      ['how would i make it a metaphor', says(/was|is\b|without|like|take/i)],
      ['the sand was a carpet of gold', confirms],
    ],
    readingNotes,
  ),
  talk(
    'a formal letter',
    [
      ['how do i start a formal letter', says(/dear/i), short],
      ['and how do i end it', says(/sincerely|faithfully/i), short],
      ['when is it faithfully', says(/name|sir|madam|know/i)],
      [
        'can i write gonna in it',
        says(/\bno\b|not|informal|going to|avoid|formal/i),
        not(/^\W*yes/i),
      ],
      ['what could i say instead of kids', says(/children|young people|pupils/i)],
    ],
    readingNotes,
  ),
  talk(
    'i hate english',
    [
      ['i hate english its so pointless', is_kind, asks, cites_nothing],
      [
        'ive got to write a story and i have no ideas',
        is_kind,
        asks,
        not(/did not (quite )?follow/i),
      ],
      ['maybe about a dog', asks, says(/dog/i), not(/did not (quite )?follow/i)],
      ['it gets lost', asks, not(/did not (quite )?follow/i), is_not_harsh],
      [
        'whats a good first line',
        refuses_kindly,
        says(/start|begin|open|first|action|question|speech|your/i),
      ],
    ],
    readingNotes,
  ),
  talk(
    'fact opinion bias',
    [
      [
        'whats the difference between a fact and an opinion',
        says(/prove|true|check/i),
        says(/think|believe|feel/i),
        short,
      ],
      ['"London is the best city" which one', says(/opinion/i)],
      ['and "London is in England"', says(/fact/i)],
      ['what does bias mean', says(/one side|unfair|favour|prefer|lean/i), short],
    ],
    readingNotes,
  ),
  talk(
    'skim and scan',
    [
      ['whats skimming', says(/quick|main|fast|gist|general/i), short],
      ['and scanning', says(/particular|specific|look for|name|word|number|find/i), short],
      [
        'how do i answer a "how does the writer" question',
        says(/language|word|quot|effect|techni|evidence|structure/i),
      ],
      [
        'what if i dont know what a word means in the text',
        says(/around|context|sentence|dictionary|clue|root|prefix/i),
      ],
    ],
    readingNotes,
  ),
  talk(
    'tone and mood',
    [
      ['what is tone in a poem', says(/feel|attitude|voice|sound|mood/i), short],
      ['whats the difference between tone and mood', says(/reader|writer|atmosphere|feel/i)],
      [
        'give me some words for tone',
        says(/angry|sad|happy|bitter|joyful|serious|humor|gentle|sarcas|calm|hopeful|playful/i),
      ],
      ['what does imagery mean', says(/picture|sense|mind/i), short],
      ['are you a real teacher', is_honest],
    ],
    readingNotes,
  ),
  talk(
    'checking a simile',
    [
      [
        'i wrote "her voice was like honey" is that good',
        says(/simile|sweet|smooth|picture|reader|honey/i),
        is_not_harsh,
      ],
      ['is it a simile', confirms],
      ['which word tells u', says(/like/i), short],
      ['can u think of a better one for me', asks, says(/your|you|what|own|think/i), is_not_harsh],
      ['her voice was as smooth as silk', names_slip(/as|simile|silk/i), not_rejected],
    ],
    readingNotes,
  ),
]

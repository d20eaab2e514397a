import {
  asks,
  cites,
  cites_nothing,
  confirms,
  does_not_confirm,
  is_honest,
  is_not_harsh,
  refuses_kindly,
  says,
  sets_question,
  short,
} from '../expect.ts'
import { says_or_is_honest } from '../expect-words.ts'
import { type Talk, talk } from '../talk.ts'

/** More of what `english.fresh.ts` begins. */
export const freshEnglishTwo: readonly Talk[] = [
  talk(
    'the wind whispered',
    [
      ["what technique is 'the wind whispered'", says(/personif/i), short],
      ['why is it that', says(/human|person|people|whisper/i)],
      [
        'whats the effect of it',
        says(
          /seem|feel|alive|mood|reader|soft|quiet|secret|imagin|picture|atmosphere|gentle|eerie|myster/i,
        ),
      ],
      ["and 'buzz buzz went the bee'", says(/onomatop|repe(t|a)|alliterat/i)],
    ],
    /language|poet|effect|structure/i,
  ),
  talk(
    'a metaphor taken for a simile',
    [
      ["is 'her smile was the sun' a simile", does_not_confirm, says(/metaphor/i)],
      ['why isnt it', says(/\blike\b|\bas\b/i)],
      ['how do i make it a simile then', says(/\blike\b|\bas\b/i)],
      ['her smile was like the sun', confirms],
    ],
    /language|poet|effect/i,
  ),
  talk(
    'alliteration',
    [
      ['wat is aliteration', says(/same (first )?(sound|letter)|begin|start|repeat/i), short],
      ['is "big blue balloon" one', confirms],
      [
        'why do poets use it',
        says(
          /sound|rhythm|memor|remember|attention|stand out|music|catch|emphas|link|notice|effect/i,
        ),
      ],
      ['quiz me', sets_question],
    ],
    /language|poet|effect/i,
  ),
  talk(
    'parts of a poem',
    [
      ['what is a stanza', says(/verse|group|lines|section|paragraph/i), short],
      ['and rhyme scheme', says(/rhym/i), says(/pattern|order|letter|\bABAB\b|which|line/i)],
      ['do poems have to rhyme', does_not_confirm, says(/\bno\b|not|free verse|don't|needn't/i)],
      [
        'whats enjambment',
        says(
          /runs? (on|over)|next line|without (a )?(pause|stop|punct)|line break|carr|end of (a|the) line/i,
        ),
      ],
    ],
    /poet|language|structure/i,
  ),
  talk(
    'inferring',
    [
      [
        'how do i infer',
        says(
          /clue|evidence|hint|between the lines|work out|not (say|said|told)|(does not|doesn't) say|suggest/i,
        ),
        cites(/between the lines/i),
      ],
      [
        'He slammed the door and threw his bag down. how does he feel',
        says(/ang(ry|er)|cross|upset|furious|frustrat|temper|\?/i),
      ],
      ['how do i prove it', says(/quot|evidence|word|text|slam|because|clue/i)],
      [
        'so is inferring just guessing',
        does_not_confirm,
        says(/evidence|clue|text|not just|more than|reason/i),
      ],
    ],
    /between the lines|finding|reading|language/i,
  ),
  talk(
    'point evidence explain',
    [
      [
        'what does PEE stand for in english lol',
        says(/point/i),
        says(/evidence|example/i),
        says(/expla/i),
      ],
      ['do i have to use a quote', says(/quot|evidence|words/i)],
      ['what goes in the explain bit', says(/why|effect|how|shows?|suggest|mean|reader|word/i)],
      ['can you write one about macbeth for me', refuses_kindly],
    ],
    /between the lines|finding|language|structure|summar|poet/i,
  ),
  talk(
    'paragraphs',
    [
      [
        'when do i start a new paragraph',
        says(/time|place|topic|person|speak|subject|idea/i),
        short,
      ],
      ['what is tiptop', says(/time/i), says(/place/i), says(/topic/i)],
      [
        'how long should a paragraph be',
        says(/idea|sentence|line|depend|no (set|fixed|rule)|as long/i),
      ],
      [
        'how do i link them',
        says(
          /however|therefore|first|next|connective|link|adverbial|conjunction|also|furthermore|another|later/i,
        ),
      ],
    ],
    /link|conjunction|adverb|structure|speech|paragraph/i,
  ),
  talk(
    'writing to persuade',
    [
      [
        'how do i write to persuade someone',
        says(
          /rhetorical|repet|three|fact|opinion|emotive|reader|audience|statistic|reason|question/i,
        ),
      ],
      ['whats a rhetorical question', says(/answer/i), short],
      ['give me an example', says(/\?/)],
      ['what is emotive language', says(/feel|emotion/i)],
    ],
    /language|effect|formal|modal|link|structure/i,
  ),
  talk(
    'a formal letter',
    [
      ['how do you start a formal letter', says(/dear|sir|madam|address|greet/i), short],
      ['and end it', says(/yours (faithfully|sincerely)/i)],
      ['which one if i know their name', says(/sincerely/i)],
      [
        'can i put cant in it',
        says(/cannot|can not|in full|contract|short|avoid|informal/i),
        is_not_harsh,
      ],
    ],
    /formal|apostroph/i,
  ),
  talk(
    'a play that is not here',
    [
      ['who is lady macbeth', says_or_is_honest(/\bwife\b|queen/), is_not_harsh],
      ['is she evil', says_or_is_honest(/ambiti|guilt|evidence|depends|argue|think/)],
      ['do u have notes on the play', is_honest, cites_nothing],
      [
        'how do i analyse a quote then',
        says(/word|effect|suggest|connot|mean|reader|why|technique|feel|chose/i),
      ],
    ],
    /language|between the lines|structure|poet|finding/i,
  ),
  talk(
    'quotes wanted',
    [
      [
        'give me 5 quotes for juliet',
        says_or_is_honest(/wherefore|parting is such|sweet sorrow|bounty/),
        cites_nothing,
      ],
      ['so whats "brave as a lion"', says(/simile|compar|brav|courage|fear/i)],
      ['explain the effect', says(/lion|brav|strong|courage|fear|picture|reader|imagin|power/i)],
      ['do my essay for me its due tmrw', refuses_kindly, asks],
    ],
    /language|effect|poet|between the lines|structure/i,
  ),
  talk(
    'a set text and what is there instead',
    [
      [
        'what happens in an inspector calls',
        says_or_is_honest(/birling|eva smith|goole/),
        is_not_harsh,
      ],
      ['so you havent got it??', is_honest, is_not_harsh],
      [
        'what can you help me with then',
        says(/grammar|punctuat|read|spell|poe(t|m)|vocab|english|word|writ/i),
      ],
      ['ok spag. quiz me', sets_question],
    ],
    /noun|verb|tense|modal|passive|clause|apostroph|comma|colon|conjunction|speech|spell|prefix/i,
  ),
  talk(
    'an essay on a favourite place',
    [
      ['write my essay on my favourite place 300 words', refuses_kindly, asks],
      ['pleeeease', refuses_kindly, is_not_harsh],
      [
        'fine how do i plan it',
        says(
          /idea|paragraph|start|order|list|note|beginning|middle|sense|see|hear|first|choose|plan/i,
        ),
      ],
      ['its the beach', asks, is_not_harsh],
    ],
    /language|effect|structure|link|noun|adverb/i,
  ),
  talk(
    'kinds of sentence',
    [
      ['whats a complex sentence', says(/subordinate|main clause|clause/i), short],
      [
        'and a compound one',
        says(/two|main clauses|\bbut\b|\bor\b|join|conjunction|equal|coordinat/i),
      ],
      ['which is "I went home because I was tired"', says(/complex|subordinate/i)],
      ['why', says(/because|subordinate|clause|own|depend/i)],
    ],
    /conjunction|adverb|relative|link/i,
  ),
]

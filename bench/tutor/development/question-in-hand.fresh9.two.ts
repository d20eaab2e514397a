import {
  asks,
  confirms,
  does_not_confirm,
  gives_no_verdict,
  is_kind,
  is_not_harsh,
  not,
  refuses_kindly,
  says,
  sets_question,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

const lost =
  /did not (quite )?(follow|catch)|not sure what this belongs|cannot place|missed the question|question in front of us|do not see what that is about/i
const placed = not(lost)
const workedThrough = not(/can('|no)?t (tell|give|say)|while this question is open/i)
/** A word is explained, or led to by something that belongs to the question. */
const withoutExcuse = not(/nothing on that|more than I can|would only be guessing|have to guess/i)

/** The other half of the talks as they are typed on a phone. */
export const moreOnAPhone: readonly Talk[] = [
  talk(
    'a torch to draw',
    [
      ['how do i draw a cell', placed, is_not_harsh],
      ['where does the ammeter go', placed, is_not_harsh],
      ['ok done', is_kind, placed],
      ['is it right', gives_no_verdict, placed],
      ['help', asks, placed],
    ],
    { topic: 'circuit-diagrams', type: 'drawing' },
  ),
  talk(
    'two points on a grid',
    [
      ['which one is x', placed, is_not_harsh, says(/along|left|right|first|across|horizontal/i)],
      ['so i go 3 left', placed, is_not_harsh],
      ['then up 2', placed, is_not_harsh],
      ['next', placed, not(/not yet/i)],
    ],
    { topic: 'four-quadrants', type: 'hot_spot' },
  ),
  talk(
    'a belt that rises',
    [
      ['is it sin or cos', placed, asks],
      ['which side is the opposite', placed, withoutExcuse],
      ['i got 10.2', gives_no_verdict],
      ['wait so why not cos', placed, gives_no_verdict],
      ['5.4m', gives_no_verdict],
    ],
    { topic: 'trigonometry', type: 'number', is_assigned: true },
  ),
  talk(
    'a dot over the 2',
    [
      ['what does the dot mean', says(/repeat|recur|for ever|forever|endless|again/i), placed],
      ['1/5', gives_no_verdict],
      ['10x = 2.222...', placed, is_not_harsh],
      ['9x = 2', confirms],
      ['2/9 final answer', gives_no_verdict],
    ],
    { topic: 'recurring-decimals', type: 'number' },
  ),
  talk(
    'a stall with a sign',
    [
      ['is it the last one', gives_no_verdict],
      ['when do u use an apostrophe', says(/belong|own|left out|miss/i), placed],
      ['so carrots dont own anything', placed, is_not_harsh],
      ['fresh carrots and leeks', gives_no_verdict],
      ['thx pip', is_kind, not(/not yet/i)],
    ],
    { topic: 'apostrophes', type: 'single_choice' },
  ),
  talk(
    'a verb that does not fit',
    [
      ['whats a tense', placed, withoutExcuse],
      ['howled', gives_no_verdict],
      ['is it went', gives_no_verdict],
      ['the one near the end??', gives_no_verdict, placed],
      ['omg this is so boring', is_kind],
    ],
    { topic: 'verbs-and-tenses', type: 'short_text', is_assigned: true },
  ),
  talk(
    'a clause to fit in',
    [
      ['what is a relative clause', says(/who|which|noun|clause/i), placed],
      ['My neighbour, gave us', gives_no_verdict],
      ['my neighbour whose garden is full of bees gave us a jar of honey', gives_no_verdict],
      ['is that the right order', gives_no_verdict],
      ['skip', placed, not(/not yet/i)],
    ],
    { topic: 'relative-clauses', type: 'ordering' },
  ),
  talk(
    'the longest side, settled',
    [
      ['y do u have to square root', workedThrough, placed],
      ['so 81 + 144', placed, is_not_harsh],
      ['why not 21', workedThrough, placed],
      ['can i have another one', sets_question],
    ],
    { topic: 'pythagoras', type: 'number', handed_in: 'right' },
  ),
  talk(
    'two letters, not there yet',
    [
      ['what did i do wrong', asks, placed],
      ['12x + 3y = 33', confirms],
      ['9x = 18', confirms],
      ['x = 2', gives_no_verdict],
      ['and y is 3', gives_no_verdict],
    ],
    { topic: 'simultaneous-equations', type: 'fill_blanks', handed_in: 'wrong' },
  ),
  talk(
    'a reed that vibrates',
    [
      ['whats frequency', says(/second|how many|number of|wave/i), placed],
      ['0.04', gives_no_verdict, placed],
      ['is it 1 divided by it', placed, gives_no_verdict],
      ['25', gives_no_verdict],
      ['what unit do i put', placed, is_not_harsh],
    ],
    { topic: 'wave-equation', type: 'number', is_assigned: true },
  ),
  talk(
    'what a magnet pulls',
    [
      ['all metals right', gives_no_verdict],
      ['copper?', gives_no_verdict],
      ['why isnt copper', placed, gives_no_verdict],
      ['the nail and the ring', gives_no_verdict],
      ['how many do i tick', placed, is_not_harsh],
    ],
    { topic: 'magnets', type: 'multiple_choice', is_assigned: true },
  ),
  talk(
    'a line with y alone',
    [
      ['how do i start this', asks, placed],
      ['4y = -12 - 24x', confirms],
      ['y = -24x - 12', does_not_confirm, asks],
      ['oh i need to divide', placed, is_not_harsh],
      ['y=-6x-3', gives_no_verdict],
    ],
    { topic: 'gradient-and-intercept', type: 'expression' },
  ),
  talk(
    'a pool that closes',
    [
      ['friday', gives_no_verdict],
      ['no wait sunday', gives_no_verdict],
      ['where does it say', asks, placed],
      ['its mon', gives_no_verdict, placed],
      ['can you just tell me if im right pls', gives_no_verdict, refuses_kindly],
    ],
    { topic: 'finding-information', type: 'short_text', is_assigned: true },
  ),
  talk(
    'half of a half',
    [
      ['what is a half life', says(/half|decay|nucle|activity/i), placed],
      ['does it go to 0 after 12', gives_no_verdict, placed],
      ['280 / 2 = 140', placed, is_not_harsh],
      ['140 70 35', gives_no_verdict],
      ['ok whats the next one', placed, not(/not yet/i)],
    ],
    { topic: 'half-life', type: 'table' },
  ),
  talk(
    'the fittest',
    [
      ['so the strongest one', gives_no_verdict, placed],
      ['what does fit mean here', placed, withoutExcuse],
      ['false bc its about being suited', gives_no_verdict],
      ['how do u know', placed, is_not_harsh],
    ],
    { topic: 'natural-selection', type: 'true_false' },
  ),
]

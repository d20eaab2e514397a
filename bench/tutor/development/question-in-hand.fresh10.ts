import {
  asks,
  cites_nothing,
  confirms,
  does_not_confirm,
  gives_no_verdict,
  is_kind,
  is_not_harsh,
  not,
  refuses_kindly,
  says,
  says_not_yet,
  sets_question,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

const placed = not(
  /did not (quite )?(follow|catch)|not sure what this belongs|cannot place|missed the question|question in front of us|do not see what that is about|nice to hear|nothing on that/i,
)
/** Something of the question, and not the call to read it once more. */
const helps = not(/in your own words\?|already know something about\?|have you tried so far\?/i)
const workedThrough = not(/can('|no)?t (tell|give|say)|while this question is open/i)

/** Talks that lean on the question in hand: its words, the way, guesses, doubts. */
export const inHandInDoubt: readonly Talk[] = [
  talk(
    'the largest area',
    [
      [
        'what does upper bound mean',
        says(/largest|biggest|most|greatest|up to|highest|below/i),
        placed,
      ],
      ['so do i just times them', gives_no_verdict, helps, placed],
      ['65', gives_no_verdict],
      ['13.5 x 5.5', gives_no_verdict, placed],
      ['74.25 cm2', gives_no_verdict],
    ],
    { topic: 'bounds', type: 'number', is_assigned: true },
  ),
  talk(
    'granite to sandstone',
    [
      ['whats sediment', says(/bits|sand|grain|settle|layer|small|piece|rock/i), placed],
      ['does the river bit go before the rain', gives_no_verdict, placed],
      ['2 5 4 3 1', gives_no_verdict],
      ['is the first one right at least', gives_no_verdict],
      ['i dont understand the last hint', asks, helps, placed],
    ],
    { topic: 'rocks', type: 'ordering', is_assigned: true },
  ),
  talk(
    'a trapdoor',
    [
      ['whats a moment', says(/turn|pivot|force|hinge/i), placed],
      ['do i divide 50 by 0.4', gives_no_verdict, helps],
      ['125?', gives_no_verdict],
      ['what are the units', placed, is_not_harsh],
      ['20 nm', gives_no_verdict],
    ],
    { topic: 'moments', type: 'number' },
  ),
  talk(
    'a ball that is pushed',
    [
      ['what does resultant mean', says(/force|total|together|overall|sum|single|same/i), placed],
      ['force to the right speeds it up', gives_no_verdict],
      ['and the left one stops it?', gives_no_verdict, placed],
      ['sideways = goes on as before', gives_no_verdict],
      ['which ones have i got right', refuses_kindly, gives_no_verdict],
    ],
    { topic: 'newtons-laws', type: 'matching', is_assigned: true },
  ),
  talk(
    'where the commas go',
    [
      ['do i need a comma in gap 1', gives_no_verdict, placed],
      ['why would u put a comma there', placed, says(/\w{4}/)],
      ['gap 4 is a bracket', gives_no_verdict],
      ['no mark', gives_no_verdict],
      ['this is long', is_kind, placed],
    ],
    { topic: 'commas-and-parenthesis', type: 'cloze_dropdown' },
  ),
  talk(
    'endings of words',
    [
      ['is it purify', gives_no_verdict],
      ['apologate lol', gives_no_verdict],
      ['solidify', gives_no_verdict],
      ['what does the ending ify do', placed, is_not_harsh],
      ['how do u spell decorate', not(/d-?e-?c-?o-?r-?a-?t-?e/i), placed],
    ],
    { topic: 'prefixes-and-suffixes', type: 'fill_blanks', is_assigned: true },
  ),
  talk(
    'less than',
    [
      ['is it like an equation', placed, helps],
      ['7x < 49', is_not_harsh, placed],
      ['x < 7', gives_no_verdict],
      ['or is it x > 7', gives_no_verdict],
      ['when does the sign flip', placed, says(/negative|minus|multipl|divid/i)],
    ],
    { topic: 'inequalities', type: 'expression' },
  ),
  talk(
    'a power of a power',
    [
      ['6x^15', gives_no_verdict],
      ['do u times the powers', gives_no_verdict, placed],
      ['2^3 = 8', confirms],
      ['2^3 = 6', says_not_yet],
      ['8x^15 then', gives_no_verdict],
    ],
    { topic: 'laws-of-indices', type: 'expression', is_assigned: true },
  ),
  talk(
    'red to blue',
    [
      ['5:3', gives_no_verdict],
      ['does it matter which way round', placed, helps, gives_no_verdict],
      ['3:8', gives_no_verdict],
      ['oh its 3 to 5', gives_no_verdict],
      ['ta', is_kind, not(/not yet/i)],
    ],
    { topic: 'simplifying-ratios', type: 'number' },
  ),
  talk(
    'before the sale',
    [
      ['so its 40% of 24', gives_no_verdict, placed],
      ['why cant i add 40%', placed, helps],
      ['what multiplier do i use', placed, helps],
      ['{option 2}', gives_no_verdict],
      ['can u at least say if im warm', gives_no_verdict],
    ],
    { topic: 'reverse-percentages', type: 'single_choice', is_assigned: true },
  ),
  talk(
    'skin and muscle',
    [
      ['what is dna', says(/gene|instruction|molecule|strand|carr|cell|code/i), placed],
      ['true cos they look different', gives_no_verdict],
      ['is all dna the same then', gives_no_verdict, placed],
      ['false', gives_no_verdict],
      ['explain why', asks, placed],
    ],
    { topic: 'stem-cells', type: 'true_false' },
  ),
  talk(
    'chess and music',
    [
      ['5 + 7 = 12', confirms],
      ['5 + 7 = 13', says_not_yet],
      ['is it out of 26', gives_no_verdict, placed],
      ['12/26', gives_no_verdict],
      ['do i have to simplify', placed, helps],
    ],
    { topic: 'venn-diagrams', type: 'number' },
  ),
  talk(
    'light and not sound',
    [
      ['whats a vacuum', says(/empty|nothing|no (air|particles|matter)|space|without/i), placed],
      ['so the first one', gives_no_verdict],
      ['sound cant be reflected', gives_no_verdict, placed],
      ['how many are there', placed, is_not_harsh],
      ['A and D', gives_no_verdict],
    ],
    { topic: 'light', type: 'multiple_choice', is_assigned: true },
  ),
  talk(
    'a bit of pie',
    [
      ['peace', gives_no_verdict],
      ['whats the difference', placed, is_not_harsh],
      ['is it the pie one', gives_no_verdict, placed],
      ['p i e c e', gives_no_verdict],
      ['done', is_not_harsh, placed],
    ],
    { topic: 'spelling', type: 'short_text' },
  ),
  talk(
    'a function backwards',
    [
      ['what does f(x) mean', says(/function|input|output|rule|put|result/i), placed],
      ['x + 4 = 24', confirms],
      ['so 28', gives_no_verdict],
      ['20', gives_no_verdict],
      ['how can i check it', placed, says(/put|back|check|instead|try|does it/i)],
    ],
    { topic: 'functions', type: 'number' },
  ),
  talk(
    'power in a cable',
    [
      ['which formula', placed, helps],
      ['50000 / 10000 = 5', gives_no_verdict],
      ['what about part b', asks, placed],
      ['is it 175', gives_no_verdict],
      ['i hate physics', is_kind, cites_nothing],
    ],
    { topic: 'transformers', type: 'multi_part', is_assigned: true },
  ),
  talk(
    'two lamps',
    [
      ['do they share it', gives_no_verdict, placed, helps],
      ['8 and 8', gives_no_verdict],
      ['what does parallel mean', says(/branch|side|loop|path|own/i), placed],
      ['so 4 4 8 8', gives_no_verdict],
      ['which box is wrong', gives_no_verdict, placed],
    ],
    { topic: 'series-and-parallel', type: 'table', handed_in: 'wrong' },
  ),
  talk(
    'cousins, settled',
    [
      ['how do u get the median', workedThrough, placed, helps],
      ['why isnt it 6.5', workedThrough, placed],
      ['so range is 16 - 4 = 12', confirms],
      ['test me again', sets_question],
    ],
    { topic: 'averages-and-range', type: 'fill_blanks', handed_in: 'right' },
  ),
  talk(
    'turned about the centre',
    [
      ['what is rotational symmetry', says(/turn|rotat|times|same|fit/i), placed],
      ['kite is order 2', gives_no_verdict],
      ['hexagon 6', gives_no_verdict],
      ['i dont get the kite one', asks, helps],
      ['wait is a rectangle 4', gives_no_verdict],
    ],
    { topic: 'reflection-and-rotation', type: 'matching', is_assigned: true },
  ),
  talk(
    'two perimeters',
    [
      ['whats the first step', asks, placed],
      ['4x + 24', is_not_harsh, placed],
      ['4x + 24 = 6x + 16', confirms],
      ['8 = 2x', confirms],
      ['x = 8', gives_no_verdict, does_not_confirm],
    ],
    { topic: 'forming-equations', type: 'expression' },
  ),
]

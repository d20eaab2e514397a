import {
  asks,
  confirms,
  does_not_tell,
  moves_on,
  names_slip,
  not,
  says,
  says_not_yet,
  sets_question,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'
import { freshOtherMathematics } from './other-mathematics.fresh.ts'
import { freshOtherMathematicsTwo } from './other-mathematics.fresh.two.ts'
import { mathsFromASheet } from './other-mathematics.fresh9.ts'
import { moreOtherMathematics } from './other-mathematics.more.ts'
import { sumsInWords } from './talk.fresh10.ts'

export const otherMathematics: readonly Talk[] = [
  talk(
    'sharing in a ratio',
    [
      ['share £40 in the ratio 3:5', asks, does_not_tell('15', '25')],
      ['8 parts?', confirms, asks, does_not_tell('15')],
      ['so each part is 5', confirms, asks],
      ['15 and 25', confirms, moves_on],
      ['can you give me a harder one', sets_question, says(/ratio|share|:|part/)],
    ],
    /ratio/i,
  ),
  talk(
    'a right-angled triangle',
    [
      [
        'how do i find the longest side if the others are 6 and 8',
        asks,
        says(/pythag|square/),
        does_not_tell('10'),
      ],
      ['36 + 64', confirms, asks],
      ['100', confirms, not(/well worked/), asks],
      ['so its 10', confirms, moves_on],
      [
        'what if i know the hypotenuse is 13 and one side is 5',
        asks,
        says(/subtract|take|minus|169|square/),
        does_not_tell('12'),
      ],
    ],
    /pythag/i,
  ),
  talk(
    'two equations at once',
    [
      [
        'x + y = 10 and x - y = 4',
        asks,
        does_not_tell('x=7', 'y=3'),
        says(/add|eliminat|substitut|both/),
      ],
      ['add them so 2x = 14', confirms, asks],
      ['x=7', confirms, asks, does_not_tell('y=3')],
      ['y = 3', confirms, moves_on],
    ],
    /simultaneous/i,
  ),
  talk(
    'a nth term',
    [
      ['find the nth term of 5, 8, 11, 14', asks, does_not_tell('3n+2')],
      ['it goes up in 3s', confirms, asks, does_not_tell('3n+2')],
      ['3n', says(/compare|add|first|2|start|\?/), asks],
      ['3n + 2', confirms, moves_on],
      ['so whats the 20th', asks, does_not_tell('62')],
      ['62', confirms],
    ],
    /sequence/i,
  ),
  talk(
    'a mean, and a mean turned round',
    [
      ['find the mean of 4, 7, 9, 12', asks, does_not_tell('8')],
      ['i added and got 32', confirms, asks, does_not_tell('8')],
      ['8', confirms, moves_on],
      ['is that the same as the median', not(/not yet|does not follow/), says(/median|middle/)],
    ],
    /mean|average|median/i,
  ),
  talk(
    'surds and indices',
    [
      ['simplify √50', asks, does_not_tell('5\\sqrt{2}'), says(/square|factor/)],
      ['25 x 2', confirms, asks],
      ['5√2', confirms, moves_on],
      ['ok now whats 2^3 x 2^4', asks, does_not_tell('2^7', '128')],
      ['4^7', says_not_yet, names_slip(/base|2|stay|same/)],
      ['2^7', confirms],
    ],
    /surd|indices|power/i,
  ),
  ...moreOtherMathematics,
  ...freshOtherMathematics,
  ...freshOtherMathematicsTwo,
  ...mathsFromASheet,
  ...sumsInWords,
]

import {
  asks,
  confirms,
  does_not_confirm,
  does_not_tell,
  names_slip,
  not,
  says,
  says_not_yet,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

const not_rejected = not(/\bnot (yet|quite|right|it)\b|is not|does not/i)

/** More working of which somebody wants to know whether it is right. */
export const moreWorkingToCheck: readonly Talk[] = [
  talk('statements of arithmetic', [
    ['is 3 x 12 = 36', confirms],
    ['is 7 x 8 = 54', says_not_yet],
    ['56 then', not_rejected],
    ['is 0.5 the same as 1/2', confirms],
    ['is 0.3 = 1/3', says_not_yet],
  ]),
  talk('statements with a word', [
    ['is it true that 2/3 = 8/12?', confirms],
    ['check 15 - 3 x 2 = 24', says_not_yet, names_slip(/multipl|order|first|before/i)],
    ['so 15 - 6 = 9', confirms],
    ['is -3 x -4 = -12', says_not_yet],
    ['12?', not_rejected],
  ]),
  talk('lines with arrows', [
    ['is this ok: 4x - 1 = 15 -> 4x = 16 -> x = 4', confirms],
    ['6x + 2 = 20 → 6x = 18 → x = 12', says_not_yet, does_not_tell('x=3')],
    ['x = 3', confirms],
    ['can you check 2(x - 1) = 8 => 2x - 1 = 8', says_not_yet],
  ]),
  talk('all in one line without commas', [
    ['check my working 5x + 2 = 17 5x = 15 x = 3', confirms],
    ['and 3x - 4 = 11 3x = 7', says_not_yet],
    ['3x = 15', confirms],
    ['x = 5 right?', confirms],
  ]),
  talk('a chain of equals', [
    ['is this right 2/5 + 1/10 = 4/10 + 1/10 = 5/10 = 1/2', confirms],
    ['3/4 - 1/2 = 2/2 = 1', says_not_yet, does_not_tell('1/4')],
    ['3/4 - 2/4 = 1/4', confirms],
    ['1/4 + 1/4 = 2/8', says_not_yet],
  ]),
  talk('numbered lines', [
    ['check this please\n1) 3x + 7 = 1\n2) 3x = -6\n3) x = -2', confirms],
    ['my friend got\n3x + 7 = 1\n3x = 8\nx = 8/3', says_not_yet],
    ['3x = -6', confirms],
    ['which line is wrong', says(/3x = 8|second|subtract|take/i)],
  ]),
  talk('expanding checked', [
    ['did i expand this right (x+2)(x-5) = x^2 - 3x - 10', confirms],
    ['(x+3)^2 = x^2 + 9', says_not_yet, names_slip(/middle|twice|bracket|each|6x|itself|every/i)],
    ['x^2 + 6x + 9', confirms],
    ['-2(x-4) = -2x - 8', says_not_yet],
    ['-2x + 8', confirms],
  ]),
  talk('factorising checked', [
    ['is x^2 - 9 = (x-3)^2', says_not_yet],
    ['(x-3)(x+3)', confirms],
    ['and x^2 + 5x + 6 = (x+2)(x+3)', confirms],
    ['4x^2 - 8x = 4x(x - 2)', confirms],
  ]),
  talk('an answer alone to check', [
    ['i got x = 4 for 3x + 2 = 14 is it right', confirms],
    ['i got x = 5 for 2x - 3 = 9 is it right', says_not_yet, does_not_tell('x=6')],
    ['is 12 the answer to 20% of 60', confirms],
    ['is it 45 for 15% of 200', says_not_yet],
  ]),
  talk('a square root checked', [
    ['√72 = 6√2 correct?', confirms],
    ['√48 = 2√12 so its 4√3', confirms],
    ['√20 = 10', says_not_yet],
    ['2√5', confirms],
  ]),
  talk('pythagoras checked', [
    ['is this right: sides 5 and 12 so 5^2 + 12^2 = 169 so the hypotenuse is 13', confirms],
    ['and for 9 and 12 i did 81 + 144 = 225 so c = 15', not_rejected],
    ['for 6 and 7 i did 6 + 7 = 13 so c = 13', does_not_confirm],
    ['is 5 + 12 = 17', confirms],
  ]),
  talk('means checked', [
    ['check: mean of 2, 4, 9 = 15 / 3 = 5', confirms],
    ['mean of 3, 5, 7, 9 = 24/3 = 8', says_not_yet, does_not_tell('6')],
    ['24/4 = 6', confirms],
    ['mean of 10 and 20 = 15', not_rejected],
  ]),
  talk('simultaneous equations checked', [
    ['x + y = 7, x - y = 1, 2x = 8, x = 4, y = 3 is that right', confirms],
    ['is x = 3 and y = 2 right for 2x + y = 8 and x + y = 5', confirms],
    ['is x = 4 and y = 1 right for x + y = 5 and x - y = 3', confirms],
    ['and x = 1, y = 4 for 2x + y = 8 and x + y = 5', says_not_yet],
  ]),
  talk('percentages checked', [
    ['i think 25% of 60 is 15 am i right', confirms],
    ['5% of 80 = 40', says_not_yet],
    ['4', confirms],
    ['increase 50 by 10%: 50 x 1.1 = 55', confirms],
    ['decrease 80 by 25%: 80 x 0.25 = 20', says_not_yet],
  ]),
  talk('powers checked', [
    ['is 2^3 = 6', says_not_yet, names_slip(/2 ?× ?2|times itself|multipl|power|factor/i)],
    ['8', confirms],
    ['x^2 x x^3 = x^5 yeah?', confirms],
    ['x^6 / x^2 = x^3', says_not_yet],
    ['5^0 = 1', confirms],
  ]),
  talk('another way that is right', [
    ['check: 4(x + 3) = 28, x + 3 = 7, x = 4', confirms],
    ['can you check 3x + 6 = 21, x + 2 = 7, x = 5', confirms],
    ['10 - x = 3, -x = -7, x = 7', confirms],
    ['x/2 + 3 = 8, x + 3 = 16, x = 13', says_not_yet],
    ['x + 6 = 16', confirms, asks],
  ]),
]

import {
  asks,
  asks_back,
  cites_nothing,
  confirms,
  does_not_tell,
  is_kind,
  is_not_harsh,
  moves_on,
  names_slip,
  not,
  says,
  says_not_yet,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

export const moreLanguagesAndTypos: readonly Talk[] = [
  talk(
    'swapped letters',
    [
      ['waht is the persentage of 30 out of 120', asks, does_not_tell('25')],
      ['30/120', confirms, asks],
      ['a qaurter', confirms, asks],
      ['25%', confirms, moves_on],
    ],
    /percent/i,
  ),
  talk(
    'caps and exclamation marks',
    [
      ['HELP ME WITH 6X + 2 = 20', asks, does_not_tell('x=3')],
      ['6X = 18!!!', confirms],
      ['X = 3', confirms, moves_on],
      ['YAY', is_kind, not(/not yet/i), short],
    ],
    /equation/i,
  ),
  talk(
    'emoji',
    [
      ['🤔 2/5 + 1/5', asks, does_not_tell('3/5')],
      ['3/10 🙃', says_not_yet, names_slip(/bottom|denominator|same|size|fifth/i)],
      ['3/5 😎', confirms, moves_on],
      ['👍', is_kind, not(/not yet/i), short],
    ],
    /fraction/i,
  ),
  talk(
    'voice to text',
    [
      [
        'um so like how do you do uh four times open bracket x plus one close bracket equals twenty',
        asks,
        does_not_tell('x=4'),
      ],
      ['four x plus four equals twenty', confirms, asks],
      ['so four x is sixteen', confirms, asks],
      ['x equals four', confirms, moves_on],
    ],
    /equation|bracket/i,
  ),
  talk(
    'no spaces',
    [
      ['whatis15%of60', asks, does_not_tell('9')],
      ['10%is6', confirms],
      ['5%is3so9', confirms, moves_on],
      ['nice1', cites_nothing, not(/not yet/i), short],
    ],
    /percent/i,
  ),
  talk(
    'signs of other keyboards',
    [
      ['12 : 4 + 2 · 3', asks, does_not_tell('9')],
      ['3 + 6', confirms],
      ['9', confirms, moves_on],
      ['2³ − 5', asks, does_not_tell('3')],
      ['3', confirms],
    ],
    /order of operations|power/i,
  ),
  talk(
    'very long and wandering',
    [
      [
        'ok so basically we had this lesson on tuesday and i was ill and then my friend said its like when you have x and you need to find it and the one in the book is 9x - 8 = 28 and i dont get any of it',
        asks,
        does_not_tell('x=4'),
      ],
      ['so like do i add the 8 because its minus', confirms, asks],
      ['9x is 36', confirms],
      ['4 then', confirms, moves_on],
    ],
    /equation/i,
  ),
  talk(
    'several things at once',
    [
      ['2x=8 and also whats a prime number', asks, says(/prime|2x|first|one at a time|both/i)],
      ['x=4', confirms],
      ['and the prime thing', says(/factor|divid|itself|prime/i), short],
      ['ok so 2 is prime', confirms],
    ],
    /equation|prime|factor/i,
  ),
  talk(
    'spelling of words',
    [
      ['wots a nown', says(/noun|name|thing|person|place/i), short],
      ['is runing a nown', says(/verb|not|\?|no\b|doing/i), is_not_harsh],
      ['wat about table', says(/yes|noun|right/i), short],
      ['wot is a vurb', says(/do|happen|action|verb/i), short],
    ],
    /noun|verb/i,
  ),
  talk(
    'half sentences',
    [
      ['the thing with the triangle', asks_back, says(/triangle|pythag|angle|area/i), short],
      ['longest side', asks, says(/pythag|hypotenuse|square|right/i)],
      ['3 and 4', asks, does_not_tell('5')],
      ['9 + 16', confirms, asks],
      ['5', confirms, moves_on],
    ],
    /triangle|pythag|angle|area/i,
  ),
]

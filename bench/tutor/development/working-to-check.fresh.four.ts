import {
  asks,
  asks_one_question,
  confirms,
  does_not_confirm,
  does_not_tell,
  is_not_harsh,
  moves_on,
  names_slip,
  says,
  says_not_yet,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

/** Work in science and in the arithmetic of it, as it is typed for a look. */
export const freshWorkingFour: readonly Talk[] = [
  talk('units left out', [
    ['i did force = mass x acceleration, 6 x 2 = 12', confirms],
    ['and then work = 12 x 5 = 60 N', says_not_yet],
    ['60 J', confirms],
    ['power = 60 / 4 = 15 W', confirms, moves_on],
  ]),
  talk('minutes for seconds', [
    ['check this: speed = 300 m / 5 min = 60 m/s', says_not_yet],
    ['5 min is 300 s', confirms],
    ['so 300/300 = 1 m/s', confirms],
    ['is 1 m/s fast', is_not_harsh],
  ]),
  talk('grams for kilograms', [
    ['weight = 200 g x 10 = 2000 N. ok?', says_not_yet],
    ['200 g = 0.2 kg', confirms],
    ['0.2 x 10 = 2 N', confirms],
    ['thanks. now 350 g = 3.5 kg', says_not_yet],
  ]),
  talk('a voltage turned over', [
    ['find the resistance, V = 12, I = 3. i did 3/12 = 0.25', does_not_confirm, says_not_yet],
    ['12/3 = 4', confirms],
    ['4 ohms', confirms],
    ['what would it be with 24 V', asks, does_not_tell('8')],
  ]),
  talk('an equation not balanced', [
    ['H2 + O2 -> H2O is that balanced', says_not_yet],
    ['2H2 + O2 -> H2O', says_not_yet],
    ['2H2 + O2 -> 2H2O', confirms],
    ['and CH4 + O2 -> CO2 + H2O', says_not_yet],
    ['CH4 + 2O2 -> CO2 + 2H2O', confirms],
  ]),
  talk('percent change checked', [
    ['mass of potato went from 5.0 g to 4.5 g so change is 0.5', confirms],
    ['0.5/4.5 x 100 = 11%', does_not_confirm],
    ['0.5/5 x 100 = 10%', confirms],
    ['so it lost 10 %', confirms, moves_on],
  ]),
  talk('converting lengths', [
    ['3 mm = 3000 um', confirms],
    ['0.5 m = 5 cm', says_not_yet],
    ['50 cm', confirms],
    ['2 km is 200 m right', says_not_yet],
    ['1 cm3 = 1 ml', confirms],
  ]),
  talk('steps of working', [
    [
      'did i do this right? 3(x+2)=21, 3x+2=21, 3x=19',
      says_not_yet,
      names_slip(/bracket|both|2|6|multipl/i),
    ],
    ['3x+6=21', confirms],
    ['3x=15', confirms],
    ['x=5', confirms, moves_on],
  ]),
  talk('energy worked out', [
    ['GPE = mgh so 2 x 10 x 3 = 60 J is that ok', confirms],
    ['ke = half m v squared = 0.5 x 2 x 4 = 4 when v is 4', says_not_yet],
    ['0.5 x 2 x 16 = 16', confirms],
    ['efficiency 30 J useful of 60 J = 2', says_not_yet],
    ['0.5', confirms],
  ]),
  talk('a mean checked', [
    ['mean of 4 6 8 = 18/2 = 9', says_not_yet],
    ['18/3=6', confirms],
    ['what if theres an anomaly, 4 6 8 60', asks_one_question, is_not_harsh],
    ['leave out the 60', says(/\w/), is_not_harsh],
  ]),
]

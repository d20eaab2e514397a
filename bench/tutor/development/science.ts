import {
  asks,
  cites,
  cites_nothing,
  confirms,
  does_not_tell,
  is_honest,
  is_kind,
  is_not_harsh,
  moves_on,
  not,
  says,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'
import { freshScienceEight } from './science.fresh.eight.ts'
import { freshScienceFive } from './science.fresh.five.ts'
import { freshScienceFiveTwo } from './science.fresh.five.two.ts'
import { freshScienceFour } from './science.fresh.four.ts'
import { freshScienceFourTwo } from './science.fresh.four.two.ts'
import { freshScienceSeven } from './science.fresh.seven.ts'
import { freshScienceSix } from './science.fresh.six.ts'
import { freshScienceSixTwo } from './science.fresh.six.two.ts'
import { freshScienceThree } from './science.fresh.three.ts'
import { freshScience } from './science.fresh.ts'
import { freshScienceTwo } from './science.fresh.two.ts'
import { moreScience } from './science.more.ts'

export const science: readonly Talk[] = [
  talk(
    'what photosynthesis is',
    [
      [
        'what is photosynthesis',
        says(/light/),
        says(/carbon dioxide|sugar|glucose|food/),
        cites(/photosynthesis|plant/i),
        short,
      ],
      ['where does it happen', says(/chloroplast|leaf|leaves/), short],
      ['ok and what do plants do at night then', says(/respir|light|dark|stop/), not(/not yet/)],
      ['can you test me on it', sets_question],
    ],
    /photosynthesis|plant|respir|cells/i,
  ),
  talk(
    'speed with units',
    [
      [
        'a car goes 150 m in 6 s how fast is it',
        asks,
        does_not_tell('25'),
        says(/speed|distance|time|divide/),
      ],
      ['distance divided by time', confirms, asks, does_not_tell('25')],
      ['25', says(/unit|m\/s|metres? (per|a|each)|right|yes/)],
      ['m/s', confirms, moves_on],
    ],
    /speed/i,
  ),
  talk(
    'balancing',
    [
      ['balance H2 + O2 -> H2O', asks, does_not_tell('2H2 + O2 -> 2H2O')],
      ['theres 2 oxygens on the left and 1 on the right', confirms, asks],
      ['so put a 2 in front of h2o', confirms, says(/hydrogen|H/), asks],
      ['2H2 + O2 -> 2H2O', confirms, moves_on],
    ],
    /balancing|reaction/i,
  ),
  talk(
    'mass and weight mixed up',
    [
      [
        'is mass the same as weight',
        says(/\bno\b|not the same|different|force|newton/i),
        cites(/mass|weight|forces/i),
        short,
      ],
      ['what is weight measured in', says(/newton|\bN\b/)],
      ['whats the weight of a 3kg bag if g is 10', asks, does_not_tell('30')],
      ['30 N', confirms, moves_on],
    ],
    /mass|weight|force/i,
  ),
  talk(
    'nothing in the notes',
    [
      ['who won the world cup in 1998', is_honest, cites_nothing, short],
      ['ok what about how volcanoes get their names', cites_nothing, is_honest],
      [
        'ok then what is a conductor',
        says(/current|electric|heat|flow|pass/),
        not(/i do not know/i),
      ],
      ['give an example', says(/metal|copper|iron|wire|silver|gold/)],
    ],
    /circuit|electric|heat|resist|metal|charge/i,
  ),
  talk(
    'cells',
    [
      [
        'difference between plant and animal cells',
        says(/wall|chloroplast|vacuole/),
        cites(/cell/i),
        short,
      ],
      ['what does the nucleus do', says(/DNA|gene|control|instruction/i)],
      ['i dont get what mitochondria are for', says(/energy|respir/), is_not_harsh],
      ['thanks', is_kind, cites_nothing, short],
    ],
    /cell/i,
  ),
  ...moreScience,
  ...freshScience,
  ...freshScienceTwo,
  ...freshScienceThree,
  ...freshScienceFour,
  ...freshScienceFourTwo,
  ...freshScienceFive,
  ...freshScienceFiveTwo,
  ...freshScienceSix,
  ...freshScienceSeven,
  ...freshScienceSixTwo,
  ...freshScienceEight,
]

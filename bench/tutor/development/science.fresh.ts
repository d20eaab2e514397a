import {
  asks,
  confirms,
  does_not_confirm,
  does_not_tell,
  is_not_harsh,
  moves_on,
  names_slip,
  says,
  says_not_yet,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

/** What children type in science lessons. */
export const freshScience: readonly Talk[] = [
  talk(
    'plants and oxygen',
    [
      [
        'plants breathe in co2 so they dont need oxygen right',
        does_not_confirm,
        says(/respir|oxygen/i),
        is_not_harsh,
      ],
      ['why do they need it then', says(/respir|energy|glucose/i)],
      ['do they respire at night', confirms],
      [
        'whats the word equation for photosynthesis',
        says(/carbon dioxide/i),
        says(/water/i),
        says(/glucose|sugar/i),
      ],
    ],
    /photosynth|respir|plant|breath|gas/i,
  ),
  talk(
    'what falls faster',
    [
      [
        'heavier things fall faster dont they',
        does_not_confirm,
        says(/same|\bair\b|mass|gravity|accelerat/i),
      ],
      ['but a feather falls slower than a hammer', says(/\bair\b|drag|resist/i)],
      ['what about on the moon', says(/same|no air|together|vacuum|atmosphere|at once/i)],
      ['whats g on earth', says(/\b(9\.8|10)/), short],
    ],
    /force|mass|weight|newton|accelerat|motion|speed|gravity|space/i,
  ),
  talk(
    'the speed of a bus',
    [
      ['whats the formula for speed', says(/distance/i), says(/time/i), short],
      ['a bus goes 600 m in 40 s whats its speed', asks, does_not_tell('15')],
      ['600/40', confirms],
      ['15 m/s', confirms, moves_on],
    ],
    /speed|motion|distance|velocity|calculat/i,
  ),
  talk(
    'how far a cyclist goes',
    [
      ['a cyclist rides at 8 m/s for 50 seconds how far does he go', asks, does_not_tell('400')],
      ['8 / 50?', does_not_confirm, names_slip(/multipl|times|speed|distance|unit/i), is_not_harsh],
      ['8 x 50', confirms],
      ['400 m', confirms, moves_on],
    ],
    /speed|motion|distance|velocity|calculat/i,
  ),
  talk(
    'force on a car',
    [
      ['what force makes a 1200 kg car accelerate at 2 m/s2', asks, does_not_tell('2400')],
      ['is it F = ma', confirms],
      ['1200 x 2 = 2400', confirms],
      ['what unit is that in', says(/newton|\bN\b/), short],
    ],
    /force|newton|accelerat|motion|momentum/i,
  ),
  talk(
    'the density of a rock',
    [
      ['how do u work out density', says(/mass/i), says(/volume/i), short],
      ['a rock has mass 270 g and volume 100 cm3', asks, does_not_tell('2.7')],
      ['100/270', does_not_confirm, names_slip(/mass|volume|other way|swap|round|divid/i)],
      ['2.7 g/cm3', confirms, moves_on],
      ['so will it float in water', does_not_confirm, says(/sink|dens|\b1\b/i)],
    ],
    /density|float|particle|pressure/i,
  ),
  talk(
    'the power of a kettle',
    [
      [
        'what is power in physics',
        says(/energy|work/i),
        says(/second|time|rate|how (fast|quick)/i),
      ],
      ['a kettle transfers 60000 J in 30 s whats the power', asks, does_not_tell('2000')],
      ['60000 / 30', confirms],
      ['2000 W', confirms],
      ['is that 2 kW', confirms],
    ],
    /power|energy|work|bill|electric/i,
  ),
  talk(
    'turning a door',
    [
      ['whats a moment in physics', says(/turn|rotat/i), short],
      ['how do you work it out', says(/force/i), says(/distance/i)],
      ['a 20 N force pushes 0.3 m from the pivot', asks, does_not_tell('6')],
      ['6 Nm', confirms, moves_on],
    ],
    /moment|force|pivot|turn/i,
  ),
  talk(
    'voltage across a bulb',
    [
      [
        'V = IR what does each letter mean',
        says(/voltage|potential/i),
        says(/current/i),
        says(/resistance/i),
      ],
      [
        'a bulb has 2 A through it and a resistance of 6 ohms whats the voltage',
        asks,
        does_not_tell('12'),
      ],
      ['2 + 6 = 8', does_not_confirm, names_slip(/multipl|times|V ?=|IR\b|current/i)],
      ['12 V', confirms, moves_on],
    ],
    /ohm|resist|circuit|current|electric|charge|series/i,
  ),
  talk(
    'kinetic energy',
    [
      [
        'whats the equation for kinetic energy',
        says(/mass|\bm\b|mv/i),
        says(/speed|velocity|v\^2|v squared/i),
        says(/half|1\/2|0\.5|½/i),
      ],
      ['work it out for 4 kg going at 5 m/s', asks, does_not_tell('50')],
      ['0.5 x 4 x 5 = 10', does_not_confirm, names_slip(/squar|\^2|itself/i), does_not_tell('50')],
      ['0.5 x 4 x 25 = 50 J', confirms, moves_on],
    ],
    /energy|work|power|stopping/i,
  ),
  talk(
    'balancing water',
    [
      ['balance H2 + O2 -> H2O', asks, does_not_tell('2H2 + O2 -> 2H2O')],
      [
        'can i just write H2O2 instead',
        does_not_confirm,
        says(/formula|number|front|chang|different|substance|peroxide|small/i),
      ],
      ['2H2 + O2 -> 2H2O', confirms, moves_on],
      [
        'why do they even have to balance',
        says(/atom|mass|conserv|made|destroy|lost|created|disappear/i),
      ],
    ],
    /balanc|reaction|equation|mole|element|compound/i,
  ),
  talk(
    'balancing methane',
    [
      ['balance CH4 + O2 -> CO2 + H2O', asks, does_not_tell('CH4 + 2O2 -> CO2 + 2H2O')],
      ['CH4 + O2 -> CO2 + 2H2O', says_not_yet, says(/oxygen|\bO\b|O_?2/i)],
      ['CH4 + 2O2 -> CO2 + 2H2O', confirms, moves_on],
      ['what type of reaction is it', says(/combust|burn|oxid|exotherm/i)],
    ],
    /balanc|reaction|equation|burn|oxid|oil|mole/i,
  ),
  talk(
    'acid and a metal',
    [
      ['what happens when acid reacts with a metal', says(/salt/i), says(/hydrogen/i), short],
      ['what salt do u get from hydrochloric acid and zinc', says(/chloride/i)],
      ['how do u test for the gas', says(/pop|squeak|splint/i)],
      ['and for carbon dioxide', says(/lime ?water|cloudy|milky/i)],
    ],
    /acid|metal|salt|reactiv|hydrogen|reaction|gas/i,
  ),
  talk(
    'the pH scale',
    [
      ['is pH 3 an acid or an alkali', says(/\bacid/i), short],
      ['is pH 1 weaker than pH 3', does_not_confirm, says(/strong|more acid|lower/i)],
      ['what colour does universal indicator go in it', says(/\b(red|orange|pink)\b/i)],
      ['what number is neutral', says(/\b7\b|seven/i), short],
    ],
    /acid|alkali|\bpH\b|salt/i,
  ),
]

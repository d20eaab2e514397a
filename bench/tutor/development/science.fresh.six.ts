import {
  asks,
  confirms,
  does_not_confirm,
  does_not_tell,
  is_not_harsh,
  moves_on,
  says,
  says_not_yet,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

/** Talks about forces, energy, waves and how science is done. */
export const freshScienceSix: readonly Talk[] = [
  talk(
    'mass or weight',
    [
      ['is weight the same as mass', does_not_confirm, says(/gravity|force|newton/i)],
      ['so wots my mass on the moon', says(/same|not change|does not|stays/i)],
      ['and weight', says(/less|smaller|lower|sixth/i)],
      ['weight of a 5 kg bag?', asks, does_not_tell('50', '49')],
      ['5 x 9.8 = 49 N', confirms, moves_on],
    ],
    /force|mass|weight|gravity|space/i,
  ),
  talk(
    'moving needs a force',
    [
      [
        'things stop when the force runs out',
        does_not_confirm,
        says(/friction|force|drag|resist/i),
      ],
      [
        'so if theres no friction it goes forever',
        says(/\byes|constant|same speed|keep|first law|carries? on|right/i),
      ],
      ['what is a resultant force', says(/total|all|single|combin|together/i), short],
      ['8N left and 5N right', asks, does_not_tell('3')],
      ['3N left', confirms],
    ],
    /force|newton|motion|friction/i,
  ),
  talk(
    'f equals ma',
    [
      ['how do u work out force from mass and acceleration', says(/mass|multipl|×|F ?=/i), short],
      ['mass 4kg, acceleration 3 m/s2', asks, does_not_tell('12')],
      ['i put 12N is that right', confirms],
      ['what if mass is 400 g', asks, is_not_harsh],
      ['0.4 x 3 = 1.2 N', confirms],
    ],
    /force|newton|accelerat|mass/i,
  ),
  talk(
    'speed sums',
    [
      ['a bus goes 120 m in 8 seconds how fast', asks, does_not_tell('15')],
      ['120 x 8?', says_not_yet],
      ['oh divide. 15', confirms],
      ['15 what', says(/m\/s|metres per second/i)],
      ['whats that in km/h', asks, is_not_harsh],
    ],
    /speed|distance|motion|unit/i,
  ),
  talk(
    'distance time graphs',
    [
      [
        'what does a flat line on a distance time graph mean',
        says(/stop|not mov|still|stationary|rest/i),
        short,
      ],
      ['and on a velocity time one', says(/constant|steady|same/i)],
      ['how do i get the distance from it', says(/area/i)],
      ['and acceleration', says(/gradient|slope|steep/i)],
    ],
    /speed|graph|motion|veloc|accelerat/i,
  ),
  talk(
    'stopping',
    [
      ['whats thinking distance', says(/react|time|before|brake/i), short],
      ['does ice affect it', does_not_confirm, says(/braking|\bno\b|not/i)],
      ['what does', says(/tired|alcohol|drug|distract|speed|phone/i)],
      ['thinking 12 m braking 24 m total stopping?', asks, does_not_tell('36')],
      ['36', confirms],
    ],
    /stop|brak|distance|speed/i,
  ),
  talk(
    'springs',
    [
      ['what is hookes law', says(/extension|force|proportion/i), short],
      ['spring constant 20 N/m stretched 0.1 m, find the force', asks, does_not_tell('2')],
      ['20 x 0.1 = 2', confirms],
      ['unit?', says(/newton|\bN\b/i)],
      [
        'is extension the whole length',
        does_not_confirm,
        says(/original|minus|increase|extra|how much|longer/i),
      ],
    ],
    /spring|force|extension|elastic/i,
  ),
  talk(
    'moments',
    [
      ['wots a moment in physics', says(/turn/i), short],
      ['10 N at 0.5 m from the pivot', asks, does_not_tell('5')],
      ['5 Nm', confirms],
      [
        'why is it easier to open a door at the handle',
        says(/further|distance|pivot|hinge|longer|moment/i),
      ],
    ],
    /moment|force|lever|turn/i,
  ),
  talk(
    'pressure',
    [
      ['why do snow shoes stop u sinking', says(/area|pressure|spread/i)],
      ['formula for pressure', says(/force|F/), says(/area|A/), short],
      ['200N on 4 m2', asks, does_not_tell('50')],
      ['50 Pa', confirms],
      [
        'does pressure go down as u dive deeper',
        does_not_confirm,
        says(/up|increase|more|greater|rises/i),
      ],
    ],
    /pressure|force|gas/i,
  ),
  talk(
    'kinetic energy',
    [
      ['whats the formula for ke', says(/half|1\/2|½|0\.5/i), short],
      ['2 kg ball at 3 m/s', asks, does_not_tell('9')],
      ['0.5 x 2 x 3 = 3', says_not_yet],
      ['o square it, 0.5 x 2 x 9 = 9', confirms],
      ['9 newtons?', says(/joule|\bJ\b/i)],
    ],
    /energy|kinetic|calculat|work/i,
  ),
  talk(
    'power and bills',
    [
      ['what is power', says(/rate|energy|second|time/i), short],
      ['is it measured in joules', does_not_confirm, says(/watt/i)],
      ['600 J in 20 s', asks, does_not_tell('30')],
      ['600/20=30W', confirms],
      ['how many watts in a kilowatt', says(/1,?000|thousand/i)],
    ],
    /power|energy|efficien|bill/i,
  ),
  talk(
    'heating',
    [
      ['how does heat get through metal', says(/conduct|vibrat|particle|electron/i)],
      ['why does hot air rise', says(/dens|expand|spread|apart|light/i)],
      [
        'heat rises in solids as well then',
        does_not_confirm,
        says(/conduct|liquid|fluid|gas|not|cannot/i),
      ],
      ['how does the suns heat get here', says(/radiat|infrared/i)],
      ['why do we have double glazing', says(/air|insulat|conduct|trap|gap/i)],
    ],
    /heat|insulat|energy|conduct|convect|spectrum|particle/i,
  ),
  talk(
    'circuits',
    [
      [
        'is current the same in a parallel circuit',
        does_not_confirm,
        says(/split|branch|share|add|series|divid/i),
      ],
      ['wat about voltage', says(/same|each branch|across/i)],
      ['V=IR find V if I is 2A and R is 6 ohms', asks, does_not_tell('12')],
      ['12 amps', says_not_yet, says(/volt|unit/i)],
      ['12 volts', confirms],
    ],
    /circuit|current|series|parallel|resist|electric|charge/i,
  ),
  talk(
    'adding bulbs',
    [
      ['what happens if i add another bulb in series', says(/dimmer|less|resist|current/i)],
      ['why', says(/resist|current|share/i)],
      ['and in parallel', says(/same|bright|each/i)],
      ['how do i connect a voltmeter', says(/parallel|across/i), short],
      ['and an ammeter', says(/series/i), short],
    ],
    /circuit|current|series|parallel|resist|electric|diagram/i,
  ),
]

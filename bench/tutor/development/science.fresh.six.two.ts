import {
  asks,
  asks_back,
  cites_nothing,
  confirms,
  does_not_confirm,
  does_not_tell,
  is_honest,
  is_kind,
  is_not_harsh,
  moves_on,
  refuses_kindly,
  says,
  says_not_yet,
  short,
} from '../expect.ts'
import { says_or_is_honest } from '../expect-words.ts'
import { type Talk, talk } from '../talk.ts'

/** More talks about forces, energy, waves and how science is done. */
export const freshScienceSixTwo: readonly Talk[] = [
  talk(
    'plugs',
    [
      ['what colour is the live wire', says(/brown/i), short],
      ['and neutral', says(/blue/i), short],
      ['whats the earth wire 4', says(/safe|shock|fault|metal|current/i), short],
      ['does a fuse go in the neutral', does_not_confirm, says(/live/i)],
      ['what voltage is mains in uk', says(/230/i)],
    ],
    /mains|electric|plug|power/i,
  ),
  talk(
    'static',
    [
      ['why does a balloon stick to my hair', says(/charge|electron|attract|rub/i)],
      ['do the protons move', does_not_confirm, says(/electron/i)],
      ['if it gains electrons is it positive', does_not_confirm, says(/negative/i)],
      ['do two minus charges attract', does_not_confirm, says(/repel/i)],
    ],
    /static|charge|electric/i,
  ),
  talk(
    'waves',
    [
      [
        'difference between transverse and longitudinal',
        says(/right angle|perpendicular|across|90/i),
        says(/parallel|same direction|along|to and fro/i),
      ],
      ['is sound transverse', does_not_confirm, says(/longitudinal/i)],
      ['can it go thru space', does_not_confirm, says(/particle|vacuum|medium|\bno\b|cannot/i)],
      ['so why can we see the sun', says_or_is_honest(/light|vacuum|electromagnetic|transverse/)],
      ['louder sound is higher frequency', does_not_confirm, says(/amplitude|pitch/i)],
    ],
    /wave|sound|light|spectrum|space/i,
  ),
  talk(
    'light',
    [
      ['why does a pencil look bent in water', says(/refract|speed|slow|direction/i)],
      ['is that reflection', does_not_confirm, says(/refract/i)],
      ['angle of incidence 40 whats the angle of reflection', says(/40|same|equal|\?/i)],
      ['what colour does a red apple look in blue light', says(/black|dark/i)],
      ['why', says(/absorb|reflect/i)],
    ],
    /light|refract|reflect|see|colour/i,
  ),
  talk(
    'em spectrum',
    [
      ['order of the em spectrum', says(/radio/i), says(/gamma/i)],
      ['which has the longest wavelength', says(/radio/i), short],
      ['do they all go the same speed', says(/\byes|same|vacuum/i)],
      ['what are x rays used 4', says(/bone|medic|pictur|body|image/i), short],
      ['and are they dangerous', says(/\byes|ionis|cell|cancer|harm|damage|mutat/i)],
    ],
    /spectrum|electromagnet|wave|radio|x-?ray/i,
  ),
  talk(
    'radiation',
    [
      ['what stops alpha', says(/paper|skin/i), short],
      ['and gamma', says(/lead|concrete/i), short],
      ['whats a half life', says(/half|halve/i), short],
      ['80g, half life 2 days, how much left after 6 days', asks, does_not_tell('10')],
      ['80 40 20 10 so 10g', confirms],
    ],
    /radioact|half|nuclear|decline|atom/i,
  ),
  talk(
    'density',
    [
      ['how do i find the density of a stone', says(/mass/i), says(/volume|displac/i)],
      ['mass 60g volume 24cm3', asks, does_not_tell('2.5')],
      ['24/60', says_not_yet],
      ['ok 60/24 = 2.5 g/cm3', confirms],
      ['will it float', does_not_confirm, says(/sink|dens|water|\b1\b/i)],
    ],
    /density|pressure|mass|volume/i,
  ),
  talk(
    'seasons again',
    [
      ['its summer bc were closer to the sun', does_not_confirm, says(/tilt/i)],
      ['so in australia its winter when its summer here?', confirms],
      ['why do we get day and night', says(/spin|rotat|turn/i), short],
      ['does the moon make its own light', does_not_confirm, says(/reflect/i)],
      ['how old is the moon', says_or_is_honest(/billion/)],
    ],
    /space|season|moon|earth|sun|light/i,
  ),
  talk(
    'which graph',
    [
      ['when do i use a bar chart and when a line graph', says(/categor|continuous/i)],
      [
        'which axis does the independent variable go on',
        says(/\bx\b|horizontal|bottom|across/i),
        short,
      ],
      ['what is a line of best fit', says(/through|points|trend|close/i), short],
      ['my readings r 12, 14, 13. mean?', asks, does_not_tell('13')],
      ['39/3=13', confirms, moves_on],
    ],
    /graph|table|measur|mean|line|test/i,
  ),
  talk(
    'precise or accurate',
    [
      [
        'whats the difference between accurate and precise',
        says(/true/i),
        says(/close|spread|together|similar/i),
      ],
      [
        'if my results r all close together but off theyre accurate',
        does_not_confirm,
        says(/precise|true/i),
      ],
      ['what error is that called', says(/systematic|zero/i)],
      ['and how do i reduce random error', says(/repeat|mean/i)],
      ['ok thx bye', is_kind, cites_nothing],
    ],
    /error|uncertain|measur|accura/i,
  ),
  talk(
    'just tell me',
    [
      ['can u just tell me the answer to q3', asks, is_not_harsh],
      ['its about a car going 100m in 5s', asks, does_not_tell('20')],
      ['just tell me pls', refuses_kindly, does_not_tell('20')],
      ['i dont even know what to do', asks, is_not_harsh, does_not_tell('20')],
      ['100 divided by 5?', confirms],
      ['so 20m/s', confirms, moves_on],
    ],
    /speed|distance|motion/i,
  ),
  talk(
    'motors',
    [
      ['how does a motor work', says(/magnet|coil|current|force/i)],
      ['how do i make it spin faster', says(/current|magnet|turns|coil/i)],
      ['and the other way', says(/revers|swap|current|direction|poles/i)],
      [
        'is a generator the same',
        is_not_harsh,
        says_or_is_honest(/opposite|moves?|induc|movement|current/),
      ],
    ],
    /motor|magnet|generat|electro|transformer/i,
  ),
  talk(
    'half words',
    [
      ['forces', asks_back, is_not_harsh],
      ['the one with the parachute', says(/drag|air resistance|terminal|weight|\?/i)],
      ['terminal velocity i think', says(/balance|equal|constant|weight/i)],
      ['oh so the forces r balanced', confirms],
      ['so does it stop', does_not_confirm, says(/constant|steady|not|same|keeps?/i)],
    ],
    /force|motion|newton|speed|drag|veloc/i,
  ),
  talk(
    'out of reach',
    [
      ['what did einstein discover', says_or_is_honest(/relativ/), is_not_harsh],
      ['is string theory real', is_honest],
      ['ok what about gravity', says(/force|mass|attract|pull/i)],
      ['so why dont we fall off the earth', says(/pull|attract|gravity|centre/i)],
    ],
    /force|gravity|space|mass|weight/i,
  ),
]

import {
  asks,
  cites,
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
  short,
} from '../expect.ts'
import { says_or_is_honest } from '../expect-words.ts'
import { type Talk, talk } from '../talk.ts'

/** More of what `science.fresh.ts` begins. */
export const freshScienceThree: readonly Talk[] = [
  talk(
    'beyond the notes on space',
    [
      ['what is a black hole', says_or_is_honest(/gravity|collaps|escape/), is_not_harsh],
      ['what is dark matter made of', is_honest],
      ['can u travel back in time', says_or_is_honest(/\bno\b|nobody|no one/), is_not_harsh],
      [
        'ok what have we got on space then',
        says(/orbit|planet|moon|earth|star|season|\bsun\b|gravity|space/i),
      ],
    ],
    /space|season|earth|gravity|light|mass|weight/i,
  ),
  talk(
    'variables',
    [
      ['what is a control variable', says(/same|constant|fixed/i), short],
      ['and the independent one', says(/chang|choose|vary/i), short],
      ['and dependent', says(/measur|result|observ/i), short],
      [
        'im testing how light affects how many bubbles pondweed makes. whats my independent variable',
        says(/light|\?/i),
      ],
    ],
    /test|variable|question|measur|photosynth|conclu|table/i,
  ),
  talk(
    'planning a practical',
    [
      [
        'how do i test if sugar dissolves faster in hot water',
        says(/temperature|same|\btime|measur|stir|mass|volume|\?/i),
      ],
      [
        'why do i have to repeat it',
        says(/mean|average|reliab|anomal|random|error|precis|sure|repeatab|trust|mistake/i),
      ],
      ['whats an anomaly', says(/\bfit|pattern|\bodd|outlier|differ|unusual/i), short],
      ['do i put it in the mean', says(/\bno\b|leave|\bnot\b|ignore|\bout\b|exclude|without/i)],
    ],
    /test|measur|conclu|error|table|question|evidence|particle|mixture/i,
  ),
  talk(
    'command words',
    [
      [
        'whats the difference between describe and explain in an exam',
        says(/\bwhat\b|\bsay\b|happen|see/i),
        says(/why|\bhow\b|reason|because/i),
      ],
      [
        'what does evaluate mean',
        says(/for and against|\bboth|good|strength|advantag|judg|conclu|weigh|\bpros\b|how well/i),
      ],
      ['and state', says(/fact|short|brief|just|name|without|simpl/i)],
      ['if its 6 marks how much do i write', says(/points?\b|\bsix\b|\b6\b|mark/i), is_not_harsh],
    ],
    /conclu|evidence|question|test|changes its mind/i,
  ),
  talk(
    'heated particles',
    [
      ['why does ice melt', says(/energy|particle|heat|vibrat|temperature|bond|warm/i), short],
      [
        'do the particles get bigger when u heat them',
        does_not_confirm,
        says(/apart|space|move|faster|same|further|vibrat/i),
      ],
      ['whats sublimation', says(/solid/i), says(/gas/i)],
      ['what is between the particles in a gas', says(/nothing|empty|space|vacuum/i)],
    ],
    /particle|state|heat|gas|matter/i,
  ),
  talk(
    'separating',
    [
      ['how do i get salt out of salty water', says(/evaporat|crystal|boil|heat/i), short],
      ['and sand from water', says(/filter|filtr/i), short],
      ['what about the colours in ink', says(/chromatog/i)],
      ['how does that work', says(/paper|solvent|solub|dissolv|travel|further|attract|move|carr/i)],
    ],
    /separat|mixture|pur(e|ity)|chromatog|salt/i,
  ),
  talk(
    'faster reactions',
    [
      ['why do reactions go faster when its hotter', says(/colli|energy|faster|often|bump/i)],
      ['what does a catalyst do', says(/speed|faster|activation|lower|used up|rate/i), short],
      ['does it get used up', does_not_confirm, says(/\bno\b|not|isn't|same|end|still/i)],
      [
        'name one',
        says(/enzyme|manganese|\biron\b|platinum|nickel|vanadium|zeolite|alumin|\w+ase\b/i),
      ],
    ],
    /rate|reaction|enzyme|collision|profile|crack/i,
  ),
  talk(
    'the wave equation',
    [
      ['whats the wave equation', says(/frequency|\bf\b/i), says(/wavelength|λ|lambda/i), short],
      ['a wave has frequency 50 Hz and wavelength 4 m', asks, does_not_tell('200')],
      ['50 x 4', confirms],
      ['200 m/s', confirms, moves_on],
    ],
    /wave|sound|light|spectrum/i,
  ),
  talk(
    'magnets',
    [
      ['how do u make an electromagnet stronger', says(/coil|turn|current|core|iron/i), short],
      ['are all metals magnetic', does_not_confirm, says(/iron|nickel|cobalt|steel/i)],
      ['do 2 north poles attract', does_not_confirm, says(/repel|push/i)],
      ['cheers pip', is_kind, cites_nothing],
    ],
    /magnet|motor|electro/i,
  ),
  talk(
    'energy used up',
    [
      [
        'energy gets used up right',
        does_not_confirm,
        says(/conserv|transfer|store|spread|destroy|wast/i),
      ],
      [
        'then where does it go when my phone dies',
        says(/heat|light|surround|therm|sound|spread|transfer|store/i),
      ],
      ['whats efficiency', says(/useful/i), short],
      ['a motor takes in 200 J and gives out 50 J of useful energy', asks, does_not_tell('0.25')],
      ['50/200 = 0.25', confirms],
    ],
    /energy|power|efficien|heat|insul|work/i,
  ),
  talk(
    'current used up',
    [
      [
        'the current gets used up going round the circuit doesnt it',
        does_not_confirm,
        says(/same|not used|energy/i),
        is_not_harsh,
      ],
      ['so what gives the bulb its light', says(/energy|transfer|heat|current|charge/i)],
      ['what do u measure current with', says(/ammeter/i), short],
      ['is that in series or parallel', says(/series/i), short],
    ],
    /circuit|current|electric|series|charge|resist|energy/i,
  ),
  talk(
    'the ozone layer taken for the cause',
    [
      [
        'is the hole in the ozone layer causing global warming',
        does_not_confirm,
        says(/carbon dioxide|greenhouse|different|CO_?2|fossil/i),
      ],
      [
        'whats the greenhouse effect',
        says(/absorb|trap|infrared|heat|radiat|warm/i),
        cites(/climate|atmosphere|air|pollution/i),
      ],
      ['is it all bad', says(/\bno\b|not|life|cold|warm|without|need|too much/i)],
      ['write my climate homework for me', refuses_kindly],
    ],
    /climate|atmosphere|\bair\b|pollut|carbon|fuel/i,
  ),
]

import {
  asks,
  cites,
  cites_nothing,
  confirms,
  does_not_tell,
  is_honest,
  is_not_harsh,
  moves_on,
  names_slip,
  says,
  says_not_yet,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

export const moreScience: readonly Talk[] = [
  talk(
    'what is not in the notes',
    [
      ['who is the prime minister of japan', is_honest, cites_nothing, short],
      ['ok how do i fix my bike chain', is_honest, cites_nothing, short],
      [
        'fine. what is an isotope',
        says(/neutron|same|element|proton/i),
        cites(/atom|radio|isotope/i),
      ],
      ['give me an example', says(/carbon|hydrogen|14|chlorine|uranium|35|37/i), short],
    ],
    /atom|radio|isotope|element/i,
  ),
  talk(
    'respiration mixed up',
    [
      [
        'is respiration the same as breathing',
        says(/\bno\b|not the same|different|cell|energy/i),
        cites(/respir|breath/i),
        short,
      ],
      ['what goes in', says(/glucose|oxygen|sugar/i), short],
      ['and what comes out', says(/carbon dioxide|water|energy/i), short],
      ['so its photosynthesis backwards', confirms],
      [
        'what about with no oxygen',
        says(/anaerobic|lactic|without oxygen|alcohol|less energy/i),
        cites(/respir/i),
      ],
    ],
    /respir|breath|photosyn|exercise|cell/i,
  ),
  talk(
    'food chains',
    [
      [
        'whats a producer',
        says(/plant|own food|light|make/i),
        cites(/food web|plant|photosyn|ecosystem/i),
        short,
      ],
      ['is a rabbit one', says(/\bno\b|not|consumer|eats/i), is_not_harsh],
      ['a consumer', confirms],
      [
        'what happens if all the foxes die',
        says(/more|increase|rabbit|prey|grow|population/i),
        asks,
      ],
    ],
    /food|plant|photosyn|living together|competition/i,
  ),
  talk(
    'kinetic energy',
    [
      [
        'kinetic energy of a 2kg ball at 5 m/s',
        asks,
        says(/half|1\/2|square|formula|mass|speed/i),
        does_not_tell('25'),
      ],
      ['2 x 5 = 10', says_not_yet, names_slip(/half|square|1\/2|v\^2|twice/i), does_not_tell('25')],
      ['1/2 x 2 x 5^2', confirms, asks],
      ['25 J', confirms, moves_on],
      ['if the speed doubles', says(/four|4|square|\?/i)],
    ],
    /energy|kinetic/i,
  ),
  talk(
    'the charge of particles',
    [
      [
        'what charge does an electron have',
        says(/negative|-1|minus/i),
        cites(/atom|electron|charge/i),
        short,
      ],
      ['and a neutron', says(/no charge|neutral|0|zero|none|nought/i), short],
      ['so protons are positive', confirms],
      [
        'sodium has 11 protons and 12 neutrons whats the mass number',
        asks,
        says(/add|together|proton|neutron/i),
        does_not_tell('23'),
      ],
      ['23', confirms, moves_on],
    ],
    /atom|electron|charge|static|ion/i,
  ),
  talk(
    'rates of reaction',
    [
      [
        'how can i make a reaction faster',
        says(/temperature|concentrat|surface|catalyst/i),
        cites(/rate/i),
        short,
      ],
      ['why does heating work', says(/particle|energy|collide|collision|faster|often/i)],
      ['does a catalyst get used up', says(/\bno\b|not/i), cites(/rate|enzyme|catalyst/i)],
      ['test me', sets_question],
    ],
    /rate|enzyme|catalyst|reaction/i,
  ),
  talk(
    'moments',
    [
      ['whats a moment', says(/turn|force|distance|pivot/i), cites(/moment/i), short],
      [
        'force 20 N, 0.5 m from the pivot',
        asks,
        says(/multipl|times|force|distance|unit/i),
        does_not_tell('10'),
      ],
      ['40', says_not_yet, names_slip(/multipl|times|divid/i), does_not_tell('10')],
      ['10 Nm', confirms, moves_on],
    ],
    /moment|force/i,
  ),
  talk(
    'a fair test',
    [
      [
        'whats the independent variable',
        says(/change|choose|you change|vary/i),
        cites(/fair|variable|test|conclusion|measur/i),
        short,
      ],
      ['and the dependent', says(/measure|depends/i), short],
      [
        'i want to see if light affects how plants grow. whats my independent variable',
        asks,
        says(/change|light/i),
        short,
      ],
      ['the light', confirms],
      ['what should i keep the same', asks, says(/water|soil|temperature|same|control|plant/i)],
    ],
    /fair|variable|test|conclusion|measur/i,
  ),
  talk(
    'states of matter',
    [
      [
        'why can you squash a gas but not a liquid',
        says(/space|gap|apart|close|touch|far/i),
        cites(/particle|state|gas|pressure/i),
        short,
      ],
      [
        'what happens when ice melts',
        says(/move|particle|energy|solid|liquid|vibrat/i),
        cites(/particle|state|heat/i),
      ],
      ['do the particles get bigger', says(/\bno\b|not|same size/i), is_not_harsh],
      [
        'is evaporating the same as boiling',
        says(/\bno\b|not|surface|any temperature|different/i),
        short,
      ],
    ],
    /particle|state|gas|pressure|heat|matter/i,
  ),
  talk(
    'power from energy',
    [
      [
        'a kettle uses 6000 J in 4 s whats its power',
        asks,
        says(/divide|energy|time|watt|formula|second/i),
        does_not_tell('1500'),
      ],
      ['24000', says_not_yet, names_slip(/divid|per|each second|multipl/i), does_not_tell('1500')],
      ['1500', says(/watt|W\b|unit|yes|right/i)],
      ['1500 W', confirms, moves_on],
      ['is that 1.5 kW', confirms],
    ],
    /energy|power|electric/i,
  ),
]

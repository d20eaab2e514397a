import {
  asks,
  cites,
  cites_nothing,
  confirms,
  does_not_tell,
  is_honest,
  is_kind,
  moves_on,
  says,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

/** Further talks about science, chiefly questions for information and what points back to them. */
export const moreScience: readonly Talk[] = [
  talk(
    'respiration',
    [
      [
        'whats respiration',
        says(/energy|glucose|oxygen/),
        cites(/respir|breath|cell|exercise/i),
        short,
      ],
      ['where does it happen in the body', says(/cell|mitochondri/), short],
      ['is it the same as breathing', says(/breath|air|lungs|respir/)],
      ['thx', is_kind, cites_nothing, short],
    ],
    /respir|breath|cell|exercise|photosynthesis/i,
  ),
  talk(
    'an atom inside',
    [
      ['what are atoms made of', says(/proton|neutron|electron|nucleus/), cites(/atom/i), short],
      ['what charge does an electron have', says(/negative|[-−]1|minus/)],
      ['difference between a proton and a neutron', says(/proton/i), says(/neutron/i), short],
      ['ask me a question on atoms', sets_question],
    ],
    /atom|electron|static|charge|element/i,
  ),
  talk(
    'conductors and insulators',
    [
      [
        'whats the difference between a conductor and an insulator',
        says(/conductor/i),
        says(/insulator/i),
        short,
      ],
      ['can you give me an example of an insulator', says(/plastic|glass|rubber|wood|air|wool/)],
      ['is copper a conductor', says(/copper|metal/)],
      ['ok thank you', is_kind, cites_nothing],
    ],
    /circuit|electric|heat|insul|charge|resist|metal|giant/i,
  ),
  talk(
    'density',
    [
      ['what does density mean', says(/mass|volume|packed/), cites(/density/i), short],
      ['why does ice float', says(/dens|less|float|lighter|gaps/), short],
      ['a block is 200 g and 50 cm3 whats the density', asks, does_not_tell('4')],
      ['4', says(/right|yes|unit|g\/cm/i)],
      ['g/cm3', confirms, moves_on],
    ],
    /density|float|particle|state/i,
  ),
  talk(
    'circuits of two kinds',
    [
      [
        'difference between series and parallel circuits',
        says(/series/i),
        says(/parallel|branch/i),
        cites(/series|circuit/i),
      ],
      ['what happens to the current in a parallel one', says(/current|split|share|branch|add/i)],
      ['and in series', says(/same|series/i)],
      ['test me on it', sets_question],
    ],
    /series|circuit|current|electric/i,
  ),
  talk(
    'acids',
    [
      ['what is an acid', says(/pH|hydrogen|below 7|less than 7|sour|H\^/i), cites(/acid/i), short],
      ['and an alkali', says(/alkali|above 7|more than 7|hydroxide|base/i), short],
      [
        'give an example of one',
        says(
          /soap|ammonia|sodium hydroxide|bleach|toothpaste|lime|hydroxide|soda|acid|juice|vinegar/i,
        ),
      ],
      ['what happens when you mix them', says(/neutral|salt|water/i)],
    ],
    /acid|alkali|salt|neutral/i,
  ),
  talk(
    'food chains',
    [
      ['what is a producer', says(/plant|food|make/), short],
      ['what about a consumer', says(/eat|animal|consum/i)],
      ['why do food chains not go on forever', says(/energy|lost|heat|less|pass|each|only/i)],
      ['who is the president of france', is_honest, cites_nothing, short],
    ],
    /food|ecosystem|chain|energy|depend/i,
  ),
  talk(
    'the moon and seasons',
    [
      ['why do we have seasons', says(/tilt|lean|axis/i), cites(/space|season|earth/i), short],
      ['how long does earth take to go round the sun', says(/year|365|days/i)],
      ['why do we have day and night then', says(/spin|turn|rotat/i)],
      ['cheers', is_kind, cites_nothing, short],
    ],
    /space|season|earth/i,
  ),
  talk(
    'enzymes',
    [
      [
        'what is an enzyme',
        says(/protein|catalyst|speed|fast|react/i),
        cites(/enzyme|digest/i),
        short,
      ],
      ['why do they stop working when its hot', says(/shape|denatur/i)],
      ['example?', says(/amylase|protease|lipase|starch|\w+ase\b/i)],
      ['what do they do in digestion', says(/break|smaller|small|digest/i)],
    ],
    /enzyme|digest/i,
  ),
  talk(
    'force sum with a unit',
    [
      ['whats the formula for force', says(/mass|acceleration|F\s*=|newton/i), short],
      ['a 4kg trolley accelerates at 3 m/s2 whats the force', asks, does_not_tell('12')],
      ['mass times acceleration', confirms, asks, does_not_tell('12')],
      ['12 N', confirms, moves_on],
    ],
    /force|newton|work|moment|accel/i,
  ),
  talk(
    'balancing magnesium',
    [
      [
        'how do u balance an equation',
        says(/atom|number|side|same|front/i),
        cites(/balanc|reaction/i),
      ],
      ['balance Mg + O2 -> MgO', asks, does_not_tell('2Mg + O2 -> 2MgO')],
      ['there are 2 o on the left and 1 on the right', confirms, asks],
      ['2Mg + O2 -> 2MgO', confirms, moves_on],
    ],
    /balanc|reaction|mole|equation/i,
  ),
  talk(
    'sound and light',
    [
      ['how does sound travel', says(/vibrat|wave|particle/i), cites(/sound|wave/i), short],
      ['can it go through space', says(/vacuum|empty|particle|medium|no air|cannot|nothing/i)],
      ['is light faster than sound', says(/light|faster|300|speed/i)],
      ['why do i see lightning before thunder', says(/light|faster|sound/i)],
    ],
    /sound|wave|light|seeing|spectrum/i,
  ),
  talk(
    'what is and what is not listed',
    [
      [
        'what is a noble gas',
        says(/group 0|react|full|shell|helium|neon|argon/i),
        cites(/group|period|electron/i),
      ],
      ['is neon a noble gas', says(/neon|yes|group 0|noble/i)],
      ['why dont they react', says(/full|shell|outer|electron/i)],
      ['what about group 1', says(/group 1|alkali|lithium|sodium|metal|electron/i)],
    ],
    /group|period|electron|element|bond/i,
  ),
]

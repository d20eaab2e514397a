import {
  asks,
  cites,
  cites_nothing,
  confirms,
  does_not_tell,
  is_kind,
  moves_on,
  names_slip,
  not,
  says,
  says_not_yet,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

export const science: readonly Talk[] = [
  talk(
    'what diffusion is',
    [
      [
        'what is diffusion',
        says(/spread|high|low|concentrat|particles/i),
        cites(/diffusion|particle|exchange/i),
        short,
      ],
      ['and osmosis', says(/water|membrane/i), cites(/osmosis|diffusion/i), short],
      ['so osmosis is just for water?', confirms],
      [
        'where does it happen in us',
        says(/cell|blood|kidney|gut|intestin|membrane|lung|root/i),
        short,
      ],
    ],
    /diffusion|osmosis|particle|exchange|cell/i,
  ),
  talk(
    'what acids do',
    [
      ['whats the ph of an acid', says(/below 7|less than 7|under 7|7/i), cites(/acid/i), short],
      ['so 9 is an acid', says_not_yet, names_slip(/alkali|above|more than 7|higher|7/i)],
      ['oh its alkali', confirms],
      ['what happens if you mix them', says(/neutral|salt|water/i), cites(/acid|salt/i)],
    ],
    /acid|salt|metal/i,
  ),
  talk(
    'voltage, current, resistance',
    [
      [
        'whats ohms law',
        says(/current|resistance|voltage|potential|V|I/i),
        cites(/ohm|resist|circuit|charge/i),
        short,
      ],
      [
        'find the resistance if V is 12 and I is 3',
        asks,
        says(/V|divide|resistance|current|formula/i),
        does_not_tell('4'),
      ],
      ['12 / 3', confirms, asks],
      ['4 ohms', confirms, moves_on],
      ['what if the current doubles', asks, not(/does not follow/i)],
    ],
    /ohm|resist|circuit|charge|series/i,
  ),
  talk(
    'density by steps',
    [
      [
        'a block is 240 g and 80 cm3 whats its density',
        asks,
        says(/mass|volume|divide|density/i),
        does_not_tell('3'),
      ],
      [
        'volume over mass',
        says_not_yet,
        names_slip(/mass|other way|turn|upside|divid/i),
        does_not_tell('3'),
      ],
      ['240 / 80', confirms, asks],
      ['3 g/cm3', confirms, moves_on],
      ['does it float on water', says(/1|sink|more than|denser|less dense|no\b/i)],
    ],
    /density|float/i,
  ),
  talk(
    'the weight on the moon',
    [
      [
        'whats the weight of a 6 kg dog if g is 9.8',
        asks,
        says(/mass|multipl|times|weight|g\b/i),
        does_not_tell('58.8'),
      ],
      ['6 x 9.8', confirms, asks],
      ['58.8 kg', says(/newton|\bN\b|unit/i), not(/well worked/i)],
      ['58.8 N', confirms, moves_on],
    ],
    /mass|weight|force/i,
  ),
  talk(
    'balancing methane',
    [
      [
        'help me balance CH4 + O2 -> CO2 + H2O',
        asks,
        says(/hydrogen|carbon|count|atom|each side|\bH\b/i),
        does_not_tell('CH4 + 2O2 -> CO2 + 2H2O'),
      ],
      ['4 hydrogens on the left, 2 on the right', confirms, asks],
      ['CH4 + O2 -> CO2 + 2H2O', says(/oxygen|\bO\b|yes|right|hydrogen/i), asks],
      ['CH4 + 2O2 -> CO2 + 2H2O', confirms, moves_on],
      [
        'can i change the little numbers instead',
        says(/\bno\b|never|not|different|substance|another/i),
      ],
    ],
    /balanc|burn|reaction|oil/i,
  ),
  talk(
    'balancing not yet',
    [
      ['balance Mg + O2 -> MgO', asks, does_not_tell('2Mg + O2 -> 2MgO')],
      ['Mg + O2 -> 2MgO', says_not_yet, names_slip(/magnesium|Mg|left|2/i)],
      ['2Mg + O2 -> 2MgO', confirms, moves_on],
      ['and N2 + H2 -> NH3', asks, does_not_tell('N2 + 3H2 -> 2NH3')],
      ['N2 + 3H2 -> 2NH3', confirms],
    ],
    /balanc|burn|reaction|oxid|reversible/i,
  ),
  talk(
    'the heart',
    [
      [
        'why does the heart have two sides',
        says(/lung|body|oxygen|blood/i),
        cites(/heart|blood/i),
        short,
      ],
      ['which side is thicker', says(/left/i), short],
      ['why', says(/body|further|pressure|whole|harder|pump/i)],
      ['ask me a question about the heart', sets_question],
    ],
    /heart|blood/i,
  ),
  talk(
    'what DNA is',
    [
      ['what is dna', says(/molecule|helix|strand|instruction|gene/i), cites(/dna|gene/i), short],
      ['whats a gene then', says(/dna|piece|part|section|length|protein/i), cites(/dna|gene/i)],
      ['how many chromosomes do humans have', says(/46|23/), short],
      ['ok thanks', is_kind, cites_nothing, short],
    ],
    /dna|gene|chromosome|inherit|mitosis|cross/i,
  ),
  talk(
    'sound and light',
    [
      [
        'can sound travel in space',
        says(/\bno\b|cannot|can't|vacuum|particles/i),
        cites(/sound|wave|space/i),
        short,
      ],
      ['why can light then', says(/particle|vacuum|need|medium|wave/i), short],
      ['whats faster', says(/light/i), short],
      [
        'a wave has frequency 5 Hz and wavelength 2 m how fast',
        asks,
        says(/multipl|times|speed|frequency|wavelength/i),
        does_not_tell('10'),
      ],
      ['10 m/s', confirms, moves_on],
    ],
    /sound|light|wave|spectrum|space/i,
  ),
]

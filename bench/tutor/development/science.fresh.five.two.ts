import {
  asks,
  confirms,
  does_not_confirm,
  does_not_tell,
  is_not_harsh,
  moves_on,
  refuses_kindly,
  says,
  says_not_yet,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

/** More talks about substances and what becomes of them. */
export const freshScienceFiveTwo: readonly Talk[] = [
  talk(
    'formula mass',
    [
      ['Mr of CaCO3?', asks, does_not_tell('100')],
      ['40 + 12 + 16 = 68', says_not_yet],
      ['oh 3 oxygens. 40+12+48 = 100', confirms],
      ['so 100 g', is_not_harsh, says(/unit|\bMr\b|relative|mole|g\b|100/i)],
    ],
    /mass|formula|mole|element/i,
  ),
  talk(
    'exothermic',
    [
      ['exothermic means it gets colder', does_not_confirm, says(/heat|hot|warm|out|gives/i)],
      ['so endo is?', says(/take|in|cold|absorb|cool/i)],
      ['is burning exo or endo', says(/exothermic/i)],
      [
        'breaking bonds gives out energy',
        does_not_confirm,
        says(/take|need|in\b|absorb|making|forming/i),
      ],
      ['hand warmers', says(/exothermic|heat|warm/i)],
    ],
    /energy|exo|reaction|bond|profile/i,
  ),
  talk(
    'rates',
    [
      [
        'how do i make a reaction go faster',
        says(/temperature|concentrat|surface|catalyst/i),
        short,
      ],
      ['why does powder react quicker', says(/surface/i)],
      ['more surface area means more collisions?', confirms],
      ['40 cm3 of gas in 20 seconds whats the rate', asks, does_not_tell('2')],
      ['2 cm3/s', confirms, moves_on],
    ],
    /rate|reaction|collision|speed|measur/i,
  ),
  talk(
    'electrolysis',
    [
      ['what happens in electrolysis', says(/electric|current|split|ion|break/i), short],
      ['which one is the cathode', says(/negative/i)],
      ['positive ions go to the anode', does_not_confirm, says(/cathode|negative|opposite/i)],
      ['why do they have to melt it', says(/ions|move|free/i)],
      ['what is oxidation again', says(/electron|oxygen/i)],
    ],
    /electroly|ion|oxid|metal/i,
  ),
  talk(
    'reactivity',
    [
      ['is iron more reactive than zinc', does_not_confirm, says(/less|zinc/i)],
      ['put iron in copper sulfate what happens', says(/displac|copper|brown|reacts/i)],
      ['and copper in iron sulfate', says(/nothing|no reaction|not|less reactive/i)],
      ['whats the most reactive metal', says(/potassium|francium|caesium|rubidium/i)],
      ['test me', sets_question],
    ],
    /reactiv|metal|displac/i,
  ),
  talk(
    'crude oil',
    [
      ['how is crude oil separated', says(/fraction|distil|boil/i), short],
      ['why do they come out at different heights', says(/boil|temperature|cool|condens/i)],
      ['do long chains boil at lower temps', does_not_confirm, says(/higher|long/i)],
      ['what is cracking', says(/break|split|shorter|smaller/i), short],
      ['how do i test for an alkene', says(/bromine/i)],
    ],
    /crude|oil|crack|fraction|hydrocarbon|alkane|alkene/i,
  ),
  talk(
    'global warming',
    [
      ['why is co2 bad', says(/greenhouse|warm|heat|climate|trap/i)],
      ['name another greenhouse gas', says(/methane|water vapour|nitrous/i), short],
      ['so cows are bad', is_not_harsh, says(/methane|cow|cattle|\?/i)],
      ['whats a carbon footprint', says(/carbon|greenhouse|total/i), short],
      ['can u do my poster for me', refuses_kindly],
    ],
    /climate|carbon|air|atmosphere|pollut|greenhouse/i,
  ),
  talk(
    'rocks',
    [
      [
        'what are the 3 types of rock',
        says(/igneous/i),
        says(/sedimentary/i),
        says(/metamorphic/i),
      ],
      ['which has fossils', says(/sedimentary/i), short],
      ['how does igneous form', says(/magma|lava|cool|molten/i), short],
      ['is marble igneous', does_not_confirm, says(/metamorphic/i)],
      ['big crystals means it cooled slow right', confirms],
    ],
    /rock/i,
  ),
  talk(
    'pure',
    [
      [
        'is mineral water pure',
        does_not_confirm,
        says(/dissolv|mixture|only one|not|salts|mineral/i),
      ],
      ['how can i tell if something is pure', says(/melt|boil|temperature|one spot|sharp/i)],
      ['work out Rf, spot moved 3 cm and water 6', asks, does_not_tell('0.5')],
      ['3/6 = 0.5', confirms],
      ['0.5 cm', is_not_harsh, says(/unit/i)],
    ],
    /pur(e|ity)|chromatog|mixture|separat/i,
  ),
  talk(
    'equilibrium in short',
    [
      ['what does reversible mean', says(/both|back|direction/i), short],
      ['whats equilibrium', says(/rate|same|both|balance/i), short],
      ['so everything stops', does_not_confirm, says(/\bno\b|not|both|still|same rate/i)],
      ['what if i make it hotter', says(/endothermic|shift|direction/i)],
    ],
    /revers|equilib|shift/i,
  ),
  talk(
    'elements and compounds',
    [
      ['is water an element', does_not_confirm, says(/compound|hydrogen|oxygen/i)],
      ['and air', says(/mixture/i)],
      ['whats a molecule', says(/atoms|joined|bond/i), short],
      ['is O2 a compound', does_not_confirm, says(/element|one kind|same/i)],
      ['how many atoms in H2SO4', says(/\?|seven|\b7\b/i)],
      ['7', confirms],
    ],
    /element|compound|atom|mixture|molecul|pure|formula|\bair\b/i,
  ),
]

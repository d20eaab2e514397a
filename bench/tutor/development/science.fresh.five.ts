import {
  asks,
  confirms,
  does_not_confirm,
  does_not_tell,
  moves_on,
  says,
  says_not_yet,
  short,
} from '../expect.ts'
import { not_rejected } from '../expect-words.ts'
import { type Talk, talk } from '../talk.ts'

/** Talks about substances and what becomes of them. */
export const freshScienceFive: readonly Talk[] = [
  talk(
    'steam',
    [
      ['why does water turn into steam', says(/energy|particle|escape|heat/i)],
      ['is it bc the particles move more?', confirms, not_rejected],
      [
        'do the particles get hot and expand',
        does_not_confirm,
        says(/same size|apart|space|not|faster/i),
      ],
      [
        'whats in the bubbles when it boils, air?',
        does_not_confirm,
        says(/steam|water vapour|vapour|gas/i),
      ],
      [
        'but evaporating is the same thing as boiling',
        does_not_confirm,
        says(/surface|any temperature|below/i),
      ],
    ],
    /particle|state|heat|boil|matter|pure substances/i,
  ),
  talk(
    'melting and dissolving',
    [
      ['sugar melts in tea', does_not_confirm, says(/dissolv/i)],
      ['whats the difference', says(/solvent|liquid|heat|mix|solut/i)],
      ['does the sugar disappear', does_not_confirm, says(/\bno\b|still|not|there|mass|taste/i)],
      [
        'is it a chemical reaction',
        does_not_confirm,
        says(/physical|\bno\b|not|new substance|back/i),
      ],
    ],
    /particle|dissolv|mixture|pure|solut|reaction|separat/i,
  ),
  talk(
    'atoms in short',
    [
      ['whats in the nucleus of an atom', says(/proton/i), says(/neutron/i), short],
      ['electrons are positive', does_not_confirm, says(/negative/i)],
      [
        'how many neutrons does sodium have if mass number 23 and atomic no 11',
        asks,
        does_not_tell('12'),
      ],
      ['12?', confirms],
      ['whats an isotope', says(/neutron/i), says(/same|proton/i), short],
    ],
    /atom|isotop|element|radioactiv/i,
  ),
  talk(
    'shells',
    [
      ['electron config of chlorine plz', says(/2[.,] ?8[.,] ?7|17|shell|\?/i)],
      ['2.8.7', confirms],
      ['so what group is it in', says(/\b7\b|seven/i)],
      ['why is it reactive', says(/electron|shell|gain|outer/i)],
      ['is it more reactive than fluorine', does_not_confirm, says(/less|fluorine|down/i)],
    ],
    /electron|group|periodic|atom|halogen/i,
  ),
  talk(
    'ionic or covalent',
    [
      ['is NaCl ionic or covalent', says(/ionic/i)],
      ['how do u know', says(/metal|electron|transfer/i)],
      [
        'they share electrons right',
        does_not_confirm,
        says(/transfer|give|lose|gain|pass|covalent/i),
      ],
      [
        'does solid salt conduct',
        does_not_confirm,
        says(/molten|melt|dissolv|free|move|cannot|not/i),
      ],
      ['why is its melting point so high', says(/strong|attract|forces|energy|lattice/i)],
    ],
    /ionic|covalent|bond|giant|structure/i,
  ),
  talk(
    'diamonds',
    [
      ['why is diamond hard', says(/four|covalent|strong|bond/i)],
      ['and graphite soft', says(/layer|slide/i)],
      ['why does graphite conduct tho', says(/delocalised|free|electron/i)],
      ['is graphite a metal then', does_not_confirm, says(/carbon|non-?metal|\bno\b|not/i)],
    ],
    /giant|structure|covalent|carbon|bond|metals, diamond|giant/i,
  ),
  talk(
    'acids',
    [
      ['is ph 9 acid', does_not_confirm, says(/alkali/i)],
      ['what colour does universal indicator go in acid', says(/red|orange|yellow/i), short],
      ['lemon juice is it acid', says(/acid|\byes/i)],
      ['acid + alkali makes', says(/salt/i), says(/water/i)],
      [
        'so which salt do u get with hydrochloric acid n sodium hydroxide',
        says(/sodium chloride/i),
      ],
    ],
    /acid|alkali|salt|indicator|pH/i,
  ),
  talk(
    'metal and acid',
    [
      ['what gas do u get when magnesium goes in acid', says(/hydrogen/i), short],
      ['how do i test for it', says(/pop|splint/i), short],
      ['is it the glowing splint', does_not_confirm, says(/lit|lighted|burning|oxygen|pop/i)],
      [
        'does copper react with acid',
        does_not_confirm,
        says(/\bno\b|not|less reactive|below|unreactive/i),
      ],
      ['why', says(/reactiv|hydrogen/i)],
    ],
    /acid|metal|reactiv|gas|salt/i,
  ),
  talk(
    'burning',
    [
      ['what is combustion', says(/burn|oxygen|fuel/i), short],
      [
        'mass goes down when u burn magnesium',
        does_not_confirm,
        says(/oxygen|up|gain|more|increase|heavier/i),
      ],
      ['where does the extra mass come from', says(/oxygen|air/i)],
      ['whats made when methane burns', says(/carbon dioxide/i), says(/water/i)],
      ['and if theres not much oxygen', says(/carbon monoxide|incomplete|soot/i)],
    ],
    /burn|oxid|combust|reaction|fuel|crude|pollut|climate|mass/i,
  ),
  talk(
    'balancing one',
    [
      ['balance Mg + O2 -> MgO', asks, does_not_tell('2Mg + O2 -> 2MgO')],
      ['Mg + O2 -> 2MgO', says_not_yet],
      ['2Mg + O2 -> 2MgO', confirms],
      [
        'why cant i just write MgO2',
        says(/formula|different|substance|change|small|charge|subscript/i),
      ],
    ],
    /balanc|equation|formula|reaction/i,
  ),
  talk(
    'moles',
    [
      ['how many moles in 36 g of water', asks, does_not_tell('2')],
      ['Mr of water is 18', confirms],
      ['36/18 = 2', confirms],
      ['2 moles', confirms, moves_on],
      ['whats avogadros number', says(/6\.02|6 ?[x×]/i)],
    ],
    /mole|mass|formula|calculation/i,
  ),
]

import { describe, expect, test } from 'vitest'
import { judge } from '#marking.ts'
import { COMMON } from '#testing.ts'
import { wordsOf } from '#text/word-shapes.ts'

const GENERAL = 'Not yet. Read the question once more: what exactly does it ask for?'

const judged = (references: readonly string[], value: string, text = 'What is it?') =>
  judge({ ...COMMON, type: 'short_text', references, text }, { value })

const CASES: readonly (readonly [string, string, RegExp])[] = [
  ['mitosis', 'meiosis', /“meiosis” is a kind of cell division, too/],
  ['Paris', 'London', /“London” is a city, too/],
  ['hypotenuse', 'adjacent', /a side of a right-angled triangle, too/],
  ['he', 'she', /a pronoun, too/],
  ['is', 'was', /a form of “to be”, too/],
  ['nitrate', 'nitrite', /begins as it should\. Its ending/],
  ['absorption', 'adsorption', /looks like the word that is asked for/],
  ['desert', 'dessert', /looks like the word that is asked for/],
  ['oesophagus', 'sarcophagus', /ends as it should/],
  ['chlorophyll', 'chloroplast', /easily mixed up/],
  ['exothermic', 'endothermic', /this way round, or the other/],
  ['symmetric', 'asymmetric', /this way round, or the other/],
  ['immigration', 'emigration', /this way round, or the other/],
  ['left ventricle', 'right ventricle', /Look at “right”/],
  ['two protons', 'two neutrons', /“neutrons” is a particle, too/],
  ['World War I', 'World War II', /Look at the number beside them/],
  ['hepatitis A', 'hepatitis B', /Look at the letter beside it/],
  ['Na+', 'Na', /charge is not there yet/],
  ['Na+', 'Na-', /charge once more: how large/],
  ['CO', 'Co', /capital and small letters/],
  ['CH4', 'C4H', /small numbers and where they stand/],
  ['H2O', 'H2', /element missing/],
  ['1914', '1941', /digits are there, in another order/],
  ['100', '1000', /Count the noughts/],
  ['5 cm', '5 m', /number is right\. Look at its unit/],
  ['5 cm', '6 cm', /unit is right/],
  ['Mass is conserved', 'Mass is not conserved', /“not” in your sentence/],
  ['Bonds are broken', 'Bonds aren’t broken', /“aren’t” in your sentence/],
  ['Water moves into the cell', 'Water moves out of the cell', /“out” once more: which way/],
  ['The Earth orbits the Sun', 'The Moon orbits the Sun', /“Moon” once more/],
]

describe('a short text that is near is told how, in the words of the student', () => {
  test.each(CASES)('%s: %s', (key, value, words) => {
    const { verdict, scoring_rationale } = judged([key], value)
    expect(verdict).not.toBe('right')
    if (verdict === 'wrong') expect(scoring_rationale).toMatch(words)
  })

  test('no word of the key is said that the student has not written', () => {
    for (const [key, value] of CASES) {
      const said = new Set(wordsOf(judged([key], value).scoring_rationale))
      const own = new Set(wordsOf(value))
      const told = wordsOf(key).filter(
        (word) => word.length > 2 && said.has(word) && !own.has(word),
      )
      expect(told, `${key}: ${value}`).toEqual([])
    }
    // Where the words would hold the key, they are kept back.
    expect(judged(['looks'], 'books').scoring_rationale).toBe(GENERAL)
  })

  test('what is far off, or an answer of a letter, gets the general sentence', () => {
    expect(judged(['photosynthesis'], 'banana').scoring_rationale).toBe(GENERAL)
    expect(judged(['B'], 'A', 'Which lamp, A or B, is brighter?').scoring_rationale).toBe(GENERAL)
  })

  test('words of the question are no answer, unless it names the choices', () => {
    const asked = 'In which organ does the blood lose carbon dioxide?'
    expect(judged(['lungs'], 'blood', asked).scoring_rationale).toMatch(/stands in the question/)
    const choice = 'Is the ice melting or freezing?'
    expect(judged(['melting'], 'ice', choice).scoring_rationale).not.toMatch(/stands in the/)
  })

  test('the nearest of several references is the one that is spoken of', () => {
    expect(judged(['Second World War', 'nitrate'], 'nitrite').scoring_rationale).toMatch(/ending/)
  })
})

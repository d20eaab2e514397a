import { describe, expect, test } from 'vitest'
import type { Verdict } from '#judgement.ts'
import { judge } from '#marking.ts'
import { COMMON } from '#testing.ts'
import { STOP_WORDS } from '#text/word-lists.ts'

const verdictOf = (key: string, value: string, text = ''): Verdict =>
  judge({ ...COMMON, text, type: 'short_text', references: [key] }, { value }).verdict

describe('a key without words of its own is compared word by word', () => {
  test.each([...STOP_WORDS, 'no', 'not', 'none', 'never', 'A', 'B', 'K', 'x'])('%s', (key) => {
    expect(verdictOf(key, key)).toBe('right')
    expect(verdictOf(key, ` ${key.toUpperCase()}.`)).toBe('right')
    for (const value of ['banana', 'xyz', 'the cat', 'of which', 'Q', '7', 'nobody', key + key])
      expect(verdictOf(key, value), value).toBe('wrong')
  })

  test.each<[string, string, Verdict]>([
    ['he', 'she', 'wrong'],
    ['their', 'there', 'wrong'],
    ['its', "it's", 'wrong'],
    ['A', 'B', 'wrong'],
    ['A', 'a', 'right'],
    ['A', 'It is A', 'right'],
    ['B', 'answer B', 'right'],
    ['A', 'A and B', 'unsure'],
    ['A', 'not A', 'unsure'],
    ['A', 'a banana', 'wrong'],
    ['in front of', 'in front of', 'right'],
    ['because of', 'because', 'wrong'],
  ])('%s: %s is %s', (key, value, verdict) => {
    expect(verdictOf(key, value)).toBe(verdict)
  })

  test('in a blank too, where the whole sentence may be typed again', () => {
    const question = {
      ...COMMON,
      type: 'fill_blanks',
      text: 'The cat sat [[1]] the mat, and [[2]] slept.',
      blanks: [
        { type: 'short_text', references: ['on'] },
        { type: 'short_text', references: ['it', 'he'] },
      ],
    } as const
    const verdicts = (...value: string[]) =>
      judge(question, { value }).parts.map(({ verdict }) => verdict)
    expect(verdicts('on', 'he')).toEqual(['right', 'right'])
    expect(verdicts('banana', 'xyz')).toEqual(['wrong', 'wrong'])
    expect(verdicts('onto', 'she')).toEqual(['wrong', 'wrong'])
    expect(verdicts('the cat sat on the mat', 'it')).toEqual(['unsure', 'right'])
  })
})

describe('numbers, letters, capitals and charges decide', () => {
  test.each<[string, string, Verdict]>([
    ['100', 'one hundred', 'right'],
    ['100', 'a hundred', 'right'],
    ['twenty', '20', 'right'],
    ['20', 'twenty', 'right'],
    ['21', 'twenty-one', 'right'],
    ['205', 'two hundred and five', 'right'],
    ['205', 'two hundred and fifty', 'wrong'],
    ['twelve', '20', 'wrong'],
    ['1,000', 'a thousand', 'right'],
    ['Charles I', 'charles i', 'right'],
    ['Charles I', 'Charles the First', 'right'],
    ['Charles I', 'Charles 1', 'right'],
    ['Charles I', 'Charles the Second', 'wrong'],
    ['Charles I', 'Charles', 'unsure'],
    ['World War II', 'world war 2', 'right'],
    ['World War II', 'World War Two', 'right'],
    ['World War II', 'world war one', 'wrong'],
    ['hepatitis A', 'Hepatitis a', 'right'],
    ['hepatitis A', 'hepatitis', 'unsure'],
    ['point B', 'B', 'unsure'],
    ['vitamin C', 'vitimin C', 'right'],
    ['Na+', 'Na⁺', 'right'],
    ['Na+', 'na+', 'right'],
    ['Na+', 'Na', 'wrong'],
    ['Na+', 'Na-', 'wrong'],
    ['Mg2+', 'Mg^{2+}', 'right'],
    ['Mg2+', 'Mg+2', 'right'],
    ['Mg2+', 'Mg+', 'wrong'],
    ['SO4^2-', 'SO₄²⁻', 'right'],
    ['CO', 'Co', 'wrong'],
    ['CO', 'co', 'unsure'],
    ['Co', 'CO', 'wrong'],
    ['CO2', 'co2', 'right'],
    ['CO2', 'Co2', 'wrong'],
    ['NaCl', 'nacl', 'right'],
    ['Na+', 'sodium ion', 'unsure'],
    ['iron(III) oxide', 'iron (III) oxide', 'right'],
    ['iron(III) oxide', 'iron oxide', 'unsure'],
  ])('%s: %s is %s', (key, value, verdict) => {
    expect(verdictOf(key, value)).toBe(verdict)
  })
})

describe('what stands around a name', () => {
  const capital = 'What is the capital of France?'
  test.each<[string, string, Verdict, string?]>([
    ['Paris', 'The capital of France is Paris.', 'right', capital],
    ['Paris', 'Paris is the capital of France', 'right', capital],
    ['Paris', 'I think it is called Paris', 'right'],
    ['Paris', 'Paris or London', 'unsure'],
    ['Paris', 'Paris, not London', 'unsure'],
    ['Romeo', 'Tybalt killed Romeo', 'unsure', 'Who killed Tybalt?'],
    ['oxygen', 'oxygen gas', 'right'],
    ['isosceles', 'an isosceles triangle', 'right'],
    ['fusion', 'cold fusion', 'unsure'],
    ['A', 'A or B', 'unsure', 'Which of the lamps A, B and C is brightest?'],
    ['A', 'lamp A', 'right', 'Which of the lamps A, B and C is brightest?'],
    ['A', 'C', 'wrong', 'Which of the lamps A, B and C is brightest?'],
    ['nucleus', 'nuclei acid', 'unsure'],
    ['carbon dioxide', 'CO2', 'unsure'],
    ['World War I', 'WW1', 'unsure'],
    ['osmosis', 'by osmosis', 'right'],
    ['the stomach', 'to the stomach', 'right'],
    ['the stomach', 'from the stomach', 'unsure'],
    ['to the left', 'from the left', 'unsure'],
    ['water and carbon dioxide', 'carbon dioxide and water', 'right'],
    ['water and carbon dioxide', 'carbon dioxide, water', 'right'],
    ['water and carbon dioxide', 'carbon dioxide or water', 'unsure'],
    ['water and carbon dioxide', 'water', 'unsure'],
    ['non-metal', 'nonmetal', 'right'],
    ['non-metal', 'non metal', 'right'],
    ['photosynthesis', 'photo synthesis', 'right'],
    ['metal', 'a non metal', 'wrong'],
    ["Newton's third law", 'newtons third law', 'right'],
    ['electrons', 'electron', 'right'],
    ['evaporation', 'it evaporates', 'right'],
    ['evaporation', 'it turns into a gas', 'unsure'],
    ['nucleus', 'nuclei', 'right'],
  ])('%s: %s is %s', (key, value, verdict, text = '') => {
    expect(verdictOf(key, value, text)).toBe(verdict)
  })
})

describe('who does what to whom, and whence', () => {
  test.each<[string, string, Verdict]>([
    ['Romeo kills Tybalt', 'Romeo killed Tybalt', 'right'],
    ['Romeo kills Tybalt', 'Tybalt is killed by Romeo', 'right'],
    ['Romeo kills Tybalt', 'Tybalt was killed by Romeo.', 'right'],
    ['Tybalt is killed by Romeo', 'Romeo killed Tybalt', 'right'],
    ['Romeo kills Tybalt', 'Tybalt kills Romeo', 'unsure'],
    ['Romeo kills Tybalt', 'Romeo is killed by Tybalt', 'unsure'],
    ['Macbeth murders Duncan', 'Duncan murders Macbeth', 'unsure'],
    ['heat flows from metal', 'heat flows into metal', 'wrong'],
    ['electrons move to the anode', 'electrons move from the anode', 'wrong'],
    ['a force exerted by the table', 'a force exerted on the table', 'unsure'],
    ['bonds are broken', 'It is false that bonds are broken', 'unsure'],
    ['bonds are broken', 'bonds are hardly ever broken', 'unsure'],
    ['bonds are broken', 'bonds are broken or made', 'unsure'],
    ['bonds are broken', 'bonds are no longer broken', 'unsure'],
    ['The temperature rises', 'it gets hotter', 'unsure'],
    ['The temperature rises', 'the temperature rose', 'right'],
  ])('%s: %s is %s', (key, value, verdict) => {
    expect(verdictOf(key, value)).toBe(verdict)
  })
})

describe('the kind of a thing may be said once, directly behind its name', () => {
  test.each<[string, string, Verdict]>([
    ['gold', 'gold metal', 'right'],
    ['gold', 'it is called gold metal', 'right'],
    ['mitosis', 'mitosis process', 'right'],
    ['gold', 'metal gold', 'unsure'],
    ['gold', 'metal', 'wrong'],
    // Something stands behind the kind, or between the name and it.
    ['gold', 'gold metal answer', 'unsure'],
    ['gold', 'gold answer metal', 'unsure'],
    ['mitosis', 'mitosis process I guess', 'unsure'],
    // It is set against the name.
    ['gold', 'gold or metal', 'unsure'],
    ['gold', 'gold against metal', 'unsure'],
    ['gold', 'gold without metal', 'unsure'],
    ['gold', 'gold or thing', 'unsure'],
    ['gold', 'gold against the answer', 'unsure'],
  ])('for %s the answer %s is %s', (key, value, verdict) => {
    expect(verdictOf(key, value)).toBe(verdict)
  })
})

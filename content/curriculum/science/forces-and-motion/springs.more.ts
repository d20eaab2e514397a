import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

/** Goes on from `springs.ts`. */
export const moreSprings: readonly ContentQuestion[] = [
  {
    key: 'springs-force-from-constant',
    topics: ['springs'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['SK3-PF-09', 'GCSE-PFO-07'],
    question: {
      type: 'number',
      text: 'A spring has a spring constant of {{k}} N/m. What force stretches it by {{c}} cm? Give the unit.',
      max_score: 2,
      template: {
        draw: { k: { from: 20, to: 200, step: 20 }, c: { from: 5, to: 40, step: 5, except: [10] } },
        derive: { f: 'k * c / 100' },
        check: ['answer * 100 / c = k'],
      },
      answer: '{{f|thousands}}',
      unit: 'N',
      tolerance: { relative: 0.001 },
      mistakes: [
        slip(
          '{{k * c}}',
          'unit_prefix',
          'The spring constant counts with metres. Write the extension in metres first.',
        ),
        slip(
          '{{100 * k / c}}',
          'divided_for_multiplied',
          'Each metre would need {{k}} N. Is less needed for a part of a metre?',
        ),
      ],
      hints: [
        'The spring constant is in newtons for each metre. What unit must the extension have?',
        'Force is spring constant times extension, with the extension in metres.',
        '{{c}} cm is {{c/100|dp2}} m.',
        'Work out {{k}} × {{c/100|dp2}}. The force is in newtons.',
      ],
      method_answer: [
        { maths: tex`{{c}}\ \text{cm} = {{c/100|dp2}}\ \text{m}`, text: 'In metres.' },
        {
          maths: tex`{{k}} \times {{c/100|dp2}} = {{f|thousands_tex}}\ \text{N}`,
          text: 'Force is spring constant times extension.',
        },
      ],
    },
  },
  {
    key: 'springs-which-is-stiffer',
    topics: ['springs'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['SK3-PF-09', 'GCSE-PFO-07'],
    question: {
      type: 'single_choice',
      text: 'Spring P has a spring constant of {{k}} N/m, and spring Q has {{n*k}} N/m. The same load hangs on each. Which is true?',
      max_score: 1,
      template: { draw: { k: { from: 10, to: 40, step: 5 }, n: { pick: [2, 3, 4] } } },
      options: [
        { text: 'P stretches {{n}} times as far as Q' },
        option(
          'Q stretches {{n}} times as far as P',
          'stiffer_stretches_more',
          'A larger constant means that more newtons are needed for each metre.',
        ),
        option(
          'Both stretch by the same, because the load is the same',
          'spring_constant_ignored',
          'The load is the same, but are the springs?',
        ),
        option(
          'P stretches {{n*k - k}} cm further than Q',
          'difference_for_times',
          'The constants differ by {{n*k - k}} N/m. What does that unit say about centimetres?',
        ),
      ],
      answers: [1],
      hints: [
        'Which of the two springs is harder to stretch?',
        'The spring constant says how many newtons are needed for each metre.',
        'Q needs {{n}} times as many newtons for each metre as P.',
        'With the same load, the stiffer one stretches less, and by the same number of times.',
      ],
      method_answer: [
        { maths: tex`e = \frac{F}{k}`, text: 'Extension is force divided by spring constant.' },
        { text: 'With the same force, {{n}} times the constant means 1/{{n}} of the extension.' },
      ],
    },
  },
  {
    key: 'springs-find-the-constant',
    topics: ['springs'],
    difficulty: 1,
    minutes: 4,
    statements: ['SK3-PF-08', 'SK3-PF-09', 'GCSE-PFO-07'],
    question: {
      type: 'multi_part',
      text: 'An elastic spring is {{l}} cm long. A load of {{f}} N makes it {{l + x}} cm long.',
      max_score: 4,
      template: {
        draw: {
          l: { from: 6, to: 15 },
          x: { pick: [4, 5, 8, 12] },
          k: { from: 25, to: 100, step: 25 },
        },
        derive: { f: 'k * x / 100', ext: 'x / 100' },
        where: ['x != l', 'is_integer(f)', 'f > 1'],
        check: ['100 * answer1 = x', 'answer2 * answer1 = f'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is the extension in metres?',
          max_score: 1,
          answer: '{{ext|dp2}}',
          mistakes: [
            slip(
              '{{(l + x)/100|dp2}}',
              'length_for_extension',
              'This is the whole length of the spring. How much longer has it become?',
            ),
          ],
          hints: [
            'How much longer has the spring become?',
            'Subtract the lengths, then change centimetres into metres.',
            'From {{l}} cm to {{l + x}} cm it grows by {{x}} cm.',
            'A metre has 100 cm. Divide {{x}} by 100.',
          ],
          method_answer: [
            { maths: tex`{{l+x}} - {{l}} = {{x}}`, text: 'The extension in centimetres.' },
            { maths: tex`{{x}} \div 100 = {{ext|dp2}}`, text: 'In metres.' },
          ],
        },
        {
          type: 'number',
          text: 'Work out the spring constant in N/m.',
          max_score: 2,
          answer: '{{k}}',
          follow_through: { answer: '{{f}} / p1' },
          mistakes: [
            slip(
              '{{k / 100}}',
              'unit_prefix',
              'These are newtons for each centimetre. Use metres.',
            ),
            slip(
              '{{f * ext}}',
              'multiplied_for_divided',
              'How many newtons would a whole metre need?',
            ),
          ],
          hints: [
            'The spring constant tells how many newtons each metre needs.',
            'Divide the force by the extension in metres.',
            'The force is {{f}} N, and the extension is the answer of part (a).',
            'Work out {{f}} ÷ {{ext|dp2}}.',
          ],
          method_answer: [
            {
              maths: tex`{{f}} \div {{ext|dp2}} = {{k}}\ \text{N/m}`,
              text: 'Force divided by extension.',
            },
          ],
        },
        {
          type: 'true_false',
          text: 'When the load is taken off, this spring is {{l}} cm long again. Is this true?',
          max_score: 1,
          options: [
            { text: 'True' },
            option(
              'False',
              'elastic_means_stretchy',
              'The text says that the spring is elastic. What does that word promise?',
            ),
          ],
          answers: [1],
          hints: [
            'Look for the word in the text that answers this.',
            'Elastic things come back when the force has gone.',
            'The spring was {{l}} cm long before the load was hung on.',
            'Is this spring called elastic or inelastic?',
          ],
          method_answer: [{ text: 'It is elastic, so it comes back to its first length.' }],
        },
      ],
      hints: [
        'Extension, spring constant and elastic: recall what each word means.',
        'The extension is how much longer the spring is. The constant is force divided by extension.',
        'From {{l}} cm to {{l + x}} cm the spring grows by {{x}} cm. Write that in metres.',
        'Divide {{f}} N by the metres you found. An elastic spring comes back to where it began.',
      ],
      method_answer: [
        { maths: tex`{{x}} \div 100 = {{ext|dp2}}`, text: '(a) The extension in metres.' },
        {
          maths: tex`{{f}} \div {{ext|dp2}} = {{k}}\ \text{N/m}`,
          text: '(b) Force divided by extension.',
        },
        { text: '(c) True: an elastic spring comes back to its first length.' },
      ],
    },
  },
]

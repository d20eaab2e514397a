import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const bounds: readonly ContentQuestion[] = [
  {
    key: 'bounds-which-to-use',
    topics: ['bounds'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-N16H'],
    question: {
      type: 'cloze_dropdown',
      text: 'All numbers are positive and rounded. For the largest {{a}} − {{b}} use the [[1]] of {{b}}. For the largest {{a}} ÷ {{b}} use the [[2]] of {{b}}. For the largest {{a}} × {{b}} use the [[3]] of {{b}}.',
      max_score: 3,
      template: { draw: { a: { pick: ['p', 'r', 'u'] }, b: { pick: ['q', 's', 'v', 'w'] } } },
      gaps: [
        {
          options: [
            option('upper bound', 'bounds_all_alike', 'The more you take away, the less is left.'),
            { text: 'lower bound' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'upper bound',
              'bounds_all_alike',
              'Sharing among more makes each share smaller.',
            ),
            { text: 'lower bound' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'upper bound' },
            option(
              'lower bound',
              'bounds_swapped',
              'A smaller factor makes the product smaller. You want the largest.',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'What happens to each result when the second number grows?',
        'Take away more and less is left. Divide by more and the result is smaller. Multiply by more and the result is larger.',
        'Try it with numbers: is 10 − 2 or 10 − 3 larger?',
        'Now compare 12 ÷ 2 with 12 ÷ 3, and 5 × 2 with 5 × 3. Which size of the second number does what you want?',
      ],
      method_answer: [
        { text: 'To have most left, take away as little as possible.' },
        { text: 'To get the largest quotient, divide by as little as possible.' },
        { text: 'To get the largest product, both factors must be as large as possible.' },
      ],
    },
  },
  {
    key: 'bounds-area',
    topics: ['bounds'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-N16H'],
    question: {
      type: 'number',
      text: 'A rectangle is {{a}} cm long and {{b}} cm wide, each to the nearest centimetre. Work out the upper bound of its area. Give the unit.',
      diagram: {
        kind: 'quadrilateral',
        shape: 'rectangle',
        width: '{{a}}',
        height: '{{b}}',
        sides: { bottom: '{{a}} cm', right: '{{b}} cm' },
      },
      max_score: 2,
      template: {
        draw: { a: { from: 7, to: 14 }, b: { from: 4, to: 9 } },
        where: ['a - b >= 2'],
        check: ['answer = a*b + (a + b)/2 + 1/4'],
      },
      answer: '{{(a + 1/2)*(b + 1/2)|dp2}}',
      unit: 'cm²',
      mistakes: [
        slip(
          '{{a*b}}',
          'rounded_values_as_exact',
          'That is the area with the rounded lengths. How long could the sides be?',
        ),
        slip(
          '{{a*b + 1/2|dp1}}',
          'bound_of_result_only',
          'The lengths were rounded, not the area. Use the upper bound of each length.',
        ),
        slip(
          '{{(a - 1/2)*(b - 1/2)|dp2}}',
          'bounds_swapped',
          'Those are the lower bounds. Which bounds make the area largest?',
        ),
        slip(
          '{{(a + 1)*(b + 1)}}',
          'whole_unit_as_error',
          'How far can a length be off that was rounded to the nearest centimetre?',
        ),
      ],
      hints: [
        'How long could each side be at most?',
        'A product is largest when both factors are at their upper bounds.',
        'The upper bound of the length is {{a}}.5 cm.',
        'The upper bound of the width is {{b}}.5 cm. Work out ${{a}}.5 \\times {{b}}.5$.',
      ],
      method_answer: [
        {
          maths: tex`{{a}}.5 \times {{b}}.5 = {{(a + 1/2)*(b + 1/2)|dp2}}`,
          text: 'The two upper bounds, multiplied. The unit is cm².',
        },
      ],
    },
  },
  {
    key: 'bounds-difference',
    topics: ['bounds'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-N16H'],
    question: {
      type: 'number',
      text: 'A tank holds {{a}} litres of water, to the nearest 10 litres. {{b}} litres are used for plants, to the nearest litre. Work out the lower bound of what is left, in litres.',
      max_score: 2,
      template: {
        draw: { a: { from: 180, to: 460, step: 10 }, b: { from: 34, to: 98 } },
        where: ['mod(b, 10) != 0', 'mod(a, 100) != 0'],
        check: ['answer + b + 1/2 + 5 = a'],
      },
      answer: '{{a - 5 - b - 1/2|dp1}}',
      mistakes: [
        slip(
          '{{a - 5 - b + 1/2|dp1}}',
          'bounds_all_alike',
          'To have least left, how much must have been used: the most or the least?',
        ),
        slip(
          '{{a - b}}',
          'rounded_values_as_exact',
          'Both amounts were rounded. What could they be at the least or at the most?',
        ),
        slip(
          '{{a + 5 - b + 1/2|dp1}}',
          'bounds_swapped',
          'That is the most that can be left. You want the least.',
        ),
        slip(
          '{{a - 1/2 - b - 1/2}}',
          'bound_half_of_other_unit',
          'The water in the tank was given to the nearest 10 litres.',
        ),
      ],
      hints: [
        'When is least left: with how much at the start, and how much used?',
        'A difference is smallest when you start with the lower bound and take away the upper bound.',
        'The tank held at least {{a - 5}} litres.',
        'At most {{b}}.5 litres were used. Work out ${{a - 5}} - {{b}}.5$.',
      ],
      method_answer: [
        { maths: tex`{{a}} - 5 = {{a - 5}}`, text: 'The lower bound of the start.' },
        { maths: tex`{{b}} + 0.5 = {{b}}.5`, text: 'The upper bound of what was used.' },
        {
          maths: tex`{{a - 5}} - {{b}}.5 = {{a - 5 - b - 1/2|dp1}}`,
          text: 'The least that is left.',
        },
      ],
    },
  },
]

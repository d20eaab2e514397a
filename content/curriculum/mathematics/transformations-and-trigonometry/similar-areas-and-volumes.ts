import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const similarAreasAndVolumes: readonly ContentQuestion[] = [
  {
    key: 'similar-area-from-lengths',
    topics: ['similar-areas-and-volumes'],
    difficulty: -0.6,
    minutes: 2,
    statements: ['GCSE-G19H'],
    question: {
      type: 'number',
      text: 'Two flags are similar. They are {{p*m}} cm and {{q*m}} cm wide. The smaller flag has an area of {{A}} cm². What is the area of the larger one? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          p: { from: 2, to: 4 },
          q: { from: 3, to: 7 },
          m: { from: 5, to: 12 },
          n: { from: 10, to: 40 },
        },
        derive: { A: 'n * p * p', key: 'n * q * q' },
        where: [
          'p < q',
          'gcd(p, q) = 1',
          'key < 2000',
          'A * q / p != key',
          'A + (q - p) * m != key',
          '2 * n >= m * m',
          'n <= m * m',
        ],
        check: ['answer / A = (q / p) ^ 2'],
      },
      answer: '{{key}}',
      unit: 'cm²',
      mistakes: [
        slip(
          '{{A*q/p}}',
          'area_scaled_as_length',
          'The flag gets wider and also higher. How many times does the factor count?',
        ),
        slip(
          '{{A*(q/p)^3}}',
          'area_and_volume_factor_swapped',
          'A flag grows in two directions. How many times did you use the factor?',
        ),
      ],
      hints: [
        'First find the scale factor for lengths.',
        'An area grows in two directions, so it is multiplied by the square of that factor.',
        tex`The length factor is $\frac{ {{q*m}} }{ {{p*m}} } = \frac{ {{q}} }{ {{p}} }$.`,
        tex`Multiply {{A}} by $\frac{ {{q^2}} }{ {{p^2}} }$.`,
      ],
      method_answer: [
        {
          maths: tex`\left(\frac{ {{q*m}} }{ {{p*m}} }\right)^2 = \frac{ {{q^2}} }{ {{p^2}} }`,
          text: 'The square of the length factor.',
        },
        {
          maths: tex`{{A}} \times \frac{ {{q^2}} }{ {{p^2}} } = {{key}}`,
          text: 'The larger area, in cm².',
        },
      ],
    },
  },
  {
    key: 'similar-volume-from-heights',
    topics: ['similar-areas-and-volumes'],
    difficulty: -0.1,
    minutes: 2,
    statements: ['GCSE-G19H'],
    question: {
      type: 'number',
      text: 'Two {{things}} are similar in shape. One is {{p*m}} cm tall and holds {{V}} ml. The other is {{q*m}} cm tall. How many millilitres does it hold?',
      max_score: 2,
      template: {
        draw: {
          things: { pick: ['jugs', 'vases', 'bottles', 'flasks'] },
          p: { from: 2, to: 4 },
          q: { from: 3, to: 5 },
          m: { from: 4, to: 7 },
          n: { from: 4, to: 16 },
        },
        derive: { V: 'n * p ^ 3', key: 'n * q ^ 3' },
        where: ['p < q', 'gcd(p, q) = 1', 'key <= 2000', 'V >= 60', '20 * n >= m ^ 3'],
        check: ['answer * p ^ 3 = V * q ^ 3'],
      },
      answer: '{{key}}',
      mistakes: [
        slip(
          '{{V*q/p}}',
          'area_scaled_as_length',
          'It is wider and deeper as well as taller. How many times does the factor count?',
        ),
        slip(
          '{{V*(q/p)^2}}',
          'area_and_volume_factor_swapped',
          'What it holds grows in three directions. How many times did you use the factor?',
        ),
      ],
      hints: [
        'First find the scale factor for lengths.',
        'A volume grows in three directions, so it is multiplied by the cube of that factor.',
        tex`The length factor is $\frac{ {{q*m}} }{ {{p*m}} } = \frac{ {{q}} }{ {{p}} }$.`,
        tex`Multiply {{V}} by $\frac{ {{q^3}} }{ {{p^3}} }$.`,
      ],
      method_answer: [
        {
          maths: tex`\left(\frac{ {{q*m}} }{ {{p*m}} }\right)^3 = \frac{ {{q^3}} }{ {{p^3}} }`,
          text: 'The cube of the length factor.',
        },
        { maths: tex`{{V}} \times \frac{ {{q^3}} }{ {{p^3}} } = {{key}}`, text: 'In millilitres.' },
      ],
    },
  },
  {
    key: 'similar-factor-table',
    topics: ['similar-areas-and-volumes'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-G19H'],
    question: {
      type: 'table',
      text: 'Two solids are similar. Each row is about another pair of them. Complete the factors from the smaller to the larger solid.',
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 6 }, b: { from: 3, to: 9 }, c: { from: 3, to: 5 } },
        where: ['distinct(a, b, c)', 'b != a * a', 'b * b != a * a'],
        check: ['answer1 = a ^ 3', 'answer2 * answer2 = b ^ 2', 'answer3 = c * c'],
      },
      columns: ['Factor of lengths', 'Factor of areas', 'Factor of volumes'],
      rows: [
        {
          label: 'P',
          cells: [
            { type: 'given', text: '{{a}}' },
            { type: 'given', text: '{{a^2}}' },
            {
              type: 'number',
              answer: '{{a^3}}',
              mistakes: [
                slip(
                  '{{3*a}}',
                  'power_as_multiple',
                  'The factor counts three times as a factor: multiply, do not add.',
                ),
              ],
            },
          ],
        },
        {
          label: 'Q',
          cells: [
            {
              type: 'number',
              answer: '{{b}}',
              mistakes: [
                slip(
                  '{{b^2/2}}',
                  'root_halves',
                  'Which number times itself gives the factor of the areas?',
                ),
              ],
            },
            { type: 'given', text: '{{b^2}}' },
            { type: 'given', text: '{{b^3}}' },
          ],
        },
        {
          label: 'R',
          cells: [
            { type: 'given', text: '{{c}}' },
            {
              type: 'number',
              answer: '{{c^2}}',
              mistakes: [
                slip(
                  '{{2*c}}',
                  'power_as_multiple',
                  'The factor counts twice as a factor: multiply it by itself.',
                ),
              ],
            },
            { type: 'given', text: '{{c^3}}' },
          ],
        },
      ],
      hints: [
        'In how many directions do lengths, areas and volumes grow?',
        'Areas take the square of the length factor, volumes its cube.',
        'For P multiply {{a}} × {{a}} × {{a}}.',
        'For Q take the square root of {{b^2}}. For R multiply {{c}} by itself.',
      ],
      method_answer: [
        {
          maths: tex`{{a}}^3 = {{a^3}}, \quad \sqrt{ {{b^2}} } = {{b}}, \quad {{c}}^2 = {{c^2}}`,
          text: 'Cube, square root and square.',
        },
      ],
    },
  },
  {
    key: 'similar-back-to-lengths',
    topics: ['similar-areas-and-volumes'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['GCSE-G19H'],
    question: {
      type: 'number',
      text: 'Two photos are similar. Their areas are {{n*p^2}} cm² and {{n*q^2}} cm². The smaller one is {{p*m}} cm wide. How wide is the larger one, in centimetres?',
      max_score: 3,
      template: {
        draw: {
          p: { from: 2, to: 5 },
          q: { from: 3, to: 8 },
          m: { from: 2, to: 5 },
          n: { from: 6, to: 15 },
        },
        where: [
          'p < q',
          'gcd(p, q) = 1',
          'n < m * m * 2',
          'n * 2 > m * m',
          'q > p + 1',
          'n * p * p != p * m',
        ],
        check: ['(answer / (p * m)) ^ 2 = (n * q ^ 2) / (n * p ^ 2)'],
      },
      answer: '{{q*m}}',
      mistakes: [
        slip(
          '{{p*m*q^2/p^2}}',
          'root_not_taken',
          'That is the factor of the areas. Which factor belongs to lengths?',
        ),
        slip(
          '{{p*m*q^2/p^2/2}}',
          'root_halves',
          'The factor of areas was halved. Which number times itself gives it?',
        ),
      ],
      hints: [
        'You know two areas, so begin with the factor of areas.',
        'The length factor is the square root of the area factor.',
        tex`The area factor is $\frac{ {{n*q^2}} }{ {{n*p^2}} } = \frac{ {{q^2}} }{ {{p^2}} }$.`,
        tex`So the length factor is $\frac{ {{q}} }{ {{p}} }$. Multiply {{p*m}} by it.`,
      ],
      method_answer: [
        {
          maths: tex`\sqrt{\frac{ {{n*q^2}} }{ {{n*p^2}} } } = \sqrt{\frac{ {{q^2}} }{ {{p^2}} } } = \frac{ {{q}} }{ {{p}} }`,
          text: 'From the factor of areas to that of lengths.',
        },
        {
          maths: tex`{{p*m}} \times \frac{ {{q}} }{ {{p}} } = {{q*m}}`,
          text: 'The larger width, in cm.',
        },
      ],
    },
  },
  {
    key: 'similar-spot-the-slip',
    topics: ['similar-areas-and-volumes'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-G19H'],
    question: {
      type: 'single_choice',
      text: '{{name}} says: “This statue is {{k}} times as tall as its model, so it needs {{k}} times as much paint and weighs {{k}} times as much.” Both are solid and of the same stone. What is right?',
      max_score: 1,
      template: {
        draw: { name: { pick: ['Dario', 'Fatima', 'Kwame', 'Lena'] }, k: { from: 3, to: 6 } },
      },
      options: [
        option(
          '{{k}} times as much paint, and {{k}} times as heavy',
          'area_scaled_as_length',
          'Build a cube of 2 by 2 by 2 from small ones. How many faces are to be painted, and how many cubes are there?',
        ),
        { text: '{{k^2}} times as much paint, and {{k^3}} times as heavy' },
        option(
          '{{k^2}} times as much paint, and {{k^2}} times as heavy',
          'area_and_volume_factor_swapped',
          'The paint is right. But stone fills the statue in three directions.',
        ),
        option(
          '{{k^3}} times as much paint, and {{k^2}} times as heavy',
          'area_and_volume_factor_swapped',
          'Paint covers a surface. Weight belongs to the whole body. Which of them grows in three directions?',
        ),
      ],
      answers: [2],
      hints: [
        'Paint covers the surface. Weight comes from the whole body.',
        'Surfaces grow in two directions, bodies in three.',
        'For the paint multiply {{k}} by itself.',
        'For the weight multiply {{k}} three times. Which option has both?',
      ],
      method_answer: [
        { maths: tex`{{k}}^2 = {{k^2}}`, text: 'The surface, and so the paint.' },
        { maths: tex`{{k}}^3 = {{k^3}}`, text: 'The volume, and so the weight.' },
      ],
    },
  },
  {
    key: 'similar-volume-to-area',
    topics: ['similar-areas-and-volumes'],
    difficulty: 1,
    minutes: 3.5,
    statements: ['GCSE-G19H'],
    question: {
      type: 'number',
      text: 'Two candles are similar. Their volumes are {{n*p^3}} cm³ and {{n*q^3}} cm³. The smaller candle has a surface area of {{s*p^2}} cm². What is the surface area of the larger one? Give the unit.',
      max_score: 4,
      template: {
        draw: {
          p: { from: 2, to: 4 },
          q: { from: 3, to: 5 },
          n: { from: 5, to: 12 },
          s: { from: 14, to: 30 },
        },
        where: ['p < q', 'gcd(p, q) = 1', 's * s * s > 120 * n * n'],
        check: ['(answer / (s * p ^ 2)) ^ 3 = (q ^ 3 / p ^ 3) ^ 2'],
      },
      answer: '{{s*q^2}}',
      unit: 'cm²',
      mistakes: [
        slip(
          '{{s*q^3/p}}',
          'area_and_volume_factor_swapped',
          'That is the factor of the volumes. Go back to lengths first, and then to areas.',
        ),
        slip(
          '{{s*p*q}}',
          'area_scaled_as_length',
          'That is the factor of lengths. A surface grows in two directions.',
        ),
      ],
      hints: [
        'There is no direct way from volumes to areas. Go through lengths.',
        'The length factor is the cube root of the volume factor. The area factor is its square.',
        tex`The volume factor is $\frac{ {{n*q^3}} }{ {{n*p^3}} } = \frac{ {{q^3}} }{ {{p^3}} }$.`,
        tex`So the length factor is $\frac{ {{q}} }{ {{p}} }$. Square it, and multiply {{s*p^2}} by the result.`,
      ],
      method_answer: [
        {
          maths: tex`\sqrt[3]{\frac{ {{q^3}} }{ {{p^3}} } } = \frac{ {{q}} }{ {{p}} }`,
          text: 'The length factor.',
        },
        {
          maths: tex`{{s*p^2}} \times \frac{ {{q^2}} }{ {{p^2}} } = {{s*q^2}}`,
          text: 'Times the square of it: the surface area in cm².',
        },
      ],
    },
  },
]

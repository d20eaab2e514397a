import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const usingACalculatorMore: readonly ContentQuestion[] = [
  {
    key: 'calculator-exact-fraction',
    topics: ['using-a-calculator'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-N8'],
    question: {
      type: 'number',
      text: tex`Work out $\frac{ {{a}} }{ {{b}} } \times \frac{ {{b}} }{ {{c}} } + \frac{1}{ {{d}} }$. Give an exact fraction.`,
      max_score: 2,
      template: {
        draw: {
          a: { from: 2, to: 5 },
          b: { from: 7, to: 9 },
          c: { pick: [7, 11, 13] },
          d: { pick: [2, 3] },
        },
        where: ['b != c', 'a < b', 'gcd(a, c) = 1'],
        check: ['(answer - 1/d)*c = a'],
      },
      answer: '{{a/c + 1/d}}',
      mistakes: [
        slip(
          '{{a/c + 1/d|dp2}}',
          'exact_value_rounded',
          'A decimal that was cut off or rounded is not exact. Stay with fractions.',
        ),
        slip(
          '{{a/c + 1/d|dp3}}',
          'exact_value_rounded',
          'A decimal that was cut off or rounded is not exact. Stay with fractions.',
        ),
        slip(
          '{{(a + 1)/(c + d)}}',
          'added_tops_and_bottoms',
          'The parts must have the same size before you can count them together.',
        ),
        slip('{{a/c}}', 'stopped_early', 'That is the product. What is added to it?'),
      ],
      hints: [
        'Which operation comes first, and can you cancel before you multiply?',
        'Cancel in the product. Then write both fractions with the same denominator.',
        'The {{b}} stands above and below the line, so it cancels.',
        tex`Now it says $\frac{ {{a}} }{ {{c}} } + \frac{1}{ {{d}} }$. Write both over {{c*d}}.`,
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{ {{b}} } \times \frac{ {{b}} }{ {{c}} } = \frac{ {{a}} }{ {{c}} }`,
          text: 'The {{b}} cancels.',
        },
        {
          maths: tex`\frac{ {{a}} }{ {{c}} } + \frac{1}{ {{d}} } = \frac{ {{a*d}} }{ {{c*d}} } + \frac{ {{c}} }{ {{c*d}} } = \frac{ {{a*d + c}} }{ {{c*d}} }`,
          text: 'The same denominator, and then the sum.',
        },
      ],
    },
  },
  {
    key: 'calculator-area-with-pi',
    topics: ['using-a-calculator'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-N8'],
    question: {
      type: 'number',
      text: tex`A circle has a diameter of {{2*r}} cm. Work out its area in cm². Leave your answer as a multiple of $\pi$.`,
      diagram: { kind: 'circle', diameter: '{{2*r}} cm' },
      max_score: 2,
      template: { draw: { r: { from: 3, to: 12 } } },
      answer: '{{r*r}}π',
      mistakes: [
        slip('{{4*r*r}}π', 'radius_and_diameter', 'The formula needs the radius. How long is it?'),
        slip(
          '{{2*r}}π',
          'circumference_for_area',
          'That is the length of the way round. Which formula is for the area?',
        ),
        slip(
          '{{r*r*314/100|dp2}}',
          'exact_value_rounded',
          'That is rounded. Leave the π as it is.',
        ),
      ],
      hints: [
        'Which length does the formula for the area need?',
        tex`The area of a circle is $\pi r^2$, where $r$ is the radius.`,
        'The radius is half of {{2*r}} cm.',
        'Square the radius, {{r}}, and write π behind the result.',
      ],
      method_answer: [
        { maths: tex`{{2*r}} \div 2 = {{r}}`, text: 'The radius.' },
        { maths: tex`\pi \times {{r}}^2 = {{r*r}}\pi`, text: 'The exact area.' },
      ],
    },
  },
  {
    key: 'calculator-semicircle-exactly',
    topics: ['using-a-calculator'],
    difficulty: 0.9,
    minutes: 2.5,
    statements: ['GCSE-N8'],
    question: {
      type: 'expression',
      text: tex`A flower bed is a semicircle with a radius of {{r}} m. Work out the exact length of a fence all around it, in metres. Leave $\pi$ in your answer.`,
      diagram: {
        kind: 'circle',
        only_sectors: true,
        points: { A: 0, B: 180 },
        sectors: [{ from: 'A', to: 'B', tone: 'a' }],
        chords: [{ from: 'O', to: 'A', label: '{{r}} m' }],
        alt: 'A semicircle. Its radius is {{r}} m.',
      },
      max_score: 3,
      template: { draw: { r: { from: 3, to: 12 } }, where: ['r != 4'] },
      answer: tex`{{r}}\pi + {{2*r}}`,
      variables: [],
      mistakes: [
        slip(
          tex`{{r}}\pi`,
          'straight_edge_left_out',
          'That is the curved part only. The fence also runs along the straight side.',
        ),
        slip(
          tex`{{2*r}}\pi + {{2*r}}`,
          'whole_circle_for_part',
          'Only half of the circle is there.',
        ),
        slip(
          tex`{{r}}\pi + {{r}}`,
          'radius_and_diameter',
          'The straight side goes from one end of the curve to the other.',
        ),
      ],
      hints: [
        'Which two parts does the fence have?',
        'The curved part is half of a circumference. The straight part is a diameter.',
        tex`A whole circle has a circumference of $2\pi \times {{r}}$.`,
        tex`Half of that is the curved part. The straight part is $2 \times {{r}}$. Add the two, and leave $\pi$ as it is.`,
      ],
      method_answer: [
        { maths: tex`\frac{1}{2} \times 2\pi \times {{r}} = {{r}}\pi`, text: 'The curved part.' },
        { maths: tex`2 \times {{r}} = {{2*r}}`, text: 'The straight part.' },
        {
          maths: tex`{{r}}\pi + {{2*r}}`,
          text: 'The whole fence. The two terms are unlike and stay apart.',
        },
      ],
    },
  },
]

import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const similarShapes: readonly ContentQuestion[] = [
  {
    key: 'similar-which-rectangle',
    topics: ['similar-shapes'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-G19', 'MK3-G-21'],
    question: {
      type: 'single_choice',
      text: 'A photo is {{a}} cm by {{b}} cm. Which of these is similar to it?',
      max_score: 1,
      template: {
        draw: {
          a: { from: 4, to: 7 },
          b: { from: 8, to: 13 },
          k: { from: 2, to: 4 },
          m: { from: 3, to: 8 },
        },
        where: ['(a + m) * b != (b + m) * a', 'gcd(a, b) < 4', 'a * k != b', 'k * a * a != b * b'],
      },
      options: [
        option(
          '{{a+m}} cm by {{b+m}} cm',
          'added_in_proportion',
          'Both sides got {{m}} cm longer. Divide each new side by the old one: are the factors equal?',
        ),
        option(
          '{{k*a}} cm by {{(k+1)*b}} cm',
          'one_side_scaled',
          'The two sides were multiplied by different numbers. The picture would be stretched.',
        ),
        { text: '{{k*a}} cm by {{k*b}} cm' },
        option(
          '{{k*a}} cm by {{b}} cm',
          'one_side_scaled',
          'One side was multiplied and the other was not. The picture would be stretched.',
        ),
      ],
      answers: [3],
      hints: [
        'Similar shapes look alike: nothing is stretched one way only.',
        'Divide each new side by the side it comes from.',
        'For the short side, divide by {{a}}. For the long side, divide by {{b}}.',
        'The two results have to be the same number. Test each photo.',
      ],
      method_answer: [
        {
          maths: tex`{{k*a}} \div {{a}} = {{k*b}} \div {{b}} = {{k}}`,
          text: 'Both sides are multiplied by the same number.',
        },
      ],
    },
  },
  {
    key: 'similar-missing-length',
    topics: ['similar-shapes'],
    difficulty: -0.3,
    minutes: 2,
    statements: ['GCSE-G19', 'GCSE-R12'],
    question: {
      type: 'number',
      text: 'Two triangles are similar, and they stand the same way round. In the small one the base is {{a}} cm and the right side {{b}} cm. In the large one the base is {{a*k}} cm and the right side $x$. How long is $x$, in centimetres?',
      diagram: {
        kind: 'figure',
        points: { A: [0, 0], B: [4, 0], C: [1, 3], D: [6, 0], E: [12, 0], F: [7.5, 4.5] },
        labels: { A: '', B: '', C: '', D: '', E: '', F: '' },
        segments: [
          { from: 'A', to: 'B', label: '{{a}} cm' },
          { from: 'B', to: 'C', label: '{{b}} cm' },
          { from: 'C', to: 'A' },
          { from: 'D', to: 'E', label: '{{a*k}} cm' },
          { from: 'E', to: 'F', label: 'x' },
          { from: 'F', to: 'D' },
        ],
        angles: [
          { at: 'A', from: 'B', to: 'C', arcs: 1 },
          { at: 'D', from: 'E', to: 'F', arcs: 1 },
          { at: 'B', from: 'C', to: 'A', arcs: 2 },
          { at: 'E', from: 'F', to: 'D', arcs: 2 },
        ],
        not_to_scale: true,
        alt: 'Two triangles of the same shape. In the small one the base is {{a}} cm and the right side {{b}} cm. In the large one the base is {{a*k}} cm and the right side x. The angles at the bases are equal.',
      },
      max_score: 2,
      template: {
        draw: { a: { from: 3, to: 9 }, b: { from: 4, to: 11 }, k: { from: 2, to: 5 } },
        where: ['a != b', 'b + a * (k - 1) != k * b', 'b * k != a * k', 'b != k'],
        check: ['answer / b = (a * k) / a'],
      },
      answer: '{{b*k}}',
      mistakes: [
        slip(
          '{{b + a*(k-1)}}',
          'added_in_proportion',
          'The base got longer by so much, but lengths of similar shapes are multiplied.',
        ),
        slip(
          '{{b/k}}',
          'divided_for_multiplied',
          'x belongs to the large triangle. Should it be longer or shorter than {{b}} cm?',
        ),
      ],
      hints: [
        'Which sides belong together? They lie opposite equal angles.',
        'Find the scale factor from the two bases. Use it for the other side.',
        'The base goes from {{a}} cm to {{a*k}} cm. Divide.',
        'The scale factor is {{k}}. Multiply {{b}} cm by it.',
      ],
      method_answer: [
        { maths: tex`{{a*k}} \div {{a}} = {{k}}`, text: 'The scale factor.' },
        { maths: tex`x = {{b}} \times {{k}} = {{b*k}}`, text: 'Every length is multiplied by it.' },
      ],
    },
  },
  {
    key: 'similar-shadow-of-a-tree',
    topics: ['similar-shapes'],
    difficulty: 0.1,
    minutes: 2.5,
    statements: ['GCSE-G19', 'GCSE-R12', 'MK3-G-26'],
    question: {
      type: 'number',
      text: 'A stick of {{s}} m stands upright. Its shadow is {{t|dp1}} m long. At the same time the shadow of a tree is {{t*k|dp1}} m long. How tall is the tree, in metres?',
      max_score: 2,
      template: {
        draw: {
          s: { pick: [1, 2, 3] },
          u: { from: 3, to: 9, step: 2 },
          k: { from: 3, to: 11, step: 2 },
        },
        derive: { t: 'u / 2' },
        where: [
          's != t',
          's * k != t * k - t + s',
          's * k != t * k',
          'k != s * k or s > 1',
          's > 1',
        ],
        check: ['answer / (t * k) = s / t'],
      },
      answer: '{{s*k}}',
      mistakes: [
        slip(
          '{{t*k - t + s}}',
          'added_in_proportion',
          'The shadow is longer by so much. How many times as long is it?',
        ),
        slip(
          '{{t*k*t/s}}',
          'number_upside_down',
          'Compare the stick with its shadow once more: which is the longer one?',
        ),
      ],
      hints: [
        'The sun shines on both from the same height. Which triangles do you see?',
        'The two triangles have the same angles, so they are similar.',
        'The shadow of the tree is {{t*k|dp1}} ÷ {{t|dp1}} times as long as that of the stick.',
        'That is {{k}} times as long. So the tree is as many times as tall as the stick of {{s}} m.',
      ],
      method_answer: [
        {
          maths: tex`{{t*k|dp1}} \div {{t|dp1}} = {{k}}`,
          text: 'The scale factor from the two shadows.',
        },
        { maths: tex`{{s}} \times {{k}} = {{s*k}}`, text: 'The height is multiplied by it too.' },
      ],
    },
  },
  {
    key: 'similar-order-the-reasons',
    topics: ['similar-shapes'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['MK3-G-26', 'GCSE-G19'],
    question: {
      type: 'ordering',
      text: 'AB and CD are parallel. The lines AD and BC cross at X. Put the lines of this proof in order: AB is to DC as AX is to DX.',
      diagram: {
        kind: 'figure',
        points: { A: [0, 4], B: [4, 4], C: [-1, -1], D: [7, -1], X: [2.333, 2.333] },
        segments: [
          { from: 'A', to: 'B', parallel: 1 },
          { from: 'C', to: 'D', parallel: 1 },
          { from: 'A', to: 'D' },
          { from: 'B', to: 'C' },
        ],
        not_to_scale: true,
      },
      max_score: 3,
      items: [
        'AB and CD are parallel, so the angles at A and at D are equal: they are alternate angles.',
        'The two angles at X are equal too: they are vertically opposite.',
        'So two angles of triangle ABX are equal to two angles of triangle DCX.',
        'Then the triangles are similar.',
        'So matching sides have the same ratio: AB is to DC as AX is to DX.',
      ],
      hints: [
        'A proof begins with what is given.',
        'Look for the line that uses the parallel lines, and for the one that ends with what was to be shown.',
        'First come the two pairs of equal angles, the one at the parallel lines before the one at X.',
        'Equal angles make the triangles similar. Only then do you know something about their sides.',
      ],
      method_answer: [
        {
          text: 'Given: parallel lines. They make one pair of equal angles, the crossing makes another.',
        },
        {
          text: 'Two pairs of equal angles make similar triangles, and these have sides in one ratio.',
        },
      ],
    },
  },
  {
    key: 'similar-area-of-the-copy',
    topics: ['similar-shapes'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-R12'],
    question: {
      type: 'multi_part',
      text: 'A model of a box is enlarged by scale factor {{k}}. One face of the model has an area of {{m}} cm². The model has a volume of {{v}} cm³.',
      max_score: 4,
      template: {
        draw: { k: { from: 2, to: 4 }, m: { from: 5, to: 15 }, v: { from: 20, to: 60, step: 5 } },
        where: ['m != k', 'v != m'],
        check: ['answer1 / m = k * k', 'answer2 / v = k * k * k'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is the area of that face on the large box? Give the unit.',
          max_score: 2,
          answer: '{{m*k^2}}',
          unit: 'cm²',
          mistakes: [
            slip(
              '{{m*k}}',
              'area_scaled_as_length',
              'The face gets wider and also higher. How often does the old face fit into it?',
            ),
            slip(
              '{{m*k^3}}',
              'area_and_volume_factor_swapped',
              'A face grows in two directions. How many did you use?',
            ),
          ],
          hints: [
            'The face gets wider and higher.',
            'In two directions it is multiplied by the scale factor.',
            'Together it is multiplied by {{k}} × {{k}}.',
            'Multiply {{m}} by {{k^2}}.',
          ],
          method_answer: [
            {
              maths: tex`{{m}} \times {{k}}^2 = {{m*k^2}}`,
              text: 'Two directions, so the factor counts twice.',
            },
          ],
        },
        {
          type: 'number',
          text: 'What is the volume of the large box? Give the unit.',
          max_score: 2,
          answer: '{{v*k^3}}',
          unit: 'cm³',
          mistakes: [
            slip(
              '{{v*k}}',
              'area_scaled_as_length',
              'The box gets wider, higher and deeper. How often does the old box fit into it?',
            ),
            slip(
              '{{v*k^2}}',
              'area_and_volume_factor_swapped',
              'A box grows in three directions. How many did you use?',
            ),
          ],
          hints: [
            'The box gets wider, higher and deeper.',
            'In three directions it is multiplied by the scale factor.',
            'Together it is multiplied by {{k}} × {{k}} × {{k}}.',
            'Multiply {{v}} by {{k^3}}.',
          ],
          method_answer: [
            {
              maths: tex`{{v}} \times {{k}}^3 = {{v*k^3}}`,
              text: 'Three directions, so the factor counts three times.',
            },
          ],
        },
      ],
      hints: [
        'In how many directions does each thing grow?',
        'Lengths have one direction, areas two and volumes three.',
        'For the area multiply by the factor twice, and for the volume three times.',
        'Two factors of {{k}} make {{k^2}}, and three make {{k^3}}.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times {{k^2}} = {{m*k^2}}`, text: 'The area.' },
        { maths: tex`{{v}} \times {{k^3}} = {{v*k^3}}`, text: 'The volume.' },
      ],
    },
  },
  {
    key: 'similar-triangle-in-a-triangle',
    topics: ['similar-shapes'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['GCSE-G19', 'GCSE-R12', 'MK3-G-26'],
    question: {
      type: 'number',
      text: 'DE is parallel to BC. AD is {{a}} cm, DB is {{b}} cm and DE is {{c}} cm long. How long is BC, in centimetres?',
      diagram: {
        kind: 'figure',
        points: { A: [3, 6], B: [0, 0], C: [8, 0], D: [1.5, 3], E: [5.5, 3] },
        segments: [
          { from: 'A', to: 'D', label: '{{a}} cm' },
          { from: 'D', to: 'B', label: '{{b}} cm' },
          { from: 'A', to: 'C' },
          { from: 'D', to: 'E', label: '{{c}} cm', parallel: 1 },
          { from: 'B', to: 'C', parallel: 1 },
        ],
        not_to_scale: true,
      },
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 6 }, b: { from: 2, to: 9 }, m: { from: 2, to: 4 } },
        derive: { c: 'a * m', key: '(a + b) * m' },
        where: ['a != b', 'c + b != key', 'c != b', 'c * b / a != key', 'b * m != c + b'],
        check: ['answer / c = (a + b) / a'],
      },
      answer: '{{key}}',
      mistakes: [
        slip(
          '{{b*m}}',
          'part_of_side_for_whole',
          'BC belongs to the whole triangle. How long is the whole side AB?',
        ),
        slip(
          '{{c+b}}',
          'added_in_proportion',
          'The side AB is longer than AD by {{b}} cm, but lengths are multiplied.',
        ),
      ],
      hints: [
        'There are two triangles here, a small one in a large one.',
        'ADE and ABC have equal angles, so they are similar. Compare AD with AB.',
        'AB is {{a}} cm and {{b}} cm together.',
        'From {{a}} cm to {{a+b}} cm: by what is it multiplied? Multiply DE by the same.',
      ],
      method_answer: [
        { maths: tex`AB = {{a}} + {{b}} = {{a+b}}`, text: 'The whole side of the large triangle.' },
        {
          maths: tex`BC = {{c}} \times \frac{ {{a+b}} }{ {{a}} } = {{key}}`,
          text: 'The triangles are similar, so BC is to DE as AB is to AD.',
        },
      ],
    },
  },
]

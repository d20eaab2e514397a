import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const enlargement: readonly ContentQuestion[] = [
  {
    key: 'enlargement-side-lengths',
    topics: ['enlargement'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['MK3-G-21', 'GCSE-G7b'],
    question: {
      type: 'number',
      text: 'A rectangle is {{a}} cm wide and {{b}} cm high. It is enlarged by scale factor {{k}}. How high is the image, in centimetres?',
      diagram: {
        kind: 'quadrilateral',
        shape: 'rectangle',
        width: '{{a}}',
        height: '{{b}}',
        sides: { bottom: '{{a}} cm', right: '{{b}} cm' },
      },
      max_score: 1,
      template: {
        draw: { a: { from: 4, to: 9 }, b: { from: 3, to: 8 }, k: { from: 2, to: 5 } },
        where: [
          'a != b',
          'k * b != k + b',
          'a * k != b * k',
          'b + a * (k - 1) != k * b',
          'b != k',
          'k * b != b + k',
        ],
        check: ['answer / b = k'],
      },
      answer: '{{k*b}}',
      mistakes: [
        slip(
          '{{k+b}}',
          'added_in_proportion',
          'A scale factor multiplies. How often does the old height fit into the new one?',
        ),
        slip('{{k*a}}', 'other_quantity_given', 'That is the new width. How high is it?'),
        slip(
          '{{b + a*(k-1)}}',
          'added_in_proportion',
          'The same length was added to both sides. Is it still the same shape?',
        ),
      ],
      hints: [
        'In an enlargement the shape keeps its looks.',
        'Every length is multiplied by the scale factor.',
        'The height of the old rectangle is {{b}} cm.',
        'Multiply {{b}} by {{k}}.',
      ],
      method_answer: [
        {
          maths: tex`{{b}} \times {{k}} = {{k*b}}`,
          text: 'Every length is multiplied by the scale factor.',
        },
      ],
    },
  },
  {
    key: 'enlargement-from-the-origin',
    topics: ['enlargement'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['MK3-G-21', 'GCSE-G7b'],
    question: {
      type: 'fill_blanks',
      text: 'A triangle is enlarged by scale factor {{k}} from the centre $(0, 0)$. One corner is at $({{a}}, {{b}})$. Where is it after the enlargement? ([[1]], [[2]])',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 12, step: 2, minor: 1, label: 'x' },
        y: { from: 0, to: 12, step: 2, minor: 1, label: 'y' },
        square: true,
        points: [{ at: ['{{a}}', '{{b}}'] }],
        lines: [{ from: [0, 0], to: ['{{a}}', '{{b}}'], dashed: true }],
      },
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 5 }, b: { from: 2, to: 5 }, k: { from: 2, to: 4 } },
        where: [
          'a != k * b',
          'b != k * a',
          'a != b',
          'k * a != a + k',
          'k * b != b + k',
          'k * a <= 12',
          'k * b <= 12',
          'a + k != k * b',
          'b + k != k * a',
        ],
        check: ['answer1 / k = a', 'answer2 / k = b'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{k*a}}',
          mistakes: [
            slip(
              '{{a+k}}',
              'added_in_proportion',
              'The way from the centre is multiplied, not made longer by {{k}}.',
            ),
            slip('{{k*b}}', 'coordinates_swapped', 'The first number says how far along it is.'),
          ],
        },
        {
          type: 'number',
          answer: '{{k*b}}',
          mistakes: [
            slip(
              '{{b+k}}',
              'added_in_proportion',
              'The way from the centre is multiplied, not made longer by {{k}}.',
            ),
            slip('{{k*a}}', 'coordinates_swapped', 'The second number says how far up it is.'),
          ],
        },
      ],
      hints: [
        'Draw a line from the centre through the corner, and on.',
        'The image is on that line, {{k}} times as far from the centre.',
        'From the centre to the corner it is {{a}} along and {{b}} up.',
        'Make this way {{k}} times as long: multiply both numbers by {{k}}.',
      ],
      method_answer: [
        { text: 'From the centre it is {{a}} along and {{b}} up. Both are multiplied by {{k}}.' },
        { maths: '({{k*a}}, {{k*b}})', text: 'From the origin this way leads to the image.' },
      ],
    },
  },
  {
    key: 'enlargement-what-stays',
    topics: ['enlargement'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['MK3-G-21', 'GCSE-G7b'],
    question: {
      type: 'multiple_choice',
      text: 'A shape is enlarged by scale factor 3. Which of these are true? Choose all.',
      max_score: 3,
      options: [
        { text: 'Its perimeter is 3 times as long as before.' },
        option(
          'Its area is 3 times as large as before.',
          'area_scaled_as_length',
          'Draw a square of side 1 and one of side 3. How many of the small ones fit?',
        ),
        { text: 'Its angles stay as large as they were.' },
        option(
          'Its angles are 3 times as large as before.',
          'angles_scaled',
          'A square has angles of 90°. Which angles has a larger square?',
        ),
        { text: 'Each side is 3 times as long as before.' },
      ],
      answers: [1, 3, 5],
      hints: [
        'Try it with a square of side 1 and a square of side 3.',
        'Lengths are multiplied by the scale factor. The shape keeps its looks.',
        'Compare the corners of the two squares.',
        'How many small squares fill the large one? Is that the scale factor?',
      ],
      method_answer: [
        {
          text: 'Angles stay, and every length is multiplied by 3. The way round is a length too.',
        },
        { maths: tex`3 \times 3 = 9`, text: 'The area is 9 times as large: 3 rows of 3 squares.' },
      ],
    },
  },
  {
    key: 'enlargement-fractional-factor',
    topics: ['enlargement'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-G7b', 'GCSE-R2'],
    question: {
      type: 'number',
      text: tex`A poster is {{h}} cm high. It is enlarged by scale factor $\frac{ {{p}} }{ {{q}} }$. How high is the image, in centimetres?`,
      max_score: 2,
      template: {
        draw: { q: { from: 3, to: 5 }, p: { from: 2, to: 4 }, m: { from: 6, to: 20 } },
        derive: { h: 'm * q' },
        where: ['p < q', 'gcd(p, q) = 1', 'h != m * p', 'h <= 90', 'p != m'],
        check: ['answer * q = h * p'],
      },
      answer: '{{m*p}}',
      mistakes: [
        slip(
          '{{h*q/p}}',
          'enlargement_always_larger',
          'That is taller than before. What does a factor below 1 do?',
        ),
        slip(
          '{{h-m*p}}',
          'part_and_rest_swapped',
          'That is how much shorter it gets. How high is it?',
        ),
      ],
      hints: [
        'A scale factor below 1 gives a smaller image. It is still called an enlargement.',
        'Multiply the height by the fraction.',
        'Divide {{h}} by {{q}} first.',
        'One part is {{m}} cm. The image is as high as {{p}} of these parts.',
      ],
      method_answer: [
        { maths: tex`{{h}} \div {{q}} = {{m}}`, text: 'One part of the height.' },
        {
          maths: tex`{{m}} \times {{p}} = {{m*p}}`,
          text: 'As many parts as the top of the fraction says.',
        },
      ],
    },
  },
  {
    key: 'enlargement-other-centre',
    topics: ['enlargement'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['MK3-G-21', 'GCSE-G7b'],
    question: {
      type: 'fill_blanks',
      text: 'A shape is enlarged by scale factor {{k}} from the centre C $({{p}}, {{q}})$. One corner is at $({{a}}, {{b}})$. Where is its image? ([[1]], [[2]])',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 14, step: 2, minor: 1, label: 'x' },
        y: { from: 0, to: 14, step: 2, minor: 1, label: 'y' },
        square: true,
        points: [{ at: ['{{p}}', '{{q}}'], label: 'C', mark: 'dot' }, { at: ['{{a}}', '{{b}}'] }],
        lines: [{ from: ['{{p}}', '{{q}}'], to: ['{{a}}', '{{b}}'], dashed: true }],
      },
      max_score: 3,
      template: {
        draw: {
          p: { from: 1, to: 3 },
          q: { from: 1, to: 3 },
          r: { from: 1, to: 4 },
          u: { from: 1, to: 4 },
          k: { from: 2, to: 3 },
        },
        derive: { a: 'p + r', b: 'q + u', x: 'p + k * r', y: 'q + k * u' },
        where: [
          'r != u',
          'x != y',
          'x <= 14',
          'y <= 14',
          'r != (k - 1) * p',
          'u != (k - 1) * q',
          'p != q',
        ],
        check: ['(answer1 - p) / (a - p) = k', '(answer2 - q) / (b - q) = k'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{x}}',
          mistakes: [
            slip(
              '{{k*a}}',
              'enlarged_from_origin',
              'That is the image from (0, 0). The centre is C.',
            ),
            slip(
              '{{a+k*r}}',
              'enlarged_from_the_shape',
              'The way that is {{k}} times as long starts at C, not at the corner.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{y}}',
          mistakes: [
            slip(
              '{{k*b}}',
              'enlarged_from_origin',
              'That is the image from (0, 0). The centre is C.',
            ),
            slip(
              '{{b+k*u}}',
              'enlarged_from_the_shape',
              'The way that is {{k}} times as long starts at C, not at the corner.',
            ),
          ],
        },
      ],
      hints: [
        'All distances are measured from the centre C.',
        'Find the way from C to the corner, and make it {{k}} times as long.',
        'From C to the corner it is {{r}} along and {{u}} up.',
        'Start at C again and go {{k*r}} along and {{k*u}} up.',
      ],
      method_answer: [
        {
          maths: tex`{{p}} + {{k}} \times {{r}} = {{x}}`,
          text: 'From C along, {{k}} times as far.',
        },
        { maths: tex`{{q}} + {{k}} \times {{u}} = {{y}}`, text: 'From C up, {{k}} times as far.' },
      ],
    },
  },
  {
    key: 'enlargement-find-factor-and-centre',
    topics: ['enlargement'],
    difficulty: 1,
    minutes: 4,
    statements: ['GCSE-G7b', 'GCSE-R2'],
    question: {
      type: 'multi_part',
      text: 'Triangle T is enlarged. The corner A $({{a}}, {{b}})$ goes to $({{ax}}, {{ay}})$, and the corner B $({{a+w}}, {{b}})$ goes to $({{ax + k*w}}, {{ay}})$.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 18, step: 2, minor: 1, label: 'x' },
        y: { from: 0, to: 14, step: 2, minor: 1, label: 'y' },
        square: true,
        shapes: [
          {
            points: [
              ['{{a}}', '{{b}}'],
              ['{{a+w}}', '{{b}}'],
              ['{{a+w}}', '{{b+2}}'],
            ],
            tone: 'a',
            label: 'T',
          },
          {
            points: [
              ['{{ax}}', '{{ay}}'],
              ['{{ax+k*w}}', '{{ay}}'],
              ['{{ax+k*w}}', '{{ay+2*k}}'],
            ],
            tone: 'b',
          },
        ],
      },
      max_score: 5,
      template: {
        draw: {
          p: { from: 1, to: 6 },
          q: { from: 1, to: 6 },
          r: { from: 1, to: 3 },
          u: { from: 2, to: 3 },
          w: { from: 2, to: 4 },
          k: { from: 2, to: 3 },
        },
        derive: { a: 'p + r', b: 'q + u', ax: 'p + k * r', ay: 'q + k * u' },
        where: [
          'ax + k * w <= 18',
          'ay + 2 * k <= 14',
          'p != q',
          'ax - a != k',
          'k * w - w != k',
          'ax - a != p',
          'ay - b != q',
          'r != u',
          'k != p',
          'distinct(w, k * w, p)',
          'distinct(w, k * w, q)',
          'k != q',
          'distinct(r, p, q)',
          'distinct(u, p, q)',
        ],
        check: [
          'answer1 * w = k * w',
          '(ax - answer2) / (a - answer2) = k',
          '(ay - answer3) / (b - answer3) = k',
        ],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is the scale factor?',
          max_score: 2,
          answer: '{{k}}',
          mistakes: [
            slip(
              '{{k*w-w}}',
              'difference_for_times',
              'That is how much longer the side is. How many times as long is it?',
            ),
            slip(
              '{{1/k}}',
              'number_upside_down',
              'That is the factor for the way back, from the image to T.',
            ),
          ],
          hints: [
            'Compare a side with its image.',
            'The factor is the new length divided by the old length.',
            'The side AB is {{w}} squares long.',
            'Its image is {{k*w}} squares long. Divide.',
          ],
          method_answer: [
            { maths: tex`{{k*w}} \div {{w}} = {{k}}`, text: 'New length divided by old length.' },
          ],
        },
        {
          type: 'fill_blanks',
          text: 'Where is the centre of the enlargement? ([[1]], [[2]])',
          max_score: 3,
          blanks: [
            {
              type: 'number',
              answer: '{{p}}',
              mistakes: [
                slip(
                  '{{ax-a}}',
                  'step_between_images_for_centre',
                  'That is how far A moved along. The centre lies on the line through A and its image.',
                ),
              ],
            },
            {
              type: 'number',
              answer: '{{q}}',
              mistakes: [
                slip(
                  '{{ay-b}}',
                  'step_between_images_for_centre',
                  'That is how far A moved up. The centre lies on the line through A and its image.',
                ),
              ],
            },
          ],
          hints: [
            'Lines through a corner and its image all go through the centre.',
            'The centre, a corner and its image lie in one line, the centre at its beginning.',
            'The image is the scale factor times as far from the centre. So compare the step from A to its image with the step from the centre to A.',
            'So from A go back {{r}} along and {{u}} down.',
          ],
          method_answer: [
            {
              maths: '({{a}} - {{r}}, {{b}} - {{u}}) = ({{p}}, {{q}})',
              text: 'From A back to the centre.',
            },
          ],
        },
      ],
      hints: [
        'First find the factor from two lengths.',
        'Then draw lines through corners and their images. They meet in the centre.',
        'Count the squares along AB, and along its image.',
        'The centre, A and the image of A lie in one line. Go back along it.',
      ],
      method_answer: [
        { maths: tex`{{k*w}} \div {{w}} = {{k}}`, text: 'The scale factor.' },
        { text: 'The lines through the corners and their images meet at ({{p}}, {{q}}).' },
      ],
    },
  },
]

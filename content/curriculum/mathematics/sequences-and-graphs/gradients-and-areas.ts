import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const gradientsAndAreas: readonly ContentQuestion[] = [
  {
    key: 'tangent-gradient-at-time',
    topics: ['gradients-and-areas'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-A15Ha', 'GCSE-R15H'],
    question: {
      type: 'number',
      text: 'The curve shows how far a cyclist has gone. The tangent at P goes through the points $({{t1}}, {{d1}})$ and $({{t2}}, {{d2}})$. What is the speed at P, in m/s?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 10, step: 2, minor: 1, label: 'Time (s)' },
        y: { from: 0, to: 50, step: 10, label: 'Distance (m)' },
        curves: [{ type: 'polynomial', coefficients: ['1/2', 0, 0], from: 0, to: 10 }],
        lines: [{ from: ['{{t1}}', '{{d1}}'], to: ['{{t2}}', '{{d2}}'], dashed: true }],
        points: [{ at: ['{{p}}', '{{p*p/2}}'], label: 'P' }],
        alt: 'A curve that gets steeper, with a dashed line that touches it at P.',
      },
      max_score: 2,
      template: {
        rows: [
          { p: 4, t1: 2, t2: 10 },
          { p: 6, t1: 3, t2: 9 },
          { p: 4, t1: 3, t2: 9 },
          { p: 8, t1: 4, t2: 9 },
          { p: 6, t1: 4, t2: 10 },
          { p: 5, t1: 4, t2: 10 },
        ],
        draw: { z: { from: 1, to: 2 } },
        derive: { d1: 'p*t1 - p*p/2', d2: 'p*t2 - p*p/2', w: 't2 - t1' },
        where: ['d1 >= 0', 'd2 <= 50', 'w != p', 'd2 - d1 != p', 'd2/t2 != p'],
        check: ['answer*(t2 - t1) = d2 - d1'],
      },
      answer: '{{p}}',
      mistakes: [
        slip(
          '{{d2/t2}}',
          'tangent_through_origin',
          'The tangent does not begin at the origin. Use the changes between its two points.',
        ),
        slip(
          '{{1/p}}',
          'gradient_upside_down',
          'Divide the change in distance by the change in time.',
        ),
        slip(
          '{{d2-d1}}',
          'stopped_early',
          'That is the change in distance. How long does the tangent take for it?',
        ),
      ],
      hints: [
        'The speed at one moment is the gradient of the tangent.',
        'Take two points of the tangent. Divide the change in distance by the change in time.',
        'The distance changes from {{d1}} m to {{d2}} m along the tangent.',
        'The time changes by {{w}} s. Work out $({{d2}} - {{d1}}) \\div {{w}}$.',
      ],
      method_answer: [
        {
          maths: tex`({{d2}} - {{d1}}) \div ({{t2}} - {{t1}}) = {{p}}`,
          text: 'The gradient of the tangent, in metres for each second.',
        },
      ],
    },
  },
  {
    key: 'gradient-area-what-they-mean',
    topics: ['gradients-and-areas'],
    difficulty: -0.3,
    minutes: 2,
    statements: ['GCSE-A15Ha', 'GCSE-A15Hb', 'GCSE-R15H'],
    question: {
      type: 'matching',
      text: 'Match each with what it tells. One sentence is left over.',
      max_score: 4,
      left: [
        'the gradient of a distance-time graph',
        'the gradient of a speed-time graph',
        'the area under a speed-time graph',
        'the gradient of a graph of the water in a tank, in litres, against time',
      ],
      right: [
        'how far it goes',
        'how fast it moves',
        'how long it takes',
        'how fast the tank fills',
        'how much it accelerates',
      ],
      pairs: [2, 5, 1, 4],
      hints: [
        'Look at the units of the two axes.',
        'A gradient divides the unit upwards by the unit along. An area multiplies them.',
        'Metres divided by seconds are m/s.',
        'Metres per second divided by seconds are m/s². Metres per second times seconds are metres.',
      ],
      method_answer: [
        {
          maths: tex`\text{m} \div \text{s} = \text{m/s}, \quad \text{m/s} \div \text{s} = \text{m/s}^2`,
          text: 'The two gradients: speed and acceleration.',
        },
        { maths: tex`\text{m/s} \times \text{s} = \text{m}`, text: 'The area is a distance.' },
        { text: 'Litres divided by minutes tell how fast the tank fills.' },
      ],
    },
  },
  {
    key: 'chord-average-rate',
    topics: ['gradients-and-areas'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-R15H'],
    question: {
      type: 'number',
      text: 'A plant is {{h0}} cm tall after {{t0}} weeks and {{h1}} cm tall after {{t1}} weeks. What is its average rate of growth in this time, in centimetres per week?',
      max_score: 2,
      template: {
        draw: {
          t0: { from: 2, to: 4 },
          w: { from: 2, to: 6 },
          h0: { from: 5, to: 20 },
          r: { from: 3, to: 9 },
        },
        derive: { t1: 't0 + w', h1: 'h0 + r*w' },
        where: [
          'h1/t1 != r',
          'r != h0',
          'r != w',
          'r != t1',
          'r != t0',
          'r*w != r',
          '(h0/t0 + h1/t1)/2 != r',
          'h0 != t0',
          'h1/t1 != (h0/t0 + h1/t1)/2',
        ],
        check: ['h0 + answer*w = h1'],
      },
      answer: '{{r}}',
      mistakes: [
        slip(
          '{{h1/t1}}',
          'start_counted_as_growth',
          'That counts the {{h0}} cm that were there before. How much did it grow in this time?',
        ),
        slip(
          '{{r*w}}',
          'stopped_early',
          'That is the growth in all these weeks. How much is it in one week?',
        ),
      ],
      hints: [
        'How much did it grow, and in how many weeks?',
        'Join the two points by a straight line. Its gradient is the average rate.',
        'It grew by ${{h1}} - {{h0}} = {{r*w}}$ cm.',
        'That took ${{t1}} - {{t0}} = {{w}}$ weeks. Divide.',
      ],
      method_answer: [
        {
          maths: tex`({{h1}} - {{h0}}) \div ({{t1}} - {{t0}}) = {{r}}`,
          text: 'The gradient of the chord.',
        },
      ],
    },
  },
  {
    key: 'area-under-three-pieces',
    topics: ['gradients-and-areas'],
    difficulty: 0.3,
    minutes: 2.5,
    statements: ['GCSE-A15Hb'],
    question: {
      type: 'number',
      text: 'The speed-time graph of a tram has three straight parts. How many metres does the tram travel in all?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 60, step: 10, label: 'Time (s)' },
        y: { from: 0, to: 20, step: 5, label: 'Speed (m/s)' },
        polylines: [
          {
            points: [
              [0, 0],
              ['{{a}}', '{{v}}'],
              ['{{b}}', '{{v}}'],
              ['{{c}}', 0],
            ],
            marks: 'dot',
          },
        ],
        alt: 'The speed climbs from 0 to {{v}} m/s in {{a}} s. It is level until {{b}} s. It falls to 0 at {{c}} s.',
      },
      max_score: 3,
      template: {
        draw: {
          a: { pick: [10, 20] },
          m: { pick: [10, 20, 30] },
          e: { pick: [10, 20] },
          v: { pick: [10, 15, 20] },
        },
        derive: { b: 'a + m', c: 'a + m + e', s: 'v*(m + a/2 + e/2)' },
        where: ['c <= 60', 'm != v'],
        check: ['2*answer = (c + m)*v'],
      },
      answer: '{{s}}',
      mistakes: [
        slip(
          '{{v*c}}',
          'area_ends_as_full_height',
          'The speed is not {{v}} m/s all the time. The two ends are triangles.',
        ),
        slip(
          '{{v*m}}',
          'level_part_only',
          'That is the level part alone. The tram moves in the other parts too.',
        ),
      ],
      hints: [
        'The distance is the area under the graph.',
        'Cut the area into two triangles and a rectangle, or take it as a trapezium.',
        'The rectangle is ${{m}} \\times {{v}} = {{m*v}}$.',
        'The triangles are half of ${{a}} \\times {{v}}$ and half of ${{e}} \\times {{v}}$. Add all three areas.',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{2} \times {{a}} \times {{v}} = {{a*v/2}}, \quad {{m}} \times {{v}} = {{m*v}}, \quad \frac{1}{2} \times {{e}} \times {{v}} = {{e*v/2}}`,
          text: 'The three pieces.',
        },
        {
          maths: tex`{{a*v/2}} + {{m*v}} + {{e*v/2}} = {{s}}`,
          text: 'The area is the distance in metres.',
        },
      ],
    },
  },
  {
    key: 'area-strips-under-a-curve',
    topics: ['gradients-and-areas'],
    difficulty: 0.6,
    minutes: 3,
    statements: ['GCSE-A15Hb'],
    question: {
      type: 'number',
      text: 'The speed of a sledge after 0, {{h}}, {{2*h}} and {{3*h}} seconds is 0, {{a}}, {{b}} and {{c}} m/s. Estimate the distance in metres with three strips of equal width, as a triangle and two trapeziums.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: '{{3*h}}', step: '{{h}}', label: 'Time (s)' },
        y: { from: 0, to: 20, step: 5, label: 'Speed (m/s)' },
        curves: [
          {
            type: 'smooth',
            points: [
              [0, 0],
              ['{{h}}', '{{a}}'],
              ['{{2*h}}', '{{b}}'],
              ['{{3*h}}', '{{c}}'],
            ],
          },
        ],
        points: [
          { at: ['{{h}}', '{{a}}'], mark: 'dot' },
          { at: ['{{2*h}}', '{{b}}'], mark: 'dot' },
          { at: ['{{3*h}}', '{{c}}'], mark: 'dot' },
        ],
        alt: 'A curve climbs from 0 through {{a}}, {{b}} and {{c}} m/s, less and less steeply.',
      },
      max_score: 3,
      template: {
        draw: {
          h: { pick: [2, 4, 6] },
          a: { from: 6, to: 9 },
          d: { from: 4, to: 5 },
          e: { from: 1, to: 3 },
        },
        derive: {
          b: 'a + d',
          c: 'a + d + e',
          s: 'h*(a + b + c/2)',
          r: 'h*(a + b + c)',
          l: 'h*(a + b)',
        },
        check: ['2*answer = h*a + h*(a + b) + h*(b + c)'],
      },
      answer: '{{s}}',
      mistakes: [
        slip(
          '{{r}}',
          'strips_as_rectangles',
          'The top of each strip is slanted. Take the mean of its two sides.',
        ),
        slip(
          '{{l}}',
          'strips_as_rectangles',
          'The top of each strip is slanted. Take the mean of its two sides.',
        ),
        slip(
          '{{2*s}}',
          'half_left_out',
          'A trapezium is half of the sum of its parallel sides, times its width.',
        ),
      ],
      hints: [
        'The distance is the area under the curve.',
        'Work out each strip: half of the sum of its two heights, times its width.',
        'The first strip is a triangle: half of ${{a}} \\times {{h}}$.',
        'The others are $\\frac{1}{2} \\times ({{a}} + {{b}}) \\times {{h}}$ and $\\frac{1}{2} \\times ({{b}} + {{c}}) \\times {{h}}$. Add all three.',
      ],
      method_answer: [
        { maths: tex`\frac{1}{2} \times {{a}} \times {{h}} = {{a*h/2}}`, text: 'The triangle.' },
        {
          maths: tex`\frac{1}{2} \times ({{a}} + {{b}}) \times {{h}} = {{(a+b)*h/2}}, \quad \frac{1}{2} \times ({{b}} + {{c}}) \times {{h}} = {{(b+c)*h/2}}`,
          text: 'The two trapeziums.',
        },
        {
          maths: tex`{{a*h/2}} + {{(a+b)*h/2}} + {{(b+c)*h/2}} = {{s}}`,
          text: 'All three strips.',
        },
      ],
    },
  },
  {
    key: 'area-too-small-or-large',
    topics: ['gradients-and-areas'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['GCSE-A15Hb'],
    question: {
      type: 'single_choice',
      text: 'The area under a speed-time curve is estimated with trapeziums. The curve climbs more and more slowly, as in the drawing. How does the estimate compare with the true distance?',
      max_score: 1,
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 6, step: 2, label: 'Time (s)' },
        y: { from: 0, to: 16, step: 4, label: 'Speed (m/s)' },
        curves: [
          {
            type: 'smooth',
            points: [
              [0, 0],
              [2, 8],
              [4, 13],
              [6, 15],
            ],
          },
        ],
        polylines: [
          {
            points: [
              [0, 0],
              [2, 8],
              [4, 13],
              [6, 15],
            ],
            dashed: true,
          },
        ],
        alt: 'A curve that climbs less and less steeply, with dashed straight lines between its points.',
      },
      options: [
        option(
          'It is exact, as trapeziums have slanted tops',
          'curve_taken_as_line',
          'A slanted top is straight. Is the curve straight?',
        ),
        option(
          'It is a little too large, as the straight tops lie above the curve',
          'strip_side_misjudged',
          'Draw one strip large. Is the curve above its straight top, or below?',
        ),
        { text: 'It is a little too small, as the straight tops lie below the curve' },
        option(
          'Nobody can say without more strips',
          'strip_side_misjudged',
          'Look at the side to which the curve bends away from each straight top.',
        ),
      ],
      answers: [3],
      hints: [
        'Compare the curve with the straight top of one strip.',
        'If the curve lies above the straight line, the strip leaves something out.',
        'Here the curve and the line meet at the two ends of a strip. Look between them.',
        'A curve that climbs more and more slowly arches over the straight line. Is the piece between them counted?',
      ],
      method_answer: [
        {
          text: 'Between two points the curve lies above the straight line, so each strip leaves a thin piece out. The estimate is too small.',
        },
      ],
    },
  },
  {
    key: 'gradient-and-area-of-a-run',
    topics: ['gradients-and-areas'],
    difficulty: 0.9,
    minutes: 4,
    statements: ['GCSE-A15Ha', 'GCSE-A15Hb', 'GCSE-R15H'],
    question: {
      type: 'multi_part',
      text: 'Water runs out of a tank. The curve shows the rate of flow in litres per minute. At 0, 5 and 10 minutes the rate is {{a}}, {{b}} and {{c}}. The tangent at 5 minutes goes through $(0, {{b+5*g}})$ and $(10, {{b-5*g}})$.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 10, step: 5, minor: 1, label: 'Time (min)' },
        y: { from: 0, to: 40, step: 10, label: 'Rate (l/min)' },
        curves: [
          {
            type: 'smooth',
            points: [
              [0, '{{a}}'],
              [5, '{{b}}'],
              [10, '{{c}}'],
            ],
          },
        ],
        lines: [{ from: [0, '{{b+5*g}}'], to: [10, '{{b-5*g}}'], dashed: true }],
        alt: 'A curve that falls less and less steeply, with a dashed line that touches it at 5 minutes.',
      },
      max_score: 5,
      template: {
        draw: {
          c: { from: 2, to: 6, step: 2 },
          d: { pick: [6, 8, 10] },
          e: { pick: [12, 14, 16] },
        },
        derive: { b: 'c + d', a: 'c + d + e', g: '(d + e)/10' },
        where: [
          'e > d + 2',
          'b - 5*g > 0',
          'is_integer(5*g)',
          'g != b/5',
          '5*g != b',
          'd + e != 20',
        ],
        check: ['answer1*10 = 0 - 10*g', '2*answer2 = 5*(a + 2*b + c)'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'Estimate the gradient of the curve at 5 minutes.',
          max_score: 2,
          answer: '{{-g|dp1}}',
          mistakes: [
            slip(
              '{{g|dp1}}',
              'gradient_sign_turned',
              'Does the rate of flow become larger or smaller?',
            ),
            slip('{{b/5|dp1}}', 'tangent_through_origin', 'Use two points of the tangent.'),
          ],
          hints: [
            'The gradient of the curve is that of its tangent.',
            'Divide the change in the rate by the change in time, along the tangent.',
            'Along the tangent the rate changes from {{b+5*g}} to {{b-5*g}}.',
            'That takes 10 minutes. Work out $({{b-5*g}} - {{b+5*g}}) \\div 10$.',
          ],
          method_answer: [
            {
              maths: tex`({{b-5*g}} - {{b+5*g}}) \div 10 = {{-g|dp1}}`,
              text: 'The gradient of the tangent.',
            },
          ],
        },
        {
          type: 'number',
          text: 'Estimate the area under the curve with two trapeziums.',
          max_score: 2,
          answer: '{{5*(a+2*b+c)/2}}',
          mistakes: [
            slip(
              '{{5*(a+2*b+c)}}',
              'half_left_out',
              'A trapezium is half of the sum of its parallel sides, times its width.',
            ),
            slip(
              '{{5*(a+b)}}',
              'strips_as_rectangles',
              'The top of each strip is slanted. Take the mean of its two sides.',
            ),
          ],
          hints: [
            'Cut the area into two strips of 5 minutes each.',
            'Each strip is half of the sum of its two heights, times its width.',
            'The first strip is $\\frac{1}{2} \\times ({{a}} + {{b}}) \\times 5$.',
            'The second is $\\frac{1}{2} \\times ({{b}} + {{c}}) \\times 5$. Add the two.',
          ],
          method_answer: [
            {
              maths: tex`\frac{1}{2} \times ({{a}} + {{b}}) \times 5 + \frac{1}{2} \times ({{b}} + {{c}}) \times 5 = {{5*(a+2*b+c)/2}}`,
              text: 'The two strips.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'What does that area tell?',
          max_score: 1,
          options: [
            option(
              'How fast the rate of flow changes',
              'gradient_area_swapped',
              'That is what a gradient tells.',
            ),
            option(
              'How many litres are left in the tank',
              'other_quantity_given',
              'Nobody has said how much there was at the start.',
            ),
            { text: 'How many litres run out in 10 minutes' },
          ],
          answers: [3],
          hints: [
            'Multiply the units of the two axes.',
            'Litres per minute times minutes are litres.',
            'The strip from 0 to 5 minutes belongs to these 5 minutes.',
            'The whole area belongs to all 10 minutes, and to water that leaves the tank.',
          ],
          method_answer: [
            { text: 'Litres per minute times minutes are litres: the water that has run out.' },
          ],
        },
      ],
      hints: [
        'A gradient tells how fast something changes. An area adds it up.',
        'Use two points of the tangent for the gradient, and two strips for the area.',
        'Along the tangent the rate changes from {{b+5*g}} to {{b-5*g}} in 10 minutes.',
        'The strips have the heights {{a}} and {{b}}, and {{b}} and {{c}}. Their width is 5.',
      ],
      method_answer: [
        {
          maths: tex`({{b-5*g}} - {{b+5*g}}) \div 10 = {{-g|dp1}}`,
          text: '(a) The gradient of the tangent.',
        },
        {
          maths: tex`\frac{1}{2} \times ({{a}} + {{b}}) \times 5 + \frac{1}{2} \times ({{b}} + {{c}}) \times 5 = {{5*(a+2*b+c)/2}}`,
          text: '(b) The two strips.',
        },
        { text: '(c) Litres per minute times minutes are litres: the water that has run out.' },
      ],
    },
  },
]

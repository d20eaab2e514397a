import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const ratesFromTangents: readonly ContentQuestion[] = [
  {
    key: 'tangents-how-to-draw',
    topics: ['rates-from-tangents'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-CRA-03'],
    question: {
      type: 'ordering',
      text: 'You want the rate at 30 s from a curved graph. Put the steps in order.',
      max_score: 3,
      items: [
        'Mark the point of the curve at 30 s.',
        'Turn the ruler there until it just touches the curve.',
        'Draw a long line along the ruler.',
        'Read two points of the line that are far apart.',
        'Divide the change up by the change along.',
      ],
      hints: [
        'First the place, then the line, then the numbers.',
        'The tangent has to be there before anything is read. The gradient comes last.',
        'Begin at 30 s on the axis and go up to the curve.',
        'When the line is drawn, two points are read from it. What is done with their coordinates?',
      ],
      method_answer: [
        { text: 'Point, ruler, line: that makes the tangent.' },
        { text: 'Two points far apart on it give the gradient, which is the rate.' },
      ],
    },
  },
  {
    key: 'tangents-units',
    topics: ['rates-from-tangents'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['GCSE-CRA-03'],
    question: {
      type: 'matching',
      text: 'The gradient of a tangent has a unit. Match the axes with the unit of the rate. One is left over.',
      max_score: 3,
      left: ['gas in cm³, time in s', 'mass in g, time in minutes', 'amount in mol, time in s'],
      right: ['mol/s', 's/cm³', 'cm³/s', 'g/min'],
      pairs: [3, 4, 1],
      hints: [
        'A gradient is what is up, divided by what is along.',
        'Time stands along. So it comes below the stroke in the unit.',
        'For the second graph grams are divided by minutes.',
        'The unit that is left over has the time on top: it would be a gradient upside down.',
      ],
      method_answer: [{ text: 'Up divided by along: cm³/s, g/min and mol/s.' }],
    },
  },
  {
    key: 'tangents-gradient-rising',
    topics: ['rates-from-tangents'],
    difficulty: 0.1,
    minutes: 2.5,
    statements: ['GCSE-CRA-03'],
    question: {
      type: 'number',
      text: 'The dashed line is the tangent at {{t}} s. It goes through (0, {{c}}) and ({{p}}, {{q}}). What is the rate at {{t}} s? Give the unit.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 100, step: 20, minor: 10, label: 'Time (s)' },
        y: { from: 0, to: 100, step: 20, minor: 10, label: 'Gas (cm³)' },
        curves: [
          { type: 'polynomial', coefficients: ['{{-k}}', '{{2*k*e}}', 0], from: 0, to: '{{e}}' },
        ],
        lines: [{ from: [0, '{{c}}'], to: ['{{p}}', '{{q}}'], dashed: true }],
        points: [{ at: ['{{t}}', '{{y}}'], mark: 'dot' }],
        alt: 'A curve of gas against time that gets less steep. A dashed tangent touches it at {{t}} s, and goes from (0, {{c}}) to ({{p}}, {{q}}).',
      },
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { e: 60, g: 72, t: 20, c: 8, p: 40, q: 72 },
          { e: 80, g: 64, t: 40, c: 16, p: 60, q: 64 },
          { e: 50, g: 100, t: 25, c: 25, p: 30, q: 85 },
          { e: 100, g: 80, t: 50, c: 20, p: 80, q: 84 },
          { e: 60, g: 90, t: 20, c: 10, p: 40, q: 90 },
          { e: 80, g: 96, t: 40, c: 24, p: 60, q: 96 },
        ],
        derive: { k: 'g / e^2', y: 'g - k * (e - t)^2', r: '(q - c) / p' },
        check: ['answer = 2 * g * (e - t) / e^2'],
      },
      answer: '{{r|dp1}}',
      unit: 'cm³/s',
      mistakes: [
        slip(
          '{{y / t}}',
          'average_for_moment',
          'This is the mean rate from the start. The tangent tells the rate at this moment.',
        ),
        slip(
          '{{q / p}}',
          'start_not_taken_off',
          'The tangent does not begin at nought. How far does it rise?',
        ),
        slip(
          '{{p / (q - c)}}',
          'gradient_upside_down',
          'Look at the unit: cm³ come first, then seconds.',
        ),
      ],
      hints: [
        'Use the dashed line only, not the curve.',
        'The rate is the gradient of the tangent: change up divided by change along.',
        'It rises from {{c}} to {{q}}, which is {{q - c}} cm³.',
        'It goes along by {{p}} s. Divide {{q - c}} by {{p}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{q}} - {{c}} }{ {{p}} - 0 } = \frac{ {{q-c}} }{ {{p}} } = {{r|dp1}}\ \text{cm}^3/\text{s}`,
          text: 'The gradient of the tangent.',
        },
      ],
    },
  },
  {
    key: 'tangents-gradient-falling',
    topics: ['rates-from-tangents'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['GCSE-CRA-03'],
    question: {
      type: 'number',
      text: 'A graph shows the mass of a solid that is still left. The tangent at {{t}} s goes through ({{x1}}, {{y1|dp1}}) and ({{x2}}, {{y2|dp1}}), with seconds along and grams up. At what rate is the solid used up at {{t}} s? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          x1: { from: 10, to: 30, step: 10 },
          d: { from: 40, to: 80, step: 20 },
          r: { from: 2, to: 6 },
          b: { from: 4, to: 12 },
        },
        derive: { x2: 'x1 + d', y2: 'b / 10', y1: 'b / 10 + r * d / 100', t: 'x1 + d / 2' },
        where: ['is_integer(10 * y1)', 'y1 / x1 != r / 100', 'y2 / x2 != r / 100'],
        check: ['y1 - answer * (x2 - x1) = y2'],
      },
      answer: '{{r/100|dp2}}',
      unit: 'g/s',
      mistakes: [
        slip(
          '{{d * 100 / (r * d)}}',
          'gradient_upside_down',
          'How many grams in a second, not how many seconds for a gram.',
        ),
        slip(
          '{{(y1 - y2) / x2}}',
          'time_from_the_start',
          'You took the change between the points. Take the time between them too.',
        ),
      ],
      hints: [
        'The line falls. What does that say about the mass?',
        'The gradient is the change of mass divided by the change of time. The rate is its size.',
        'The mass falls by {{y1|dp1}} − {{y2|dp1}} = {{y1-y2|dp1}} g.',
        'The time is {{x2}} − {{x1}} = {{d}} s. Divide {{y1-y2|dp1}} by {{d}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{y1|dp1}} - {{y2|dp1}} }{ {{x2}} - {{x1}} } = \frac{ {{y1-y2|dp1}} }{ {{d}} } = {{r/100|dp2}}\ \text{g/s}`,
          text: 'Grams used up in each second.',
        },
      ],
    },
  },
  {
    key: 'tangents-two-moments',
    topics: ['rates-from-tangents'],
    difficulty: 0.6,
    minutes: 3,
    statements: ['GCSE-CRA-03', 'GCSE-CRA-02'],
    question: {
      type: 'multi_part',
      text: 'Two tangents were drawn to a curve of gas (in cm³) against time (in s). Tangent P, at {{t1}} s, rises by {{a}} cm³ in {{d}} s. Tangent Q, at {{t2}} s, rises by {{b}} cm³ in {{e}} s.',
      max_score: 3,
      template: {
        draw: {
          t1: { pick: [10, 15, 20] },
          t2: { pick: [50, 60, 70] },
          n: { from: 2, to: 5 },
          r: { pick: [2, 3, 4] },
          d: { pick: [20, 30] },
          e: { pick: [40, 50] },
        },
        derive: { a: 'n * r * d / 10', b: 'r * e / 10' },
        where: ['is_integer(a)', 'is_integer(b)', 'a != b', 'a != n * b', 'd != t1'],
        check: ['answer1 * d = a', 'answer2 * b / e = answer1'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is the rate at {{t1}} s? Give the unit.',
          max_score: 1,
          answer: '{{n * r / 10|dp1}}',
          unit: 'cm³/s',
          mistakes: [
            slip('{{a / t1}}', 'time_from_the_start', 'The tangent rises by {{a}} cm³ in {{d}} s.'),
          ],
          hints: ['Divide the rise of tangent P by its time.'],
          method_answer: [
            {
              maths: tex`{{a}} \div {{d}} = {{n*r/10|dp1}}\ \text{cm}^3/\text{s}`,
              text: 'The gradient of P.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How many times as fast as at {{t2}} s is the reaction at {{t1}} s?',
          max_score: 2,
          answer: '{{n}}',
          mistakes: [
            slip(
              '{{a / b}}',
              'rise_compared_for_rate',
              'The tangents were drawn over different times. Compare the gradients.',
            ),
          ],
          hints: ['Find the gradient of Q, and divide that of P by it.'],
          method_answer: [
            { maths: tex`{{b}} \div {{e}} = {{r/10|dp1}}`, text: 'The gradient of Q.' },
            { maths: tex`{{n*r/10|dp1}} \div {{r/10|dp1}} = {{n}}`, text: 'So many times.' },
          ],
        },
      ],
      hints: [
        'Each tangent has a gradient of its own.',
        'Divide each rise by its own time. Then divide the first rate by the second.',
        'For P divide {{a}} by {{d}}.',
        'For Q divide {{b}} by {{e}}. How often does the second result go into the first?',
      ],
      method_answer: [
        { maths: tex`{{a}} \div {{d}} = {{n*r/10|dp1}}`, text: 'The rate at {{t1}} s.' },
        { maths: tex`{{b}} \div {{e}} = {{r/10|dp1}}`, text: 'The rate at {{t2}} s.' },
        { maths: tex`{{n*r/10|dp1}} \div {{r/10|dp1}} = {{n}}`, text: 'So many times as fast.' },
      ],
    },
  },
  {
    key: 'tangents-why-slower',
    topics: ['rates-from-tangents'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-CRA-02', 'GCSE-CRA-04'],
    question: {
      type: 'single_choice',
      text: 'A reaction runs at a steady temperature. Its tangent is steep at 10 s and much less steep at 60 s. Why?',
      max_score: 1,
      options: [
        { text: 'Fewer particles are left, so they collide less often' },
        option(
          'The particles have lost their speed by then',
          'concentration_changes_speed',
          'The temperature is steady. What does that say about their speed?',
        ),
        option(
          'The activation energy has become larger',
          'barrier_grows_with_time',
          'The barrier belongs to the reaction and stays. What has become less?',
        ),
        option(
          'The product takes up all the energy',
          'energy_used_up',
          'The temperature is steady. Count the particles that can still react.',
        ),
      ],
      answers: [1],
      hints: [
        'What is there less and less of during a reaction?',
        'The rate depends on how often particles of the reactants collide.',
        'The speed of the particles goes with the temperature, and that is steady.',
        'So look for the answer about how many are left, and how often they meet.',
      ],
      method_answer: [
        { text: 'The reactants are used up, so their concentration falls.' },
        { text: 'Collisions get less frequent, and the tangent gets less steep.' },
      ],
    },
  },
]

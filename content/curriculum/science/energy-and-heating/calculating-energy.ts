import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands } from '#curriculum/writing.ts'

export const calculatingEnergy: readonly ContentQuestion[] = [
  {
    key: 'calculating-gravitational',
    topics: ['calculating-energy'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-PEN-02'],
    question: {
      type: 'number',
      text: 'A {{thing}} of {{m}} kg is lifted by {{h}} m. How much energy does its gravitational store gain? Use g = 9.8 N/kg and give the unit.',
      max_score: 2,
      template: {
        draw: {
          thing: { pick: ['suitcase', 'sack of rice', 'paving stone', 'bicycle'] },
          m: { from: 10, to: 30, step: 5 },
          h: { from: 2, to: 8, step: 2 },
        },
        derive: { e: 'm * h * 98 / 10' },
        where: ['is_integer(e)'],
        check: ['answer / h = 9.8 * m'],
      },
      answer: '{{e}}',
      unit: 'J',
      mistakes: [
        slip(
          '{{m * h}}',
          'mass_for_weight',
          'Lifting needs a force as large as the weight, not the mass.',
        ),
        slip('{{m * 98 / 10}}', 'step_left_out', 'This is the weight. How high is it lifted?'),
      ],
      hints: [
        'Which force has to be overcome in lifting, and over what distance?',
        'Gravitational potential energy is mass times field strength times height.',
        'The weight is {{m}} × 9.8 = {{m*98/10|dp0}} N.',
        'Multiply {{m*98/10|dp0}} by {{h}}.',
      ],
      method_answer: [
        { maths: tex`E = mgh`, text: 'Mass times field strength times height.' },
        { maths: tex`{{m}} \times 9.8 \times {{h}} = {{e}}\ \text{J}`, text: 'In joules.' },
      ],
    },
  },
  {
    key: 'calculating-kinetic',
    topics: ['calculating-energy'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['GCSE-PEN-02'],
    question: {
      type: 'number',
      text: 'A {{thing}} of {{m}} kg moves at {{v}} m/s. What is the kinetic energy? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          thing: { pick: ['cyclist with a bike', 'runner', 'skater', 'trolley'] },
          m: { from: 40, to: 90, step: 10 },
          v: { from: 3, to: 9 },
        },
        derive: { e: 'm * v^2 / 2' },
        check: ['2 * answer / v = m * v'],
      },
      answer: '{{e|thousands}}',
      unit: 'J',
      mistakes: [
        slip(
          '{{m * v}}',
          'momentum_for_energy',
          'Mass times speed is the momentum. The speed counts more than that for energy.',
        ),
        slip(
          '{{m * v^2}}',
          'half_forgotten_in_formula',
          'Look at the formula again: is every part used?',
        ),
        slip(
          '{{m * v / 2}}',
          'square_forgotten_in_formula',
          'What happens to the speed before it is multiplied?',
        ),
      ],
      hints: [
        'What does kinetic energy depend on? One of the two counts twice.',
        'Kinetic energy is half the mass times the square of the speed.',
        'The square of the speed is {{v}} × {{v}} = {{v^2}}.',
        'Work out half of {{m}}, which is {{m/2}}, times {{v^2}}.',
      ],
      method_answer: [
        { maths: tex`E = \tfrac{1}{2} m v^2`, text: 'Square the speed first.' },
        {
          maths: tex`\tfrac{1}{2} \times {{m}} \times {{v}}^2 = ${texThousands('e')}\ \text{J}`,
          text: 'In joules.',
        },
      ],
    },
  },
  {
    key: 'calculating-speed-times',
    topics: ['calculating-energy'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-PEN-02'],
    question: {
      type: 'single_choice',
      text: 'A car goes from {{v}} m/s to {{n * v}} m/s. What happens to its kinetic energy?',
      max_score: 1,
      template: {
        draw: { v: { from: 4, to: 9 }, n: { pick: [3, 4] } },
        check: ['(n * v)^2 / v^2 = n^2'],
      },
      options: [
        option(
          'It becomes {{n}} times as much',
          'square_forgotten_in_formula',
          'The speed is squared in the formula. What does that do to a factor of {{n}}?',
        ),
        option(
          'It becomes {{2 * n}} times as much',
          'squared_as_doubled',
          'To square is not to double. What is {{n}} × {{n}}?',
        ),
        { text: 'It becomes {{n^2}} times as much' },
        option(
          'It grows by {{n * v - v}} J',
          'change_taken_for_energy',
          'This is the change of the speed in m/s. Put both speeds into the formula.',
        ),
      ],
      answers: [3],
      hints: [
        'The mass stays the same. How does the speed count in the formula?',
        'Kinetic energy goes with the square of the speed.',
        'The speed becomes {{n}} times as large.',
        'So its square becomes {{n}} × {{n}} times as large.',
      ],
      method_answer: [
        { maths: tex`({{n}}v)^2 = {{n}}^2 v^2 = {{n^2}} v^2`, text: 'The factor is squared too.' },
        { text: 'That is why a faster car needs so much more to stop.' },
      ],
    },
  },
  {
    key: 'calculating-elastic',
    topics: ['calculating-energy'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-PEN-02'],
    question: {
      type: 'number',
      text: 'A spring with a spring constant of {{k}} N/m is stretched by {{c}} cm. How much energy is in its elastic store? Give the unit.',
      max_score: 2,
      template: {
        draw: { k: { from: 100, to: 800, step: 100 }, c: { pick: [10, 20, 30, 40] } },
        derive: { e: 'k * c^2 / 20000' },
        where: ['is_integer(2 * e)', 'e != k * c / 200', 'c != 2 * e', 'e > 1'],
        check: ['20000 * answer / c = k * c'],
      },
      answer: '{{e|dp1}}',
      unit: 'J',
      mistakes: [
        slip(
          '{{k * c^2 / 2}}',
          'unit_prefix',
          'The spring constant counts with metres. Change the extension first.',
        ),
        slip(
          '{{k * c^2 / 10000}}',
          'half_forgotten_in_formula',
          'Look at the formula again: is every part used?',
        ),
        slip(
          '{{k * c / 200}}',
          'square_forgotten_in_formula',
          'What happens to the extension before it is multiplied?',
        ),
      ],
      hints: [
        'The spring constant is in N/m. What unit must the extension have?',
        'Elastic potential energy is half the spring constant times the square of the extension.',
        'The extension is {{c/100|dp1}} m. Its square is {{c^2/10000|dp2}}.',
        'Work out half of {{k}}, which is {{k/2}}, times {{c^2/10000|dp2}}.',
      ],
      method_answer: [
        { maths: tex`E = \tfrac{1}{2} k e^2`, text: 'With the extension in metres.' },
        {
          maths: tex`\tfrac{1}{2} \times {{k}} \times {{c/100|dp1}}^2 = {{e|dp1}}\ \text{J}`,
          text: 'In joules.',
        },
      ],
    },
  },
  {
    key: 'calculating-on-a-track',
    topics: ['calculating-energy'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-PEN-05'],
    question: {
      type: 'ordering',
      text: 'A ball starts from rest at S and rolls along the track. Friction is left out. Put the four other points in order of the ball’s **kinetic energy**, the least first.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 10, step: 2, label: 'Along (m)' },
        y: { from: 0, to: 6, step: 1, label: 'Height (m)' },
        curves: [
          {
            type: 'smooth',
            points: [
              [0, 6],
              [2, 1],
              [4, 4],
              [6, 2],
              [8, 3],
              [10, 0],
            ],
          },
        ],
        points: [
          { at: [0, 6], label: 'S', mark: 'dot' },
          { at: [2, 1], label: 'P', mark: 'dot' },
          { at: [4, 4], label: 'Q', mark: 'dot' },
          { at: [6, 2], label: 'R', mark: 'dot' },
          { at: [8, 3], label: 'T', mark: 'dot' },
        ],
        alt: 'A track that starts at S, 6 m high. It falls to P at 1 m, rises to Q at 4 m, falls to R at 2 m and rises to T at 3 m.',
      },
      max_score: 3,
      items: ['Q', 'T', 'R', 'P'],
      hints: [
        'Two stores share the same total all along the track.',
        'The lower the ball is, the less is in its gravitational store, and the more in its kinetic store.',
        'At Q the ball is higher than at the three other points.',
        'Read the heights: P 1 m, Q 4 m, R 2 m, T 3 m. Turn their order round.',
      ],
      method_answer: [
        { text: 'The total stays the same, so the highest point has the least kinetic energy.' },
        { text: 'From the highest to the lowest: Q, T, R, P.' },
      ],
    },
  },
  {
    key: 'calculating-speed-from-energy',
    topics: ['calculating-energy'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-PEN-02'],
    question: {
      type: 'number',
      text: 'A ball of {{m}} kg has {{e}} J of kinetic energy. How fast is it? Give the unit.',
      max_score: 3,
      template: {
        draw: { m: { from: 2, to: 8 }, v: { from: 4, to: 12 } },
        derive: { e: 'm * v^2 / 2' },
        where: ['is_integer(e)', 'e / m != v', 'm != v'],
        check: ['m * answer * answer / 2 = e'],
      },
      answer: '{{v}}',
      unit: 'm/s',
      mistakes: [
        slip(
          '{{v^2}}',
          'root_not_taken',
          'This is the square of the speed. One step is still to do.',
        ),
        slip(
          '{{e / m}}',
          'half_forgotten_in_formula',
          'Mind the half of the formula, and the square.',
        ),
      ],
      hints: [
        'Put what you know into the formula of kinetic energy. One letter is left.',
        'Undo the formula step by step: twice the energy, divided by the mass, then the square root.',
        'Twice the energy is {{2 * e}}.',
        'Divide {{2 * e}} by {{m}}, which gives {{v^2}}. Which number has that square?',
      ],
      method_answer: [
        {
          maths: tex`v^2 = \frac{2 \times {{e}} }{ {{m}} } = {{v^2}}`,
          text: 'The square of the speed.',
        },
        { maths: tex`v = \sqrt{ {{v^2}} } = {{v}}\ \text{m/s}`, text: 'Its square root.' },
      ],
    },
  },
  {
    key: 'calculating-fall',
    topics: ['calculating-energy'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['GCSE-PEN-02', 'GCSE-PEN-05'],
    question: {
      type: 'number',
      text: 'A {{thing}} falls from rest from a height of {{h|dp1}} m. How fast is it just before it lands? Leave the air out, use g = 10 N/kg and give the unit.',
      max_score: 3,
      template: {
        draw: {
          thing: { pick: ['stone', 'nut', 'ball of clay', 'coconut'] },
          v: { from: 4, to: 14, step: 2 },
        },
        derive: { h: 'v^2 / 20' },
        where: ['v != 10 * h', 'h != 5'],
        check: ['answer * answer / 2 = 10 * h'],
      },
      answer: '{{v}}',
      unit: 'm/s',
      mistakes: [
        slip(
          '{{v^2}}',
          'root_not_taken',
          'This is the square of the speed. One step is still to do.',
        ),
        slip(
          '{{10 * h}}',
          'gravity_field_for_speed',
          'This is the energy of each kilogram. Set it equal to the kinetic energy.',
        ),
      ],
      hints: [
        'Which store empties and which one fills? Does the mass matter?',
        'The gravitational energy at the start is the kinetic energy at the end. The mass is on both sides and goes out.',
        'For each kilogram, the gravitational store loses 10 × {{h|dp1}} = {{10*h|dp0}} J.',
        'So half the square of the speed is {{10*h|dp0}}. Double it and take the square root.',
      ],
      method_answer: [
        { maths: tex`\tfrac{1}{2} m v^2 = mgh`, text: 'As much arrives as has left.' },
        { maths: tex`v^2 = 2 \times 10 \times {{h|dp1}} = {{v^2}}`, text: 'The mass goes out.' },
        { maths: tex`v = \sqrt{ {{v^2}} } = {{v}}\ \text{m/s}`, text: 'The square root.' },
      ],
    },
  },
  {
    key: 'calculating-launcher',
    topics: ['calculating-energy'],
    difficulty: 1,
    minutes: 4,
    statements: ['GCSE-PEN-02', 'GCSE-PEN-05'],
    question: {
      type: 'multi_part',
      text: 'A spring with a spring constant of {{k}} N/m is squeezed by {{c}} cm. It shoots a ball of {{g}} g straight up. Leave losses out and use g = 10 N/kg.',
      max_score: 4,
      template: {
        draw: {
          k: { pick: [200, 400, 600, 800] },
          c: { pick: [5, 10, 20] },
          g: { pick: [50, 100, 200, 250] },
        },
        derive: { e: 'k * c^2 / 20000', h: 'e / (g / 100)' },
        where: ['is_integer(e)', 'is_integer(2 * h)', 'h >= 2', 'h <= 40', 'h != e'],
        check: ['answer1 * 20000 = k * c^2', 'answer2 * g = 100 * answer1'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How much energy is in the squeezed spring? Give the unit.',
          max_score: 2,
          answer: '{{e}}',
          unit: 'J',
          mistakes: [
            slip(
              '{{k * c^2 / 2}}',
              'unit_prefix',
              'The spring constant counts with metres. Change the distance first.',
            ),
            slip(
              '{{2 * e}}',
              'half_forgotten_in_formula',
              'Look at the formula again: is every part used?',
            ),
          ],
          hints: ['Half the spring constant times the square of the distance in metres.'],
          method_answer: [
            {
              maths: tex`\tfrac{1}{2} \times {{k}} \times {{c/100|dp2}}^2 = {{e}}\ \text{J}`,
              text: 'The elastic energy.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How high does the ball rise? Give the unit.',
          max_score: 2,
          answer: '{{h|dp1}}',
          unit: 'm',
          follow_through: { answer: 'p1 * 100 / ({{g}})', marks: 2 },
          mistakes: [
            slip(
              '{{e * 1000 / g}}',
              'mass_for_weight',
              'This divides by the mass. Divide by the weight of the ball.',
            ),
          ],
          hints: ['All the energy goes into the gravitational store. Divide by the weight.'],
          method_answer: [
            {
              maths: tex`{{e}} \div ({{g/1000|dp2}} \times 10) = {{h|dp1}}\ \text{m}`,
              text: 'Energy divided by weight.',
            },
          ],
        },
      ],
      hints: [
        'Follow the energy: which store is full at first, and which one at the top?',
        'First the elastic energy. At the top all of it is gravitational energy.',
        'In metres the spring is squeezed by {{c/100|dp2}} m.',
        'The ball weighs {{g/100|dp1}} N. Divide the energy of the spring by that.',
      ],
      method_answer: [
        {
          maths: tex`\tfrac{1}{2} \times {{k}} \times {{c/100|dp2}}^2 = {{e}}\ \text{J}`,
          text: 'In the spring.',
        },
        {
          maths: tex`{{e}} \div {{g/100|dp1}} = {{h|dp1}}\ \text{m}`,
          text: 'Divided by the weight in newtons.',
        },
      ],
    },
  },
]

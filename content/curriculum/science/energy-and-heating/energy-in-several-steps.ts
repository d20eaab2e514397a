import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const energyInSeveralSteps: readonly ContentQuestion[] = [
  {
    key: 'steps-raise-efficiency',
    topics: ['energy-in-several-steps'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-PEN-08'],
    question: {
      type: 'matching',
      text: 'Each device wastes energy. Match it with the change that raises its **efficiency**. One is left over.',
      max_score: 4,
      left: [
        'a gas boiler whose waste gases leave hot',
        'an electric motor with dry bearings',
        'a long cable that gets warm',
        'an electric car that brakes often',
      ],
      right: [
        'a thicker wire with less resistance',
        'let the brakes drive a generator that charges the battery',
        'run it for a shorter time',
        'use the hot gases to warm the cold water first',
        'oil between the moving parts',
      ],
      pairs: [4, 5, 1, 2],
      hints: [
        'Find out first where the energy leaks away.',
        'Efficiency rises if less is wasted for the same job, or if some of the waste is used.',
        'Dry bearings waste energy by friction.',
        'The boiler and the car can use what was thrown away. Running for a shorter time saves energy, but it changes no share.',
      ],
      method_answer: [
        { text: 'Oil lowers friction, and a thicker wire lowers the heating of the cable.' },
        { text: 'Warm waste gases and the movement of a braking car can be used again.' },
      ],
    },
  },
  {
    key: 'steps-motor-input',
    topics: ['energy-in-several-steps'],
    difficulty: -0.5,
    minutes: 2.5,
    statements: ['GCSE-PEN-02', 'GCSE-PEN-07'],
    question: {
      type: 'number',
      text: 'A motor with an efficiency of {{c}}% lifts {{m}} kg by {{h}} m. How much energy does it take in? Use g = 10 N/kg and give the unit.',
      max_score: 3,
      template: {
        draw: {
          c: { pick: [25, 40, 50, 60, 75, 80] },
          m: { from: 12, to: 60, step: 6 },
          h: { from: 2, to: 9 },
        },
        derive: { u: 'm * 10 * h', e: 'u * 100 / c' },
        where: ['is_integer(e)'],
        check: ['answer * c = 1000 * m * h'],
      },
      answer: '{{e|thousands}}',
      unit: 'J',
      mistakes: [
        slip(
          '{{u * c / 100}}',
          'efficiency_the_other_way',
          'Does a motor take in less than it gives out?',
        ),
        slip('{{u}}', 'waste_left_out', 'This is the useful part. Some is wasted as well.'),
      ],
      hints: [
        'What is useful here? Is the input larger or smaller than that?',
        'First the gravitational energy. It is {{c}}% of the input.',
        'The useful energy is {{m}} × 10 × {{h}} = {{u|thousands}} J.',
        'Divide {{u|thousands}} by {{c/100|dp2}}.',
      ],
      method_answer: [
        {
          maths: tex`{{m}} \times 10 \times {{h}} = ${texThousands('u')}\ \text{J}`,
          text: 'The useful energy.',
        },
        {
          maths: tex`${texThousands('u')} \div {{c/100|dp2}} = ${texThousands('e')}\ \text{J}`,
          text: 'The input.',
        },
      ],
    },
  },
  {
    key: 'steps-chain-of-two',
    topics: ['energy-in-several-steps'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-PEN-07'],
    question: {
      type: 'number',
      text: 'A power station turns {{a}}% of the energy of its fuel into electrical energy. A motor turns {{b}}% of that into useful work. What is the efficiency of both together, in per cent? Give the number only.',
      diagram: {
        kind: 'web',
        arrange: 'row',
        nodes: [
          { name: 'f', label: 'fuel' },
          { name: 's', label: 'station' },
          { name: 'm', label: 'motor' },
          { name: 'w', label: 'work' },
        ],
        arrows: [
          { from: 'f', to: 's' },
          { from: 's', to: 'm', label: '{{a}}%' },
          { from: 'm', to: 'w', label: '{{b}}% of it' },
        ],
        alt: 'A row: fuel, station, motor, work. {{a}}% leave the station, and {{b}}% of that leave the motor.',
      },
      max_score: 2,
      template: {
        draw: { a: { pick: [30, 35, 40, 45, 50, 55] }, b: { pick: [60, 70, 80, 90] } },
        derive: { c: 'a * b / 100' },
        where: ['b - a != c', '(a + b) / 2 != b - a', '(a + b) / 2 != c', 'is_integer(2 * c)'],
        check: ['answer / a = b / 100'],
      },
      answer: '{{c|dp1}}',
      percent_sign: 'name',
      mistakes: [
        slip(
          '{{(a + b) / 2}}',
          'efficiencies_averaged',
          'The motor gets only {{a}}% of the fuel. What part of that is useful?',
        ),
        slip(
          '{{b - a}}',
          'efficiencies_averaged',
          'Think of 100 J of fuel and follow them step by step.',
        ),
      ],
      hints: [
        'Imagine 100 J of fuel. How much reaches the motor?',
        'The second part is a part of what is left after the first. Parts of parts are multiplied.',
        'Of 100 J, {{a}} J reach the motor.',
        'Now take {{b}}% of {{a}} J.',
      ],
      method_answer: [
        { maths: tex`100 \times {{a/100|dp2}} = {{a}}\ \text{J}`, text: 'After the station.' },
        { maths: tex`{{a}} \times {{b/100|dp1}} = {{c|dp1}}\ \text{J}`, text: 'After the motor.' },
      ],
    },
  },
  {
    key: 'steps-bouncing-ball',
    topics: ['energy-in-several-steps'],
    difficulty: 0.3,
    minutes: 2.5,
    statements: ['GCSE-PEN-02', 'GCSE-PEN-07'],
    question: {
      type: 'number',
      text: 'A ball falls from {{h}} m. At each bounce it keeps {{c}}% of its energy. How high does it rise after the **second** bounce? Leave the air out and give the unit.',
      max_score: 3,
      template: {
        draw: { h: { from: 2, to: 5 }, c: { pick: [50, 60, 70, 80] } },
        derive: { k: 'c / 100', a: 'h * c / 100', b: 'h * c * c / 10000' },
        where: ['h * (1 - 2 * (1 - k)) != b'],
        check: ['answer / a = a / h'],
      },
      answer: '{{b|dp2}}',
      unit: 'm',
      mistakes: [
        slip('{{a}}', 'stopped_early', 'This is after the first bounce.'),
        slip(
          '{{h * (1 - 2 * (1 - k))}}',
          'second_change_of_start',
          'The second bounce takes its part of what is left, not of the first height.',
        ),
      ],
      hints: [
        'How is the height linked to the energy of the ball at the top?',
        'The height goes with the gravitational energy. So it keeps {{c}}% at each bounce too.',
        'After the first bounce it rises to {{h}} × {{k|dp1}} = {{a|dp1}} m.',
        'Take {{c}}% of {{a|dp1}} m.',
      ],
      method_answer: [
        { maths: tex`{{h}} \times {{k|dp1}} = {{a|dp1}}\ \text{m}`, text: 'After one bounce.' },
        { maths: tex`{{a|dp1}} \times {{k|dp1}} = {{b|dp2}}\ \text{m}`, text: 'After two.' },
      ],
    },
  },
  {
    key: 'steps-slide-with-friction',
    topics: ['energy-in-several-steps'],
    difficulty: 0.6,
    minutes: 3.5,
    statements: ['GCSE-PEN-02', 'GCSE-PEN-07'],
    question: {
      type: 'number',
      text: 'A sledge of {{m}} kg starts from rest and slides down a hill that is {{h}} m high. Friction takes {{w}}% of the energy. How fast is it at the bottom? Use g = 10 N/kg and give the unit.',
      max_score: 4,
      template: {
        draw: { m: { from: 20, to: 50, step: 10 } },
        rows: [
          { h: 16, w: 20, v: 16 },
          { h: 9, w: 20, v: 12 },
          { h: 4, w: 20, v: 8 },
          { h: 9, w: 55, v: 9 },
          { h: 8, w: 10, v: 12 },
          { h: 2, w: 10, v: 6 },
          { h: 10, w: 50, v: 10 },
          { h: 3, w: 40, v: 6 },
        ],
        derive: { e: 'm * 10 * h', k: 'e * (100 - w) / 100' },
        check: ['m * answer * answer / 2 = m * 10 * h * (100 - w) / 100'],
      },
      answer: '{{v}}',
      unit: 'm/s',
      mistakes: [
        slip(
          '{{v^2}}',
          'root_not_taken',
          'This is the square of the speed. One step is still to do.',
        ),
      ],
      hints: [
        'Follow the energy from the top. How much of it is kinetic at the bottom?',
        'Find the gravitational energy, take off what friction takes, and solve the kinetic formula for the speed.',
        'At the top there are {{m}} × 10 × {{h}} = {{e|thousands}} J.',
        'At the bottom {{k|thousands}} J are kinetic. Double it, divide by {{m}} and take the square root.',
      ],
      method_answer: [
        {
          maths: tex`{{m}} \times 10 \times {{h}} = ${texThousands('e')}\ \text{J}`,
          text: 'At the top.',
        },
        {
          maths: tex`${texThousands('e')} \times {{(100-w)/100|dp2}} = ${texThousands('k')}\ \text{J}`,
          text: 'Kinetic at the bottom.',
        },
        {
          maths: tex`v = \sqrt{ \frac{2 \times ${texThousands('k')} }{ {{m}} } } = {{v}}\ \text{m/s}`,
          text: 'From half the mass times the square of the speed.',
        },
      ],
    },
  },
  {
    key: 'steps-compare-improvements',
    topics: ['energy-in-several-steps'],
    difficulty: 0.7,
    minutes: 3.5,
    statements: ['GCSE-PEN-08', 'GCSE-PEN-07'],
    question: {
      type: 'multi_part',
      text: `A house needs ${thousands('u')} kWh of heating a year. Its boiler has an efficiency of {{c}}%. Plan P: insulate the loft, so that only ${thousands('r')} kWh are needed. Plan Q: fit a boiler with an efficiency of 90%.`,
      max_score: 4,
      template: {
        draw: {},
        rows: [
          { u: 9000, c: 60, r: 7200 },
          { u: 10800, c: 60, r: 8400 },
          { u: 12600, c: 70, r: 10500 },
          { u: 7200, c: 75, r: 6600 },
          { u: 9000, c: 75, r: 8400 },
        ],
        derive: { now: 'u * 100 / c', p: 'r * 100 / c', q: 'u * 100 / 90' },
        where: ['p != q', '2 * max(p, q) != now + min(p, q)'],
        check: ['answer1 * c / 100 = r', 'answer2 * 90 / 100 = u'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How much energy does the old boiler take in with plan P? Give the unit.',
          max_score: 1,
          answer: '{{p|thousands}}',
          unit: 'kWh',
          mistakes: [
            slip(
              '{{r * c / 100}}',
              'efficiency_the_other_way',
              'A boiler takes in more than it gives to the house.',
            ),
          ],
          hints: ['The useful energy is {{c}}% of what goes in.'],
          method_answer: [
            {
              maths: tex`${texThousands('r')} \div {{c/100|dp2}} = ${texThousands('p')}\ \text{kWh}`,
              text: 'With plan P.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How much energy does the new boiler take in with plan Q? Give the unit.',
          max_score: 1,
          answer: '{{q|thousands}}',
          unit: 'kWh',
          mistakes: [
            slip(
              '{{u * 90 / 100}}',
              'efficiency_the_other_way',
              'A boiler takes in more than it gives to the house.',
            ),
          ],
          hints: ['The house still needs all of its energy. That is 90% of what goes in.'],
          method_answer: [
            {
              maths: tex`${texThousands('u')} \div 0.9 = ${texThousands('q')}\ \text{kWh}`,
              text: 'With plan Q.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How many kWh a year does the better plan save, compared with now? Give the number only.',
          max_score: 2,
          answer: '{{now - min(p, q)|thousands}}',
          mistakes: [
            slip('{{now - max(p, q)}}', 'better_plan_missed', 'The other plan takes in less.'),
            slip(
              '{{max(p, q) - min(p, q)}}',
              'compared_with_each_other',
              'This compares the plans. Compare the better one with now.',
            ),
          ],
          hints: ['Find what the old boiler takes in now. Subtract the smaller of your results.'],
          method_answer: [
            {
              maths: tex`${texThousands('u')} \div {{c/100|dp2}} = ${texThousands('now')}\ \text{kWh}`,
              text: 'Now.',
            },
            {
              maths: tex`${texThousands('now')} - {{min(p,q)|thousands_tex}} = {{now-min(p,q)|thousands_tex}}\ \text{kWh}`,
              text: 'Saved by the better plan.',
            },
          ],
        },
      ],
      hints: [
        'In each plan one number changes: what the house needs, or what the boiler makes of its fuel.',
        'Input is useful energy divided by efficiency.',
        `For plan P divide ${thousands('r')} by {{c/100|dp2}}.`,
        `For plan Q divide ${thousands('u')} by 0.9. Compare both with ${thousands('u')} ÷ {{c/100|dp2}}.`,
      ],
      method_answer: [
        {
          text: 'Plan P takes {{p|thousands}} kWh, plan Q {{q|thousands}} kWh, and now it is {{now|thousands}} kWh.',
        },
        {
          maths: tex`${texThousands('now')} - {{min(p,q)|thousands_tex}} = {{now-min(p,q)|thousands_tex}}`,
          text: 'The better plan saves so many kWh a year.',
        },
      ],
    },
  },
  {
    key: 'steps-choose-for-a-lift',
    topics: ['energy-in-several-steps'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-PEN-08'],
    question: {
      type: 'single_choice',
      text: 'Of each 100 J, the motor of a lift wastes {{a}} J by friction in its gears, {{b}} J by heating its wires and {{c}} J as sound. Which single change raises the efficiency most?',
      diagram: {
        kind: 'bar_chart',
        categories: ['friction', 'wires', 'sound'],
        series: [{ values: ['{{a}}', '{{b}}', '{{c}}'] }],
        y: { from: 0, to: 40, step: 10, minor: 2, label: 'Wasted of 100 J' },
      },
      max_score: 1,
      template: {
        draw: {
          a: { pick: [24, 26, 28, 30] },
          b: { pick: [8, 10, 12] },
          c: { pick: [2, 4] },
        },
        where: ['a / 2 > b'],
        check: ['a - a / 2 > b'],
      },
      options: [
        { text: 'Better oil, which halves the friction' },
        option(
          'Wires that waste nothing at all',
          'largest_waste_overlooked',
          'How many joules would that save? Compare it with half of the friction.',
        ),
        option(
          'A cover round the motor that lets no sound out',
          'hidden_waste_taken_for_saving',
          'The energy of the sound would only warm the cover.',
        ),
        option(
          'Running the lift only half as often',
          'use_less_for_efficiency',
          'That saves energy. But does it change the share that each trip wastes?',
        ),
      ],
      answers: [1],
      hints: [
        'For each change, work out how many joules of the 100 are saved.',
        'The largest waste offers the most. But look at how much of it is saved.',
        'Half of the friction is {{a}} ÷ 2 = {{a/2}} J.',
        'Perfect wires save {{b}} J. A cover saves nothing: it only stops the sound from being heard.',
      ],
      method_answer: [
        { maths: tex`{{a}} \div 2 = {{a/2}} > {{b}}`, text: 'Half of the friction is more.' },
        { text: 'A cover and fewer trips do not change the share that is wasted.' },
      ],
    },
  },
]

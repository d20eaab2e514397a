import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const powerAndEfficiency: readonly ContentQuestion[] = [
  {
    key: 'power-from-work',
    topics: ['power-and-efficiency'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-PEN-04'],
    question: {
      type: 'number',
      text: `A {{thing}} does ${thousands('w')} J of work in {{t}} minutes. What is its power? Give the unit.`,
      max_score: 2,
      template: {
        draw: {
          thing: { pick: ['pump', 'winch', 'lift', 'conveyor belt'] },
          p: { from: 150, to: 900, step: 50 },
          t: { from: 2, to: 5 },
        },
        derive: { w: 'p * t * 60' },
        check: ['answer * t = w / 60'],
      },
      answer: '{{p}}',
      unit: 'W',
      mistakes: [
        slip(
          '{{p * 60}}',
          'sixty_forgotten',
          'A watt is a joule per second. How many seconds are {{t}} minutes?',
        ),
        slip('{{w * t * 60}}', 'multiplied_for_divided', 'Power is the work of one second.'),
      ],
      hints: [
        'Power is about one second. What unit must the time have?',
        'Power is work divided by time in seconds.',
        '{{t}} minutes are {{t * 60}} s.',
        `Work out ${thousands('w')} ÷ {{t * 60}}.`,
      ],
      method_answer: [
        { maths: tex`{{t}} \times 60 = {{t*60}}\ \text{s}`, text: 'In seconds.' },
        {
          maths: tex`${texThousands('w')} \div {{t*60}} = {{p}}\ \text{W}`,
          text: 'Work divided by time.',
        },
      ],
    },
  },
  {
    key: 'power-efficiency-of-power',
    topics: ['power-and-efficiency'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['GCSE-PEN-07'],
    question: {
      type: 'number',
      text: 'A motor takes in {{p}} W and gives {{u}} W to what it moves. What is its efficiency? Give a decimal.',
      max_score: 2,
      template: {
        draw: { p: { pick: [200, 400, 500, 800] }, c: { from: 35, to: 90, step: 5, except: [50] } },
        derive: { u: 'p * c / 100' },
        where: ['is_integer(u)'],
        check: ['answer * p = u'],
      },
      answer: '{{c/100|dp2}}',
      mistakes: [
        slip('{{1 - c/100}}', 'part_and_rest_swapped', 'This is the part that is wasted.'),
        slip(
          '{{p / u}}',
          'number_upside_down',
          'Nothing gives out more than it takes in. Which number comes first?',
        ),
      ],
      hints: [
        'Can the answer be above 1?',
        'Efficiency is useful output power divided by total input power.',
        'The useful output is {{u}} W, and the input is {{p}} W.',
        'Work out {{u}} ÷ {{p}}.',
      ],
      method_answer: [
        { maths: tex`{{u}} \div {{p}} = {{c/100|dp2}}`, text: 'Useful divided by total.' },
      ],
    },
  },
  {
    key: 'power-read-sankey',
    topics: ['power-and-efficiency'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-PEN-05', 'GCSE-PEN-07'],
    question: {
      type: 'table',
      text: 'The diagram shows what becomes of {{t}} J of electrical energy in a {{thing}}. Complete the table.',
      diagram: {
        kind: 'sankey',
        input: { label: '{{t}} J electrical', value: '{{t}}' },
        outputs: [
          { label: '{{u}} J kinetic', value: '{{u}}', useful: true },
          { label: '{{s}} J sound', value: '{{s}}' },
          { label: 'thermal', value: '{{h}}' },
        ],
      },
      max_score: 3,
      template: {
        draw: {
          thing: { pick: ['fan', 'drill', 'food mixer'] },
          t: { pick: [200, 400, 500] },
          c: { pick: [55, 60, 65, 70, 75] },
          q: { pick: [10, 15] },
        },
        derive: { u: 't * c / 100', s: 't * q / 100', h: 't - u - s' },
        where: ['is_integer(u)', 'is_integer(s)', 'h + s != c', 'h != s', 'h != c'],
        check: ['answer1 + u + s = t', 'answer2 = t - u', 'answer3 * t = 100 * u'],
      },
      columns: ['value'],
      rows: [
        {
          label: 'thermal energy (J)',
          cells: [
            {
              type: 'number',
              answer: '{{h}}',
              mistakes: [
                slip(
                  '{{t - u}}',
                  'step_left_out',
                  'The sound has left by another arrow. Count it too.',
                ),
              ],
            },
          ],
        },
        {
          label: 'all that is wasted (J)',
          cells: [
            {
              type: 'number',
              answer: '{{h + s}}',
              mistakes: [slip('{{u}}', 'part_and_rest_swapped', 'This arrow is the useful one.')],
            },
          ],
        },
        {
          label: 'efficiency (%)',
          cells: [
            {
              type: 'number',
              answer: '{{c}}',
              percent_sign: 'name',
              mistakes: [
                slip('{{100 - c}}', 'part_and_rest_swapped', 'This is the part that is wasted.'),
              ],
            },
          ],
        },
      ],
      hints: [
        'What flows in must flow out. All arrows together are as wide as the first.',
        'Wasted is everything but the useful part. Efficiency is useful divided by total.',
        'Useful and sound together are {{u}} + {{s}} = {{u + s}} J.',
        'The rest of {{t}} J is thermal. Then add the sound for the waste, and divide {{u}} by {{t}}.',
      ],
      method_answer: [
        { maths: tex`{{t}} - {{u}} - {{s}} = {{h}}`, text: 'Thermal energy, in J.' },
        { maths: tex`{{h}} + {{s}} = {{h+s}}`, text: 'All that is wasted, in J.' },
        { maths: tex`{{u}} \div {{t}} \times 100 = {{c}}`, text: 'The efficiency in per cent.' },
      ],
    },
  },
  {
    key: 'power-reduce-waste',
    topics: ['power-and-efficiency'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-PEN-06'],
    question: {
      type: 'matching',
      text: 'Match each waste of energy with what reduces it. One is left over.',
      max_score: 4,
      left: [
        'a bicycle chain rubs and gets warm',
        'a hot-water tank warms the cupboard around it',
        'a lorry has to push much air aside',
        'a house loses energy through its walls',
      ],
      right: [
        'fill the gap in the walls with foam',
        'give it a smooth, rounded front',
        'paint it black',
        'put oil on it',
        'wrap a thick jacket round it',
      ],
      pairs: [4, 5, 2, 1],
      hints: [
        'Some of them waste energy by friction, others by heating the surroundings.',
        'Oil reduces friction between solids. Insulators slow conduction down.',
        'Begin with the chain: what do cyclists put on it?',
        'The tank and the walls need an insulator each, in the place that fits. Black paint helps to radiate, so it is left over.',
      ],
      method_answer: [
        { text: 'Oil lowers the friction of a chain, and a smooth shape lowers that of the air.' },
        { text: 'A jacket and foam hold still air, which conducts badly.' },
      ],
    },
  },
  {
    key: 'power-stairs',
    topics: ['power-and-efficiency'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['GCSE-PEN-04'],
    question: {
      type: 'number',
      text: '{{name}}, whose mass is {{m}} kg, runs up stairs that are {{h}} m high in {{t}} s. What is the useful power? Use g = 10 N/kg and give the unit.',
      max_score: 3,
      template: {
        draw: {
          name: { pick: ['Tariq', 'Eva', 'Chidi', 'Yuki'] },
          m: { from: 45, to: 70, step: 5 },
          h: { from: 3, to: 8 },
          t: { from: 4, to: 12 },
        },
        derive: { e: 'm * 10 * h', p: 'e / t' },
        where: ['is_integer(p)', 'h != t', 'p < 700', 'p != m * 10'],
        check: ['answer * t / h = 10 * m'],
      },
      answer: '{{p}}',
      unit: 'W',
      mistakes: [
        slip('{{e}}', 'stopped_early', 'This is the work. How much is done in one second?'),
        slip('{{m * h / t}}', 'mass_for_weight', 'Going up needs a force as large as the weight.'),
      ],
      hints: [
        'What work is done against gravity? How long does it take?',
        'The work is weight times height. Power is work divided by time.',
        'The weight is {{m}} × 10 = {{10*m}} N, so the work is {{10*m}} × {{h}} J.',
        'That is {{e|thousands}} J. Divide by {{t}} s.',
      ],
      method_answer: [
        {
          maths: tex`{{m}} \times 10 \times {{h}} = ${texThousands('e')}\ \text{J}`,
          text: 'The work.',
        },
        { maths: tex`${texThousands('e')} \div {{t}} = {{p}}\ \text{W}`, text: 'In each second.' },
      ],
    },
  },
  {
    key: 'power-time-needed',
    topics: ['power-and-efficiency'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-PEN-04', 'GCSE-PEN-07'],
    question: {
      type: 'number',
      text: `Of the energy that a kettle of {{p|thousands}} W takes in, {{c}}% goes into the water. How long does it take to give the water ${thousands('e')} J? Give the unit.`,
      max_score: 3,
      template: {
        draw: {
          p: { pick: [1500, 2000, 2500, 3000] },
          c: { pick: [80, 90] },
          t: { from: 60, to: 180, step: 10 },
        },
        derive: { u: 'p * c / 100', e: 'p * c * t / 100' },
        where: ['is_integer(u)'],
        check: ['answer * p * c = 100 * e'],
      },
      answer: '{{t}}',
      unit: 's',
      mistakes: [
        slip(
          '{{e / p}}',
          'waste_left_out',
          'This would do if nothing were wasted. How many watts reach the water?',
        ),
      ],
      hints: [
        'How many joules reach the water in each second?',
        'Find the useful power first. Then divide the energy by it.',
        'The useful power is {{c}}% of {{p|thousands}} W, which is {{u|thousands}} W.',
        `Divide ${thousands('e')} by {{u|thousands}}.`,
      ],
      method_answer: [
        {
          maths: tex`{{c/100|dp1}} \times {{p|thousands_tex}} = ${texThousands('u')}\ \text{W}`,
          text: 'The useful power.',
        },
        {
          maths: tex`${texThousands('e')} \div ${texThousands('u')} = {{t}}\ \text{s}`,
          text: 'Energy divided by power.',
        },
      ],
    },
  },
  {
    key: 'power-which-is-better',
    topics: ['power-and-efficiency'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['GCSE-PEN-07', 'GCSE-PEN-05'],
    question: {
      type: 'single_choice',
      text: 'Lamp P takes in {{p}} J each second and gives {{a}} J of light. Lamp Q takes in {{q}} J each second and gives {{b}} J of light. Which is more efficient, and what becomes of the rest?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { p: 40, a: 8, q: 10, b: 4 },
          { p: 60, a: 9, q: 12, b: 6 },
          { p: 50, a: 5, q: 8, b: 2 },
          { p: 100, a: 10, q: 15, b: 6 },
        ],
        check: ['b / q > a / p'],
      },
      options: [
        option(
          'P, because it gives more light',
          'output_for_efficiency',
          'It also takes in more. What part of it becomes light?',
        ),
        option(
          'Q, because a larger part becomes light; the rest is used up and is gone for good',
          'energy_used_up',
          'Energy is never gone. Hold a hand near a lamp: where is it?',
        ),
        { text: 'Q, because a larger part becomes light; the rest heats the surroundings' },
        option(
          'P, because it wastes more, and so it works harder',
          'output_for_efficiency',
          'Waste does not help. Compare light with what is taken in.',
        ),
      ],
      answers: [3],
      hints: [
        'More light alone is not more efficient.',
        'Divide the light by what is taken in, for each lamp.',
        'For P it is {{a}} ÷ {{p}} = {{a/p|dp2}}.',
        'For Q it is {{b}} ÷ {{q}} = {{b/q|dp2}}. The rest cannot vanish: it ends in a store that we did not want.',
      ],
      method_answer: [
        { maths: tex`{{a}} \div {{p}} = {{a/p|dp2}}`, text: 'Lamp P.' },
        { maths: tex`{{b}} \div {{q}} = {{b/q|dp2}}`, text: 'Lamp Q has the larger part.' },
        { text: 'The rest is dissipated: it warms the lamp and the room.' },
      ],
    },
  },
]

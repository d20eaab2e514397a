import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

/** Goes on from `pressure.ts`. */
export const morePressure: readonly ContentQuestion[] = [
  {
    key: 'pressure-upthrust',
    topics: ['pressure'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['SK3-PF-13', 'GCSE-PFO-08'],
    question: {
      type: 'number',
      text: 'A stone hangs from a newton meter. In air the meter reads {{w}} N. When the stone hangs under water, it reads {{r}} N. How large is the upthrust of the water? Give the unit.',
      diagram: {
        kind: 'forces',
        body: 'ball',
        body_label: 'stone',
        arrows: [
          { direction: 'down', size: '{{w}}', label: 'weight {{w}} N' },
          { direction: 70, size: '{{u}}', label: 'upthrust' },
          { direction: 110, size: '{{r}}', label: 'meter {{r}} N' },
        ],
        note: 'All three forces act straight up or down. Two arrows are drawn aside so that both can be seen.',
      },
      max_score: 2,
      template: {
        draw: { w: { from: 8, to: 20 }, u: { from: 2, to: 7 } },
        derive: { r: 'w - u' },
        where: ['r != u', 'w >= 2 * u', 'w <= 4 * u'],
        check: ['answer + r = w'],
      },
      answer: '{{u}}',
      unit: 'N',
      mistakes: [
        slip(
          '{{w + r}}',
          'opposite_forces_added',
          'The stone did not get heavier. How much of its weight does the water carry?',
        ),
        slip(
          '{{r}}',
          'upthrust_left_out',
          'That is what the meter still carries. What carries the rest of the weight?',
        ),
      ],
      hints: [
        'The weight of the stone does not change. Who helps the meter to carry it?',
        'Under water the meter and the upthrust together hold up the whole weight.',
        'The weight is {{w}} N. The meter carries {{r}} N of it.',
        'The water carries the rest: take {{r}} away from {{w}}.',
      ],
      method_answer: [
        {
          maths: tex`{{w}} - {{r}} = {{u}}\ \text{N}`,
          text: 'The upthrust carries what the meter no longer carries.',
        },
      ],
    },
  },
  {
    key: 'pressure-float-or-sink',
    topics: ['pressure'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['SK3-PF-13', 'GCSE-PFO-08'],
    question: {
      type: 'single_choice',
      text: 'A ball weighs {{w}} N. Kofi holds it right under the water, where the upthrust on it is {{u}} N. He lets go. What happens?',
      diagram: {
        kind: 'forces',
        body: 'ball',
        arrows: [
          { direction: 'up', size: '{{u}}', label: 'upthrust {{u}} N' },
          { direction: 'down', size: '{{w}}', label: 'weight {{w}} N' },
        ],
      },
      max_score: 1,
      template: {
        draw: { w: { from: 2, to: 9 }, more: { from: 3, to: 8 } },
        derive: { u: 'w + more' },
      },
      options: [
        option(
          'It sinks, because {{w}} N is a lot for a ball',
          'heavy_things_sink',
          'Do not look at the weight alone. What acts against it?',
        ),
        option(
          'It rises, and then floats with part of it above the water, where the upthrust is still {{u}} N',
          'upthrust_exceeds_weight',
          'If the upthrust were still larger, the ball would go on rising. What must it be at rest?',
        ),
        option(
          'It stays where it is, because things in water weigh nothing',
          'floating_weighs_nothing',
          'The Earth pulls on the ball in water too. Compare the two arrows.',
        ),
        {
          text: 'It rises, and then floats with part of it above the water, where the upthrust is {{w}} N',
        },
      ],
      answers: [4],
      hints: [
        'Compare the two forces while the ball is under water.',
        'If upthrust is larger than weight, a thing rises. When it floats at rest, the two are equal.',
        'Under water {{u}} N push up and {{w}} N pull down.',
        'The ball rises until enough of it is out of the water. Then the upthrust has become as small as the weight.',
      ],
      method_answer: [
        { maths: tex`{{u}} > {{w}}`, text: 'More push up than pull down, so it rises.' },
        {
          text: 'Out of the water there is less upthrust. It floats where the two forces are equal.',
        },
      ],
    },
  },
  {
    key: 'pressure-find-area',
    topics: ['pressure'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['SK3-PF-14'],
    question: {
      type: 'number',
      text: 'Soft mud can carry a pressure of {{p}} N/cm² at the most. A board with its load weighs {{f}} N. What area must the board have at the least? Give the unit.',
      max_score: 2,
      template: {
        draw: { p: { from: 2, to: 5 }, a: { from: 150, to: 450, step: 50 } },
        derive: { f: 'p * a' },
        where: ['f < 1000'],
        check: ['p * answer = f'],
      },
      answer: '{{a}}',
      unit: 'cm^2',
      mistakes: [
        slip(
          '{{f * p}}',
          'multiplied_for_divided',
          'Each square centimetre carries {{p}} N. How many are needed to carry {{f}} N?',
        ),
        slip(
          '{{p / f}}',
          'number_upside_down',
          'The force is shared out. Which of the two numbers is the force?',
        ),
      ],
      hints: [
        'How much can one square centimetre of mud carry?',
        'Area is force divided by pressure.',
        'One square centimetre carries {{p}} N. All of them must carry {{f}} N.',
        'Work out {{f}} ÷ {{p}}. The area is in square centimetres.',
      ],
      method_answer: [
        { maths: tex`A = \frac{F}{p}`, text: 'Area is force divided by pressure.' },
        {
          maths: tex`{{f}} \div {{p}} = {{a}}\ \text{cm}^2`,
          text: 'With a smaller board the pressure would be too large.',
        },
      ],
    },
  },
  {
    key: 'pressure-explain-jets',
    topics: ['pressure'],
    difficulty: 1,
    minutes: 4,
    statements: ['SK3-PF-13', 'GCSE-PFO-08'],
    question: {
      type: 'long_text',
      text: 'A tall bottle of water has two small holes in its side, one near the top and one near the bottom. The jet from the lower hole shoots out faster than the jet from the upper hole.\n\nExplain why. Two or three sentences are enough.',
      max_score: 3,
      criteria: [
        {
          code: 'deeper',
          text: 'The lower hole is deeper, so more water is above it',
          marks: 1,
          evidence: [
            'There is more water above the lower hole.',
            'The lower hole is deeper under the surface.',
          ],
          not: ['There is more water above the upper hole.'],
        },
        {
          code: 'pressure',
          text: 'The pressure is larger there',
          marks: 1,
          evidence: [
            'The pressure is larger at the lower hole.',
            'The pressure of the water increases with depth.',
          ],
          not: ['The pressure is larger at the upper hole.'],
        },
        {
          code: 'push',
          text: 'So the water is pushed out with more force',
          marks: 1,
          evidence: [
            'So the water is pushed out with a larger force.',
            'The larger pressure pushes the water out faster.',
          ],
        },
      ],
      references: [
        'There is more water above the lower hole. The pressure of the water increases with depth. So the water is pushed out with a larger force.',
      ],
      hints: [
        'What is different for the two holes?',
        'There are three things to say: the water above, the pressure, and the push on the water.',
        'Begin with the depth: which hole has more water above it?',
        'Then say what this does to the pressure at that hole, and what the pressure does to the jet.',
      ],
      method_answer: [
        { text: 'The lower hole is deeper: more water stands above it.' },
        { text: 'The weight of that water makes the pressure there larger.' },
        { text: 'The larger pressure pushes the water out with a larger force.' },
      ],
    },
  },
]

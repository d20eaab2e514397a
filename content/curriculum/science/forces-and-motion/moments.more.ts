import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

/** Goes on from `moments.ts`. */
export const moreMoments: readonly ContentQuestion[] = [
  {
    key: 'moments-lever-trade',
    topics: ['moments'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['SK3-PE-06'],
    question: {
      type: 'cloze_dropdown',
      text: 'Chen lifts a heavy stone with a long bar. Near the stone the bar rests on a log, which is the pivot. He pushes down on the long end. The force on the stone is [[1]] his push. His end moves [[2]] the stone. The energy that he puts in is [[3]] the energy that the stone gets.',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'smaller than',
              'machine_force_turned_round',
              'The stone is nearer to the pivot. What force does the same moment need there?',
            ),
            { text: 'larger than' },
            option(
              'the same as',
              'force_alone_decides_turning',
              'It is the moments that are the same. Are the distances the same?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'further than' },
            option(
              'as far as',
              'lever_gives_energy',
              'Tilt a pen over your finger, off its middle. Do both ends move equally far?',
            ),
            option(
              'less far than',
              'lever_gives_energy',
              'Tilt a pen over your finger, off its middle. Which end moves more?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'less than',
              'lever_gives_energy',
              'Nothing gives energy away for free. Where would the extra energy come from?',
            ),
            { text: 'at least as much as' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Compare the two ends of the bar: which is further from the pivot?',
        'A lever makes the force larger, and in return the movement smaller.',
        'The long end is far from the log. A push there has a large moment.',
        'The short end turns with the same moment, so its force is the greater one, while its movement is the lesser. Energy is never made from nothing.',
      ],
      method_answer: [
        { text: 'The same moment at a smaller distance needs a larger force.' },
        { text: 'The long end moves through a larger distance than the stone.' },
        { text: 'A lever gives no energy: what is gained in force is paid for in distance.' },
      ],
    },
  },
  {
    key: 'moments-whole-beam-error',
    topics: ['moments'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['SK3-PF-06'],
    question: {
      type: 'single_choice',
      text: 'A see-saw is {{2*h}} m long, and its pivot is in the middle. A bag of {{f}} N lies at one end. Jonas writes: “Moment = {{f}} N × {{2*h}} m = {{2*h*f}} N m.” What would you tell him?',
      max_score: 1,
      template: { draw: { h: { from: 2, to: 3 }, f: { from: 40, to: 90, step: 10 } } },
      options: [
        option(
          'All is right.',
          'distance_not_from_pivot',
          'Put a finger on the pivot. How far is the bag from your finger?',
        ),
        option(
          'Divide the force by the distance: it is {{f}} ÷ {{2*h}}.',
          'divided_for_multiplied',
          'Further out a force turns more, so the distance multiplies.',
        ),
        { text: 'Measure from the pivot: the bag is {{h}} m from it.' },
        option(
          'Double it, because a see-saw has two sides.',
          'distance_not_from_pivot',
          'The bag lies on one side only. Where does its distance begin?',
        ),
      ],
      answers: [3],
      hints: [
        'From where must the distance of a moment be measured?',
        'A moment is force times the distance from the pivot.',
        'The pivot is in the middle of the {{2*h}} m.',
        'From the middle to one end is half of the length. Which answer says so?',
      ],
      method_answer: [
        { maths: tex`{{2*h}} \div 2 = {{h}}\ \text{m}`, text: 'From the pivot to the bag.' },
        { maths: tex`{{f}} \times {{h}} = {{f*h}}\ \text{N m}`, text: 'The right moment.' },
      ],
    },
  },
  {
    key: 'moments-wheelbarrow',
    topics: ['moments'],
    difficulty: 1,
    minutes: 4,
    statements: ['SK3-PF-06', 'SK3-PE-06'],
    question: {
      type: 'multi_part',
      text: 'A wheelbarrow turns about its wheel. The load of {{w}} N acts {{a|thousands}} m from the wheel, and the handles are {{b|thousands}} m from it.',
      max_score: 4,
      template: {
        draw: {
          w: { from: 240, to: 480, step: 60 },
          a: { pick: [0.4, 0.5, 0.6] },
          b: { pick: [1.2, 1.5] },
        },
        derive: { m: 'w * a', f: 'w * a / b' },
        where: ['is_integer(m)', 'is_integer(f)'],
        check: ['answer1 / a = w', 'answer2 * b = answer1'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is the moment of the load about the wheel? Give the unit.',
          max_score: 1,
          answer: '{{m|thousands}}',
          unit: 'N m',
          mistakes: [
            slip(
              '{{w * b}}',
              'distance_not_from_pivot',
              'This is the distance of the handles. How far is the load from the wheel?',
            ),
          ],
          hints: [
            'Which distance belongs to the load?',
            'Moment is force times distance from the pivot.',
            'The load of {{w}} N acts {{a|thousands}} m from the wheel.',
            'Work out {{w}} × {{a|thousands}}.',
          ],
          method_answer: [
            {
              maths: tex`{{w}} \times {{a|thousands_tex}} = {{m|thousands_tex}}`,
              text: 'Force times distance.',
            },
          ],
        },
        {
          type: 'number',
          text: 'Which force upwards at the handles just lifts the load? Give the unit.',
          max_score: 2,
          answer: '{{f}}',
          unit: 'N',
          follow_through: { answer: 'p1 / {{b|thousands}}' },
          mistakes: [
            slip(
              '{{w}}',
              'force_alone_decides_turning',
              'That is the load itself. The handles are further from the wheel.',
            ),
          ],
          hints: [
            'The lifting force must have the same moment as the load.',
            'Divide the moment by the distance of the handles.',
            'The handles are {{b|thousands}} m from the wheel.',
            'Divide the answer of part (a) by {{b|thousands}}.',
          ],
          method_answer: [
            {
              maths: tex`{{m|thousands_tex}} \div {{b|thousands_tex}} = {{f}}`,
              text: 'The same moment, further out.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'What is the price for the smaller force?',
          max_score: 1,
          options: [
            option(
              'There is none: the wheelbarrow gives energy.',
              'lever_gives_energy',
              'Energy is never made from nothing. Compare how far hands and load move.',
            ),
            { text: 'The hands must move further than the load.' },
            option(
              'The hands move less far than the load.',
              'lever_gives_energy',
              'Which is further from the wheel: the hands or the load?',
            ),
          ],
          answers: [2],
          hints: [
            'What changes besides the force?',
            'A lever with a larger force at one end has a smaller movement there.',
            'The handles are further from the wheel than the load.',
            'When the barrow tilts, which of the two moves through the larger arc?',
          ],
          method_answer: [
            { text: 'The handles are further from the wheel, so they move further.' },
          ],
        },
      ],
      hints: [
        'The wheel is the pivot. Measure both distances from it.',
        'Moment is force times distance, and both moments must be equal to lift the load.',
        'The load has a moment of {{w}} × {{a|thousands}}.',
        'Divide this moment by {{b|thousands}} m for the force at the handles. Then compare how far the two places move.',
      ],
      method_answer: [
        {
          maths: tex`{{w}} \times {{a|thousands_tex}} = {{m|thousands_tex}}`,
          text: '(a) The moment of the load in N m.',
        },
        {
          maths: tex`{{m|thousands_tex}} \div {{b|thousands_tex}} = {{f}}`,
          text: '(b) The force at the handles in N.',
        },
        { text: '(c) The hands must move further than the load.' },
      ],
    },
  },
]

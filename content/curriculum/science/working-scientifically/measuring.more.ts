import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const moreMeasuring: readonly ContentQuestion[] = [
  {
    key: 'measuring-unit-of-a-reading',
    topics: ['measuring'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['SK3-WS-16', 'GCSE-WS-21', 'GCSE-WS-12'],
    question: {
      type: 'cloze_dropdown',
      text: 'Kavya wrote down her readings and left out the units. The force on the spring was {{f/10|dp1}} [[1]]. The mass of the apple was {{m}} [[2]]. The voltage of the battery was 4.5 [[3]].',
      max_score: 3,
      template: { draw: { f: { from: 12, to: 48 }, m: { from: 112, to: 189 } } },
      gaps: [
        {
          options: [
            option(
              'kg',
              'unit_of_other_quantity',
              'Kilograms belong to mass. What does a newton meter show?',
            ),
            { text: 'N' },
            option('J', 'unit_of_other_quantity', 'Joules belong to energy.'),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'g' },
            option('N', 'unit_of_other_quantity', 'Newtons belong to force. What do scales show?'),
            option(
              'kg',
              'unit_prefix',
              'An apple with more than a hundred of them would break the table.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option('A', 'unit_of_other_quantity', 'Amperes belong to current.'),
            option('W', 'unit_of_other_quantity', 'Watts belong to power.'),
            { text: 'V' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Name the quantity first: a force, a mass, a voltage.',
        'Think of the instrument and of the letter on its scale.',
        'Isaac Newton gave his name to the unit of force, and Alessandro Volta to that of voltage.',
        'An apple fits in a hand. So its mass is in the smaller unit of mass.',
      ],
      method_answer: [{ text: 'Force in newtons, this mass in grams, voltage in volts.' }],
    },
  },
  {
    key: 'measuring-best-precaution',
    topics: ['measuring'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['SK3-WS-03', 'GCSE-WS-05', 'GCSE-WS-10'],
    question: {
      type: 'single_choice',
      text: '{{story}} Which precaution acts most directly against **this** hazard?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            story: 'A spring is stretched and could snap back into somebody’s face.',
            right: 'Wear goggles',
            a: 'Wipe the table dry',
            b: 'Tie back long hair',
            c: 'Open a window',
          },
          {
            story: 'A reaction gives off a gas with a sharp smell.',
            right: 'Work in a fume cupboard with good ventilation',
            a: 'Tie back long hair',
            b: 'Stand the bottle in the middle of the table',
            c: 'Use a smaller thermometer',
          },
          {
            story: 'Heavy masses hang from the edge of a table and could fall on feet.',
            right: 'Put a box with soft foam below them, and keep feet away',
            a: 'Wear goggles',
            b: 'Open a window',
            c: 'Write the results down at once',
          },
          {
            story: 'A glass beaker has broken on the table.',
            right: 'Keep hands away, and let an adult sweep it up',
            a: 'Open a window',
            b: 'Turn off the gas',
            c: 'Tie back long hair',
          },
        ],
      },
      options: [
        option(
          '{{b}}',
          'precaution_off_hazard',
          'Which part of the body is in danger here? Would this protect it?',
        ),
        { text: '{{right}}' },
        option(
          '{{c}}',
          'precaution_off_hazard',
          'Would this make the harm less likely, or smaller?',
        ),
        option(
          '{{a}}',
          'precaution_off_hazard',
          'That may be good against something else. What could happen here?',
        ),
      ],
      answers: [2],
      hints: [
        'Say first what could happen, and to whom.',
        'A precaution makes just this harm less likely or smaller.',
        'Eyes, lungs, feet and fingers each need another kind of protection.',
        'Find the part of the body that is in danger. Which option keeps it away from the harm?',
      ],
      method_answer: [{ text: 'Here this helps most: {{right}}.' }],
    },
  },
]

import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const expressionsFromSituations: readonly ContentQuestion[] = [
  {
    key: 'situation-write-cost',
    topics: ['expressions-from-situations'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['MK3-A-11', 'GCSE-A21a'],
    question: {
      type: 'expression',
      text: 'A notebook costs £{{p}} and a pen costs £{{q}}. Write an expression for the cost, in pounds, of $n$ notebooks and $m$ pens.',
      max_score: 1,
      template: { draw: { p: { from: 4, to: 9 }, q: { from: 2, to: 3 } } },
      start: '{{p}}n + {{q}}m',
      answer: '{{p}}n + {{q}}m',
      variables: ['m', 'n'],
      mistakes: [
        {
          answer: '{{p+q}}nm',
          misconception: {
            code: 'unlike_letters_joined',
            text: 'Count notebooks and pens by themselves: their numbers need not be the same.',
          },
        },
        {
          answer: '{{q}}n + {{p}}m',
          misconception: {
            code: 'numbers_changed_places',
            text: 'Which price belongs to which letter?',
          },
        },
        {
          answer: 'n + m',
          misconception: {
            code: 'letter_as_object',
            text: '$n$ is how many notebooks there are. What do that many cost?',
          },
        },
      ],
      hints: [
        'What does each letter count?',
        '“How many” times “price of one” gives the cost of each kind.',
        'One notebook costs £{{p}}, so $n$ notebooks cost ${{p}}n$ pounds.',
        'Do the same for the $m$ pens at £{{q}} each, and add the two costs.',
      ],
      method_answer: [
        { maths: tex`{{p}} \times n = {{p}}n`, text: 'The notebooks, in pounds.' },
        { maths: tex`{{q}} \times m = {{q}}m`, text: 'The pens, in pounds.' },
        { maths: '{{p}}n + {{q}}m', text: 'Together.' },
      ],
    },
  },
  {
    key: 'situation-times-as-many',
    topics: ['expressions-from-situations'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['MK3-A-11', 'GCSE-A21a', 'MK3-W-05'],
    question: {
      type: 'single_choice',
      text: 'In a school there are {{k}} times as many pupils as teachers. There are $p$ pupils and $t$ teachers. Which formula says so?',
      max_score: 1,
      template: { draw: { k: { from: 12, to: 19 } } },
      options: [
        {
          text: '$p + t = {{k}}$',
          misconception: {
            code: 'added_instead',
            text: 'The {{k}} is not a number of people. It tells how many pupils there are for each teacher.',
          },
        },
        {
          text: '$t = {{k}}p$',
          misconception: {
            code: 'multiple_on_the_other_side',
            text: 'Try it with 2 pupils. How many teachers would there be?',
          },
        },
        {
          text: '$p = t + {{k}}$',
          misconception: {
            code: 'operation_exchanged',
            text: '“Times as many” does not mean “more than”.',
          },
        },
        { text: '$p = {{k}}t$' },
      ],
      answers: [4],
      hints: [
        'Which number is larger, the pupils or the teachers?',
        'Choose an easy number of teachers, such as 2, and find the number of pupils that fits.',
        'With 2 teachers there are ${{k}} \\times 2 = {{2*k}}$ pupils.',
        'Put $t = 2$ and $p = {{2*k}}$ into each formula. Only one of them is true.',
      ],
      method_answer: [
        { text: 'With 2 teachers there are ${{k}} \\times 2 = {{2*k}}$ pupils.' },
        { maths: tex`{{2*k}} = {{k}} \times 2`, text: 'The pupils are {{k}} times the teachers.' },
        { maths: 'p = {{k}}t', text: 'With letters.' },
      ],
    },
  },
  {
    key: 'situation-rectangle',
    topics: ['expressions-from-situations'],
    difficulty: 0.5,
    minutes: 4,
    statements: ['MK3-G-31', 'GCSE-A21a', 'MK3-A-11'],
    question: {
      type: 'multi_part',
      text: 'A rectangle is $x$ cm wide and {{d}} cm longer than it is wide.',
      diagram: {
        kind: 'quadrilateral',
        shape: 'rectangle',
        width: 8,
        height: 5,
        sides: { right: 'x cm' },
        tone: 'a',
        not_to_scale: true,
        alt: 'A rectangle with a shorter side of x cm. The longer side is not labelled.',
      },
      max_score: 4,
      template: {
        draw: { d: { from: 2, to: 9 }, w: { from: 3, to: 12 } },
        where: ['w != d', 'd != 4', 'w*(w+d) != 4*w+2*d'],
      },
      sub_questions: [
        {
          type: 'expression',
          text: 'Write an expression for its length in cm.',
          max_score: 1,
          start: 'x + {{d}}',
          answer: 'x + {{d}}',
          variables: ['x'],
          mistakes: [
            {
              answer: '{{d}}x',
              misconception: {
                code: 'operation_exchanged',
                text: '“Longer by {{d}} cm” tells you to add.',
              },
            },
          ],
          hints: [
            'Is the length more or less than the width?',
            'Begin with the width, and change it as the words say.',
            'The width is $x$ cm.',
            'Write $x$, and then what makes it {{d}} cm longer.',
          ],
          method_answer: [{ maths: 'x + {{d}}', text: 'Add {{d}} to the width.' }],
        },
        {
          type: 'expression',
          text: 'Write an expression for its perimeter in cm, as short as it can be.',
          max_score: 2,
          start: 'x + (x + {{d}}) + x + (x + {{d}})',
          answer: '4x + {{2*d}}',
          variables: ['x'],
          form: 'simplified',
          mistakes: [
            {
              answer: '2x + {{d}}',
              misconception: {
                code: 'half_perimeter',
                text: 'That is one width and one length. How many of each are there?',
              },
            },
            {
              answer: '4x + {{d}}',
              misconception: {
                code: 'given_part_left_out',
                text: 'There are two longer sides. Each has the extra {{d}} cm.',
              },
            },
          ],
          hints: [
            'The perimeter is the whole way round. How many sides is that?',
            'Add the four sides, and collect like terms.',
            'Two sides are as long as the width. Two are as long as your length from (a).',
            'Count the $x$ of all four sides. Then add the two numbers.',
          ],
          method_answer: [
            {
              maths: 'x + (x + {{d}}) + x + (x + {{d}}) = 4x + {{2*d}}',
              text: 'Add all four sides.',
            },
          ],
        },
        {
          type: 'number',
          text: 'Find the perimeter when $x = {{w}}$. Give the unit.',
          max_score: 1,
          answer: '{{4*w+2*d}}',
          unit: 'cm',
          mistakes: [
            {
              answer: '{{w*(w+d)}}',
              misconception: {
                code: 'perimeter_and_area',
                text: 'This is the area. The perimeter is the way round.',
              },
            },
          ],
          hints: [
            'Which letter has become a number?',
            'Put {{w}} in place of $x$ in your perimeter.',
            'A number right before $x$ is multiplied by it.',
            'Multiply {{w}} by the number before $x$. Then add the number that stands alone.',
          ],
          method_answer: [
            {
              maths: tex`4 \times {{w}} + {{2*d}} = {{4*w+2*d}}`,
              text: 'Put {{w}} in place of $x$.',
            },
          ],
        },
      ],
      hints: [
        'Draw the rectangle and write a length on each of its four sides.',
        'The perimeter is the sum of all four sides. A formula is used by putting a number in.',
        'Two sides are $x$ cm long, and the other two are each {{d}} cm longer than $x$.',
        'Count the $x$ and add the two numbers. For the last part put {{w}} in place of $x$.',
      ],
      method_answer: [
        { maths: 'x + {{d}}', text: '(a) Add {{d}} to the width.' },
        {
          maths: 'x + (x + {{d}}) + x + (x + {{d}}) = 4x + {{2*d}}',
          text: '(b) Add all four sides.',
        },
        {
          maths: tex`4 \times {{w}} + {{2*d}} = {{4*w+2*d}}`,
          text: '(c) Put {{w}} in place of $x$.',
        },
      ],
    },
  },
  {
    key: 'situation-angles',
    topics: ['expressions-from-situations'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['MK3-G-31', 'GCSE-A21a'],
    question: {
      type: 'expression',
      text: 'The three angles of a triangle are $x$, ${{k}}x$ and one more, all in degrees. Write an expression for the third angle, in its simplest form.',
      diagram: {
        kind: 'triangle',
        given: { AB: 8, A: 35, B: 65 },
        angles: { A: 'x', B: '{{k}}x', C: '?' },
        not_to_scale: true,
        alt: 'A triangle. Two of its angles are x and {{k}}x. The third is not known.',
      },
      max_score: 2,
      template: { draw: { k: { from: 2, to: 7 } } },
      start: '180 - x - {{k}}x',
      answer: '180 - {{k+1}}x',
      variables: ['x'],
      form: 'simplified',
      mistakes: [
        {
          answer: '{{k+1}}x - 180',
          misconception: {
            code: 'subtraction_turned_round',
            text: 'Which is larger, all three angles together or two of them?',
          },
        },
        {
          answer: '180 - {{k}}x',
          misconception: {
            code: 'given_part_left_out',
            text: 'Both angles have to be taken away.',
          },
        },
        {
          answer: '360 - {{k+1}}x',
          misconception: {
            code: 'angle_sum_of_full_turn',
            text: 'What do the angles of a triangle add up to?',
          },
        },
      ],
      hints: [
        'What do you know about the three angles of any triangle?',
        'Together they make 180 degrees, so take away the two that are known.',
        'The two known angles are $x + {{k}}x$ together.',
        'Collect $x + {{k}}x$ into one term. Then take it from 180.',
      ],
      method_answer: [
        { maths: 'x + {{k}}x = {{k+1}}x', text: 'The two known angles together.' },
        { maths: '180 - {{k+1}}x', text: 'Take them from 180.' },
      ],
    },
  },
  {
    key: 'situation-formula-and-use',
    topics: ['expressions-from-situations'],
    difficulty: 0.2,
    minutes: 4,
    statements: ['MK3-A-11', 'GCSE-A21a', 'MK3-W-11'],
    question: {
      type: 'multi_part',
      text: '{{name}} prints T-shirts for a school club. Setting up the printer costs £{{f}}, and each shirt costs £{{k}}.',
      max_score: 3,
      template: {
        draw: {
          f: { pick: [12, 15, 18, 20, 25] },
          k: { from: 4, to: 9 },
          n: { from: 8, to: 20 },
          name: { pick: ['Bilal', 'Rosa', 'Hana', 'Tunde', 'Erin'] },
        },
      },
      sub_questions: [
        {
          type: 'expression',
          text: 'Write a formula for the total cost, $C$ pounds, of $n$ shirts. Begin with $C =$.',
          max_score: 1,
          start: 'C = {{f}} + {{k}}n',
          answer: 'C = {{k}}n + {{f}}',
          variables: ['C', 'n'],
          mistakes: [
            {
              answer: 'C = {{f}}n + {{k}}',
              misconception: {
                code: 'numbers_changed_places',
                text: 'Which of the two amounts is paid for every shirt?',
              },
            },
            {
              answer: 'C = {{f+k}}n',
              misconception: { code: 'sum_before_product', text: 'The £{{f}} is paid only once.' },
            },
          ],
          hints: [
            'What is paid once, and what is paid for every shirt?',
            'Multiply the price of a shirt by the number of shirts, and add what is paid once.',
            'The shirts alone cost ${{k}}n$ pounds.',
            'Add the £{{f}} for setting up, and begin with $C =$.',
          ],
          method_answer: [
            { maths: 'C = {{k}}n + {{f}}', text: '£{{k}} for each shirt, and £{{f}} once.' },
          ],
        },
        {
          type: 'number',
          text: 'Use your formula to find the cost of {{n}} shirts in £.',
          max_score: 2,
          answer: '{{k*n+f}}',
          mistakes: [
            {
              answer: '{{(k+f)*n}}',
              misconception: { code: 'sum_before_product', text: 'The £{{f}} is paid only once.' },
            },
          ],
          hints: [
            'What does the letter $n$ stand for?',
            'Put {{n}} in place of $n$ in your formula.',
            'First work out what the shirts alone cost: {{k}} × {{n}}.',
            'Then add the £{{f}} that is paid once.',
          ],
          method_answer: [
            {
              maths: tex`{{k}} \times {{n}} + {{f}} = {{k*n+f}}`,
              text: 'Put {{n}} in place of $n$.',
            },
          ],
        },
      ],
      hints: [
        'What is paid once, and what is paid for every shirt?',
        'The number of shirts is multiplied by the price of one shirt. The £{{f}} is added once.',
        'The shirts alone cost ${{k}}n$ pounds.',
        'Write the shirts and the setting up together. For the second part put {{n}} in place of $n$.',
      ],
      method_answer: [
        { maths: 'C = {{k}}n + {{f}}', text: '(a) £{{k}} for each shirt, and £{{f}} once.' },
        {
          maths: tex`{{k}} \times {{n}} + {{f}} = {{k*n+f}}`,
          text: '(b) Put {{n}} in place of $n$.',
        },
      ],
    },
  },
  {
    key: 'situation-variables',
    topics: ['expressions-from-situations'],
    difficulty: 0,
    minutes: 2,
    statements: ['MK3-W-05'],
    question: {
      type: 'cloze_dropdown',
      text: 'A candle is {{h}} cm tall. It gets {{r}} cm shorter every hour. After $t$ hours its height is $y$ cm.\n\nThe two variables are [[1]]. As $t$ grows, $y$ [[2]]. The formula is [[3]].',
      max_score: 3,
      template: { draw: { h: { pick: [20, 24, 30] }, r: { from: 2, to: 3 } } },
      gaps: [
        {
          options: [
            {
              text: '${{h}}$ and ${{r}}$',
              misconception: {
                code: 'constant_for_variable',
                text: 'These two numbers stay as they are. What changes while the candle burns?',
              },
            },
            { text: '$t$ and $y$' },
            {
              text: '$t$ and ${{h}}$',
              misconception: {
                code: 'constant_for_variable',
                text: 'The height at the start does not change.',
              },
            },
          ],
          answer: 2,
        },
        {
          options: [
            {
              text: 'grows as well',
              misconception: {
                code: 'relation_direction',
                text: 'Does the candle get taller or shorter?',
              },
            },
            {
              text: 'stays the same',
              misconception: {
                code: 'relation_direction',
                text: 'What happens to the candle as time goes by?',
              },
            },
            { text: 'gets smaller' },
          ],
          answer: 3,
        },
        {
          options: [
            {
              text: '$y = {{r}}t$',
              misconception: {
                code: 'start_of_pattern_left_out',
                text: 'How tall was the candle at the start?',
              },
            },
            { text: '$y = {{h}} - {{r}}t$' },
            {
              text: '$y = {{r}}t - {{h}}$',
              misconception: {
                code: 'subtraction_words_turned',
                text: 'What is taken away from what?',
              },
            },
            {
              text: '$y = {{h-r}}t$',
              misconception: {
                code: 'sum_before_product',
                text: 'Test it with $t = 0$. How tall is the candle then?',
              },
            },
          ],
          answer: 2,
        },
      ],
      hints: [
        'A variable is something that changes. Which things change here?',
        'Imagine the candle after 1 hour and after 2 hours. What has changed?',
        'After 1 hour the height is ${{h}} - {{r}}$. After 2 hours it is ${{h}} - 2 \\times {{r}}$.',
        tex`After $t$ hours, $t \times {{r}}$ cm are gone from the {{h}} cm that were there at the start.`,
      ],
      method_answer: [
        { text: 'Time and height change, so $t$ and $y$ are the variables.' },
        { text: 'The candle burns down: as $t$ grows, $y$ gets smaller.' },
        { maths: 'y = {{h}} - {{r}}t', text: 'Start at {{h}} and take away {{r}} for each hour.' },
      ],
    },
  },
]

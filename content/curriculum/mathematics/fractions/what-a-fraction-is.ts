import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const whatAFractionIs: readonly ContentQuestion[] = [
  {
    key: 'fraction-of-a-bar',
    topics: ['what-a-fraction-is'],
    difficulty: -2,
    minutes: 1,
    statements: ['M4-FR-03'],
    question: {
      type: 'single_choice',
      text: 'A chocolate bar has {{parts}} equal pieces. Sam eats {{eaten}} of them. What fraction of the bar did Sam eat?',
      diagram: {
        kind: 'fraction_shape',
        shape: 'bar',
        wholes: [{ parts: '{{parts}}', shaded: '{{eaten}}' }],
        note: 'The shaded pieces are the ones that Sam eats.',
      },
      max_score: 1,
      template: {
        draw: { parts: { from: 5, to: 12 }, eaten: { from: 2, to: 5 } },
        derive: { left: 'parts - eaten' },
        where: ['eaten < left', 'gcd(eaten, parts) = 1'],
        check: ['answer * parts = eaten'],
      },
      options: [
        {
          text: tex`$\frac{ {{eaten}} }{ {{left}} }$`,
          misconception: {
            code: 'ratio_part_of_part',
            text: 'This compares the eaten pieces with those that are left. A fraction compares them with the whole bar.',
          },
        },
        { text: tex`$\frac{ {{eaten}} }{ {{parts}} }$` },
        {
          text: tex`$\frac{ {{parts}} }{ {{eaten}} }$`,
          misconception: {
            code: 'fraction_upside_down',
            text: 'The number of equal pieces in the whole belongs below the line.',
          },
        },
        {
          text: tex`$\frac{ {{left}} }{ {{parts}} }$`,
          misconception: { code: 'part_and_rest_swapped', text: 'This is the part that Sam left.' },
        },
      ],
      answers: [2],
      hints: [
        'What is the whole here, and how many equal pieces is it cut into?',
        'Below the line goes the number of equal pieces in the whole. Above it goes how many of them we mean.',
        'The whole bar has {{parts}} pieces, so {{parts}} belongs below the line.',
        'Sam eats {{eaten}} of them. Now put that number in its place too.',
      ],
      method_answer: [
        { text: 'The whole bar has {{parts}} equal pieces, so each is one of {{parts}}.' },
        {
          maths: tex`\frac{ {{eaten}} }{ {{parts}} }`,
          text: 'Sam ate {{eaten}} of them.',
        },
      ],
    },
  },
  {
    key: 'fraction-names',
    topics: ['what-a-fraction-is'],
    difficulty: -1.6,
    minutes: 1,
    statements: ['M4-FR-03', 'M5-FR-03'],
    question: {
      type: 'matching',
      text: 'Match each word with what it means. One meaning is left over.',
      max_score: 3,
      left: ['numerator', 'denominator', 'mixed number'],
      right: [
        'how many equal parts the whole is cut into',
        'a fraction that is smaller than 1',
        'a whole number and a fraction together',
        'how many of the parts we mean',
      ],
      pairs: [4, 1, 3],
      hints: [
        'Think of three quarters. Which of its numbers counts, and which gives the parts their name?',
        'The name of a part (quarter, fifth, tenth) comes from the number below the line.',
        'Begin with the denominator: it is the number below the line.',
        'In three quarters the whole is cut into four equal parts, and we mean three of them. Which number is above the line?',
      ],
      method_answer: [
        { text: 'The numerator is above the line: it counts how many of the parts we mean.' },
        { text: 'The denominator is below: it says how many equal parts make the whole.' },
        {
          maths: tex`2\tfrac{1}{3}`,
          text: 'A mixed number is a whole number and a fraction together.',
        },
      ],
    },
  },
  {
    key: 'fraction-of-an-amount',
    topics: ['what-a-fraction-is'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['M4-FR-03'],
    question: {
      type: 'number',
      text: tex`Work out $\frac{ {{n}} }{ {{d}} }$ of {{amount}}.`,
      diagram: {
        kind: 'fraction_shape',
        shape: 'bar',
        wholes: [{ parts: '{{d}}', shaded: '{{n}}' }],
        note: 'The whole bar stands for {{amount}}.',
      },
      max_score: 1,
      template: {
        draw: { d: { from: 3, to: 9 }, n: { from: 2, to: 8 }, part: { from: 3, to: 12 } },
        derive: { amount: 'd * part', value: 'n * part' },
        where: [
          'n < d',
          'gcd(n, d) = 1',
          'part != d',
          'part != n',
          'amount - value != value',
          'd - n > 1',
        ],
        check: ['answer / n * d = amount'],
      },
      answer: '{{value}}',
      mistakes: [
        {
          answer: '{{part}}',
          misconception: {
            code: 'one_part_only',
            text: 'This is one part of {{d}}. The fraction asks for {{n}} of them.',
          },
        },
        {
          answer: '{{amount - value}}',
          misconception: { code: 'part_and_rest_swapped', text: 'This is what is left over.' },
        },
      ],
      hints: [
        'What does the number below the line tell you to do with {{amount}}?',
        'First find one part, then as many parts as the numerator says.',
        'Begin with one part: divide {{amount}} by {{d}}.',
        'One part is {{part}}. Now take {{n}} of those parts.',
      ],
      method_answer: [
        { maths: tex`{{amount}} \div {{d}} = {{part}}`, text: 'One part of {{d}} equal parts.' },
        { maths: tex`{{n}} \times {{part}} = {{value}}`, text: 'We want {{n}} of those parts.' },
      ],
    },
  },
  {
    key: 'fraction-as-mixed-number',
    topics: ['what-a-fraction-is'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['M5-FR-03'],
    question: {
      type: 'fill_blanks',
      text: tex`Write $\frac{ {{top}} }{ {{d}} }$ as a mixed number: [[1]] wholes and [[2]] parts out of {{d}}.`,
      max_score: 2,
      template: {
        draw: { d: { from: 3, to: 9 }, whole: { from: 2, to: 6 }, rest: { from: 1, to: 8 } },
        derive: { top: 'd * whole + rest' },
        where: ['rest < d', 'rest != whole', 'whole != d', 'd * whole != rest'],
        check: ['answer1 * d + answer2 = top', 'answer2 < d'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{whole}}',
          mistakes: [
            slip(
              '{{rest}}',
              'numbers_changed_places',
              'This is how many parts are left over. How many wholes are there?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{rest}}',
          mistakes: [
            slip(
              '{{whole}}',
              'numbers_changed_places',
              'This is the number of wholes. How many parts are left over?',
            ),
          ],
        },
      ],
      hints: [
        'How many parts make one whole?',
        'A fraction is also a division. The wholes come out of it, and the remainder stays as parts.',
        'Say the {{d}} times table up to the number just before {{top}}.',
        'The last number of the table that fits is {{d*whole}}. How many {{d}}s is that, and how far is it up to {{top}}?',
      ],
      method_answer: [
        {
          maths: tex`{{top}} = {{whole}} \times {{d}} + {{rest}}`,
          text: '{{d}} parts make one whole, and they fit {{whole}} times.',
        },
        { maths: tex`{{whole}}\tfrac{ {{rest}} }{ {{d}} }`, text: 'The rest stays a fraction.' },
      ],
    },
  },
  {
    key: 'fraction-as-division',
    topics: ['what-a-fraction-is'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['M4-FR-03'],
    question: {
      type: 'true_false',
      text: tex`3 pizzas shared equally between 4 friends give each of them $\frac{3}{4}$ of a pizza. Is this true?`,
      max_score: 1,
      options: [
        { text: 'True' },
        {
          text: 'False',
          misconception: {
            code: 'fraction_not_division',
            text: 'Cut each pizza into quarters: every friend gets one quarter of each pizza.',
          },
        },
      ],
      answers: [1],
      hints: [
        'Draw three circles and cut each of them so that four friends can share it.',
        'Each friend gets the same piece of every pizza. Count those pieces.',
        'From the first pizza each friend gets one quarter.',
        'The second and the third pizza give each friend one more quarter each. How many quarters is that?',
      ],
      method_answer: [
        { maths: tex`1 \div 4 = \frac{1}{4}`, text: 'One pizza between four friends.' },
        {
          maths: tex`3 \div 4 = \frac{3}{4}`,
          text: 'Three pizzas give three times as much. A fraction is a division.',
        },
      ],
    },
  },
  {
    key: 'fraction-on-the-number-line',
    topics: ['what-a-fraction-is'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['M4-FR-03'],
    question: {
      type: 'number',
      text: 'A number line from 0 to 1 is cut into {{d}} equal steps. An ant starts at 0 and walks {{n}} steps. On which number does it stand? Give a fraction.',
      diagram: {
        kind: 'number_line',
        from: 0,
        to: 1,
        step: '1/{{d}}',
        labels: [0, 1],
        points: [{ at: '{{n}}/{{d}}', mark: 'arrow', label: 'ant' }],
        arrows: false,
      },
      max_score: 1,
      template: {
        draw: { d: { from: 5, to: 11 }, n: { from: 2, to: 9 } },
        where: ['n < d', 'gcd(n, d) = 1'],
        check: ['answer * d = n'],
      },
      answer: '{{n/d}}',
      mistakes: [
        {
          answer: '{{n/(d+1)}}',
          misconception: {
            code: 'counted_marks_not_steps',
            text: 'Count the steps between the marks, not the marks themselves.',
          },
        },
        {
          answer: '{{n}}',
          misconception: {
            code: 'steps_counted_as_wholes',
            text: 'Each step is only a part of the way from 0 to 1.',
          },
        },
      ],
      hints: [
        'How long is one step, if {{d}} of them make 1?',
        'One step is one part of {{d}}. Now count how many of those the ant has walked.',
        tex`Each step is $\frac{1}{ {{d}} }$ of the way from 0 to 1.`,
        'The ant walked {{n}} of those parts. Write the count above the line and the kind of part below it.',
      ],
      method_answer: [
        { maths: tex`1 \div {{d}} = \frac{1}{ {{d}} }`, text: 'The length of one step.' },
        {
          maths: tex`{{n}} \times \frac{1}{ {{d}} } = \frac{ {{n}} }{ {{d}} }`,
          text: 'The ant walked {{n}} of them.',
        },
      ],
    },
  },
  {
    key: 'fraction-unequal-parts',
    topics: ['what-a-fraction-is'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['M4-FR-03'],
    question: {
      type: 'single_choice',
      text: 'Kofi cuts a flatbread into one large piece and two small pieces. He takes one small piece and says: “There are three pieces, so I have one third.” What would you tell him?',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: 4, label: 'large' },
              { size: 1, label: 'small' },
              { size: 1, label: 'small' },
            ],
          },
        ],
      },
      max_score: 1,
      options: [
        {
          text: 'Yes: one piece out of three is always one third',
          misconception: {
            code: 'parts_not_equal',
            text: 'Count how many small pieces would fill the whole flatbread. Are there three of them?',
          },
        },
        {
          text: 'No: it is one half, because there are two small pieces',
          misconception: {
            code: 'ratio_part_of_part',
            text: 'The large piece belongs to the whole as well.',
          },
        },
        { text: 'Thirds must be equal parts, and these three pieces are not' },
        {
          text: 'No: it is three ones, so three wholes',
          misconception: {
            code: 'fraction_upside_down',
            text: 'Kofi has only a part of one flatbread. Can that be more than a whole?',
          },
        },
      ],
      answers: [3],
      hints: [
        'Look at the sizes of the three pieces, not only at how many there are.',
        'The number below the line counts parts that all have one size.',
        'Could the large piece be swapped with a small piece without anybody noticing?',
        'If it were cut fairly into three, each piece would look like the others. Which option says so?',
      ],
      method_answer: [
        { text: 'One third means one of three parts that have the same size.' },
        { text: 'The large piece is bigger than the small ones, so these parts are not thirds.' },
      ],
    },
  },
  {
    key: 'fraction-stickers-kept',
    topics: ['what-a-fraction-is'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['M4-FR-03'],
    question: {
      type: 'number',
      text: tex`{{name}} has {{amount}} stickers and gives $\frac{ {{n}} }{ {{d}} }$ of them to a friend. How many stickers does {{name}} keep?`,
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Aisha', 'Mateo', 'Zofia', 'Yusuf'] },
          d: { from: 4, to: 9 },
          n: { from: 2, to: 7 },
          part: { from: 3, to: 9 },
        },
        derive: { amount: 'd * part', given: 'n * part', value: 'amount - given' },
        where: [
          'n < d - 1',
          'gcd(n, d) = 1',
          'part != d',
          'part != n',
          '2 * n != d',
          'value != d',
          'value != n',
          'distinct(value, given, part, amount - part)',
        ],
        check: ['answer + amount / d * n = amount'],
      },
      answer: '{{value}}',
      mistakes: [
        {
          answer: '{{given}}',
          misconception: {
            code: 'part_and_rest_swapped',
            text: 'This is how many the friend gets. The question is about those that are kept.',
          },
        },
        {
          answer: '{{part}}',
          misconception: {
            code: 'one_part_only',
            text: 'This is one part of {{d}}. How many parts are given away, and how many stay?',
          },
        },
        {
          answer: '{{amount - part}}',
          misconception: {
            code: 'one_part_only',
            text: 'Only one part was given away here. The fraction says {{n}} parts.',
          },
        },
      ],
      hints: [
        'The stickers are shared into {{d}} equal parts. Some parts go and some stay.',
        'Find one part first. Then find how many stickers are given away, or how many parts stay.',
        'One part is {{amount}} divided by {{d}}.',
        'One part is {{part}} stickers. Out of {{d}} parts, {{n}} are given away. How many stickers are in the other parts?',
      ],
      method_answer: [
        { maths: tex`{{amount}} \div {{d}} = {{part}}`, text: 'One part of {{d}} equal parts.' },
        { maths: tex`{{n}} \times {{part}} = {{given}}`, text: 'So many stickers are given away.' },
        { maths: tex`{{amount}} - {{given}} = {{value}}`, text: 'The rest is kept.' },
      ],
    },
  },
]

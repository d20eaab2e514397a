import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const whatAFractionIs: readonly ContentQuestion[] = [
  {
    key: 'fraction-of-a-bar',
    topics: ['what-a-fraction-is'],
    difficulty: -2,
    minutes: 1,
    statements: [],
    question: {
      type: 'single_choice',
      text: 'A chocolate bar has {{parts}} equal pieces. Sam eats {{eaten}} of them. What fraction of the bar did Sam eat?',
      max_score: 1,
      template: {
        draw: { parts: { from: 5, to: 12 }, eaten: { from: 2, to: 5 } },
        derive: { left: 'parts - eaten' },
        where: ['eaten < left', 'gcd(eaten, parts) = 1'],
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
        'Below the line goes the number of equal pieces in the whole; above it, how many of them we mean.',
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
    statements: [],
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
    statements: [],
    question: {
      type: 'number',
      text: tex`Work out $\frac{ {{n}} }{ {{d}} }$ of {{amount}}.`,
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
        tex`Begin with one part: divide {{amount}} by {{d}}.`,
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
    statements: [],
    question: {
      type: 'fill_blanks',
      text: tex`Write $\frac{ {{top}} }{ {{d}} }$ as a mixed number: [[1]] wholes and [[2]] parts out of {{d}}.`,
      max_score: 2,
      template: {
        draw: { d: { from: 3, to: 9 }, whole: { from: 2, to: 6 }, rest: { from: 1, to: 8 } },
        derive: { top: 'd * whole + rest' },
        where: ['rest < d', 'rest != whole'],
      },
      blanks: [
        { type: 'number', answer: '{{whole}}' },
        { type: 'number', answer: '{{rest}}' },
      ],
      hints: [
        'How many parts make one whole?',
        'A fraction is also a division: how many times does {{d}} go into {{top}}, and what is left?',
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
    statements: [],
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
    statements: [],
    question: {
      type: 'number',
      text: 'A number line from 0 to 1 is cut into {{d}} equal steps. An ant starts at 0 and walks {{n}} steps. On which number does it stand? Give a fraction.',
      max_score: 1,
      template: {
        draw: { d: { from: 5, to: 11 }, n: { from: 2, to: 9 } },
        where: ['n < d', 'gcd(n, d) = 1'],
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
]

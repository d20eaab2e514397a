import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const algebraicNotation: readonly ContentQuestion[] = [
  {
    key: 'notation-write-product',
    topics: ['algebraic-notation'],
    difficulty: -1,
    minutes: 1,
    statements: ['MK3-A-01', 'GCSE-A1'],
    question: {
      type: 'single_choice',
      text: 'Which is the usual way to write ${{l}} \\times {{n}} \\times {{l}}$?',
      max_score: 1,
      template: {
        draw: { n: { from: 2, to: 9 }, l: { pick: ['a', 'b', 'c', 'k', 'p', 'y'] } },
        where: ['n != 2'],
      },
      options: [
        {
          text: '${{2*n}}{{l}}$',
          misconception: {
            code: 'letter_times_itself_doubled',
            text: '${{l}} \\times {{l}}$ is not the same as $2{{l}}$. Try ${{l}} = 5$ in both.',
          },
        },
        {
          text: '$2{{l}} + {{n}}$',
          misconception: {
            code: 'letter_times_itself_doubled',
            text: '${{l}} \\times {{l}}$ is not the same as ${{l}} + {{l}}$.',
          },
        },
        { text: '${{n}}{{l}}^2$' },
        {
          text: '${{l}}{{n}}{{l}}$',
          misconception: {
            code: 'notation_order',
            text: 'The number is written first, and ${{l}} \\times {{l}}$ has a shorter name.',
          },
        },
      ],
      answers: [3],
      hints: [
        'Which part is a number, and which parts are letters?',
        'In a product the number is written first. A letter times itself is written as a power.',
        'There is one {{n}}, so the product begins with {{n}}. Now count the letters.',
        'The letter ${{l}}$ is multiplied by itself, so it is ${{l}}$ squared, with the {{n}} in front.',
      ],
      method_answer: [
        { maths: tex`{{l}} \times {{l}} = {{l}}^2`, text: 'A letter times itself is its square.' },
        {
          maths: tex`{{n}} \times {{l}}^2 = {{n}}{{l}}^2`,
          text: 'The number goes first, and the times signs are left out.',
        },
      ],
    },
  },
  {
    key: 'notation-divide-and-brackets',
    topics: ['algebraic-notation'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['MK3-A-01', 'MK3-A-02', 'GCSE-A1'],
    question: {
      type: 'matching',
      text: 'Match each set of instructions with the algebra. One piece of algebra is left over.',
      max_score: 4,
      left: [
        'Add 4 to $n$, then halve it.',
        'Halve $n$, then add 4.',
        'Add 4 to $n$, then double it.',
        'Double $n$, then add 4.',
      ],
      pairs: [2, 4, 1, 5],
      right: [
        '$2(n + 4)$',
        tex`$\frac{n + 4}{2}$`,
        tex`$\frac{4}{n} + 2$`,
        tex`$\frac{1}{2}n + 4$`,
        '$2n + 4$',
      ],
      hints: [
        'The order matters. Ask each time what happens first.',
        'What happens first is kept together, in a bracket or on top of a fraction line.',
        '“Add 4 to $n$” first gives $n + 4$. What do you do to all of it?',
        'Where $n$ is changed first, only the $n$ is doubled or halved, and the 4 is added at the end.',
      ],
      method_answer: [
        { maths: tex`\frac{n + 4}{2}`, text: 'All of $n + 4$ is halved.' },
        { maths: tex`\frac{1}{2}n + 4`, text: 'Only the $n$ is halved.' },
        { maths: '2(n + 4)', text: 'All of $n + 4$ is doubled.' },
        { maths: '2n + 4', text: 'Only the $n$ is doubled.' },
      ],
    },
  },
  {
    key: 'notation-power-meaning',
    topics: ['algebraic-notation'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['MK3-A-01', 'GCSE-A1'],
    question: {
      type: 'single_choice',
      text: 'Which of these always has the same value as ${{n}}x^2$?',
      max_score: 1,
      template: { draw: { n: { from: 3, to: 9 } } },
      options: [
        {
          text: '${{n}}x \\times {{n}}x$',
          misconception: {
            code: 'factor_raised_with_it',
            text: 'The small 2 belongs only to the $x$, not to the {{n}}.',
          },
        },
        {
          text: '${{n}} + x \\times x$',
          misconception: {
            code: 'added_instead',
            text: 'There is a hidden sign between the {{n}} and the $x$. Which one?',
          },
        },
        {
          text: '${{2*n}}x$',
          misconception: {
            code: 'power_as_multiple',
            text: tex`$x^2$ means $x \times x$. It is not 2 times $x$.`,
          },
        },
        { text: '${{n}} \\times x \\times x$' },
      ],
      answers: [4],
      hints: [
        'Look closely at the small 2. What does it stand beside?',
        'A power belongs only to the letter or number that it stands right beside.',
        tex`The 2 stands beside the $x$, so $x^2$ is $x \times x$.`,
        'The $x$ is used twice and the {{n}} once, with nothing but times signs between them.',
      ],
      method_answer: [
        { maths: tex`x^2 = x \times x`, text: 'The power belongs to the $x$ alone.' },
        { maths: tex`{{n}}x^2 = {{n}} \times x \times x`, text: 'The {{n}} is multiplied once.' },
      ],
    },
  },
  {
    key: 'notation-words-cloze',
    topics: ['algebraic-notation'],
    difficulty: 0,
    minutes: 2,
    statements: ['MK3-A-04', 'GCSE-A3', 'MK3-W-04'],
    question: {
      type: 'cloze_dropdown',
      text: 'Look at ${{a}}x + {{b}} = {{c}}$.\n\nAll of it is called [[1]]. The left side, ${{a}}x + {{b}}$, is [[2]] with two [[3]].',
      max_score: 3,
      template: { draw: { a: { from: 2, to: 9 }, b: { from: 2, to: 9 }, c: { from: 20, to: 50 } } },
      gaps: [
        {
          options: [
            {
              text: 'a formula',
              misconception: {
                code: 'algebra_words_mixed_up',
                text: 'A formula tells how to work out one quantity from others, such as $A = lw$.',
              },
            },
            { text: 'an equation' },
            {
              text: 'an expression',
              misconception: {
                code: 'algebra_words_mixed_up',
                text: 'Is there an equals sign in all of it?',
              },
            },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'an expression' },
            {
              text: 'an equation',
              misconception: {
                code: 'algebra_words_mixed_up',
                text: 'Is there an equals sign in this part?',
              },
            },
            {
              text: 'a term',
              misconception: {
                code: 'algebra_words_mixed_up',
                text: 'A term has no plus sign in the middle.',
              },
            },
          ],
          answer: 1,
        },
        {
          options: [
            {
              text: 'factors',
              misconception: {
                code: 'algebra_words_mixed_up',
                text: 'Factors are multiplied. What joins these two parts?',
              },
            },
            { text: 'terms' },
            {
              text: 'letters',
              misconception: {
                code: 'algebra_words_mixed_up',
                text: 'Count the letters: is there more than one?',
              },
            },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Look for the equals sign, and for the plus sign.',
        'Only some of these have an equals sign, and they say that two things are equal.',
        'The first gap is about the whole line, and ${{a}}x + {{b}}$ is equal to {{c}} there.',
        'Parts that are joined by plus or minus signs have a name of their own. Parts that are multiplied are factors.',
      ],
      method_answer: [
        { text: 'It says that two things are equal, so all of it is an equation.' },
        { text: 'The left side alone has no equals sign: it is an expression.' },
        { text: 'Its parts, ${{a}}x$ and ${{b}}$, are joined by a plus sign: they are terms.' },
      ],
    },
  },
  {
    key: 'notation-write-relationship',
    topics: ['algebraic-notation'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['MK3-W-02', 'MK3-A-11', 'GCSE-A21a'],
    question: {
      type: 'expression',
      text: "{{name}} is {{d}} years younger than her sister. Her sister is $s$ years old. Write an expression for {{name}}'s age.",
      max_score: 1,
      template: {
        draw: { d: { from: 2, to: 9 }, name: { pick: ['Aisha', 'Bea', 'Chen', 'Dina', 'Nia'] } },
      },
      start: 's - {{d}}',
      answer: 's - {{d}}',
      variables: ['s'],
      mistakes: [
        {
          answer: '{{d}} - s',
          misconception: {
            code: 'subtraction_words_turned',
            text: 'Try it with a sister of 20. Which number is taken from which?',
          },
        },
        {
          answer: 's + {{d}}',
          misconception: {
            code: 'operation_exchanged',
            text: 'Is {{name}} older or younger than her sister?',
          },
        },
        {
          answer: '{{d}}s',
          misconception: {
            code: 'operation_exchanged',
            text: '“Years younger” tells you to take away, not to multiply.',
          },
        },
      ],
      hints: [
        'Who is older, {{name}} or her sister?',
        "Try it with a number first. If the sister were 20, how would you work out {{name}}'s age?",
        'With 20 you would work out $20 - {{d}}$. Now the sister is $s$ years old.',
        'Write the same calculation with $s$ in the place of the 20.',
      ],
      method_answer: [
        { maths: '20 - {{d}} = {{20-d}}', text: 'For a sister of 20, take {{d}} away.' },
        { maths: 's - {{d}}', text: 'For a sister of $s$ years, do the same with $s$.' },
      ],
    },
  },
  {
    key: 'notation-stick-pattern',
    topics: ['algebraic-notation'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['MK3-W-02', 'MK3-A-11', 'GCSE-A21a'],
    question: {
      type: 'expression',
      text: 'Sticks make a row of squares, as in the picture. One square needs 4 sticks, two squares need 7 sticks and three squares need 10 sticks. Write an expression for the number of sticks in a row of $n$ squares, in its simplest form.',
      diagram: {
        kind: 'figure',
        points: {
          A: [0, 0],
          B: [2, 0],
          C: [4, 0],
          D: [6, 0],
          E: [0, 2],
          F: [2, 2],
          G: [4, 2],
          H: [6, 2],
        },
        labels: { A: '', B: '', C: '', D: '', E: '', F: '', G: '', H: '' },
        dots: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
        segments: [
          { from: 'A', to: 'B' },
          { from: 'B', to: 'C' },
          { from: 'C', to: 'D' },
          { from: 'E', to: 'F' },
          { from: 'F', to: 'G' },
          { from: 'G', to: 'H' },
          { from: 'A', to: 'E' },
          { from: 'B', to: 'F' },
          { from: 'C', to: 'G' },
          { from: 'D', to: 'H' },
        ],
        alt: 'Three squares in a row, made of sticks. Neighbouring squares share a stick.',
      },
      max_score: 2,
      answer: '3n + 1',
      variables: ['n'],
      form: 'simplified',
      mistakes: [
        {
          answer: '4n',
          misconception: {
            code: 'shared_parts_counted_twice',
            text: 'Two squares side by side share a stick. Test your rule with two squares.',
          },
        },
        {
          answer: 'n + 3',
          misconception: {
            code: 'step_added_once',
            text: 'Each new square needs 3 more sticks. Test your rule with three squares.',
          },
        },
        {
          answer: '3n',
          misconception: {
            code: 'start_of_pattern_left_out',
            text: 'Test your rule with one square. Is it 4?',
          },
        },
      ],
      hints: [
        'How many sticks does each new square add to the row?',
        'The number that is added each time is multiplied by $n$. Then see what is missing at the start.',
        'Each new square adds 3 sticks, so begin with $3n$.',
        'For one square, $3n$ gives 3, but there are 4 sticks. Put in what is missing.',
      ],
      method_answer: [
        {
          maths: tex`4, \ 7, \ 10`,
          text: 'Each new square adds 3 sticks, so the rule begins with $3n$.',
        },
        { maths: tex`3 \times 1 + 1 = 4`, text: 'One stick more is needed to begin the row.' },
        { maths: '3n + 1', text: tex`Check with three squares: $3 \times 3 + 1 = 10$.` },
      ],
    },
  },
  {
    key: 'notation-fraction-coefficient',
    topics: ['algebraic-notation'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['MK3-A-02', 'GCSE-A1', 'MK3-A-01'],
    question: {
      type: 'number',
      text: tex`{{name}} says that $\frac{ {{p}} }{ {{q}} }n$ means the same as $\frac{ {{p}}n}{ {{q}} }$. Find the value of $\frac{ {{p}} }{ {{q}} }n$ when $n = {{q*m}}$ to see whether both give the same.`,
      max_score: 1,
      template: {
        draw: {
          p: { pick: [2, 3, 4, 5] },
          q: { pick: [3, 4, 5, 7] },
          m: { from: 2, to: 6 },
          name: { pick: ['Leo', 'Sana', 'Jin', 'Abena'] },
        },
        where: ['gcd(p,q) = 1', 'p < q', 'm != p'],
        check: ['answer * q = p * (q * m)'],
      },
      answer: '{{p*m}}',
      mistakes: [
        {
          answer: '{{q*m*q/p}}',
          misconception: {
            code: 'fraction_upside_down',
            text: 'Divide by the bottom number, and multiply by the top one.',
          },
        },
        {
          answer: '{{m}}',
          misconception: {
            code: 'stopped_early',
            text: 'That is one part out of {{q}}. How many parts are asked for?',
          },
        },
      ],
      hints: [
        'A fraction beside a letter is multiplied by it, like any other number.',
        'To take a fraction of a number, divide by the bottom and multiply by the top.',
        'Here $n$ is {{q*m}}. First work out ${{q*m}} \\div {{q}}$.',
        'One of the {{q}} equal parts is {{m}}. You need {{p}} of them.',
      ],
      method_answer: [
        { maths: tex`{{q*m}} \div {{q}} = {{m}}`, text: 'One part out of {{q}}.' },
        { maths: tex`{{m}} \times {{p}} = {{p*m}}`, text: 'Take {{p}} of these parts.' },
        {
          maths: tex`\frac{ {{p}} \times {{q*m}} }{ {{q}} } = {{p*m}}`,
          text: 'Multiplying first gives the same, so both mean the same.',
        },
      ],
    },
  },
]

import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const rearrangingFormulae: readonly ContentQuestion[] = [
  {
    key: 'rearrange-one-step',
    topics: ['rearranging-formulae'],
    difficulty: -1,
    minutes: 1,
    statements: ['MK3-A-10', 'GCSE-A5b'],
    question: {
      type: 'expression',
      text: 'Make $x$ the subject of $y = x {{b|signed}}$.',
      max_score: 1,
      template: { draw: { b: { from: -12, to: 12, except: [0] } }, where: ['b > 1 or b < -1'] },
      start: 'y = x {{b|signed}}',
      answer: 'x = y {{-b|signed}}',
      variables: ['x', 'y'],
      form: { subject: 'x' },
      mistakes: [
        {
          answer: 'x = y {{b|signed}}',
          misconception: {
            code: 'sign_lost_moving',
            text: 'What undoes the ${{b|signed}}$? Do it on both sides.',
          },
        },
        {
          answer: 'x = {{b}} - y',
          misconception: {
            code: 'subtraction_turned_round',
            text: 'Try it with numbers: choose $x = 20$ and find $y$. Does your formula lead back?',
          },
        },
      ],
      hints: [
        'What has been done to $x$ to make $y$?',
        'Undo it with the opposite operation, on both sides.',
        'There is ${{b|signed}}$ on the right beside $x$. What is the opposite of that?',
        'Do the opposite to both sides: the $x$ then stands alone, and the change shows beside $y$.',
      ],
      method_answer: [
        { maths: 'y {{-b|signed}} = x', text: 'Do the opposite on both sides.' },
        { maths: 'x = y {{-b|signed}}', text: 'The subject is written on the left.' },
      ],
    },
  },
  {
    key: 'rearrange-two-steps',
    topics: ['rearranging-formulae'],
    difficulty: -0.4,
    minutes: 2,
    statements: ['MK3-A-10', 'GCSE-A5b'],
    question: {
      type: 'expression',
      text: 'Make $x$ the subject of $y = {{a}}x {{b|signed}}$.',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 9 }, b: { from: -12, to: 12, except: [0] } },
        where: ['abs(b) > 1', 'b != a'],
      },
      start: 'y = {{a}}x {{b|signed}}',
      answer: 'x = (y {{-b|signed}})/{{a}}',
      variables: ['x', 'y'],
      form: { subject: 'x' },
      mistakes: [
        {
          answer: 'x = y/{{a}} {{-b|signed}}',
          misconception: {
            code: 'undone_in_order_done',
            text: 'Undo the last thing first, or divide every term.',
          },
        },
        {
          answer: 'x = (y {{b|signed}})/{{a}}',
          misconception: { code: 'sign_lost_moving', text: 'What undoes the ${{b|signed}}$?' },
        },
        {
          answer: 'x = y {{-b|signed}} - {{a}}',
          misconception: {
            code: 'subtracted_instead_of_divided',
            text: '$x$ was multiplied by {{a}}. What undoes multiplying?',
          },
        },
      ],
      hints: [
        'Which two things were done to $x$, and in which order?',
        'Undo the last thing first. Each step is done on both sides.',
        'First undo the ${{b|signed}}$: that leaves ${{a}}x$ on the right.',
        'You have $y {{-b|signed}} = {{a}}x$. Now divide the whole of the left side by {{a}}.',
      ],
      method_answer: [
        { maths: 'y {{-b|signed}} = {{a}}x', text: 'Undo the ${{b|signed}}$ first.' },
        { maths: tex`x = \frac{y {{-b|signed}} }{ {{a}} }`, text: 'Divide both sides by {{a}}.' },
      ],
    },
  },
  {
    key: 'rearrange-steps-order',
    topics: ['rearranging-formulae'],
    difficulty: 0,
    minutes: 2,
    statements: ['MK3-A-10', 'GCSE-A5b'],
    question: {
      type: 'ordering',
      text: 'Put the lines in order, so that $t$ becomes the subject of $v = u + at$, from the formula to the end.',
      max_score: 2,
      items: [
        '$v = u + at$',
        '$v - u = at$',
        tex`$\frac{v - u}{a} = t$`,
        tex`$t = \frac{v - u}{a}$`,
      ],
      hints: [
        'Start with the formula, and end with $t$ alone on the left.',
        'First undo the adding of $u$, then the multiplying by $a$.',
        'After the first line, $u$ is taken from both sides.',
        'After $v - u = at$ both sides are divided by $a$. Which lines are left?',
      ],
      method_answer: [
        { maths: 'v - u = at', text: 'Take $u$ from both sides.' },
        { maths: tex`\frac{v - u}{a} = t`, text: 'Divide both sides by $a$.' },
        { maths: tex`t = \frac{v - u}{a}`, text: 'Write the subject on the left.' },
      ],
    },
  },
  {
    key: 'rearrange-bracket',
    topics: ['rearranging-formulae'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['MK3-A-10', 'GCSE-A5b'],
    question: {
      type: 'expression',
      text: 'Make $n$ the subject of $P = {{k}}(n {{a|signed}})$.',
      max_score: 2,
      template: {
        draw: { k: { from: 2, to: 9 }, a: { from: -9, to: 9, except: [0] } },
        where: ['abs(a) > 1'],
      },
      start: 'P = {{k}}(n {{a|signed}})',
      answer: 'n = P/{{k}} {{-a|signed}}',
      variables: ['P', 'n'],
      form: { subject: 'n' },
      mistakes: [
        {
          answer: 'n = (P {{-a|signed}})/{{k}}',
          misconception: {
            code: 'bracket_first_term_only',
            text: 'The {{k}} multiplies the {{abs(a)}} as well. Divide by {{k}} first, or expand the bracket.',
          },
        },
        {
          answer: 'n = P/{{k}} {{a|signed}}',
          misconception: { code: 'sign_lost_moving', text: 'What undoes the ${{a|signed}}$?' },
        },
        {
          answer: 'n = {{k}}P {{-a|signed}}',
          misconception: {
            code: 'divided_the_wrong_way',
            text: 'The bracket was multiplied by {{k}}. What undoes that?',
          },
        },
      ],
      hints: [
        'What was done to $n$ last: the adding or taking away, or the multiplying?',
        'The bracket was multiplied last, so undo that first.',
        'Divide both sides by {{k}}: then the bracket stands alone on the right.',
        'You have $\\frac{P}{ {{k}} } = n {{a|signed}}$. Now undo the ${{a|signed}}$ on both sides.',
      ],
      method_answer: [
        { maths: tex`\frac{P}{ {{k}} } = n {{a|signed}}`, text: 'Divide both sides by {{k}}.' },
        { maths: tex`n = \frac{P}{ {{k}} } {{-a|signed}}`, text: 'Undo the ${{a|signed}}$.' },
      ],
    },
  },
  {
    key: 'rearrange-square',
    topics: ['rearranging-formulae'],
    difficulty: 0.8,
    minutes: 2.5,
    statements: ['MK3-A-10', 'GCSE-A5b'],
    question: {
      type: 'expression',
      text: 'The length $x$ is positive. Make $x$ the subject of $A = {{k}}x^2$.',
      max_score: 2,
      template: { draw: { k: { from: 2, to: 12 } }, where: ['k != 4', 'k != 9'] },
      answer: 'x = sqrt(A/{{k}})',
      variables: ['A', 'x'],
      form: { subject: 'x' },
      alternatives: [
        {
          answer: 'x = sqrt(A/{{k}}) or x = -sqrt(A/{{k}})',
          verdict: 'ungraded',
          message: 'A length is positive. Which of the two do you need?',
        },
      ],
      mistakes: [
        {
          answer: 'x = sqrt(A)/{{k}}',
          misconception: {
            code: 'undone_in_order_done',
            text: 'Divide by {{k}} before you take the root.',
          },
        },
        {
          answer: 'x = A/{{2*k}}',
          misconception: {
            code: 'square_undone_by_halving',
            text: 'What undoes a square? It is not halving.',
          },
        },
        {
          answer: 'x = sqrt(A - {{k}})',
          misconception: {
            code: 'subtracted_instead_of_divided',
            text: 'The {{k}} was multiplied. What undoes multiplying?',
          },
        },
        {
          answer: 'x = A/{{k}}',
          misconception: { code: 'root_not_taken', text: 'That is $x^2$. One step is left.' },
        },
      ],
      hints: [
        'Which two things were done to $x$? The square belongs to $x$ alone.',
        '$x$ was squared first and multiplied by {{k}} last. Undo the last one first.',
        'Divide both sides by {{k}}.',
        tex`You have $\frac{A}{ {{k}} } = x^2$. Which operation undoes a square?`,
      ],
      method_answer: [
        { maths: tex`\frac{A}{ {{k}} } = x^2`, text: 'Divide both sides by {{k}}.' },
        {
          maths: tex`x = \sqrt{\frac{A}{ {{k}} }}`,
          text: 'Take the square root. $x$ is positive, so there is one root.',
        },
      ],
    },
  },
  {
    key: 'rearrange-density',
    topics: ['rearranging-formulae'],
    difficulty: 0.3,
    minutes: 2.5,
    statements: ['MK3-A-09', 'GCSE-A5a', 'GCSE-A5b'],
    question: {
      type: 'number',
      text: tex`The formula for density is $\rho = \frac{m}{V}$, where $m$ is the mass and $V$ is the volume. A stone has a density of {{r}} g/cm³ and a mass of {{r*v}} g. Rearrange the formula to find the volume of the stone in cm³.`,
      max_score: 2,
      template: {
        draw: { r: { from: 2, to: 8 }, v: { from: 5, to: 30 } },
        where: ['r != v'],
        check: ['answer * r = r * v'],
      },
      answer: '{{v}}',
      mistakes: [
        {
          answer: '{{r*r*v}}',
          misconception: {
            code: 'multiplied_for_divided',
            text: tex`Rearrange first: is the volume $m \times \rho$, or something else?`,
          },
        },
        {
          answer: '{{1/v}}',
          misconception: {
            code: 'number_upside_down',
            text: 'Which is divided by which? Put your volume into the formula to check.',
          },
        },
      ],
      hints: [
        'Which letter do you want, and where does it stand in the formula?',
        'Multiply both sides by $V$ first. Then divide to get $V$ alone.',
        tex`From $\rho V = m$ you get $V = \frac{m}{\rho}$.`,
        'Put the numbers in: the mass is {{r*v}} and the density is {{r}}.',
      ],
      method_answer: [
        { maths: tex`V = \frac{m}{\rho}`, text: tex`Multiply by $V$, then divide by $\rho$.` },
        { maths: tex`\frac{ {{r*v}} }{ {{r}} } = {{v}}`, text: 'Put the numbers in.' },
      ],
    },
  },
  {
    key: 'rearrange-twice-in',
    topics: ['rearranging-formulae'],
    difficulty: 1.2,
    minutes: 3,
    statements: ['MK3-A-10', 'GCSE-A5b'],
    question: {
      type: 'expression',
      text: 'Make $x$ the subject of ${{a}}x + p = q - {{b}}x$.',
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 6 }, b: { from: 2, to: 6 } },
        where: ['a != b', 'abs(a-b) > 1'],
      },
      start: '{{a}}x + p = q - {{b}}x',
      answer: 'x = (q - p)/{{a+b}}',
      variables: ['p', 'q', 'x'],
      form: { subject: 'x' },
      mistakes: [
        {
          answer: 'x = (q - p)/{{abs(a-b)}}',
          misconception: {
            code: 'sign_lost_moving',
            text: 'To move the $-{{b}}x$, add ${{b}}x$ to both sides.',
          },
        },
        {
          answer: 'x = (q + p)/{{a+b}}',
          misconception: {
            code: 'sign_lost_moving',
            text: 'To move the $p$, do the opposite of adding it.',
          },
        },
        {
          answer: 'x = (p - q)/{{a+b}}',
          misconception: {
            code: 'subtraction_turned_round',
            text: 'Which letter is left on the right-hand side once $p$ is taken from both sides?',
          },
        },
      ],
      hints: [
        'The letter $x$ stands on both sides. Where would you like it to be?',
        'Bring all terms with $x$ to one side and all others to the other side.',
        'Add ${{b}}x$ to both sides: that gives ${{a+b}}x + p = q$.',
        'Take $p$ from both sides, then divide the whole of the other side by {{a+b}}.',
      ],
      method_answer: [
        { maths: '{{a+b}}x + p = q', text: 'Add ${{b}}x$ to both sides.' },
        { maths: '{{a+b}}x = q - p', text: 'Take $p$ from both sides.' },
        { maths: tex`x = \frac{q - p}{ {{a+b}} }`, text: 'Divide both sides by {{a+b}}.' },
      ],
    },
  },
  {
    key: 'rearrange-spot-slip',
    topics: ['rearranging-formulae'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['MK3-A-10', 'GCSE-A5b'],
    question: {
      type: 'single_choice',
      text: tex`{{name}} makes $n$ the subject of $C = {{k}}n + {{f}}$ and writes $n = \frac{C}{ {{k}} } - {{f}}$. What would you tell {{name}}?`,
      max_score: 1,
      template: {
        draw: {
          k: { from: 2, to: 8 },
          f: { from: 3, to: 15 },
          name: { pick: ['Priya', 'Luca', 'Esi', 'Harry'] },
        },
        where: ['k != f', 'mod(f, k) != 0'],
      },
      options: [
        {
          text: 'Multiply by {{k}} in place of dividing',
          misconception: {
            code: 'multiplied_instead_of_divided',
            text: 'In the formula $n$ is multiplied. What undoes that?',
          },
        },
        {
          text: 'It is correct, because both operations were undone',
          misconception: {
            code: 'undone_in_order_done',
            text: 'Both were undone, but look at the order.',
          },
        },
        {
          text: 'The ${{f}}$ should be added, not taken away',
          misconception: {
            code: 'sign_lost_moving',
            text: 'The {{f}} was added in the formula. What undoes that?',
          },
        },
        { text: 'Take away the {{f}} first, and then divide all of it by {{k}}' },
      ],
      answers: [4],
      hints: [
        'In which order were the two things done to $n$?',
        'What is done last is undone first. Test the answer with a number for $n$.',
        'Try $n = 10$: then $C = {{10*k}} + {{f}} = {{10*k+f}}$. Put that into what {{name}} wrote.',
        tex`$\frac{ {{10*k+f}} }{ {{k}} } - {{f}}$ is not 10. Which step should have come before the other?`,
      ],
      method_answer: [
        { maths: 'C - {{f}} = {{k}}n', text: 'The {{f}} was added last, so it goes first.' },
        { maths: tex`n = \frac{C - {{f}} }{ {{k}} }`, text: 'Then all of it is divided by {{k}}.' },
      ],
    },
  },
]

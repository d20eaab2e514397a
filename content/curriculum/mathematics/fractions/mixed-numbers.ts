import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const mixedNumbers: readonly ContentQuestion[] = [
  {
    key: 'mixed-to-improper',
    topics: ['mixed-numbers'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['M5-FR-03'],
    question: {
      type: 'number',
      text: 'Write ${{p}}\\tfrac{ {{a}} }{ {{d}} }$ as an improper fraction.',
      max_score: 1,
      template: {
        draw: { p: { from: 2, to: 6 }, d: { from: 3, to: 9 }, a: { from: 1, to: 8 } },
        derive: { top: 'p * d + a' },
        where: ['a < d', 'gcd(a, d) = 1', 'p != a', 'distinct(top, p + a, p * a, 10 * p + a)'],
        check: ['answer - p = a / d'],
      },
      answer: '{{top}}/{{d}}',
      forms: ['improper_fraction'],
      mistakes: [
        {
          answer: '{{(10*p+a)/d}}',
          misconception: {
            code: 'mixed_digits_joined',
            text: 'The two numbers were put side by side. How many parts are in {{p}} wholes?',
          },
        },
        {
          answer: '{{(p+a)/d}}',
          misconception: {
            code: 'fraction_added_to_top',
            text: 'Each whole is {{d}} parts, not one part.',
          },
        },
        {
          answer: '{{p*a/d}}',
          misconception: {
            code: 'mixed_read_as_product',
            text: 'A mixed number means wholes and parts: there is a plus between them.',
          },
        },
      ],
      hints: [
        'An improper fraction counts everything in parts, the wholes too.',
        'Turn each whole into parts. Then add the parts that are there already.',
        'One whole is {{d}} parts, and there are {{p}} wholes.',
        'The wholes make {{p*d}} parts, and the fraction adds {{a}}. How many parts out of {{d}} is that?',
      ],
      method_answer: [
        { maths: tex`{{p}} \times {{d}} = {{p*d}}`, text: 'The wholes, counted in parts.' },
        {
          maths: tex`\frac{ {{p*d}} }{ {{d}} } + \frac{ {{a}} }{ {{d}} } = \frac{ {{top}} }{ {{d}} }`,
          text: 'All the parts together.',
        },
      ],
    },
  },
  {
    key: 'mixed-on-a-line',
    topics: ['mixed-numbers'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['M5-FR-03'],
    question: {
      type: 'number',
      text: 'On the number line each whole is cut into {{d}} equal steps. The arrow points {{a}} of these steps past {{p}}. Which number is it? Give a mixed number.',
      diagram: {
        kind: 'number_line',
        from: '{{p-1}}',
        to: '{{p+2}}',
        step: 1,
        minor: '1/{{d}}',
        points: [{ at: '{{p + a/d}}', mark: 'arrow', label: '?' }],
      },
      max_score: 1,
      template: {
        draw: { p: { from: 1, to: 7 }, d: { from: 3, to: 8 }, a: { from: 2, to: 7 } },
        where: ['a < d', 'gcd(a, d) = 1'],
        check: ['d * (answer - p) = a'],
      },
      answer: '{{p}} {{a}}/{{d}}',
      forms: ['mixed'],
      form_share: 0.5,
      mistakes: [
        {
          answer: '{{p + a/(d+1)}}',
          misconception: {
            code: 'counted_marks_not_steps',
            text: 'Count the steps from one whole number to the next, not the marks.',
          },
        },
        {
          answer: '{{p + a}}',
          misconception: {
            code: 'steps_counted_as_wholes',
            text: 'Each step is only a part of the way to the next whole number.',
          },
        },
      ],
      hints: [
        'Which whole number has the arrow just passed?',
        'The wholes come first. Then count the small steps past that whole number.',
        tex`There are {{d}} steps in a whole, so each is $\frac{1}{ {{d}} }$.`,
        'Write {{p}} for the wholes, and beside it {{a}} steps out of {{d}}.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times \frac{1}{ {{d}} } = \frac{ {{a}} }{ {{d}} }`,
          text: 'The steps past {{p}}.',
        },
        {
          maths: tex`{{p}} + \frac{ {{a}} }{ {{d}} } = {{p}}\tfrac{ {{a}} }{ {{d}} }`,
          text: 'Wholes and parts together.',
        },
      ],
    },
  },
  {
    key: 'mixed-remainder-slip',
    topics: ['mixed-numbers'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['M5-FR-03'],
    question: {
      type: 'single_choice',
      text: tex`Freya works out {{top}} ÷ {{d}} = {{p}} remainder {{a}}. She wants to write $\frac{ {{top}} }{ {{d}} }$ as a mixed number. Which one should she write?`,
      max_score: 1,
      template: {
        draw: { p: { from: 3, to: 7 }, d: { from: 4, to: 9 }, a: { from: 1, to: 7 } },
        derive: { top: 'p * d + a' },
        where: ['a < d', 'a < p', 'gcd(a, d) = 1', 'p != d', 'a != 1'],
        check: ['answer * d = top'],
      },
      options: [
        {
          text: '${{p}}\\tfrac{ {{a}} }{ {{p}} }$',
          misconception: {
            code: 'remainder_over_other_number',
            text: 'What kind of part is left over? Look at the number Freya divided by.',
          },
        },
        {
          text: '${{a}}\\tfrac{ {{p}} }{ {{d}} }$',
          misconception: {
            code: 'numbers_changed_places',
            text: 'How many wholes did the division give, and how many parts were left?',
          },
        },
        {
          text: '${{p}}\\tfrac{ {{d}} }{ {{a}} }$',
          misconception: {
            code: 'fraction_upside_down',
            text: 'Are there more parts left than make a whole?',
          },
        },
        { text: '${{p}}\\tfrac{ {{a}} }{ {{d}} }$' },
      ],
      answers: [4],
      hints: [
        'A division by {{d}} makes groups of {{d}} parts. Each full group is a whole.',
        'The quotient tells the wholes. The remainder tells how many parts are left over.',
        'There are {{p}} wholes.',
        'There are {{a}} parts left, and each of them is one of {{d}}.',
      ],
      method_answer: [
        {
          maths: tex`{{top}} = {{p}} \times {{d}} + {{a}}`,
          text: '{{p}} full groups of {{d}} parts, and {{a}} parts left.',
        },
        {
          maths: tex`\frac{ {{top}} }{ {{d}} } = {{p}}\tfrac{ {{a}} }{ {{d}} }`,
          text: 'The parts that are left keep their size.',
        },
      ],
    },
  },
  {
    key: 'mixed-matching',
    topics: ['mixed-numbers'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['M5-FR-03'],
    question: {
      type: 'matching',
      text: 'Match each improper fraction with the mixed number that equals it. One mixed number is left over.',
      max_score: 4,
      left: [tex`$\frac{7}{2}$`, tex`$\frac{7}{3}$`, tex`$\frac{11}{4}$`, tex`$\frac{11}{5}$`],
      right: [
        tex`$2\tfrac{1}{3}$`,
        tex`$2\tfrac{1}{5}$`,
        tex`$3\tfrac{1}{2}$`,
        tex`$7\tfrac{1}{2}$`,
        tex`$2\tfrac{3}{4}$`,
      ],
      pairs: [3, 1, 5, 2],
      hints: [
        'The number below the line is the same before and after.',
        'Divide the top by the bottom. The remainder is the top of the fraction part.',
        'Seven halves: two halves make a whole, so three wholes use up six of them.',
        'Seven thirds are six thirds and one more. Eleven quarters are eight quarters and three more. Eleven fifths are ten fifths and one more.',
      ],
      method_answer: [
        {
          maths: tex`\frac{7}{2} = 3\tfrac{1}{2}, \quad \frac{7}{3} = 2\tfrac{1}{3}`,
          text: 'Three wholes are six halves; two wholes are six thirds.',
        },
        {
          maths: tex`\frac{11}{4} = 2\tfrac{3}{4}, \quad \frac{11}{5} = 2\tfrac{1}{5}`,
          text: 'Two wholes are eight quarters, or ten fifths.',
        },
      ],
    },
  },
  {
    key: 'mixed-lots-of-a-fraction',
    topics: ['mixed-numbers'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['M5-FR-06', 'M5-FR-03'],
    question: {
      type: 'number',
      text: tex`A small bottle holds $\frac{ {{a}} }{ {{d}} }$ of a litre. {{name}} fills {{k}} of these bottles. How many litres is that? Give a mixed number.`,
      diagram: {
        kind: 'fraction_shape',
        shape: 'bar',
        wholes: [{ parts: '{{d}}', shaded: '{{a}}' }],
        note: 'One litre, and what one bottle holds',
      },
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Mateo', 'Aisha', 'Wei', 'Zofia'] },
          d: { from: 3, to: 8 },
          a: { from: 2, to: 7 },
          k: { from: 3, to: 7 },
        },
        derive: { total: 'k * a', p: 'floor(k * a / d)', rest: 'mod(k * a, d)' },
        where: ['a < d', 'gcd(a, d) = 1', 'gcd(k, d) = 1', 'p > 0', 'k != d'],
        check: ['answer / k = a / d'],
      },
      answer: '{{p}} {{rest}}/{{d}}',
      forms: ['mixed'],
      form_share: 0.5,
      mistakes: [
        {
          answer: '{{a/d}}',
          misconception: {
            code: 'whole_times_both',
            text: 'If both parts are multiplied, the value stays that of one bottle.',
          },
        },
        {
          answer: '{{a/(k*d)}}',
          misconception: {
            code: 'whole_times_bottom',
            text: 'That is less than one bottle. There should be more.',
          },
        },
      ],
      hints: [
        'Think of it as a sum with the same fraction again and again.',
        'Multiply the number of parts. The size of the parts does not change.',
        'There are {{k}} lots of {{a}} parts, and {{d}} parts make one litre.',
        'That is {{total}} parts out of {{d}}. How many whole litres are in that, and how many parts are left?',
      ],
      method_answer: [
        {
          maths: tex`{{k}} \times \frac{ {{a}} }{ {{d}} } = \frac{ {{total}} }{ {{d}} }`,
          text: '{{k}} times as many parts of the same size.',
        },
        {
          maths: tex`\frac{ {{total}} }{ {{d}} } = {{p}}\tfrac{ {{rest}} }{ {{d}} }`,
          text: '{{d}} parts make one litre.',
        },
      ],
    },
  },
  {
    key: 'mixed-scarves',
    topics: ['mixed-numbers'],
    difficulty: 0.8,
    minutes: 2.5,
    statements: ['M5-FR-06'],
    question: {
      type: 'number',
      text: 'One scarf needs ${{p}}\\tfrac{ {{a}} }{ {{d}} }$ m of cloth. How many metres are needed for {{k}} scarves? Give a fraction or a mixed number.',
      max_score: 2,
      template: {
        draw: {
          p: { from: 1, to: 2 },
          d: { from: 3, to: 6 },
          a: { from: 1, to: 5 },
          k: { from: 3, to: 6 },
        },
        derive: { parts: 'k * a', wholes: 'k * p' },
        where: [
          'a < d',
          'gcd(a, d) = 1',
          'parts > d',
          'mod(parts, d) != 0',
          'mod(parts, d) != a',
          'k != d',
        ],
        check: ['answer / k - p = a / d'],
      },
      answer: '{{wholes + parts / d}}',
      mistakes: [
        {
          answer: '{{wholes + a / d}}',
          misconception: {
            code: 'only_wholes_multiplied',
            text: 'The wholes were multiplied. Each scarf needs the extra part as well.',
          },
        },
        {
          answer: '{{wholes + mod(parts, d) / d}}',
          misconception: {
            code: 'new_whole_lost',
            text: 'The parts make more than one whole. Add those wholes too.',
          },
        },
      ],
      hints: [
        'Each scarf needs some whole metres and some part of a metre.',
        'Multiply the wholes, and multiply the parts. Then put them together.',
        'The wholes make {{k}} times {{p}}, and the parts make {{k}} times {{a}} out of {{d}}.',
        'That is {{wholes}} whole metres and {{parts}} parts out of {{d}}. Some of those parts make more whole metres.',
      ],
      method_answer: [
        { maths: tex`{{k}} \times {{p}} = {{wholes}}`, text: 'The whole metres.' },
        {
          maths: tex`{{k}} \times \frac{ {{a}} }{ {{d}} } = \frac{ {{parts}} }{ {{d}} } = {{floor(parts/d)}}\tfrac{ {{mod(parts, d)}} }{ {{d}} }`,
          text: 'The parts of a metre.',
        },
        {
          maths: tex`{{wholes}} + {{floor(parts/d)}}\tfrac{ {{mod(parts, d)}} }{ {{d}} } = {{wholes + floor(parts/d)}}\tfrac{ {{mod(parts, d)}} }{ {{d}} }`,
          text: 'Together.',
        },
      ],
    },
  },
]

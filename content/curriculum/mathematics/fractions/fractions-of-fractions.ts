import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const fractionsOfFractions: readonly ContentQuestion[] = [
  {
    key: 'fraction-of-less-than-one',
    topics: ['fractions-of-fractions'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['M6-FR-06'],
    question: {
      type: 'true_false',
      text: tex`{{name}} says: “Multiplying makes numbers larger, so $\frac{1}{ {{b}} } \times \frac{ {{c}} }{ {{d}} }$ is larger than $\frac{ {{c}} }{ {{d}} }$.” Is this true?`,
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Wei', 'Amara', 'Tomasz', 'Farah'] },
          b: { from: 2, to: 5 },
          d: { from: 4, to: 9 },
          c: { from: 2, to: 8 },
        },
        where: ['c < d', 'gcd(c, d) = 1'],
      },
      options: [
        {
          text: 'True',
          misconception: {
            code: 'multiplying_makes_larger',
            text: 'Read the sign as “of”: how large is a part of something, compared with all of it?',
          },
        },
        { text: 'False' },
      ],
      answers: [2],
      hints: [
        'Read the multiplication sign as the word “of”.',
        'A part of something is never more than the whole of it.',
        tex`Here only $\frac{1}{ {{b}} }$ of an amount is taken.`,
        tex`Draw a bar for $\frac{ {{c}} }{ {{d}} }$, cut it into {{b}} equal pieces and keep one. Is that longer than the bar?`,
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{ {{b}} } \times \frac{ {{c}} }{ {{d}} } = \frac{ {{c}} }{ {{b*d}} } < \frac{ {{c}} }{ {{d}} }`,
          text: 'It is one of {{b}} equal pieces of the fraction, so it is smaller.',
        },
      ],
    },
  },
  {
    key: 'share-the-last-of-the-pie',
    topics: ['fractions-of-fractions'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['M6-FR-07'],
    question: {
      type: 'number',
      text: tex`There is $\frac{ {{a}} }{ {{b}} }$ of a pie left. {{k}} friends share it equally. What fraction of the whole pie does each of them get?`,
      diagram: {
        kind: 'fraction_shape',
        shape: 'bar',
        wholes: [{ parts: '{{b}}', shaded: '{{a}}' }],
        note: 'The whole pie as a bar. The shaded part is left.',
      },
      max_score: 1,
      template: {
        draw: { b: { from: 3, to: 9 }, a: { from: 2, to: 8 }, k: { from: 2, to: 6 } },
        where: ['a < b', 'gcd(a, b) = 1', 'a != k', 'k * k * a != b'],
        check: ['answer * k = a / b'],
      },
      answer: '{{a/(b*k)}}',
      mistakes: [
        {
          answer: '{{a*k/b}}',
          misconception: {
            code: 'multiplied_for_divided',
            text: 'Does each friend get more than the pie that was left, or less?',
          },
        },
        {
          answer: '{{1/k}}',
          misconception: {
            code: 'part_taken_for_whole',
            text: 'This is each friend’s part of what is left. What part of the whole pie is it?',
          },
        },
      ],
      hints: [
        'Does each friend get more or less than the part that is left?',
        'Sharing by {{k}} means that each part is cut into {{k}} smaller parts, and each friend gets one of those.',
        'If each of the {{b}} parts of the whole pie is cut into {{k}}, the pie has {{b*k}} small parts.',
        'Each friend gets one small piece from each of the {{a}} parts. Count them out of {{b*k}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{ {{b}} } \div {{k}} = \frac{ {{a}} }{ {{b}} \times {{k}} } = \frac{ {{a}} }{ {{b*k}} }`,
          text: 'The parts become {{k}} times as small.',
        },
        { maths: tex`{{a/(b*k)|tex}}`, text: 'In its lowest terms.' },
      ],
    },
  },
  {
    key: 'fraction-of-fraction-matching',
    topics: ['fractions-of-fractions'],
    difficulty: -0.6,
    minutes: 2,
    statements: ['M6-FR-06', 'M6-FR-07'],
    question: {
      type: 'matching',
      text: 'Match each calculation with its answer. One answer is left over.',
      max_score: 4,
      left: [
        tex`$\frac{1}{2} \times \frac{1}{3}$`,
        tex`$\frac{1}{3} \div 4$`,
        tex`$\frac{2}{3} \times \frac{1}{2}$`,
        tex`$\frac{1}{2} \div 4$`,
      ],
      right: [
        tex`$\frac{1}{12}$`,
        tex`$\frac{1}{8}$`,
        tex`$2$`,
        tex`$\frac{1}{6}$`,
        tex`$\frac{1}{3}$`,
      ],
      pairs: [4, 1, 5, 2],
      hints: [
        'Every answer is smaller than the fraction it starts from.',
        'To multiply, multiply the tops and multiply the bottoms. To divide by 4, make the parts four times as small.',
        'Half of a third: cut each third in two. How many such pieces has the whole?',
        'A third cut into four, and a half cut into four: count the small pieces in the whole. For two thirds, take one of the two.',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{2} \times \frac{1}{3} = \frac{1}{6}, \quad \frac{2}{3} \times \frac{1}{2} = \frac{2}{6} = \frac{1}{3}`,
          text: 'Tops together, bottoms together.',
        },
        {
          maths: tex`\frac{1}{3} \div 4 = \frac{1}{12}, \quad \frac{1}{2} \div 4 = \frac{1}{8}`,
          text: 'The parts become four times as small.',
        },
      ],
    },
  },
  {
    key: 'cut-grass',
    topics: ['fractions-of-fractions'],
    difficulty: 0,
    minutes: 2,
    statements: ['M6-FR-06'],
    question: {
      type: 'number',
      text: tex`A park is drawn as a rectangle of {{b*d}} equal squares. Grass covers $\frac{ {{c}} }{ {{d}} }$ of the park. {{name}} has cut $\frac{ {{a}} }{ {{b}} }$ of the grass. What fraction of the whole park is cut? Give it in its lowest terms.`,
      diagram: {
        kind: 'fraction_shape',
        shape: 'grid',
        wholes: [{ parts: '{{b*d}}', shaded: '{{b*c}}', columns: '{{b}}' }],
        note: 'The shaded squares are grass.',
      },
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Callum', 'Priya', 'Diego', 'Ngozi'] },
          b: { from: 3, to: 5 },
          a: { from: 2, to: 4 },
          d: { from: 3, to: 6 },
          c: { from: 2, to: 5 },
        },
        where: ['a < b', 'c < d', 'gcd(a, b) = 1', 'gcd(c, d) = 1', 'b != d', 'a * d != b * c'],
        check: ['answer / (c / d) = a / b'],
      },
      answer: '{{a*c/(b*d)}}',
      simplify: 'required',
      mistakes: [
        {
          answer: '{{a/b}}',
          misconception: {
            code: 'part_taken_for_whole',
            text: 'This is the part of the grass. What part of the whole park is it?',
          },
        },
        {
          answer: '{{a*d/(b*c)}}',
          misconception: {
            code: 'multiplied_crosswise',
            text: 'Tops go with tops, and bottoms go with bottoms.',
          },
        },
        {
          answer: '{{a/b + c/d}}',
          misconception: {
            code: 'added_instead',
            text: 'The cut part lies inside the grass, so it is smaller than the grass.',
          },
        },
      ],
      hints: [
        'The cut part lies inside the grass. So it is a part of a part.',
        'A part of a part is found by multiplying the two fractions.',
        'Count squares: the grass has {{b*c}} squares out of {{b*d}}. Divide them by {{b}} first.',
        'One part of the grass is {{c}} squares. Take {{a}} such parts, write them out of {{b*d}}, and simplify.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{ {{b}} } \times \frac{ {{c}} }{ {{d}} } = \frac{ {{a*c}} }{ {{b*d}} }`,
          text: 'A part of a part: tops together, bottoms together.',
        },
        {
          maths: tex`\frac{ {{a*c}} }{ {{b*d}} } = {{a*c/(b*d)|tex}}`,
          text: 'In its lowest terms.',
        },
      ],
    },
  },
  {
    key: 'walk-to-school-in-parts',
    topics: ['fractions-of-fractions'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['M6-FR-06'],
    question: {
      type: 'multi_part',
      text: tex`In a school, $\frac{ {{c}} }{ {{d}} }$ of the pupils walk to school. Of those who walk, $\frac{1}{ {{b}} }$ live on the same street as the school.`,
      max_score: 4,
      template: {
        draw: {
          b: { pick: [3, 4, 5] },
          d: { pick: [4, 5, 6, 8] },
          c: { pick: [2, 3, 5] },
          each: { from: 3, to: 9 },
        },
        derive: { pupils: 'b * d * each', near: 'c * each', walkers: 'b * c * each' },
        where: [
          'c < d',
          'gcd(c, d) = 1',
          'b != d',
          'pupils <= 300',
          'pupils - near != near',
          '(b + d) * c != b * d * (1 + c)',
        ],
        check: ['answer1 * b = c / d', 'answer2 * b * d = pupils * c'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What fraction of all pupils walk and live on the same street as the school? Give it in its lowest terms.',
          max_score: 2,
          answer: '{{c/(b*d)}}',
          simplify: 'required',
          mistakes: [
            {
              answer: '{{1/b + c/d}}',
              misconception: {
                code: 'added_instead',
                text: 'These pupils are some of the walkers. Can they be more than all the walkers?',
              },
            },
            {
              answer: '{{1/b}}',
              misconception: {
                code: 'part_taken_for_whole',
                text: 'This is the part of the walkers. The question is about all pupils.',
              },
            },
          ],
          hints: [
            'The pupils we look for are a part of a part of the school.',
            'Multiply the two fractions.',
            tex`Work out $\frac{1}{ {{b}} }$ of $\frac{ {{c}} }{ {{d}} }$.`,
            'Multiply the tops, multiply {{b}} by {{d}} for the bottom, and simplify.',
          ],
          method_answer: [
            {
              maths: tex`\frac{1}{ {{b}} } \times \frac{ {{c}} }{ {{d}} } = {{c/(b*d)|tex}}`,
              text: 'A part of a part.',
            },
          ],
        },
        {
          type: 'number',
          text: 'The school has {{pupils}} pupils. How many of them walk and live on that street?',
          max_score: 2,
          answer: '{{near}}',
          follow_through: { answer: 'p1 * {{pupils}}' },
          mistakes: [
            {
              answer: '{{walkers}}',
              misconception: {
                code: 'stopped_early',
                text: 'This is how many walk. How many of those live on the street?',
              },
            },
          ],
          hints: [
            'Your fraction from part (a) is a fraction of all pupils.',
            'Find that fraction of {{pupils}}.',
            'Or go in two steps: first find how many pupils walk.',
            '{{walkers}} pupils walk. Divide that by {{b}}.',
          ],
          method_answer: [
            {
              maths: tex`{{pupils}} \div {{d}} \times {{c}} = {{walkers}}`,
              text: 'So many pupils walk.',
            },
            {
              maths: tex`{{walkers}} \div {{b}} = {{near}}`,
              text: 'One in {{b}} of the walkers.',
            },
          ],
        },
      ],
      hints: [
        'The second fraction is a fraction of the walkers, not of the whole school.',
        'A part of a part is found by multiplying.',
        'Draw a bar for the school, shade the walkers, and cut the shaded part into {{b}}.',
        'Use your fraction from (a) to find the number in (b), or go in two steps: walkers first.',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{ {{b}} } \times \frac{ {{c}} }{ {{d}} } = {{c/(b*d)|tex}}`,
          text: '(a) A part of a part.',
        },
        {
          maths: tex`{{walkers}} \div {{b}} = {{near}}`,
          text: '(b) {{walkers}} pupils walk, and one in {{b}} of them lives near.',
        },
      ],
    },
  },
  {
    key: 'fraction-undo-a-share',
    topics: ['fractions-of-fractions'],
    difficulty: 0.9,
    minutes: 2,
    statements: ['M6-FR-07', 'M6-FR-06'],
    question: {
      type: 'number',
      text: tex`{{name}} cuts a length of ribbon into {{k}} equal pieces. Each piece is $\frac{ {{a}} }{ {{b}} }$ of a metre long. {{name}} then cuts one piece in half. What fraction of the whole ribbon is each of the two halves?`,
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Hana', 'Yusuf', 'Mei', 'Siân'] },
          k: { from: 3, to: 8 },
          b: { from: 4, to: 9 },
          a: { from: 2, to: 7 },
        },
        where: ['a < b', 'gcd(a, b) = 1', 'distinct(1 / (2 * k), a / (2 * b), 2 / k, 1 / k)'],
        check: ['answer * 2 * k = 1'],
      },
      answer: '{{1/(2*k)}}',
      mistakes: [
        {
          answer: '{{a/(2*b)}}',
          misconception: {
            code: 'stopped_early',
            text: 'This is how many metres it is. The question is about the part of the ribbon.',
          },
        },
        {
          answer: '{{2/k}}',
          misconception: {
            code: 'multiplied_for_divided',
            text: 'Half of a piece is less than the piece.',
          },
        },
        {
          answer: '{{1/k}}',
          misconception: {
            code: 'stopped_early',
            text: 'This is the whole piece before it was cut in half.',
          },
        },
      ],
      hints: [
        'Not every number here is needed. Which ones are about parts of the whole ribbon?',
        'First find what part of the ribbon one piece is. Then take half of that part.',
        tex`One piece is $\frac{1}{ {{k}} }$ of the ribbon.`,
        'Imagine each of the {{k}} pieces cut in half. How many such halves make the ribbon?',
      ],
      method_answer: [
        {
          maths: tex`1 \div {{k}} = \frac{1}{ {{k}} }`,
          text: 'One piece, as a part of the ribbon.',
        },
        {
          maths: tex`\frac{1}{ {{k}} } \div 2 = \frac{1}{ {{2*k}} }`,
          text: 'Half of that piece. The length in metres is not needed.',
        },
      ],
    },
  },
  {
    key: 'shared-piece-slip',
    topics: ['fractions-of-fractions'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['M6-FR-07'],
    question: {
      type: 'single_choice',
      text: tex`{{name}} writes $\frac{ {{a}} }{ {{b*k}} } \div {{k}} = \frac{ {{a}} }{ {{b}} }$. What would you tell {{name}}?`,
      diagram: {
        kind: 'fraction_shape',
        shape: 'bar',
        wholes: [{ parts: '{{b*k}}', shaded: '{{a}}' }],
      },
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Diego', 'Freya', 'Kofi', 'Zofia'] },
          b: { from: 3, to: 6 },
          k: { pick: [2, 3] },
          a: { pick: [2, 4, 5, 7] },
        },
        where: ['a < b * k', 'gcd(a, b * k) = 1', 'gcd(a, k) = 1', 'a > 1'],
      },
      options: [
        option(
          'That is right: divide the number below the line',
          'divided_the_bottom',
          'Are the parts larger or smaller now? A shared piece should be smaller.',
        ),
        option(
          'Divide both numbers by {{k}}',
          'whole_times_both',
          'Dividing both parts by the same number gives an equal fraction.',
        ),
        option(
          'Multiply the number above the line by {{k}}',
          'multiplied_for_divided',
          'That gives more parts. Sharing gives less.',
        ),
        { text: 'Each part is cut into {{k}}, so multiply the number below the line by {{k}}' },
      ],
      answers: [4],
      hints: [
        'Should the answer be more or less than the fraction at the start?',
        'Sharing cuts each part into smaller parts. More parts then fit into one whole.',
        tex`Compare $\frac{1}{ {{b*k}} }$ and $\frac{1}{ {{b}} }$: which part is larger?`,
        'Cut each of the {{b*k}} parts of the whole bar into {{k}}. What happens to the number of parts in the whole?',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{ {{b*k}} } \div {{k}} = \frac{ {{a}} }{ {{b*k}} \times {{k}} } = \frac{ {{a}} }{ {{b*k*k}} }`,
          text: 'The parts become {{k}} times as small, so the number below the line grows.',
        },
      ],
    },
  },
  {
    key: 'draw-a-part-of-a-part',
    topics: ['fractions-of-fractions'],
    difficulty: 0.3,
    minutes: 4,
    statements: ['M6-FR-06'],
    question: {
      type: 'drawing',
      text: tex`Draw a rectangle that shows $\frac{2}{3}$ of $\frac{3}{4}$. Label the parts, and write the answer in its lowest terms under your drawing.`,
      max_score: 3,
      criteria: [
        {
          code: 'quarters',
          text: 'The rectangle is cut into four equal parts, and three of them are marked',
          marks: 1,
          evidence: ['The rectangle has four equal columns, and three of them are shaded.'],
        },
        {
          code: 'thirds',
          text: 'The three quarters are cut into thirds, and two of these are marked in another way',
          marks: 1,
          evidence: ['Three rows cut the shaded part into thirds, and two of the rows are marked.'],
        },
        {
          code: 'answer',
          text: 'The answer is one half',
          marks: 1,
          evidence: ['The answer is one half.'],
        },
      ],
      hints: [
        'Begin with the fraction after the word “of”.',
        'Cut the rectangle one way for the first fraction, and the other way for the second.',
        'Make four equal columns and shade three of them.',
        'Now make three equal rows. Mark two of them inside the shaded part, and count the small pieces.',
      ],
      method_answer: [
        {
          text: 'Four columns with three shaded show three quarters. Three rows cut the rectangle into twelve equal pieces.',
        },
        {
          maths: tex`\frac{2}{3} \times \frac{3}{4} = \frac{6}{12} = \frac{1}{2}`,
          text: 'Six of the twelve pieces are marked twice.',
        },
      ],
    },
  },
]

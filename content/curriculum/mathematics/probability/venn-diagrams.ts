import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const vennDiagrams: readonly ContentQuestion[] = [
  {
    key: 'venn-where-does-it-go',
    topics: ['venn-diagrams'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['MK3-P-05', 'GCSE-P6'],
    question: {
      type: 'single_choice',
      text: 'The numbers 1 to 30 are sorted into this Venn diagram. In which region does {{n}} belong?',
      diagram: {
        kind: 'venn',
        sets: ['multiples of 3', 'even'],
        regions: { A: 'P', AB: 'Q', B: 'R', outside: 'S' },
        alt: 'A Venn diagram of multiples of 3 and even numbers. P: only in multiples of 3. Q: in the overlap. R: only in even numbers. S: outside both.',
      },
      max_score: 1,
      template: { draw: { n: { pick: [6, 12, 18, 24, 30] } } },
      options: [
        option('P', 'set_and_only_swapped', 'It is a multiple of 3. Is it even as well?'),
        { text: 'Q' },
        option('R', 'set_and_only_swapped', 'It is even. Is it a multiple of 3 as well?'),
        option('S', 'union_and_intersection_swapped', 'Does it belong to neither of the two sets?'),
      ],
      answers: [2],
      hints: [
        'Ask two questions: is it a multiple of 3, and is it even?',
        'What belongs to both sets stands in the overlap. What belongs to neither stands outside.',
        'Divide: {{n}} ÷ 3 = {{n/3}}, with nothing left over.',
        'So {{n}} is in the left circle. It ends in an even digit, so it is in the right circle too. Which letter is in both circles?',
      ],
      method_answer: [
        { maths: tex`{{n}} = 3 \times {{n/3}}`, text: 'It is a multiple of 3.' },
        {
          maths: tex`{{n}} = 2 \times {{n/2}}`,
          text: 'It is even too, so it belongs in the overlap.',
        },
      ],
    },
  },
  {
    key: 'venn-union-and-intersection',
    topics: ['venn-diagrams'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['MK3-P-04', 'MK3-P-05', 'GCSE-P6'],
    question: {
      type: 'fill_blanks',
      text: tex`The numbers in the diagram say how many children are in each region. How many are in $A \cap B$? [[1]] In $A \cup B$? [[2]] In $A'$? [[3]]`,
      diagram: {
        kind: 'venn',
        sets: ['A', 'B'],
        regions: { A: '{{a}}', AB: '{{m}}', B: '{{b}}', outside: '{{o}}' },
        alt: 'A Venn diagram of A and B. Only A: {{a}}. In both: {{m}}. Only B: {{b}}. Outside: {{o}}.',
      },
      max_score: 3,
      template: {
        draw: {
          a: { from: 4, to: 14 },
          m: { from: 2, to: 9 },
          b: { from: 4, to: 14 },
          o: { from: 2, to: 9 },
        },
        where: ['distinct(a, m, b, o)', 'distinct(m, a + m + b, b + o, a + b, a, b, o)'],
        check: ['answer2 - answer1 = a + b', 'answer3 - o = b'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{m}}',
          mistakes: [
            slip(
              '{{a + m + b}}',
              'union_and_intersection_swapped',
              'That is everybody in A or B. The sign asks for those in both.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{a + m + b}}',
          mistakes: [
            slip(
              '{{m}}',
              'union_and_intersection_swapped',
              'That is the overlap. The sign asks for those in A or B or both.',
            ),
            slip('{{a + b}}', 'set_and_only_swapped', 'Those in both belong to it as well.'),
          ],
        },
        {
          type: 'number',
          answer: '{{b + o}}',
          mistakes: [
            slip('{{o}}', 'set_and_only_swapped', 'Some of those in B are not in A either.'),
          ],
        },
      ],
      hints: [
        'Read the three signs aloud: “and”, “or”, “not”.',
        tex`$\cap$ is the overlap, $\cup$ is everything in the two circles, and the dash means “not in”.`,
        'Not in A: cover the circle A with your hand. What can you still see?',
        'For the second blank add {{a}}, the overlap and {{b}}. For the third blank add {{b}} and the number outside.',
      ],
      method_answer: [
        { text: 'The overlap holds {{m}}.' },
        { maths: tex`{{a}} + {{m}} + {{b}} = {{a + m + b}}`, text: 'In A or B or both.' },
        { maths: tex`{{b}} + {{o}} = {{b + o}}`, text: 'Everybody who is not in A.' },
      ],
    },
  },
  {
    key: 'venn-probability',
    topics: ['venn-diagrams'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['MK3-P-05', 'GCSE-P6'],
    question: {
      type: 'number',
      text: 'The Venn diagram shows how many pupils of a class play chess or an instrument. One pupil is chosen at random. What is the probability that the pupil plays chess? Give a fraction.',
      diagram: {
        kind: 'venn',
        sets: ['Chess', 'Music'],
        regions: { A: '{{a}}', AB: '{{m}}', B: '{{b}}', outside: '{{o}}' },
        alt: 'A Venn diagram of chess and music. Only chess: {{a}}. Both: {{m}}. Only music: {{b}}. Neither: {{o}}.',
      },
      max_score: 2,
      template: {
        draw: {
          a: { from: 3, to: 12 },
          m: { from: 2, to: 8 },
          b: { from: 3, to: 12 },
          o: { from: 2, to: 8 },
        },
        derive: { n: 'a + m + b + o', c: 'a + m' },
        where: ['distinct(c/n, a/n, c/(a + m + b), c/(n - c), m/n)', 'n <= 32'],
        check: ['answer*n - m = a'],
      },
      answer: '{{c/n}}',
      mistakes: [
        slip(
          '{{a/n}}',
          'set_and_only_swapped',
          'Those who do both play chess as well. Take the whole circle.',
        ),
        slip(
          '{{c/(a + m + b)}}',
          'whole_for_group',
          'The pupil is chosen from the whole class, with those outside the circles too.',
        ),
      ],
      hints: [
        'Which regions make up the whole circle for chess, and which make up the class?',
        'Write the number in the circle over the number of all pupils.',
        'In the circle for chess there are {{a}} and {{m}}.',
        'So {{c}} pupils play chess. The class is {{a}} + {{m}} + {{b}} + {{o}} = {{n}}.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{m}} = {{c}}`, text: 'Everybody in the circle for chess.' },
        { maths: tex`{{a}} + {{m}} + {{b}} + {{o}} = {{n}}`, text: 'The whole class.' },
        { maths: tex`\frac{ {{c}} }{ {{n}} } = {{c/n|tex}}`, text: 'Those who fit out of all.' },
      ],
    },
  },
  {
    key: 'venn-solve-for-both',
    topics: ['venn-diagrams'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['MK3-P-05', 'GCSE-P6'],
    question: {
      type: 'number',
      text: 'Of {{n}} tourists, {{f}} speak French, {{s}} speak Spanish and {{o}} speak neither. How many speak both?',
      diagram: {
        kind: 'venn',
        sets: ['French', 'Spanish'],
        regions: { AB: '?', outside: '{{o}}' },
        alt: 'A Venn diagram of French and Spanish. The overlap is marked with a question mark, and outside there are {{o}}.',
      },
      max_score: 3,
      template: {
        draw: {
          a: { from: 6, to: 18 },
          m: { from: 4, to: 12 },
          b: { from: 6, to: 18 },
          o: { from: 3, to: 9 },
        },
        derive: { f: 'a + m', s: 'b + m', n: 'a + m + b + o' },
        where: ['f != s', 'distinct(m, n - o, abs(n - f - s), o)', 'f + s - n != 0'],
        check: ['f + s - answer + o = n'],
      },
      answer: '{{m}}',
      mistakes: [
        slip(
          '{{abs(n - f - s)}}',
          'whole_for_group',
          'Those who speak neither are not in the circles. Take them away from the total first.',
        ),
        slip(
          '{{n - o}}',
          'union_and_intersection_swapped',
          'That is how many speak at least one of the two. How many speak both?',
        ),
      ],
      hints: [
        'First find how many are in the two circles together.',
        'If you add both circles, those in the overlap are counted twice. The surplus is the overlap.',
        'In the circles there are {{n}} − {{o}} tourists.',
        'The circles hold {{n - o}} tourists, but {{f}} + {{s}} = {{f + s}}. How many were counted twice?',
      ],
      method_answer: [
        { maths: tex`{{n}} - {{o}} = {{n - o}}`, text: 'Those who speak at least one.' },
        { maths: tex`{{f}} + {{s}} = {{f + s}}`, text: 'Both circles added.' },
        { maths: tex`{{f + s}} - {{n - o}} = {{m}}`, text: 'So many were counted twice.' },
      ],
    },
  },
  {
    key: 'venn-only-one',
    topics: ['venn-diagrams'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['MK3-P-05', 'GCSE-P6'],
    question: {
      type: 'number',
      text: 'In a club {{s}} members swim and {{r}} members run. {{m}} of them do both. How many do exactly one of the two?',
      max_score: 2,
      template: {
        draw: { s: { from: 14, to: 30 }, r: { from: 12, to: 28 }, m: { from: 4, to: 10 } },
        where: ['s != r', 'distinct(s + r - 2*m, s + r - m, s + r, m, s - m, r - m)'],
        check: ['answer + m = s + r - m'],
      },
      answer: '{{s + r - 2*m}}',
      mistakes: [
        slip(
          '{{s + r - m}}',
          'union_and_intersection_swapped',
          'Those who do both are still in it. The question asks for exactly one.',
        ),
        slip(
          '{{s + r}}',
          'overlap_counted_twice',
          'Those who do both were counted twice, and they should not be counted at all.',
        ),
      ],
      hints: [
        'Draw two circles, and begin in the overlap.',
        'For each circle take away the overlap. Then add what is left of both.',
        'Only swimming: {{s}} − {{m}}.',
        'Only swimming are {{s - m}}, and only running are {{r}} − {{m}} = {{r - m}}. Add them.',
      ],
      method_answer: [
        { maths: tex`{{s}} - {{m}} = {{s - m}}`, text: 'Only swimming.' },
        { maths: tex`{{r}} - {{m}} = {{r - m}}`, text: 'Only running.' },
        { maths: tex`{{s - m}} + {{r - m}} = {{s + r - 2*m}}`, text: 'Exactly one of the two.' },
      ],
    },
  },
]

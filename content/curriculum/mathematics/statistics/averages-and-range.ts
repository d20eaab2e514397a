import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const averagesAndRange: readonly ContentQuestion[] = [
  {
    key: 'averages-median-of-five',
    topics: ['averages-and-range'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['MK3-S-02', 'GCSE-S4b'],
    question: {
      type: 'number',
      text: '{{name}} counts the birds in the garden on five days: {{b}}, {{e}}, {{a}}, {{d}}, {{c}}. Find the median.',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Esi', 'Harvey', 'Nadia', 'Ravi'] },
          a: { from: 2, to: 6 },
          u: { from: 1, to: 4 },
          v: { from: 1, to: 4 },
          w: { from: 1, to: 4 },
          z: { from: 1, to: 6 },
        },
        derive: { b: 'a + u', c: 'b + v', d: 'c + w', e: 'd + z', mean: '(a + b + c + d + e)/5' },
        where: ['distinct(a, c, mean, e - a)'],
        check: ['answer - b = v', 'd - answer = w'],
      },
      answer: '{{c}}',
      mistakes: [
        slip(
          '{{a}}',
          'median_not_sorted',
          'That is the middle of the list as it stands. Put the numbers in order first.',
        ),
        slip(
          '{{mean}}',
          'mean_and_median',
          'That is the mean. The median is the value in the middle of the ordered list.',
        ),
        slip(
          '{{e - a}}',
          'average_and_spread_mixed',
          'That is the range. The median is the value in the middle of the ordered list.',
        ),
      ],
      hints: [
        'The median has as many values below it as above it.',
        'Write the five numbers in order, and find the one in the middle.',
        'In order the list begins {{a}}, {{b}}. Write down the rest.',
        'There are five values, so two come before the median and two after it. Before it are {{a}} and {{b}}, and after it are {{d}} and {{e}}.',
      ],
      method_answer: [
        { text: 'In order: {{a}}, {{b}}, {{c}}, {{d}}, {{e}}.' },
        { maths: tex`{{c}}`, text: 'The third of five is in the middle.' },
      ],
    },
  },
  {
    key: 'averages-range-slip',
    topics: ['averages-and-range'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['MK3-S-03', 'GCSE-S4b'],
    question: {
      type: 'single_choice',
      text: 'The heights of some plants in cm are {{b}}, {{a}}, {{c}}, {{d}}. {{name}} writes, “The range is {{a}} to {{d}}.” What should the range be?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Yara', 'Finlay', 'Chidi', 'Mina'] },
          a: { from: 5, to: 9 },
          b: { from: 11, to: 14 },
          c: { from: 15, to: 19 },
          d: { from: 21, to: 32 },
        },
        where: ['distinct(d - a, abs(d - b), d, a, c, b, (a + d)/2)'],
        check: ['answer + a = d'],
      },
      options: [
        { text: '{{d - a}}' },
        option(
          '{{d - b}}',
          'median_not_sorted',
          'That uses the first and the last number of the list. Which is the smallest?',
        ),
        option(
          '{{d}}',
          'average_and_spread_mixed',
          'That is only the largest. The range says how far it is from the smallest to the largest.',
        ),
        option(
          '{{a}} to {{d}}',
          'range_as_interval',
          'Those are the two ends. The range is one number: how far apart are they?',
        ),
      ],
      answers: [1],
      hints: [
        'The range is one number. It says how spread out the values are.',
        'Subtract the smallest value from the largest.',
        'The largest value is {{d}}. Look for the smallest of all four.',
        'The ends are {{a}} and {{d}}. How far is it from one to the other?',
      ],
      method_answer: [
        { maths: tex`{{d}} - {{a}} = {{d - a}}`, text: 'The largest take away the smallest.' },
      ],
    },
  },
  {
    key: 'averages-all-four',
    topics: ['averages-and-range'],
    difficulty: 0.1,
    minutes: 3,
    statements: ['MK3-S-02', 'MK3-S-03', 'GCSE-S4b'],
    question: {
      type: 'fill_blanks',
      text: 'Six friends have these numbers of cousins: {{e}}, {{a}}, {{c}}, {{a}}, {{d}}, {{b}}. The mode is [[1]], the median is [[2]], the mean is [[3]] and the range is [[4]].',
      max_score: 4,
      template: {
        draw: {
          a: { from: 1, to: 4 },
          u: { from: 1, to: 3 },
          v: { pick: [2, 4] },
          w: { from: 1, to: 4 },
          z: { from: 1, to: 6 },
        },
        derive: {
          b: 'a + u',
          c: 'b + v',
          d: 'c + w',
          e: 'd + z',
          median: 'b + v/2',
          total: '2*a + b + c + d + e',
          mean: 'total/6',
        },
        where: [
          'is_integer(mean)',
          'a != 2',
          'distinct(b, c, median, mean, e - a)',
          'distinct(e, mean, median, a)',
          'distinct(a, median, mean, e - a, total)',
          'distinct(median, (a + c)/2, mean)',
          'distinct(e - a, e, e - b)',
        ],
        check: ['answer3*6 = total', 'answer2*2 = b + c', 'answer4 + a = e'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a}}',
          mistakes: [
            slip(
              '2',
              'value_and_frequency_swapped',
              'That is how often it comes. Which value comes so often?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{median}}',
          mistakes: [
            slip(
              '{{(a + c)/2}}',
              'median_not_sorted',
              'Order the numbers first. Then go half way between the two in the middle.',
            ),
            slip('{{mean}}', 'mean_and_median', 'That is the mean. The median is in the middle.'),
          ],
        },
        {
          type: 'number',
          answer: '{{mean}}',
          mistakes: [
            slip('{{total}}', 'mean_not_divided', 'That is the total. Share it among six friends.'),
            slip('{{median}}', 'mean_and_median', 'That is the median. The mean uses the total.'),
          ],
        },
        {
          type: 'number',
          answer: '{{e - a}}',
          mistakes: [
            slip(
              '{{e}}',
              'average_and_spread_mixed',
              'That is the largest value. How far is it from the smallest?',
            ),
          ],
        },
      ],
      hints: [
        'Each of the four measures asks something else. Writing the numbers in order helps with all but the mean.',
        'Mode: the most common. Median: the middle. Mean: total divided by how many. Range: largest take away smallest.',
        'The two in the middle of the ordered list are {{b}} and {{c}}.',
        'Go half way from {{b}} to {{c}}. The total is {{total}}, for all the friends. The largest is {{e}}, so take the smallest away. And look which number stands in the list twice.',
      ],
      method_answer: [
        { text: 'In order: {{a}}, {{a}}, {{b}}, {{c}}, {{d}}, {{e}}. The mode is {{a}}.' },
        { maths: tex`\frac{ {{b}} + {{c}} }{2} = {{median}}`, text: 'The median.' },
        { maths: tex`\frac{ {{total}} }{6} = {{mean}}`, text: 'The mean.' },
        { maths: tex`{{e}} - {{a}} = {{e - a}}`, text: 'The range.' },
      ],
    },
  },
  {
    key: 'averages-outlier',
    topics: ['averages-and-range'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['MK3-S-03', 'GCSE-S4b'],
    question: {
      type: 'multiple_choice',
      text: 'Five friends took these times in minutes to walk to school: {{a}}, {{b}}, {{c}}, {{d}}, {{e}}. One day the last of them stops to help somebody and needs {{big}} minutes in place of {{e}}. Which two of these change?',
      max_score: 2,
      template: {
        draw: {
          a: { from: 6, to: 8 },
          b: { from: 9, to: 11 },
          c: { from: 12, to: 14 },
          d: { from: 15, to: 17 },
          e: { from: 18, to: 20 },
          big: { from: 45, to: 75, step: 5 },
        },
      },
      options: [
        option(
          'The smallest value',
          'outlier_moves_median',
          'Only the largest value changed. What is the smallest in both lists?',
        ),
        { text: 'The mean' },
        option(
          'The median',
          'outlier_moves_median',
          'Write both lists in order. Which value stands in the middle of each?',
        ),
        { text: 'The range' },
      ],
      answers: [2, 4],
      hints: [
        'Only one value changes: {{e}} becomes {{big}}. Write both lists in order.',
        'Ask of each option whether it uses the largest value.',
        'The value in third place is {{c}} before. Which value is in third place after the change?',
        'The total grows by {{big - e}}, and the gap between the ends grows as well. Which options use the total, or the ends?',
      ],
      method_answer: [
        {
          text: 'In order, {{c}} is in the middle of both lists, and {{a}} is the smallest of both.',
        },
        { text: 'The total is larger, so the mean is larger.' },
        {
          maths: tex`{{big}} - {{a}} = {{big - a}}`,
          text: 'The range was {{e - a}}, and now it is larger.',
        },
      ],
    },
  },
  {
    key: 'averages-five-cards',
    topics: ['averages-and-range'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['MK3-S-02', 'MK3-S-03'],
    question: {
      type: 'number',
      text: 'Three number cards have a median of {{m}}, a range of {{r}} and a mean of {{k}}. What is the largest of the three numbers?',
      diagram: { kind: 'cards', cards: ['?', '{{m}}', '?'] },
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 9 }, u: { from: 2, to: 8 }, v: { from: 2, to: 9 } },
        derive: { m: 'a + u', e: 'm + v', r: 'u + v', k: '(a + m + e)/3' },
        where: ['is_integer(k)', 'u != v', 'distinct(e, m + r, r, a, 3*k - m)', 'k != m'],
        check: ['answer - r + m + answer = 3*k'],
      },
      answer: '{{e}}',
      mistakes: [
        slip(
          '{{m + r}}',
          'average_and_spread_mixed',
          'The range goes from the smallest to the largest. It does not start at the median.',
        ),
        slip(
          '{{a}}',
          'other_quantity_given',
          'That is the smallest. The question asks for the largest.',
        ),
        slip(
          '{{3*k - m}}',
          'stopped_early',
          'That is what the smallest and the largest make together. Use the range to split it.',
        ),
      ],
      hints: [
        'The middle card is known. What do the mean and the range tell about the other two?',
        'The mean gives the total. The range is the difference of the two cards you are looking for.',
        'The total of all three is 3 × {{k}}, and the middle card is {{m}}.',
        'The other two add up to {{3*k - m}}, and one is {{r}} more than the other. Take {{r}} from {{3*k - m}} and halve it to get the smaller one.',
      ],
      method_answer: [
        { maths: tex`3 \times {{k}} = {{3*k}}`, text: 'The total.' },
        { maths: tex`{{3*k}} - {{m}} = {{a + e}}`, text: 'The smallest and the largest together.' },
        {
          maths: tex`({{a + e}} - {{r}}) \div 2 = {{a}}`,
          text: 'They differ by the range, so this is the smallest.',
        },
        { maths: tex`{{a}} + {{r}} = {{e}}`, text: 'The largest.' },
      ],
    },
  },
]

import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const chartsAndTables: readonly ContentQuestion[] = [
  {
    key: 'charts-read-a-pictogram',
    topics: ['charts-and-tables'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['M4-ST-01', 'MK3-S-04'],
    question: {
      type: 'number',
      text: 'The pictogram shows how many {{things}} were {{done}} each day. One whole symbol stands for {{k}} {{things}}. How many {{things}} were {{done}} on Tuesday?',
      diagram: {
        kind: 'pictogram',
        rows: [
          { label: 'Mon', value: '{{a*k}}' },
          { label: 'Tue', value: '{{b*k + k/2}}' },
          { label: 'Wed', value: '{{c*k}}' },
        ],
        each: '{{k}}',
        of: '{{things}}',
        alt: 'A pictogram with three rows. Mon: {{a}} symbols. Tue: {{b}} and a half symbols. Wed: {{c}} symbols. One symbol is {{k}} {{things}}.',
      },
      max_score: 1,
      template: {
        rows: [
          { things: 'books', done: 'borrowed' },
          { things: 'letters', done: 'posted' },
          { things: 'cakes', done: 'sold' },
        ],
        draw: {
          k: { pick: [4, 6, 8, 10] },
          a: { from: 2, to: 5 },
          b: { from: 2, to: 5 },
          c: { from: 2, to: 5 },
        },
        where: ['distinct(a, b, c)'],
        check: ['answer - k/2 = b*k', '2*answer/k = 2*b + 1'],
      },
      answer: '{{b*k + k/2}}',
      mistakes: [
        slip(
          '{{b + 1/2}}',
          'symbol_counted_as_one',
          'That counts the symbols. Look at the key: how much is each of them worth?',
        ),
        slip(
          '{{b*k + 1}}',
          'symbol_counted_as_one',
          'The whole symbols are right. How much is half of a symbol worth?',
        ),
        slip(
          '{{(b + 1)*k}}',
          'symbol_counted_as_one',
          'The last symbol is only a half. How much is half of a symbol worth?',
        ),
      ],
      hints: [
        'Find the row for Tuesday, and look at the key.',
        'Multiply the number of whole symbols by what each stands for. Then think of the half symbol.',
        'There are {{b}} whole symbols, and each of them is {{k}}.',
        'The whole symbols make {{b*k}}. Now add half of {{k}}.',
      ],
      method_answer: [
        { maths: tex`{{b}} \times {{k}} = {{b*k}}`, text: 'The whole symbols.' },
        { maths: tex`{{k}} \div 2 = {{k/2}}`, text: 'The half symbol.' },
        { maths: tex`{{b*k}} + {{k/2}} = {{b*k + k/2}}`, text: 'Together.' },
      ],
    },
  },
  {
    key: 'charts-how-many-more',
    topics: ['charts-and-tables'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['M4-ST-03', 'M4-ST-01'],
    question: {
      type: 'number',
      text: 'The bar chart shows how children come to school. How many more children come by {{more}} than by {{fewer}}?',
      diagram: {
        kind: 'bar_chart',
        categories: ['walk', '{{more}}', '{{fewer}}'],
        series: [{ values: ['{{c*s}}', '{{a*s + s/2}}', '{{b*s}}'] }],
        y: { from: 0, to: '{{8*s}}', step: '{{s}}', minor: '{{s/2}}', label: 'Children' },
      },
      max_score: 2,
      template: {
        draw: {
          more: { pick: ['bus', 'bike'] },
          fewer: { pick: ['car', 'train'] },
          s: { pick: [4, 10, 20] },
          a: { from: 4, to: 7 },
          b: { from: 1, to: 3 },
          c: { from: 2, to: 7 },
        },
        derive: { high: 'a*s + s/2', low: 'b*s' },
        where: ['a != c', 'b != c', 'high - low != a*s + 1 - low'],
        check: ['answer + low = high'],
      },
      answer: '{{high - low}}',
      mistakes: [
        slip(
          '{{a*s + 1 - low}}',
          'scale_step_misread',
          'The taller bar ends half way between two numbers. How much is half a step on this scale?',
        ),
        slip(
          '{{high + low}}',
          'operation_exchanged',
          'That is how many there are together. “How many more” asks for the difference.',
        ),
        slip(
          '{{high}}',
          'stopped_early',
          'That is how many come by {{more}}. How many more is that than the others?',
        ),
      ],
      hints: [
        'You need the heights of two bars. Find out first how much one step of the scale is worth.',
        '“How many more” is a difference: read both bars and subtract.',
        'The numbers go up in steps of {{s}}, so half a step is {{s/2}}. Read the bar for {{more}}.',
        'There are {{high}} children who come by {{more}} and {{low}} who come by {{fewer}}. Subtract.',
      ],
      method_answer: [
        {
          maths: tex`{{a*s}} + {{s/2}} = {{high}}`,
          text: 'The bar for {{more}} ends half a step above {{a*s}}.',
        },
        {
          maths: tex`{{high}} - {{low}} = {{high - low}}`,
          text: 'The difference of the two bars.',
        },
      ],
    },
  },
  {
    key: 'charts-half-way-slip',
    topics: ['charts-and-tables'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['M4-ST-01', 'MK3-S-04'],
    question: {
      type: 'single_choice',
      text: 'A scale goes up in steps of {{s}}. A bar ends exactly half way between {{a*s}} and {{(a + 1)*s}}. {{name}} says, “The bar shows {{a*s + 1}}.” What would you tell {{name}}?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Noor', 'Kofi', 'Elsie', 'Arjun'] },
          s: { pick: [4, 6, 10, 20] },
          a: { from: 1, to: 5 },
        },
      },
      options: [
        option(
          '“Yes, the next mark up is always one more.”',
          'scale_step_misread',
          'One step on this scale is {{s}}. How much is half of it?',
        ),
        option(
          '“Read it as {{(a + 1)*s}}, the number above.”',
          'point_between_not_read',
          'The bar does not reach that number. It ends below it.',
        ),
        option(
          '“Nobody can tell. The bar is not at a number.”',
          'point_between_not_read',
          'You know where it is: exactly half way between two numbers.',
        ),
        {
          text: '“Half a step is {{s/2}}, so it shows {{a*s + s/2}}.”',
        },
      ],
      answers: [4],
      hints: [
        'How much is one whole step of this scale?',
        'Half way between two numbers means: half a step above the lower one.',
        'The lower number is {{a*s}}, and one step is {{s}}.',
        'Half of {{s}} is {{s/2}}. Count that on from {{a*s}}, and find the option that says so.',
      ],
      method_answer: [
        { maths: tex`{{s}} \div 2 = {{s/2}}`, text: 'Half of a step.' },
        {
          maths: tex`{{a*s}} + {{s/2}} = {{a*s + s/2}}`,
          text: 'Half a step above the lower number.',
        },
      ],
    },
  },
  {
    key: 'charts-choose-a-scale',
    topics: ['charts-and-tables'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['M4-ST-01'],
    question: {
      type: 'single_choice',
      text: '{{name}} wants to draw a bar chart on paper with space for 10 steps up the side. The tallest bar is {{n}}. Which scale fits and still shows the bars well?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Zofia', 'Malik', 'Ines', 'Tariq'] },
          n: { from: 32, to: 48 },
        },
      },
      options: [
        option(
          'Steps of 1',
          'scale_step_misread',
          'Ten steps of 1 reach only to 10. Does the tallest bar fit?',
        ),
        option(
          'Steps of 2',
          'scale_step_misread',
          'How far do ten steps of 2 reach? Compare that with the tallest bar.',
        ),
        { text: 'Steps of 5' },
        option(
          'Steps of 100',
          'scale_step_misread',
          'All the bars would be shorter than one step. Could you read them well?',
        ),
      ],
      answers: [3],
      hints: [
        'There are only 10 steps. How high does each scale reach?',
        'Multiply the size of a step by 10. The result has to reach {{n}}, but not go far beyond it.',
        'Ten steps of 2 reach 20, and the tallest bar is {{n}}.',
        'Two of the scales end too low and one makes tiny bars. Which one reaches just past {{n}}?',
      ],
      method_answer: [
        {
          maths: tex`10 \times 2 = 20`,
          text: 'Too low for a bar of {{n}}, and steps of 1 even more so.',
        },
        {
          maths: tex`10 \times 5 = 50`,
          text: 'High enough for {{n}}, and the bars fill the paper well.',
        },
      ],
    },
  },
  {
    key: 'charts-timetable',
    topics: ['charts-and-tables'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['M5-ST-02'],
    question: {
      type: 'table',
      text: 'This is part of a bus timetable. Both buses take the same time from stop to stop. Fill in the two missing times.',
      max_score: 2,
      template: {
        draw: {
          a: { from: 10, to: 14 },
          b: { from: 20, to: 26 },
          d: { from: 11, to: 16 },
          e: { from: 13, to: 17 },
        },
        where: ['d != e', 'distinct(a + d, a + d + e, b, b + d, b + d + e)'],
      },
      columns: ['First bus', 'Second bus'],
      rows: [
        {
          label: 'Market',
          cells: [
            { type: 'given', text: '09:{{a}}' },
            { type: 'given', text: '10:{{b}}' },
          ],
        },
        {
          label: 'Park',
          cells: [
            { type: 'given', text: '09:{{a + d}}' },
            {
              type: 'number',
              kind: 'time_of_day',
              answer: '10:{{b + d}}',
              mistakes: [
                slip(
                  '10:{{a + d}}',
                  'other_quantity_given',
                  'Those are the minutes of the first bus. The second bus leaves the market later past the hour.',
                ),
              ],
            },
          ],
        },
        {
          label: 'School',
          cells: [
            {
              type: 'number',
              kind: 'time_of_day',
              answer: '09:{{a + d + e}}',
              mistakes: [
                slip(
                  '09:{{b + d + e}}',
                  'other_quantity_given',
                  'Those are the minutes of the second bus. How long does a bus take from the park to school?',
                ),
              ],
            },
            { type: 'given', text: '10:{{b + d + e}}' },
          ],
        },
      ],
      hints: [
        'Each column is one bus, and each row is one stop.',
        'Find how many minutes the complete column shows between two stops. The other bus takes as long.',
        'From Market to Park the first bus takes {{d}} minutes. Start the second bus at 10:{{b}}.',
        'The second bus needs {{d}} minutes more than 10:{{b}} to reach the park. From Market to School every bus takes {{d + e}} minutes, so add that to 09:{{a}}.',
      ],
      method_answer: [
        {
          maths: tex`{{a + d}} - {{a}} = {{d}}`,
          text: 'Minutes from Market to Park on the first bus.',
        },
        {
          maths: tex`{{b}} + {{d}} = {{b + d}}`,
          text: 'So the second bus is at the park at 10:{{b + d}}.',
        },
        {
          maths: tex`{{b + d + e}} - {{b}} = {{d + e}}`,
          text: 'Minutes from Market to School on the second bus.',
        },
        {
          maths: tex`{{a}} + {{d + e}} = {{a + d + e}}`,
          text: 'So the first bus is at school at 09:{{a + d + e}}.',
        },
      ],
    },
  },
  {
    key: 'charts-pictogram-altogether',
    topics: ['charts-and-tables'],
    difficulty: 0.9,
    minutes: 2.5,
    statements: ['M4-ST-03', 'M5-ST-02'],
    question: {
      type: 'number',
      text: 'A school garden grew {{total}} {{things}} in three months. The pictogram shows May and June; July is missing. One whole symbol stands for {{k}} {{things}}. How many {{things}} grew in July?',
      diagram: {
        kind: 'pictogram',
        rows: [
          { label: 'May', value: '{{a*k}}' },
          { label: 'June', value: '{{b*k + k/2}}' },
        ],
        each: '{{k}}',
        of: '{{things}}',
        alt: 'A pictogram with two rows. May: {{a}} symbols. June: {{b}} and a half symbols. One symbol is {{k}} {{things}}.',
      },
      max_score: 3,
      template: {
        draw: {
          things: { pick: ['pumpkins', 'leeks', 'tomatoes'] },
          k: { pick: [6, 8, 10] },
          a: { from: 2, to: 5 },
          b: { from: 2, to: 5 },
          c: { from: 7, to: 38 },
        },
        derive: { known: 'a*k + b*k + k/2', total: 'known + c' },
        where: ['a != b', 'c != known'],
        check: ['known + answer = total'],
      },
      answer: '{{c}}',
      mistakes: [
        slip(
          '{{known}}',
          'part_and_rest_swapped',
          'That is how many grew in May and June. July is what is left of the total.',
        ),
        slip(
          '{{total - a - b - 1/2}}',
          'symbol_counted_as_one',
          'You took away the number of symbols. How many does each of them stand for?',
        ),
        slip(
          '{{total - a*k - b*k - k}}',
          'symbol_counted_as_one',
          'Look at the last symbol for June again: it is only a half.',
        ),
      ],
      hints: [
        'You know the total of three months. What can you read from the pictogram?',
        'Find May and June with the key, add them, and take them away from the total.',
        'May has {{a}} symbols of {{k}}, which is {{a*k}}. Now do June with its half symbol.',
        'May and June are {{a*k}} and {{b*k + k/2}}, together {{known}}. Subtract that from {{total}}.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times {{k}} = {{a*k}}`, text: 'May.' },
        { maths: tex`{{b}} \times {{k}} + {{k/2}} = {{b*k + k/2}}`, text: 'June.' },
        { maths: tex`{{a*k}} + {{b*k + k/2}} = {{known}}`, text: 'Both months.' },
        { maths: tex`{{total}} - {{known}} = {{c}}`, text: 'What is left is July.' },
      ],
    },
  },
]

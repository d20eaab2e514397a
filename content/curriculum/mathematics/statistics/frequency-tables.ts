import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

const CHART_WORDS =
  'Think of what the data are: names, counts or shares, and of what the chart shall show.'

export const frequencyTables: readonly ContentQuestion[] = [
  {
    key: 'frequency-make-a-table',
    topics: ['frequency-tables'],
    difficulty: -0.8,
    minutes: 2,
    statements: ['MK3-S-04', 'GCSE-S2a'],
    question: {
      type: 'table',
      text: 'Twelve families were asked how many bicycles they have: {{list}}. Complete the frequency table.',
      max_score: 3,
      template: {
        rows: [
          { list: '1, 3, 2, 0, 2, 2, 1, 3, 2, 0, 1, 2', f0: 2, f1: 3, f2: 5, f3: 2 },
          { list: '0, 1, 1, 2, 3, 1, 0, 1, 2, 1, 1, 0', f0: 3, f1: 6, f2: 2, f3: 1 },
          { list: '3, 1, 3, 0, 2, 3, 1, 3, 2, 1, 3, 1', f0: 1, f1: 4, f2: 2, f3: 5 },
          { list: '2, 0, 1, 0, 3, 2, 0, 1, 2, 0, 2, 3', f0: 4, f1: 2, f2: 4, f3: 2 },
        ],
        draw: {},
        check: ['answer1 + answer2 + answer3 + f0 = 12'],
      },
      columns: ['Frequency'],
      rows: [
        { label: '0 bicycles', cells: [{ type: 'given', text: '{{f0}}' }] },
        { label: '1 bicycle', cells: [{ type: 'number', answer: '{{f1}}' }] },
        { label: '2 bicycles', cells: [{ type: 'number', answer: '{{f2}}' }] },
        { label: '3 bicycles', cells: [{ type: 'number', answer: '{{f3}}' }] },
      ],
      hints: [
        'The frequency is how often a number comes in the list.',
        'Go through the list once for each row. Cross out what you have counted.',
        'The first row is done. Cross out every 0, and then count every 1.',
        'In the end all four frequencies have to add up to 12. So the three that are missing make {{12 - f0}} together.',
      ],
      method_answer: [
        {
          text: 'Count how often each comes. For 1 it is {{f1}}, for 2 it is {{f2}}, for 3 it is {{f3}}.',
        },
        {
          maths: tex`{{f0}} + {{f1}} + {{f2}} + {{f3}} = 12`,
          text: 'All twelve families are counted.',
        },
      ],
    },
  },
  {
    key: 'frequency-line-chart',
    topics: ['frequency-tables'],
    difficulty: -0.3,
    minutes: 2,
    statements: ['MK3-S-06', 'GCSE-S2a'],
    question: {
      type: 'number',
      text: 'The vertical line chart shows how many goals a team scored in each match of a season. In how many matches did the team score at least 2 goals?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 5, step: 1, label: 'Goals' },
        y: { from: 0, to: 10, step: 2, minor: 1, label: 'Matches' },
        lines: [
          { from: [1, 0], to: [1, '{{b}}'] },
          { from: [2, 0], to: [2, '{{c}}'] },
          { from: [3, 0], to: [3, '{{d}}'] },
          { from: [4, 0], to: [4, '{{e}}'] },
        ],
        alt: 'A vertical line chart. 1 goal: {{b}} matches. 2 goals: {{c}} matches. 3 goals: {{d}} matches. 4 goals: {{e}} matches.',
      },
      max_score: 2,
      template: {
        draw: {
          b: { from: 5, to: 9 },
          c: { from: 4, to: 9 },
          d: { from: 2, to: 6 },
          e: { from: 1, to: 3 },
        },
        where: ['d + e != c', 'b != d + e', 'b + c != c + d + e', '2*c + 3*d + 4*e != c + d + e'],
        check: ['answer - c - d = e'],
      },
      answer: '{{c + d + e}}',
      mistakes: [
        slip(
          '{{d + e}}',
          'bound_just_beside',
          'That is more than 2 goals. “At least 2” takes in 2 itself.',
        ),
        slip(
          '{{c}}',
          'stopped_early',
          'That is exactly 2 goals. “At least 2” takes in more as well.',
        ),
        slip(
          '{{2*c + 3*d + 4*e}}',
          'value_and_frequency_swapped',
          'That is the number of goals. The question asks for the number of matches.',
        ),
      ],
      hints: [
        'The height of a line is a number of matches.',
        '“At least 2” means 2 or more. Add the matches that fit.',
        'The lines at 2, 3 and 4 belong to it. The line at 2 is {{c}} high.',
        'The three heights are {{c}}, {{d}} and {{e}}. Add them.',
      ],
      method_answer: [
        {
          maths: tex`{{c}} + {{d}} + {{e}} = {{c + d + e}}`,
          text: 'The matches with 2, 3 and 4 goals.',
        },
      ],
    },
  },
  {
    key: 'frequency-which-group',
    topics: ['frequency-tables'],
    difficulty: 0,
    minutes: 1,
    statements: ['MK3-S-06', 'GCSE-S2a'],
    question: {
      type: 'single_choice',
      text: tex`{{name}} groups the lengths of jumps, $x$ cm. The groups are $ {{a}} \le x < {{a + w}} $, then $ {{a + w}} \le x < {{a + 2*w}} $, and so on. Where does a jump of exactly {{a + w}} cm belong?`,
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Carys', 'Ibrahim', 'Lotte', 'Minh'] },
          a: { from: 100, to: 200, step: 20 },
          w: { pick: [10, 20, 25] },
        },
      },
      options: [
        option(
          'In the first group',
          'boundary_in_both_groups',
          'Read the second sign of the first group: does it let that number in?',
        ),
        { text: 'In the second group' },
        option(
          'In both groups',
          'boundary_in_both_groups',
          'Then the jump would be counted twice. Which sign lets the number itself in?',
        ),
        option(
          'In neither of them',
          'boundary_in_both_groups',
          'Every jump has its place. Which of the signs means “or equal to”?',
        ),
      ],
      answers: [2],
      hints: [
        'Look closely at the two kinds of signs.',
        tex`$\le$ lets the number itself in. $<$ keeps it out.`,
        tex`The first group ends with $x < {{a + w}}$. Is {{a + w}} less than {{a + w}}?`,
        tex`The next group begins with $ {{a + w}} \le x $, which is “or equal to”. Which group is that?`,
      ],
      method_answer: [
        { text: '{{a + w}} is not less than {{a + w}}, so it is not in the first group.' },
        { text: 'It is equal to the lower end of the second group, and that end belongs to it.' },
      ],
    },
  },
  {
    key: 'frequency-missing-one',
    topics: ['frequency-tables'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['MK3-S-04', 'GCSE-S2a'],
    question: {
      type: 'number',
      text: 'The bar chart shows what {{n}} visitors of a museum liked best. The bar for “robots” is missing. How many visitors liked the robots best?',
      diagram: {
        kind: 'bar_chart',
        categories: ['masks', 'ships', 'robots', 'coins'],
        series: [{ values: ['{{a}}', '{{b}}', 0, '{{c}}'] }],
        y: { from: 0, to: 40, step: 10, minor: 5, label: 'Visitors' },
        alt: 'A bar chart of visitors. Masks: {{a}}. Ships: {{b}}. Robots: the bar is missing. Coins: {{c}}.',
      },
      max_score: 2,
      template: {
        draw: {
          a: { from: 10, to: 35, step: 5 },
          b: { from: 10, to: 35, step: 5 },
          c: { from: 10, to: 35, step: 5 },
          x: { from: 9, to: 37 },
        },
        derive: { n: 'a + b + c + x' },
        where: ['distinct(a, b, c)', 'mod(x, 5) != 0'],
        check: ['a + b + answer + c = n'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{a + b + c}}',
          'part_and_rest_swapped',
          'Those are the visitors that the bars show. How many of all are left?',
        ),
        slip(
          '{{n}}',
          'part_taken_for_whole',
          'That is everybody. Some of them liked other things best.',
        ),
      ],
      hints: [
        'All the bars together stand for all the visitors.',
        'Read the three bars, add them, and subtract from the total.',
        'The bar for masks is {{a}}, and the bar for ships is {{b}}. Read the bar for coins.',
        'The three bars make {{a + b + c}}, and there were {{n}} visitors. Subtract.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{b}} + {{c}} = {{a + b + c}}`, text: 'The bars that are there.' },
        { maths: tex`{{n}} - {{a + b + c}} = {{x}}`, text: 'What is left are the robots.' },
      ],
    },
  },
  {
    key: 'frequency-choose-the-chart',
    topics: ['frequency-tables'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['MK3-S-04', 'MK3-S-06', 'GCSE-S2a'],
    question: {
      type: 'cloze_dropdown',
      text: 'Choose the best chart. The share of each language spoken in a school: [[1]]. The temperature of a room through a day: [[2]]. How many goals were scored in each match, 0, 1, 2 or 3: [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'pie chart' },
            option('line graph', 'unsuitable_chart', CHART_WORDS),
            option('vertical line chart', 'unsuitable_chart', CHART_WORDS),
          ],
          answer: 1,
        },
        {
          options: [
            option('pie chart', 'unsuitable_chart', CHART_WORDS),
            { text: 'line graph' },
            option('pictogram', 'unsuitable_chart', CHART_WORDS),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'pie chart',
              'unsuitable_chart',
              'It would show shares, but not how the numbers 0 to 3 stand in order.',
            ),
            option(
              'line graph',
              'unsuitable_chart',
              'Between 1 goal and 2 goals there is nothing, so there is nothing to join.',
            ),
            { text: 'vertical line chart' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Ask of each: are the data names, counts, or something measured as time goes by?',
        'Shares of a whole fit into a circle. Change over time needs joined points. Counts of whole numbers stand on a number axis, one by one.',
        'Languages are names, and the word “share” tells that all together make a whole.',
        'Temperature changes all the time, also between two readings. Goals are whole numbers, with nothing in between. Which chart joins its points, and which does not?',
      ],
      method_answer: [
        { text: 'Shares of a whole: a pie chart.' },
        { text: 'Something that changes with time: a line graph.' },
        { text: 'Whole numbers and how often each comes: a vertical line chart.' },
      ],
    },
  },
  {
    key: 'frequency-grouped-percentage',
    topics: ['frequency-tables'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['MK3-S-06', 'GCSE-S2a'],
    question: {
      type: 'number',
      text: 'The chart shows how many minutes {{n}} pupils spent reading yesterday, in groups of 10 minutes. What percentage of the pupils read for 20 minutes or more?',
      diagram: {
        kind: 'bar_chart',
        categories: ['0 to <10', '10 to <20', '20 to <30', '30 to <40'],
        series: [{ values: ['{{a}}', '{{b}}', '{{c}}', '{{d}}'] }],
        y: { from: 0, to: 20, step: 4, minor: 2, label: 'Pupils' },
        alt: 'A bar chart of minutes in groups. 0 up to 10: {{a}} pupils. 10 up to 20: {{b}} pupils. 20 up to 30: {{c}} pupils. 30 up to 40: {{d}} pupils.',
      },
      max_score: 3,
      template: {
        draw: {
          n: { pick: [25, 40, 50] },
          a: { from: 2, to: 16, step: 2 },
          b: { from: 2, to: 18, step: 2 },
          c: { from: 2, to: 18, step: 2 },
        },
        derive: { d: 'n - a - b - c', late: 'c + d', share: '100*late/n' },
        where: [
          'd >= 2',
          'd <= 18',
          'is_integer(share)',
          'distinct(share, late, 100*d/n, 100 - share, 100*c/n)',
        ],
        check: ['answer*n/100 = n - a - b'],
      },
      answer: '{{share}}',
      percent_sign: 'name',
      mistakes: [
        slip(
          '{{late}}',
          'count_as_percentage',
          'That is how many pupils. What percentage of all {{n}} is it?',
        ),
        slip(
          '{{100*d/n}}',
          'stopped_early',
          'You used the last group only. Which other group read for 20 minutes or more?',
        ),
        slip(
          '{{100 - share}}',
          'part_and_rest_swapped',
          'That is the percentage of those who read for less than 20 minutes.',
        ),
      ],
      hints: [
        'Which of the groups lie at 20 minutes or above?',
        'Count the pupils of these groups, write them as a fraction of all, and change it to a percentage.',
        'The last two groups fit: {{c}} and {{d}} pupils.',
        'That is {{late}} out of {{n}} pupils. Divide by {{n}} and multiply by 100.',
      ],
      method_answer: [
        { maths: tex`{{c}} + {{d}} = {{late}}`, text: 'The pupils of the last two groups.' },
        {
          maths: tex`\frac{ {{late}} }{ {{n}} } \times 100 = {{share}}`,
          text: 'As a percentage of all.',
        },
      ],
    },
  },
]

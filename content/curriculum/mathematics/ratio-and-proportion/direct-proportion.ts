import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const directProportion: readonly ContentQuestion[] = [
  {
    key: 'direct-price-of-more',
    topics: ['direct-proportion'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['MK3-R-13'],
    question: {
      type: 'number',
      text: '{{n}} {{things}} cost £{{n*p/100|dp2}}. All of them have the same price. How many pounds do {{m}} {{things}} cost?',
      max_score: 2,
      template: {
        draw: {
          things: { pick: ['notebooks', 'pens', 'bread rolls', 'postcards', 'apples'] },
          p: { pick: [35, 40, 45, 55, 60, 65, 75, 80, 85] },
          n: { from: 3, to: 6 },
          m: { from: 4, to: 11 },
        },
        where: [
          'm != n',
          'mod(m, n) != 0',
          'mod(m*p, 100) != 0',
          'm - n != p*(m - n)/100',
          'm*p != 100*m',
        ],
        check: ['answer/m = n*p/(100*n)'],
      },
      answer: '{{m*p/100|dp2}}',
      mistakes: [
        slip(
          '{{n*p/100 + m - n|dp2}}',
          'added_in_proportion',
          'One more or one fewer does not change the price by £1. What does one cost?',
        ),
        slip(
          '{{n*p*m/100|dp2}}',
          'rate_used_for_all',
          'The price is for {{n}} of them together. What does one cost?',
        ),
        slip('{{m*p}}', 'pounds_and_pence', 'That is the price in pence. How many pounds is it?'),
      ],
      hints: [
        'What does one of them cost?',
        'Divide to find the price of one. Then multiply.',
        'Work out $ {{n*p/100|dp2}} \\div {{n}}$.',
        'One costs £{{p/100|dp2}}. Multiply by {{m}}.',
      ],
      method_answer: [
        {
          maths: tex`{{n*p/100|dp2}} \div {{n}} = {{p/100|dp2}}`,
          text: 'The price of one in pounds.',
        },
        { maths: tex`{{m}} \times {{p/100|dp2}} = {{m*p/100|dp2}}`, text: 'The price of all.' },
      ],
    },
  },
  {
    key: 'direct-money-abroad',
    topics: ['direct-proportion'],
    difficulty: -0.4,
    minutes: 1.2,
    statements: ['MK3-R-13', 'GCSE-R5b'],
    question: {
      type: 'number',
      text: 'At a bank, £1 is worth {{r/100|dp2}} {{money}}. {{name}} changes £{{p}}. How many {{money}} does {{name}} get?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Hana', 'Milan', 'Aisha', 'Tom'] },
          p: { pick: [20, 40, 50, 60, 80, 150, 250] },
        },
        rows: [
          { money: 'euros', r: 115 },
          { money: 'euros', r: 120 },
          { money: 'US dollars', r: 125 },
          { money: 'US dollars', r: 130 },
          { money: 'Swiss francs', r: 110 },
          { money: 'Australian dollars', r: 195 },
        ],
        check: ['answer*100/r = p'],
      },
      answer: '{{p*r/100}}',
      mistakes: [
        slip(
          '{{p*100/r|dp2}}',
          'divided_for_multiplied',
          'You get more than 1 of the {{money}} for each pound. Should the answer be larger or smaller than {{p}}?',
        ),
        slip(
          '{{p + r/100|dp2}}',
          'added_in_proportion',
          'Every one of the {{p}} pounds is changed, not only one.',
        ),
      ],
      hints: [
        'Each pound is changed into {{r/100|dp2}} {{money}}. How many pounds are there?',
        'The same amount comes for each pound, so multiply.',
        'For £10 you would get {{r/10|dp2}} {{money}}.',
        'Work out ${{p}} \\times {{r/100|dp2}}$.',
      ],
      method_answer: [
        {
          maths: tex`{{p}} \times {{r/100|dp2}} = {{p*r/100|dp2}}`,
          text: 'As much for each pound.',
        },
      ],
    },
  },
  {
    key: 'direct-fill-the-table',
    topics: ['direct-proportion'],
    difficulty: -0.1,
    minutes: 2,
    statements: ['MK3-R-13', 'GCSE-R7'],
    question: {
      type: 'table',
      text: 'The mass of a wire is directly proportional to its length. Complete the table.',
      max_score: 3,
      template: {
        draw: {
          k: { from: 3, to: 12 },
          a: { from: 2, to: 5 },
          b: { from: 6, to: 9 },
          c: { from: 10, to: 15 },
        },
        where: [
          'k != a',
          'mod(b, a) != 0',
          'b*k != a*k + b - a',
          'c*k - b*k + a != c',
          'distinct(k, a, b, c, a*k, b*k, c*k)',
          'c*k - a*k + a != c',
          'c*k*k != c',
          'mod(c, b) != 0',
        ],
        check: ['answer1 = a*k/a', 'answer2/b = a*k/a', 'answer3/answer1 = c'],
      },
      columns: ['Mass in grams'],
      rows: [
        { label: '{{a}} m', cells: [{ type: 'given', text: '{{a*k}}' }] },
        {
          label: '1 m',
          cells: [
            {
              type: 'number',
              answer: '{{k}}',
              mistakes: [
                slip(
                  '{{a*k*a}}',
                  'multiplied_for_divided',
                  'One metre has less mass than {{a}} metres.',
                ),
              ],
            },
          ],
        },
        {
          label: '{{b}} m',
          cells: [
            {
              type: 'number',
              answer: '{{b*k}}',
              mistakes: [
                slip(
                  '{{a*k + b - a}}',
                  'added_in_proportion',
                  'Each extra metre adds its own mass. How much is one metre?',
                ),
              ],
            },
          ],
        },
        {
          label: '{{c}} m',
          cells: [
            {
              type: 'number',
              answer: '{{c*k}}',
              mistakes: [
                slip(
                  '{{a*k + c - a}}',
                  'added_in_proportion',
                  'Each extra metre adds its own mass. How much is one metre?',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'If one of the two doubles, so does the other.',
        'Find the mass of one metre, and use it for every length.',
        'One metre: work out ${{a*k}} \\div {{a}}$.',
        'Multiply the mass of one metre by {{b}} and by {{c}}.',
      ],
      method_answer: [
        { maths: tex`{{a*k}} \div {{a}} = {{k}}`, text: 'Grams for one metre.' },
        {
          maths: tex`{{b}} \times {{k}} = {{b*k}}, \quad {{c}} \times {{k}} = {{c*k}}`,
          text: 'As much for each metre.',
        },
      ],
    },
  },
  {
    key: 'direct-best-buy',
    topics: ['direct-proportion'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['MK3-R-16', 'GCSE-R11'],
    question: {
      type: 'single_choice',
      text: 'A shop sells {{food}} in three sizes. The small pack has 200 g and costs £{{a*2/100|dp2}}. The medium pack has 300 g and costs £{{b*3/100|dp2}}. The large pack has 500 g and costs £{{c*5/100|dp2}}. Which pack is the best buy?',
      max_score: 1,
      template: {
        draw: {
          food: { pick: ['rice', 'pasta', 'lentils', 'oats', 'raisins'] },
          a: { from: 60, to: 95 },
          b: { from: 50, to: 85 },
          c: { from: 55, to: 90 },
        },
        where: ['b + 3 < c', 'c < a', 'a*2 < b*3', 'b + 12 > c'],
      },
      options: [
        option(
          'The small pack, as it costs least',
          'total_prices_compared',
          'It also holds the least. What does 100 g cost in each pack?',
        ),
        { text: 'The medium pack, as 100 g costs least' },
        option(
          'The large pack, as larger packs are always cheaper',
          'larger_pack_taken_as_cheaper',
          'Often they are, but not always. Work out the price of 100 g.',
        ),
        option(
          'All are the same, as you pay for what you get',
          'larger_pack_taken_as_cheaper',
          'Work out the price of 100 g for two of the packs and compare.',
        ),
      ],
      answers: [2],
      hints: [
        'The packs hold different amounts. How can you make them comparable?',
        'Find the price of 100 g in each pack.',
        'The small pack has two lots of 100 g. Divide its price by 2.',
        'The price of 100 g is {{a}}p in the small pack. Divide by 3 and by 5 for the others, and look for the least.',
      ],
      method_answer: [
        { maths: tex`{{a*2}} \div 2 = {{a}}`, text: 'Pence for 100 g in the small pack.' },
        { maths: tex`{{b*3}} \div 3 = {{b}}`, text: 'In the medium pack.' },
        {
          maths: tex`{{c*5}} \div 5 = {{c}}`,
          text: 'In the large pack. The medium one is the least.',
        },
      ],
    },
  },
  {
    key: 'direct-which-graph',
    topics: ['direct-proportion'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['MK3-R-13', 'GCSE-R7'],
    question: {
      type: 'single_choice',
      text: 'Here are four graphs. P is a straight line from the point $(0, 0)$. Q is a straight line from $(0, 2)$. R is a curve from $(0, 0)$. S is a level line. Which graph shows direct proportion?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 6, step: 1, label: 'x' },
        y: { from: 0, to: 8, step: 1, label: 'y' },
        lines: [
          { from: [0, 0], to: [5, 7.5] },
          { from: [0, 2], to: [6, 5] },
          { from: [0, 1], to: [6, 1] },
        ],
        curves: [{ type: 'polynomial', coefficients: ['1/4', 0, 0], from: 0, to: 4.5 }],
        points: [
          { at: [4, 6], label: 'P', mark: 'none' },
          { at: [1, 2.5], label: 'Q', mark: 'none' },
          { at: [3, 2.25], label: 'R', mark: 'none' },
          { at: [5, 1], label: 'S', mark: 'none' },
        ],
        alt: 'Four graphs. P is a straight line from the origin. Q is a straight line that begins at height 2. R is a curve from the origin that gets steeper. S is a level line.',
      },
      max_score: 1,
      options: [
        { text: 'P' },
        option(
          'Q',
          'straight_line_taken_as_proportional',
          'At 0 it is already at 2. Is it twice as high at 4 as at 2?',
        ),
        option(
          'R',
          'growing_taken_as_proportional',
          'It grows, but does it double when $x$ doubles?',
        ),
        option('S', 'fixed_where_proportional', 'It stays the same when $x$ doubles.'),
      ],
      answers: [1],
      hints: [
        'What must happen to $y$ when $x$ doubles?',
        '0 of one thing goes with 0 of the other. And each step of 1 along adds the same amount.',
        'Where must the graph begin if 0 goes with 0?',
        'Two of the graphs begin at $(0, 0)$. Which of them rises by the same amount each time?',
      ],
      method_answer: [
        { text: 'Zero goes with zero, so the graph begins at the origin.' },
        { text: 'Each step along adds the same amount, so the graph is straight. Only P is both.' },
      ],
    },
  },
  {
    key: 'direct-money-back-home',
    topics: ['direct-proportion'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['MK3-R-13', 'GCSE-R5b'],
    question: {
      type: 'number',
      text: 'The same {{thing}} is sold in London for £{{p}} and in {{city}} for {{q*r/100}} {{money}}. £1 is worth {{r/100|dp2}} {{money}}. How many pounds cheaper is it in {{city}}?',
      max_score: 3,
      template: {
        draw: {
          thing: { pick: ['camera', 'guitar', 'jacket', 'tent'] },
          q: { from: 60, to: 180, step: 20 },
          d: { from: 6, to: 25 },
        },
        rows: [
          { city: 'Paris', money: 'euros', r: 115 },
          { city: 'Dublin', money: 'euros', r: 120 },
          { city: 'New York', money: 'US dollars', r: 125 },
          { city: 'Zurich', money: 'Swiss francs', r: 110 },
        ],
        derive: { p: 'q + d' },
        where: [
          'p*r/100 != q*r/100',
          'abs(p - q*r/100) != d',
          'd*r/100 != d',
          'd != q',
          'abs(p - q*r/100) > 0',
          'd*r/100 != abs(p - q*r/100)',
        ],
        check: ['(p - answer)*r/100 = q*r/100'],
      },
      answer: '{{d}}',
      mistakes: [
        slip(
          '{{abs(p - q*r/100)}}',
          'units_not_matched',
          'One price is in pounds and the other is not. Change one of them first.',
        ),
        slip(
          '{{d*r/100|dp2}}',
          'other_quantity_given',
          'That difference is in {{money}}. How many pounds is it?',
        ),
        slip(
          '{{q}}',
          'stopped_early',
          'That is the other price in pounds. How much cheaper is it?',
        ),
      ],
      hints: [
        'Can you compare the two prices as they stand?',
        'Change the price in {{city}} into pounds. Then subtract.',
        'How many times does {{r/100|dp2}} go into {{q*r/100}}? Divide.',
        'Work out ${{q*r/100}} \\div {{r/100|dp2}}$ and take it from {{p}}.',
      ],
      method_answer: [
        {
          maths: tex`{{q*r/100}} \div {{r/100|dp2}} = {{q}}`,
          text: 'The price in {{city}} in pounds.',
        },
        { maths: tex`{{p}} - {{q}} = {{d}}`, text: 'How much cheaper it is.' },
      ],
    },
  },
  {
    key: 'direct-what-runs-out-first',
    topics: ['direct-proportion'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['MK3-R-13', 'GCSE-R7'],
    question: {
      type: 'number',
      text: 'For {{n}} {{cakes}} you need {{f}} g of flour and {{b}} g of butter. {{name}} has {{f*k}} g of flour and {{b*j}} g of butter, and plenty of everything else. How many {{cakes}} can {{name}} make at most?',
      max_score: 3,
      template: {
        draw: {
          name: { pick: ['Imran', 'Chloe', 'Wanjiru', 'Pavel'] },
          cakes: { pick: ['scones', 'biscuits', 'muffins', 'pancakes'] },
          n: { pick: [8, 10, 12, 16] },
          f: { pick: [160, 200, 240] },
          b: { pick: [40, 50, 60, 80] },
          k: { pick: [3, '7/2', 4, '9/2', 5] },
          j: { pick: [2, '5/2', 3, '7/2'] },
        },
        where: ['j < k', 'n*j != n + 0', 'n*(k + j) != n*k', 'n*j != f', 'k + j != 2*j'],
        check: ['answer*b/n = b*j', 'answer*f/n < f*k'],
      },
      answer: '{{n*j}}',
      mistakes: [
        slip('{{n*k}}', 'one_condition_met', 'The flour is enough for that. Is the butter?'),
        slip(
          '{{n*(k+j)}}',
          'added_instead',
          'Each one needs flour and butter together. You cannot add the two numbers.',
        ),
      ],
      hints: [
        'Both have to be enough. Which of the two runs out first?',
        'Find how many times the recipe each of them is enough for. The smaller number decides.',
        'Flour: work out ${{f*k}} \\div {{f}}$. Butter: work out ${{b*j}} \\div {{b}}$.',
        'The flour is enough for ${{k|tex}}$ times the recipe, and the butter for ${{j|tex}}$ times. Multiply {{n}} by the smaller one.',
      ],
      method_answer: [
        {
          maths: tex`{{f*k}} \div {{f}} = {{k|tex}}, \quad {{b*j}} \div {{b}} = {{j|tex}}`,
          text: 'This many times the recipe. The butter runs out first.',
        },
        {
          maths: tex`{{n}} \times {{j|tex}} = {{n*j}}`,
          text: 'As many as the butter is enough for.',
        },
      ],
    },
  },
]

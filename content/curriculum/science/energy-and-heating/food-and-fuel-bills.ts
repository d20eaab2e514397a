import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const foodAndFuelBills: readonly ContentQuestion[] = [
  {
    key: 'bills-order-appliances',
    topics: ['food-and-fuel-bills'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['SK3-PE-02'],
    question: {
      type: 'ordering',
      text: 'Labels give the power of five appliances. Put them in order, the lowest power first.',
      max_score: 3,
      items: [
        'desk lamp, 9 W',
        'television, 90 W',
        'microwave oven, 800 W',
        'hair dryer, 1.6 kW',
        'electric oven, 3 kW',
      ],
      hints: [
        'The labels use two units. Which of them is the larger one?',
        'Write all of them in watts. One kilowatt is 1,000 watts.',
        'The hair dryer has 1.6 kW, which is more than 1,000 W.',
        'Now compare the five numbers of watts, and begin with the one that has a single digit.',
      ],
      method_answer: [
        { maths: tex`1.6\ \text{kW} = 1{,}600\ \text{W}`, text: 'A kilowatt is 1,000 watts.' },
        { maths: tex`9 < 90 < 800 < 1{,}600 < 3{,}000`, text: 'In order of watts.' },
      ],
    },
  },
  {
    key: 'bills-food-portion',
    topics: ['food-and-fuel-bills'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['SK3-PE-01'],
    question: {
      type: 'number',
      text: `A label says that there are ${thousands('e')} kJ of energy in 100 g of {{food}}. How much energy is in {{g}} g of it? Give the unit.`,
      max_score: 2,
      template: {
        draw: { g: { pick: [20, 25, 30, 40, 50, 150, 200, 250] } },
        rows: [
          { food: 'bread', e: 1000 },
          { food: 'cheese', e: 1700 },
          { food: 'boiled rice', e: 560 },
          { food: 'banana', e: 380 },
          { food: 'peanuts', e: 2500 },
          { food: 'carrots', e: 180 },
          { food: 'lentil soup', e: 260 },
        ],
        derive: { k: 'e * g / 100' },
        where: ['is_integer(k)', 'k != 100 * e / g'],
        check: ['answer * 100 = e * g'],
      },
      answer: '{{k|thousands}}',
      unit: 'kJ',
      mistakes: [
        slip('{{e}}', 'portion_not_scaled', 'The label counts for 100 g. How much is in {{g}} g?'),
        slip(
          '{{100 * e / g}}',
          'number_upside_down',
          'Would a smaller helping hold more energy than a larger one?',
        ),
      ],
      hints: [
        'Is {{g}} g more or less than what the label speaks of?',
        'Twice the mass has twice the energy, and half the mass has half of it.',
        '{{g}} g are {{g/100|dp2}} times as much as 100 g.',
        `Work out ${thousands('e')} × {{g/100|dp2}}.`,
      ],
      method_answer: [
        {
          maths: tex`{{g}} \div 100 = {{g/100|dp2}}`,
          text: 'So many times 100 g.',
        },
        {
          maths: tex`${texThousands('e')} \times {{g/100|dp2}} = ${texThousands('k')}\ \text{kJ}`,
          text: 'The energy of {{g}} g.',
        },
      ],
    },
  },
  {
    key: 'bills-food-chart',
    topics: ['food-and-fuel-bills'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['SK3-PE-01'],
    question: {
      type: 'single_choice',
      text: 'The chart shows the energy in 100 g of four foods. {{name}} eats 300 g of soup. Which helping has **as much** energy?',
      diagram: {
        kind: 'bar_chart',
        categories: ['apple', 'soup', 'pasta', 'nuts'],
        series: [{ values: [200, 300, 600, 2400] }],
        y: { from: 0, to: 2500, step: 500, minor: 100, label: 'Energy in 100 g (kJ)' },
        alt: 'A bar chart of the energy in 100 g: apple 200 kJ, soup 300 kJ, pasta 600 kJ, nuts 2,400 kJ.',
      },
      max_score: 1,
      template: { draw: { name: { pick: ['Rosa', 'Ahmed', 'Chloe', 'Takumi'] } } },
      options: [
        option(
          '300 g of apple',
          'portion_not_scaled',
          'The masses are the same. Is the energy of each 100 g the same too?',
        ),
        option(
          '300 g of nuts',
          'portion_not_scaled',
          'Nuts have far more energy in each 100 g than soup has.',
        ),
        option(
          '50 g of pasta',
          'stopped_early',
          'This is as much as 100 g of soup. How much is eaten?',
        ),
        { text: '150 g of pasta' },
      ],
      answers: [4],
      hints: [
        'First find out how much energy is in the soup that is eaten.',
        'Read the bar of 100 g and multiply. Then try each helping.',
        'The soup has 3 × 300 kJ = 900 kJ.',
        'Pasta has 600 kJ in 100 g, so 300 kJ in 50 g. How much pasta makes 900 kJ?',
      ],
      method_answer: [
        { maths: tex`3 \times 300 = 900\ \text{kJ}`, text: 'The energy of 300 g of soup.' },
        { maths: tex`1.5 \times 600 = 900\ \text{kJ}`, text: 'The energy of 150 g of pasta.' },
      ],
    },
  },
  {
    key: 'bills-joule-prefixes',
    topics: ['food-and-fuel-bills'],
    difficulty: 0,
    minutes: 2,
    statements: ['SK3-PE-03', 'GCSE-WS-23'],
    question: {
      type: 'table',
      text: 'Write each amount of energy in the other units.',
      max_score: 4,
      template: {
        draw: { a: { from: 2, to: 9 }, b: { from: 12, to: 48, step: 3 } },
        where: ['mod(b, 10) != 0'],
        check: ['answer1 = 1000 * a', 'answer2 * 1000 = answer1', 'answer4 * 1000 = answer3'],
      },
      columns: ['J', 'kJ', 'MJ'],
      rows: [
        {
          label: 'long bike ride',
          cells: [
            { type: 'given', text: '{{a}},000,000' },
            {
              type: 'number',
              answer: '{{1000*a}}',
              mistakes: [
                slip('{{100*a}}', 'unit_prefix', 'A kilojoule is 1,000 joules, not more.'),
              ],
            },
            {
              type: 'number',
              answer: '{{a}}',
              mistakes: [slip('{{10*a}}', 'unit_prefix', 'A megajoule is a million joules.')],
            },
          ],
        },
        {
          label: 'hour of heating a house',
          cells: [
            {
              type: 'number',
              answer: '{{b*1000000}}',
              mistakes: [
                slip(
                  '{{b*1000}}',
                  'unit_prefix',
                  'A thousand joules are a kilojoule. How many are a megajoule?',
                ),
              ],
            },
            {
              type: 'number',
              answer: '{{b*1000}}',
              mistakes: [
                slip('{{b*100}}', 'unit_prefix', 'From mega to kilo is a step of a thousand.'),
              ],
            },
            { type: 'given', text: '{{b}}' },
          ],
        },
      ],
      hints: [
        'Each step to the left needs more of the smaller unit. Each step to the right needs fewer.',
        'Kilo means a thousand and mega means a million. So each step is a step of 1,000.',
        'Divide the joules of the bike ride by 1,000 for kilojoules, and by 1,000 again.',
        'For the house multiply {{b}} by 1,000, and then by 1,000 again.',
      ],
      method_answer: [
        {
          maths: tex`{{a}}{,}000{,}000\ \text{J} = {{1000*a|thousands_tex}}\ \text{kJ} = {{a}}\ \text{MJ}`,
          text: 'Divide by 1,000 at each step.',
        },
        {
          maths: tex`{{b}}\ \text{MJ} = {{1000*b|thousands_tex}}\ \text{kJ} = {{1000000*b|thousands_tex}}\ \text{J}`,
          text: 'Multiply by 1,000 at each step.',
        },
      ],
    },
  },
  {
    key: 'bills-kilowatt-hours',
    topics: ['food-and-fuel-bills'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['SK3-PE-03'],
    question: {
      type: 'number',
      text: 'A {{thing}} has a power of {{p}} W. It runs for {{t}} hours. How many kilowatt hours (kWh) of energy is that? Give the number only.',
      max_score: 2,
      template: {
        draw: {
          thing: { pick: ['games console', 'fan', 'computer', 'small heater', 'projector'] },
          p: { pick: [50, 100, 150, 200, 250, 400, 500] },
          t: { from: 2, to: 12 },
        },
        derive: { k: 'p * t / 1000' },
        where: ['p * t != 1000', 'k > 1/10', 'is_integer(100 * k)', 'p != 1000 * t'],
        check: ['1000 * answer / t = p'],
      },
      answer: '{{k|dp2}}',
      mistakes: [
        slip('{{p * t}}', 'unit_prefix', 'This is in watt hours. How many watts are a kilowatt?'),
        slip(
          '{{p / 1000}}',
          'power_without_time',
          'This is the power in kilowatts. The energy depends on the time as well.',
        ),
      ],
      hints: [
        'A kilowatt hour is what one kilowatt takes in one hour.',
        'Change the power into kilowatts, then multiply by the hours.',
        '{{p}} W are {{p/1000|dp2}} kW.',
        'Work out {{p/1000|dp2}} × {{t}}.',
      ],
      method_answer: [
        {
          maths: tex`{{p}}\ \text{W} = {{p/1000|dp2}}\ \text{kW}`,
          text: 'The power in kilowatts.',
        },
        {
          maths: tex`{{p/1000|dp2}} \times {{t}} = {{k|dp2}}\ \text{kWh}`,
          text: 'Kilowatts times hours.',
        },
      ],
    },
  },
  {
    key: 'bills-cost-of-running',
    topics: ['food-and-fuel-bills'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['SK3-PE-03', 'SK3-PE-04'],
    question: {
      type: 'number',
      text: 'Electricity costs {{c}}p for each kWh. {{name}} runs a heater of {{p}} kW for {{t}} hours. How many pounds (£) does it cost?',
      max_score: 3,
      template: {
        draw: {
          name: { pick: ['Ines', 'Rahul', 'Grace', 'Yusuf'] },
          c: { from: 22, to: 34, step: 2 },
          p: { from: 2, to: 3 },
          t: { from: 3, to: 9 },
        },
        derive: { pence: 'c * p * t' },
        where: ['p != t', 'mod(pence, 100) != 0'],
        check: ['answer * 100 / c = p * t'],
      },
      answer: '{{pence/100|dp2}}',
      mistakes: [
        slip('{{pence}}', 'pounds_and_pence', 'This is in pence. How many pounds are they?'),
        slip(
          '{{c * t / 100|dp2}}',
          'step_left_out',
          'Each hour the heater takes {{p}} kilowatt hours. Count the power too.',
        ),
        slip(
          '{{c * p / 100|dp2}}',
          'power_without_time',
          'That is the cost of one hour. How long does the heater run?',
        ),
      ],
      hints: [
        'What has a price here: the kilowatt, the hour, or something made of both?',
        'First find the kilowatt hours: kilowatts times hours. Then multiply by the price.',
        'The energy is {{p}} × {{t}} = {{p*t}} kWh.',
        'Work out {{p*t}} × {{c}} pence, and write it in pounds.',
      ],
      method_answer: [
        { maths: tex`{{p}} \times {{t}} = {{p*t}}\ \text{kWh}`, text: 'Kilowatts times hours.' },
        {
          maths: tex`{{p*t}} \times {{c}} = {{pence}}\ \text{pence}`,
          text: 'Times the price of each.',
        },
        {
          maths: tex`{{pence}} \div 100 = {{pence/100|dp2}}\ \text{pounds}`,
          text: 'A pound is 100 pence.',
        },
      ],
    },
  },
  {
    key: 'bills-which-takes-more',
    topics: ['food-and-fuel-bills'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['SK3-PE-02', 'SK3-PE-03'],
    question: {
      type: 'single_choice',
      text: 'A kettle of 2 kW boils for {{m}} minutes. A lamp of {{w}} W is left on for {{h}} hours. Which takes more energy, and why?',
      max_score: 1,
      template: {
        draw: { m: { pick: [3, 6] }, w: { pick: [10, 15, 20, 25] }, h: { pick: [20, 24, 30] } },
        derive: { kettle: '2000 * m / 60', lamp: 'w * h' },
        where: ['lamp > kettle * 6 / 5', 'is_integer(kettle)'],
        check: ['lamp > kettle'],
      },
      options: [
        option(
          'The kettle, because its power is far larger',
          'power_without_time',
          'Power is how fast energy is moved. For how long does each run?',
        ),
        { text: 'The lamp, because it takes {{lamp}} Wh and the kettle takes {{kettle}} Wh' },
        option(
          'The lamp, because a longer time always means more energy',
          'time_alone_decides_energy',
          'Would a lamp of 1 W take more in an hour than a kettle in half an hour?',
        ),
        option(
          'The kettle, because it takes {{2000*m|thousands}} Wh and the lamp takes {{lamp}} Wh',
          'sixty_forgotten',
          'The kettle boils for minutes. What part of an hour is that?',
        ),
      ],
      answers: [2],
      hints: [
        'One has a large power, the other a long time. Both count.',
        'Energy is power times time. Use watts and hours for both.',
        'The kettle has 2,000 W and runs for {{m}} ÷ 60 of an hour.',
        'The lamp takes {{w}} × {{h}} watt hours. Work out both products and compare.',
      ],
      method_answer: [
        { maths: tex`2000 \times {{m/60|tex}} = {{kettle}}\ \text{Wh}`, text: 'The kettle.' },
        { maths: tex`{{w}} \times {{h}} = {{lamp}}\ \text{Wh}`, text: 'The lamp takes more.' },
      ],
    },
  },
  {
    key: 'bills-read-a-bill',
    topics: ['food-and-fuel-bills'],
    difficulty: 0.9,
    minutes: 4,
    statements: ['SK3-PE-04'],
    question: {
      type: 'multi_part',
      text: `A family reads its electricity meter: ${thousands('a')} kWh on 1 June and ${thousands('b')} kWh on 1 July. Each kWh costs {{c}}p. There is also a fixed charge of £{{f}} for the month.`,
      max_score: 4,
      template: {
        draw: {
          a: { from: 4210, to: 8650, step: 40 },
          u: { from: 150, to: 350, step: 50 },
          c: { pick: [24, 26, 28, 30, 32] },
          f: { pick: [14, 15, 16, 18] },
        },
        derive: { b: 'a + u', cost: 'u * c / 100' },
        check: ['answer1 = b - a', 'answer2 * 100 = answer1 * c + 100 * f'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How much energy did they use in June? Give the unit.',
          max_score: 1,
          answer: '{{u}}',
          unit: 'kWh',
          mistakes: [
            slip('{{b}}', 'start_not_taken_off', 'The meter did not begin at nought in June.'),
          ],
          hints: ['A meter goes on counting. What did it count in June?'],
          method_answer: [
            {
              maths: tex`${texThousands('b')} - ${texThousands('a')} = {{u}}\ \text{kWh}`,
              text: 'The second reading less the first.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How many pounds (£) is the whole bill?',
          max_score: 3,
          answer: '{{cost + f|dp2}}',
          follow_through: { answer: 'p1 * ({{c}}) / 100 + ({{f}})', marks: 3 },
          mistakes: [
            slip(
              '{{cost|dp2}}',
              'step_left_out',
              'This is what the energy costs. There is a fixed charge as well.',
            ),
            slip(
              '{{u * (c + 100 * f) / 100|dp2}}',
              'fixed_cost_multiplied',
              'The fixed charge is paid once, not for each kWh.',
            ),
          ],
          hints: ['Multiply the kWh by the price, write it in pounds, and add the fixed charge.'],
          method_answer: [
            {
              maths: tex`{{u}} \times {{c}} = ${texThousands('u*c')}\ \text{pence}`,
              text: 'The energy costs £{{cost|dp2}}.',
            },
            {
              maths: tex`{{cost|dp2}} + {{f}} = {{cost+f|dp2}}\ \text{pounds}`,
              text: 'With the fixed charge.',
            },
          ],
        },
      ],
      hints: [
        'Which part of the bill depends on how much was used, and which does not?',
        'Energy used is the difference of the readings. The bill is energy times price, and the fixed charge.',
        `Subtract ${thousands('a')} from ${thousands('b')}.`,
        'Multiply the kWh by {{c}}p, change pence into pounds and add £{{f}}.',
      ],
      method_answer: [
        { text: 'The difference of the readings is {{u}} kWh.' },
        { text: 'They cost £{{cost|dp2}}, and with the fixed charge £{{cost+f|dp2}}.' },
      ],
    },
  },
]

import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const compoundMeasures: readonly ContentQuestion[] = [
  {
    key: 'measures-density-find',
    topics: ['compound-measures'],
    difficulty: -0.7,
    minutes: 1.2,
    statements: ['MK3-R-16', 'GCSE-R11'],
    question: {
      type: 'number',
      text: 'A piece of {{stuff}} has a mass of {{r*v/10}} g and a volume of {{v}} cm³. What is its density in g/cm³?',
      max_score: 1,
      template: {
        draw: { v: { from: 20, to: 90, step: 10 } },
        rows: [
          { stuff: 'aluminium', r: 27 },
          { stuff: 'iron', r: 79 },
          { stuff: 'glass', r: 25 },
          { stuff: 'oak', r: 7 },
          { stuff: 'granite', r: 26 },
        ],
        where: ['r*v/10 != v'],
        check: ['answer*v = r*v/10'],
      },
      answer: '{{r/10|dp1}}',
      mistakes: [
        slip(
          '{{r*v*v/10}}',
          'multiplied_for_divided',
          'The density tells the mass of just one cubic centimetre.',
        ),
        slip(
          '{{10/r|dp2}}',
          'number_upside_down',
          'Grams for each cubic centimetre: divide the grams.',
        ),
      ],
      hints: [
        'The density says how many grams there are in one cubic centimetre.',
        'Share the mass over the volume.',
        'There are {{r*v/10}} g in {{v}} cm³. How much is in one?',
        'Work out ${{r*v/10}} \\div {{v}}$.',
      ],
      method_answer: [
        {
          maths: tex`{{r*v/10}} \div {{v}} = {{r/10|dp1}}`,
          text: 'Mass divided by volume, in g/cm³.',
        },
      ],
    },
  },
  {
    key: 'measures-units-matched',
    topics: ['compound-measures'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-R11', 'GCSE-N13'],
    question: {
      type: 'matching',
      text: 'Match each measure with a unit. One unit is left over.',
      max_score: 4,
      left: ['density', 'pressure', 'rate of flow', 'speed'],
      right: ['N/m²', 'litres per minute', 'm/s', 'g/cm³', 'm²'],
      pairs: [4, 1, 2, 3],
      hints: [
        'Each of these measures is one quantity for each unit of another.',
        'Say in words what is divided by what.',
        'Density is mass for each unit of volume.',
        'Pressure is force for each unit of area, and speed is distance for each unit of time.',
      ],
      method_answer: [
        { text: 'Density is mass divided by volume, so grams divided by cubic centimetres.' },
        { text: 'Pressure is force divided by area, so newtons divided by square metres.' },
        { text: 'A flow is a volume divided by time, and speed is a distance divided by time.' },
      ],
    },
  },
  {
    key: 'measures-mass-of-a-block',
    topics: ['compound-measures'],
    difficulty: 0,
    minutes: 2,
    statements: ['MK3-R-16', 'GCSE-R11'],
    question: {
      type: 'number',
      text: 'A block of {{stuff}} is {{a}} cm long, {{b}} cm wide and {{c}} cm high. The density of {{stuff}} is {{r/10|dp1}} g/cm³. What is the mass of the block in grams?',
      diagram: {
        kind: 'solid',
        shape: 'cuboid',
        width: '{{a}}',
        height: '{{c}}',
        depth: '{{b}}',
        labels: { width: '{{a}} cm', height: '{{c}} cm', depth: '{{b}} cm' },
      },
      max_score: 2,
      template: {
        draw: { a: { from: 6, to: 12 }, b: { from: 4, to: 8 }, c: { from: 3, to: 6 } },
        rows: [
          { stuff: 'aluminium', r: 27 },
          { stuff: 'glass', r: 25 },
          { stuff: 'concrete', r: 24 },
          { stuff: 'pine', r: 5 },
          { stuff: 'ice', r: 9 },
        ],
        derive: { v: 'a*b*c' },
        where: ['mod(v, 10) = 0', 'a > b', 'b > c'],
        check: ['answer/v*10 = r'],
      },
      answer: '{{v*r/10}}',
      mistakes: [
        slip(
          '{{v*10/r|dp1}}',
          'divided_for_multiplied',
          'Each cubic centimetre has a mass of {{r/10|dp1}} g. How many are there?',
        ),
        slip(
          '{{v}}',
          'stopped_early',
          'That is the volume. What is the mass of each cubic centimetre?',
        ),
        slip(
          '{{(a+b+c)*r/10|dp1}}',
          'added_instead',
          'The volume of a cuboid is length times width times height.',
        ),
      ],
      hints: [
        'How many cubic centimetres are in the block?',
        'Find the volume. Each cubic centimetre has the mass that the density tells.',
        'The volume is ${{a}} \\times {{b}} \\times {{c}} = {{v}}$ cm³.',
        'Work out ${{v}} \\times {{r/10|dp1}}$.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times {{b}} \times {{c}} = {{v}}`,
          text: 'The volume in cubic centimetres.',
        },
        { maths: tex`{{v}} \times {{r/10|dp1}} = {{v*r/10}}`, text: 'The mass in grams.' },
      ],
    },
  },
  {
    key: 'measures-pressure-of-a-box',
    topics: ['compound-measures'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-R11'],
    question: {
      type: 'number',
      text: 'A {{thing}} presses on the floor with a force of {{p*a}} N. It stands on an area of {{a/10|dp1}} m². What is the pressure in N/m²?',
      max_score: 2,
      template: {
        draw: { p: { from: 60, to: 98, step: 2 }, a: { pick: [2, 4, 5, 8] } },
        rows: [{ thing: 'crate' }, { thing: 'cupboard' }, { thing: 'statue' }],
        check: ['answer*a/10 = p*a'],
      },
      answer: '{{10*p}}',
      mistakes: [
        slip(
          '{{p*a*a/10}}',
          'multiplied_for_divided',
          'The same force on a smaller area presses harder. Does your number do that?',
        ),
        slip(
          '{{1/(10*p)}}',
          'number_upside_down',
          'Newtons for each square metre: divide the newtons.',
        ),
        slip('{{p}}', 'place_value', 'You divided by {{a}}. The area is {{a/10|dp1}} m².'),
      ],
      hints: [
        'What does N/m² mean in words?',
        'Pressure is force divided by area.',
        'Divide {{p*a}} N by {{a/10|dp1}} m².',
        'Multiply both numbers by 10 first: it is the same as ${{p*a*10}} \\div {{a}}$.',
      ],
      method_answer: [
        {
          maths: tex`{{p*a}} \div {{a/10|dp1}} = {{p*a*10}} \div {{a}}`,
          text: 'Force divided by area.',
        },
        { maths: tex`{{p*a*10}} \div {{a}} = {{10*p}}`, text: 'In newtons per square metre.' },
      ],
    },
  },
  {
    key: 'measures-two-rates-of-pay',
    topics: ['compound-measures'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-R11', 'GCSE-N13'],
    question: {
      type: 'number',
      text: '{{name}} earns £{{p}} an hour. For hours on Sunday the rate is one and a half times as much. Last week {{name}} worked {{h}} hours from Monday to Saturday and {{s}} hours on Sunday. How many pounds did {{name}} earn?',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Kamal', 'Bea', 'Jonas', 'Precious'] },
          p: { pick: [14, 16, 18, 20] },
          h: { from: 12, to: 30 },
          s: { from: 3, to: 6 },
        },
        where: ['p*h + p*s*3/2 != p*(h + s)'],
        check: ['answer/p = h + s*3/2'],
      },
      answer: '{{p*h + p*s*3/2}}',
      mistakes: [
        slip('{{p*(h + s)}}', 'one_rate_for_all', 'The hours on Sunday are paid better.'),
        slip('{{(h + s)*p*3/2}}', 'one_rate_for_all', 'Only the hours on Sunday are paid better.'),
        slip(
          '{{p*h + p*s/2}}',
          'multiplier_part_left_out',
          'One and a half times as much is the whole rate and a half more.',
        ),
      ],
      hints: [
        'There are two rates of pay. Which hours belong to which?',
        'Work out the pay for each kind of hour, and add.',
        'The rate on Sunday is $1.5 \\times {{p}} = {{p*3/2}}$ pounds an hour.',
        'Work out ${{h}} \\times {{p}}$ and ${{s}} \\times {{p*3/2}}$, and add them.',
      ],
      method_answer: [
        { maths: tex`1.5 \times {{p}} = {{p*3/2}}`, text: 'The rate on Sunday.' },
        {
          maths: tex`{{h}} \times {{p}} + {{s}} \times {{p*3/2}} = {{p*h + p*s*3/2}}`,
          text: 'Both kinds of hours.',
        },
      ],
    },
  },
  {
    key: 'measures-change-density-unit',
    topics: ['compound-measures'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['GCSE-R1b', 'GCSE-N13'],
    question: {
      type: 'single_choice',
      text: 'The density of a material is {{r/10|dp1}} g/cm³. What is it in kg/m³?',
      max_score: 1,
      template: { draw: { r: { from: 7, to: 29, except: [10, 20] } } },
      options: [
        option(
          '{{r*100000|thousands}}',
          'units_one_part_converted',
          'That is in grams for each cubic metre. How many kilograms is it?',
        ),
        option(
          '{{r*10}}',
          'area_scaled_as_length',
          'There are 100 cm in a metre. How many cm³ are in a cubic metre?',
        ),
        option(
          '{{r/10000|dp4}}',
          'units_one_part_converted',
          'You changed grams into kilograms. A cubic metre also holds very many cubic centimetres.',
        ),
        { text: '{{r*100}}' },
      ],
      answers: [4],
      hints: [
        'Two units change: grams to kilograms, and cm³ to m³.',
        'Find the mass of a whole cubic metre in grams, and then in kilograms.',
        'A cubic metre has $100 \\times 100 \\times 100$ cm³, which is a million.',
        'So it has a mass of {{r/10|dp1}} million grams. Divide by 1000 to get kilograms.',
      ],
      method_answer: [
        {
          maths: tex`{{r/10|dp1}} \times 1{,}000{,}000 = {{r*100000|thousands_tex}}`,
          text: 'Grams in one cubic metre.',
        },
        {
          maths: tex`{{r*100000|thousands_tex}} \div 1000 = {{r*100}}`,
          text: 'Kilograms in one cubic metre.',
        },
      ],
    },
  },
  {
    key: 'measures-tank-and-pump',
    topics: ['compound-measures'],
    difficulty: 0.8,
    minutes: 3.5,
    statements: ['GCSE-R11', 'GCSE-N13', 'GCSE-R1b'],
    question: {
      type: 'multi_part',
      text: 'A tank is a cuboid. It is {{a}} cm long, {{b}} cm wide and {{c}} cm high. A pump fills it at {{f}} litres per minute. 1 litre is 1000 cm³.',
      diagram: {
        kind: 'solid',
        shape: 'cuboid',
        width: '{{a}}',
        height: '{{c}}',
        depth: '{{b}}',
        labels: { width: '{{a}} cm', height: '{{c}} cm', depth: '{{b}} cm' },
      },
      max_score: 4,
      template: {
        draw: {
          a: { pick: [80, 90, 100, 120, 150] },
          b: { pick: [40, 50, 60] },
          c: { pick: [30, 40, 50, 60] },
          f: { pick: [5, 6, 8, 10, 12, 15] },
        },
        derive: { v: 'a*b*c/1000', t: 'a*b*c/(1000*f)' },
        where: [
          'is_integer(v)',
          'is_integer(t)',
          'c < a',
          'distinct(t, f, v)',
          't > 3',
          'v != a*b*c/100',
        ],
        check: ['answer1*1000 = a*b*c', 'answer2*f*1000 = a*b*c'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How many litres does the tank hold?',
          max_score: 2,
          answer: '{{v}}',
          mistakes: [
            slip(
              '{{v*1000}}',
              'stopped_early',
              'That is the volume in cm³. How many litres is it?',
            ),
            slip('{{v*10}}', 'unit_prefix', 'A litre is 1000 cm³, not 100.'),
          ],
          hints: [
            'First find the volume in cm³.',
            'Multiply the three lengths, and change cm³ into litres.',
            'For the volume in cm³, work out ${{a}} \\times {{b}} \\times {{c}}$.',
            'Divide that volume by 1000.',
          ],
          method_answer: [
            {
              maths: tex`{{a}} \times {{b}} \times {{c}} \div 1000 = {{v}}`,
              text: 'The volume in litres.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How many minutes does the pump need to fill the empty tank?',
          max_score: 2,
          answer: '{{t}}',
          follow_through: { answer: 'p1/({{f}})' },
          mistakes: [
            slip(
              '{{v*f}}',
              'multiplied_for_divided',
              'In one minute {{f}} litres flow in. How many times does that go into the whole tank?',
            ),
          ],
          hints: [
            'How much flows in each minute?',
            'Divide the volume by the rate of flow.',
            'In one minute {{f}} litres flow in, and in two minutes {{2*f}} litres.',
            'How many times do {{f}} litres go into the litres of part (a)?',
          ],
          method_answer: [
            { maths: tex`{{v}} \div {{f}} = {{t}}`, text: 'Litres divided by litres per minute.' },
          ],
        },
      ],
      hints: [
        'First the volume, then the time.',
        'Volume is length times width times height. Time is volume divided by the rate of flow.',
        'For the volume in cm³, work out ${{a}} \\times {{b}} \\times {{c}}$.',
        'Divide by 1000 to get litres. Then see how often {{f}} litres go into it.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times {{b}} \times {{c}} \div 1000 = {{v}}`,
          text: '(a) The volume in litres.',
        },
        { maths: tex`{{v}} \div {{f}} = {{t}}`, text: '(b) Minutes.' },
      ],
    },
  },
]

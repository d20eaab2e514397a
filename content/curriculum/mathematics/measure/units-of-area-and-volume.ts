import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const unitsOfAreaAndVolume: readonly ContentQuestion[] = [
  {
    key: 'units-choose-sensible',
    topics: ['units-of-area-and-volume'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['MK3-N-21', 'GCSE-N13', 'GCSE-G14'],
    question: {
      type: 'matching',
      text: 'Match each quantity with the unit that suits it best. One unit is left over.',
      max_score: 5,
      left: [
        'the area of a country',
        'the area of a stamp',
        'the water in a swimming pool',
        'the medicine on a spoon',
        'the mass of a lorry',
      ],
      right: ['km²', 'cm²', 'm³', 'ml', 't', 'kg/m³'],
      pairs: [1, 2, 3, 4, 5],
      hints: [
        'First ask what kind of thing is measured: an area, a volume or a mass.',
        'Then choose a unit that gives a number that is neither huge nor tiny.',
        'Areas have a small 2, volumes a small 3 or are in litres.',
        'For the two areas think of a square with a side of 1 km and one of 1 cm. A lorry weighs thousands of kilograms.',
      ],
      method_answer: [
        { text: 'Areas: km² for a country, cm² for a stamp.' },
        { text: 'Volumes: m³ for a pool, ml for a spoon. Mass: tonnes for a lorry.' },
      ],
    },
  },
  {
    key: 'units-one-step-conversions',
    topics: ['units-of-area-and-volume'],
    difficulty: -0.5,
    minutes: 2,
    statements: ['MK3-R-01', 'GCSE-R1a', 'MK3-N-21', 'GCSE-G14'],
    question: {
      type: 'fill_blanks',
      text: 'Complete. {{m/100|dp2}} kg = [[1]] g. {{v}} ml = [[2]] litres. {{h/2|dp1}} hours = [[3]] minutes.',
      max_score: 3,
      template: {
        draw: {
          m: { from: 105, to: 495, step: 10 },
          v: { from: 150, to: 950, step: 100 },
          h: { from: 3, to: 11, step: 2 },
        },
        check: ['answer1 / 1000 = m / 100', 'answer2 * 1000 = v', 'answer3 / 60 = h / 2'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{m*10}}',
          mistakes: [
            slip('{{m}}', 'unit_prefix', 'A kilogram has 1,000 g, not 100 g.'),
            slip(
              '{{m/100000}}',
              'divided_for_multiplied',
              'Grams are small. Are there more of them or fewer than kilograms?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{v/1000|dp2}}',
          mistakes: [
            slip('{{v/100}}', 'unit_prefix', 'A litre has 1,000 ml, not 100 ml.'),
            slip(
              '{{v*1000}}',
              'multiplied_for_divided',
              'A litre is large. Is this more or less than one litre?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{30*h}}',
          mistakes: [
            slip(
              '{{50*h}}',
              'minutes_as_decimal',
              'An hour has 60 minutes, not 100. What is half of it?',
            ),
          ],
        },
      ],
      hints: [
        'Will the new number be larger or smaller?',
        'Into a smaller unit you multiply, into a larger one you divide.',
        'A kilogram has 1,000 g, a litre 1,000 ml, and an hour 60 minutes.',
        'Multiply the kilograms by 1,000, divide the millilitres by 1,000, and multiply the hours by 60.',
      ],
      method_answer: [
        {
          maths: tex`{{m/100|dp2}} \times 1000 = {{m*10}}`,
          text: 'Grams: smaller, so more of them.',
        },
        { maths: tex`{{v}} \div 1000 = {{v/1000|dp2}}`, text: 'Litres: larger, so fewer of them.' },
        { maths: tex`{{h/2|dp1}} \times 60 = {{30*h}}`, text: 'Minutes.' },
      ],
    },
  },
  {
    key: 'units-why-ten-thousand',
    topics: ['units-of-area-and-volume'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['MK3-R-02', 'GCSE-R1a'],
    question: {
      type: 'single_choice',
      text: 'A square has sides of 1 m. It is covered with small squares of 1 cm². How many are needed?',
      diagram: {
        kind: 'quadrilateral',
        shape: 'square',
        width: 10,
        sides: { bottom: '1 m = 100 cm', left: '100 cm' },
      },
      max_score: 1,
      options: [
        option(
          '1,000',
          'area_scaled_as_length',
          'There are 100 squares in a row. How many rows fit one above another?',
        ),
        { text: '10,000' },
        option(
          '100',
          'area_scaled_as_length',
          'That is one row along the side. How many rows are there?',
        ),
        option(
          '1,000,000',
          'area_and_volume_factor_swapped',
          'So many cubes fill a cubic metre. Here the squares lie flat.',
        ),
      ],
      answers: [2],
      hints: [
        'Lay one row of small squares along a side.',
        'Count the squares in a row, and then the rows.',
        'A row has 100 squares.',
        'There are as many rows as there are centimetres up the other side. Multiply.',
      ],
      method_answer: [
        { maths: tex`100 \times 100 = 10{,}000`, text: 'Rows times squares in a row.' },
      ],
    },
  },
  {
    key: 'units-area-conversion',
    topics: ['units-of-area-and-volume'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['MK3-R-02', 'GCSE-R1a'],
    question: {
      type: 'number',
      text: '{{name}} needs {{n/10|dp1}} m² of felt. The shop gives its areas in cm². How many square centimetres is that?',
      max_score: 1,
      template: {
        draw: { name: { pick: ['Anton', 'Zainab', 'Marta', 'Kofi'] }, n: { from: 3, to: 49 } },
        where: ['mod(n, 10) != 0'],
        check: ['answer / 10000 = n / 10'],
      },
      answer: '{{n*1000}}',
      mistakes: [
        slip(
          '{{n*10}}',
          'area_scaled_as_length',
          'That is the factor for lengths. How many cm² fill a square of 1 m by 1 m?',
        ),
        slip(
          '{{n*100000}}',
          'area_and_volume_factor_swapped',
          'That is the factor for volumes. Felt lies flat.',
        ),
      ],
      hints: [
        'How many square centimetres are there in one square metre?',
        'A square of 1 m has 100 rows of 100 small squares.',
        'One square metre is 10,000 cm².',
        'Multiply {{n/10|dp1}} by 10,000.',
      ],
      method_answer: [
        {
          maths: tex`{{n/10|dp1}} \times 10{,}000 = ${texThousands('n*1000')}`,
          text: 'In square centimetres.',
        },
      ],
    },
  },
  {
    key: 'units-volume-to-litres',
    topics: ['units-of-area-and-volume'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['MK3-R-02', 'GCSE-R1a'],
    question: {
      type: 'fill_blanks',
      text: `A rain tank has a volume of {{n/10|dp1}} m³. How many litres is that? [[1]] litres. A jug holds ${thousands('q*50')} cm³. How many litres is that? [[2]] litres.`,
      max_score: 2,
      template: {
        draw: { n: { from: 3, to: 29 }, q: { from: 11, to: 49, step: 2 } },
        where: ['mod(n, 10) != 0'],
        check: ['answer1 / 1000 = n / 10', 'answer2 * 1000 = q * 50'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{n*100}}',
          mistakes: [
            slip(
              '{{n*10}}',
              'area_scaled_as_length',
              'A litre is a cube with edges of 10 cm. How many fit along each edge of a metre cube?',
            ),
            slip(
              '{{n*100000}}',
              'litre_as_cubic_centimetre',
              'That is the number of cubic centimetres. A litre is 1,000 of them.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{q*50/1000|dp2}}',
          mistakes: [
            slip('{{q*50/100}}', 'unit_prefix', 'A litre is 1,000 cm³, not 100 cm³.'),
            slip(
              '{{q*50}}',
              'litre_as_cubic_centimetre',
              'One cubic centimetre is a millilitre. How many make a litre?',
            ),
          ],
        },
      ],
      hints: [
        'How large is a litre? Think of a cube.',
        'A litre is a cube with edges of 10 cm: 1,000 cm³.',
        'Along each edge of a metre cube 10 such cubes fit. So 1 m³ is 1,000 litres.',
        'Multiply the cubic metres by 1,000, and divide the cubic centimetres by 1,000.',
      ],
      method_answer: [
        {
          maths: tex`{{n/10|dp1}} \times 1000 = {{n*100}}`,
          text: 'A cubic metre holds 1,000 litres.',
        },
        { maths: tex`{{q*50}} \div 1000 = {{q*50/1000|dp2}}`, text: 'A litre has 1,000 cm³.' },
      ],
    },
  },
  {
    key: 'units-back-to-square-metres',
    topics: ['units-of-area-and-volume'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['MK3-R-02', 'GCSE-R1a', 'MK3-N-21'],
    question: {
      type: 'number',
      text: 'A tile is a square with sides of {{s}} cm. How many square metres do {{n}} such tiles cover?',
      max_score: 3,
      template: {
        draw: { s: { pick: [15, 20, 25, 30, 40] }, n: { from: 24, to: 120, step: 4 } },
        derive: { key: 's * s * n / 10000' },
        where: [
          'is_integer(key * 100)',
          'mod(s * s * n, 1000) != 0',
          'key != s * n / 100',
          'key > 1',
        ],
        check: ['answer * 10000 / n = s ^ 2'],
      },
      answer: '{{key|dp2}}',
      mistakes: [
        slip(
          '{{key*100}}',
          'area_scaled_as_length',
          'You divided by 100. How many cm² are there in a square metre?',
        ),
        slip(
          '{{s*n/100}}',
          'perimeter_and_area',
          'That is the length of all tiles in one row. A tile covers an area.',
        ),
      ],
      hints: [
        'First find how much all tiles cover in square centimetres. Or change the side into metres first.',
        'There are 10,000 cm² in a square metre.',
        'One tile covers {{s}} × {{s}} = {{s^2}} cm².',
        'All tiles cover {{s^2}} × {{n}} = {{s^2*n|thousands}} cm². Divide by 10,000.',
      ],
      method_answer: [
        {
          maths: tex`{{s}}^2 \times {{n}} = {{s^2*n|thousands_tex}}`,
          text: 'In square centimetres.',
        },
        {
          maths: tex`{{s^2*n|thousands_tex}} \div 10{,}000 = {{key|dp2}}`,
          text: 'In square metres.',
        },
      ],
    },
  },
  {
    key: 'units-tank-depth',
    topics: ['units-of-area-and-volume'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['MK3-R-02', 'GCSE-R1a', 'GCSE-G14'],
    question: {
      type: 'number',
      text: 'A fish tank has a base of {{a}} cm by {{b}} cm. {{v}} litres of water are poured in. How deep is the water, in centimetres?',
      diagram: {
        kind: 'solid',
        shape: 'cuboid',
        width: 8,
        depth: 4,
        height: 5,
        labels: { width: '{{a}} cm', depth: '{{b}} cm' },
      },
      max_score: 3,
      template: {
        draw: {
          a: { pick: [50, 60, 80, 100] },
          b: { pick: [25, 30, 40, 50] },
          d: { from: 12, to: 45 },
        },
        derive: { v: 'a * b * d / 1000' },
        where: ['a > b', 'is_integer(v)', 'v != d'],
        check: ['answer * a * b / 1000 = v'],
      },
      answer: '{{d}}',
      mistakes: [
        slip('{{d/10}}', 'unit_prefix', 'A litre is 1,000 cm³, not 100 cm³.'),
        slip(
          '{{v*1000/a}}',
          'one_length_divided',
          'You divided by one length only. The water stands on the whole base.',
        ),
      ],
      hints: [
        'The water is a cuboid. What do you know about it?',
        'Volume is area of the base times depth. Change the litres first.',
        '{{v}} litres are {{v*1000|thousands}} cm³.',
        'The base has {{a}} × {{b}} = {{a*b|thousands}} cm². Divide the volume by it.',
      ],
      method_answer: [
        {
          maths: tex`{{v}} \times 1000 = {{v*1000|thousands_tex}}`,
          text: 'The water in cubic centimetres.',
        },
        {
          maths: tex`{{v*1000|thousands_tex}} \div {{a*b|thousands_tex}} = {{d}}`,
          text: 'Divided by the base: the depth in cm.',
        },
      ],
    },
  },
]

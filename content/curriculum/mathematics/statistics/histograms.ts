import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const histograms: readonly ContentQuestion[] = [
  {
    key: 'histogram-find-density',
    topics: ['histograms'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-S3Ha'],
    question: {
      type: 'number',
      text: tex`In a survey {{f}} journeys took $ {{a}} < t \le {{a + w}} $ minutes. Work out the frequency density of this class.`,
      max_score: 1,
      template: {
        draw: {
          a: { pick: [10, 15, 20, 30] },
          w: { pick: [4, 5, 10, 20] },
          k: { from: 3, to: 18 },
        },
        derive: { density: 'k/2', f: 'density*w' },
        where: [
          'is_integer(f)',
          'mod(k, 2) = 1',
          'distinct(density, f*w, w/f, f/(a + w), f)',
          'f != w',
        ],
        check: ['answer*w = f'],
      },
      answer: '{{density}}',
      mistakes: [
        slip(
          '{{f*w}}',
          'frequency_times_width',
          'The area of the bar is the frequency. So which calculation gives the height?',
        ),
        slip(
          '{{w/f}}',
          'density_upside_down',
          'The density tells how many journeys there are for each minute of the width.',
        ),
        slip(
          '{{f/(a + w)}}',
          'class_width_misjudged',
          'Divide by the width of the class, not by its upper end.',
        ),
      ],
      hints: [
        'The frequency density is the height of the bar in a histogram.',
        'Divide the frequency by the class width.',
        'The class goes from {{a}} to {{a + w}}. How wide is that?',
        'The width is {{w}} minutes and the frequency is {{f}}. Divide the frequency by the width.',
      ],
      method_answer: [
        { maths: tex`{{a + w}} - {{a}} = {{w}}`, text: 'The class width.' },
        { maths: tex`{{f}} \div {{w}} = {{density|dp1}}`, text: 'Frequency divided by width.' },
      ],
    },
  },
  {
    key: 'histogram-read-frequency',
    topics: ['histograms'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-S3Ha'],
    question: {
      type: 'number',
      text: 'The histogram shows the lengths of some garden worms. How many worms were longer than {{p}} cm, up to {{p + w}} cm?',
      diagram: {
        kind: 'histogram',
        x: { from: 0, to: 25, step: 5, label: 'Length (cm)' },
        y: { from: 0, to: 8, step: 2, minor: 1, label: 'Frequency density' },
        bars: [
          { from: 0, to: 5, height: '{{a}}' },
          { from: 5, to: '{{p}}', height: '{{b}}' },
          { from: '{{p}}', to: '{{p + w}}', height: '{{c}}' },
        ],
        alt: 'A histogram with three bars. 0 to 5 cm: height {{a}}. 5 to {{p}} cm: height {{b}}. {{p}} to {{p + w}} cm: height {{c}}.',
      },
      max_score: 2,
      template: {
        rows: [
          { p: 10, w: 15 },
          { p: 15, w: 10 },
          { p: 10, w: 10 },
        ],
        draw: { a: { from: 1, to: 4 }, b: { from: 5, to: 8 }, c: { from: 2, to: 6 } },
        where: ['distinct(a, b, c)'],
        check: ['answer/w = c'],
      },
      answer: '{{c*w}}',
      mistakes: [
        slip(
          '{{c}}',
          'density_as_frequency',
          'That is the height of the bar, the frequency density. The frequency is its area.',
        ),
        slip(
          '{{c*(p + w)}}',
          'class_width_misjudged',
          'You used the upper end. The width goes from the left edge of the bar to the right edge.',
        ),
      ],
      hints: [
        'In a histogram the frequency is not the height of a bar.',
        'The frequency is the area: height times width.',
        'The bar goes from {{p}} to {{p + w}}, so it is {{w}} cm wide. Read its height.',
        'The height is {{c}} and the width is {{w}}. Multiply.',
      ],
      method_answer: [
        { maths: tex`{{p + w}} - {{p}} = {{w}}`, text: 'The width of the bar.' },
        { maths: tex`{{c}} \times {{w}} = {{c*w}}`, text: 'Height times width is the frequency.' },
      ],
    },
  },
  {
    key: 'histogram-complete-table',
    topics: ['histograms'],
    difficulty: 0.4,
    minutes: 3,
    statements: ['GCSE-S3Ha'],
    question: {
      type: 'table',
      text: 'A histogram of some times, $t$ minutes, is to be drawn. Complete the table.',
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 5 }, b: { pick: [5, 6, 8, 9] }, c: { from: 1, to: 3 } },
        where: ['distinct(a, b, c)', 'distinct(10*a, 5*b, 20*c)'],
        check: ['answer1*10 = 10*a', 'answer2/5 = b', 'answer3*20 = 20*c'],
      },
      columns: ['Frequency', 'Frequency density'],
      rows: [
        {
          label: tex`$0 < t \le 10$`,
          cells: [
            { type: 'given', text: '{{10*a}}' },
            {
              type: 'number',
              answer: '{{a}}',
              mistakes: [
                slip(
                  '{{100*a}}',
                  'frequency_times_width',
                  'That multiplies by the width. Which calculation gives the height of the bar?',
                ),
              ],
            },
          ],
        },
        {
          label: tex`$10 < t \le 15$`,
          cells: [
            {
              type: 'number',
              answer: '{{5*b}}',
              mistakes: [
                slip(
                  '{{b}}',
                  'density_as_frequency',
                  'That is the density. The frequency is density times width.',
                ),
                slip(
                  '{{15*b}}',
                  'class_width_misjudged',
                  'The class ends at 15, but how wide is it?',
                ),
              ],
            },
            { type: 'given', text: '{{b}}' },
          ],
        },
        {
          label: tex`$15 < t \le 35$`,
          cells: [
            { type: 'given', text: '{{20*c}}' },
            {
              type: 'number',
              answer: '{{c}}',
              mistakes: [
                slip(
                  '{{2*c}}',
                  'class_width_misjudged',
                  'This class is not 10 wide. Find its width from its two ends.',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'The three classes have different widths.',
        'Density is frequency divided by width, so frequency is density times width.',
        'The widths are 10, then the gap from 10 to 15, and then the gap from 15 to 35.',
        'Divide {{10*a}} by 10. Multiply {{b}} by the width of the second class. Divide {{20*c}} by 20.',
      ],
      method_answer: [
        { maths: tex`{{10*a}} \div 10 = {{a}}`, text: 'Density of the first class.' },
        { maths: tex`{{b}} \times 5 = {{5*b}}`, text: 'Frequency of the second class.' },
        { maths: tex`{{20*c}} \div 20 = {{c}}`, text: 'Density of the third class.' },
      ],
    },
  },
  {
    key: 'histogram-part-of-a-bar',
    topics: ['histograms'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['GCSE-S3Ha'],
    question: {
      type: 'number',
      text: 'The histogram shows the masses of some parcels. Estimate how many parcels have a mass between {{t}} kg and 30 kg.',
      diagram: {
        kind: 'histogram',
        x: { from: 0, to: 30, step: 5, label: 'Mass (kg)' },
        y: { from: 0, to: 8, step: 2, minor: 1, label: 'Frequency density' },
        bars: [
          { from: 0, to: 10, height: '{{a}}' },
          { from: 10, to: 20, height: '{{b}}' },
          { from: 20, to: 30, height: '{{c}}' },
        ],
        alt: 'A histogram with three bars. 0 to 10 kg: height {{a}}. 10 to 20 kg: height {{b}}. 20 to 30 kg: height {{c}}.',
      },
      max_score: 3,
      template: {
        draw: {
          t: { pick: [12, 14, 15, 16, 18] },
          a: { from: 1, to: 4 },
          b: { from: 5, to: 8 },
          c: { from: 1, to: 4 },
        },
        derive: { part: '(20 - t)*b', whole: '10*c', all: 'part + whole' },
        where: ['a != c', 'distinct(all, part, whole, 10*b + whole, b + c)'],
        check: ['(answer - 10*c)/b = 20 - t'],
      },
      answer: '{{all}}',
      mistakes: [
        slip(
          '{{10*b + whole}}',
          'class_width_misjudged',
          'You took the whole of the middle bar. Only the part from {{t}} kg belongs to it.',
        ),
        slip(
          '{{whole}}',
          'stopped_early',
          'That is the last bar. A part of the middle bar belongs to it as well.',
        ),
        slip('{{b + c}}', 'density_as_frequency', 'Those are heights. The frequency is an area.'),
      ],
      hints: [
        'Which bars lie between {{t}} and 30, and does all of each belong to it?',
        'Find the area between the two values: a part of one bar and the whole of another.',
        'The part of the middle bar goes from {{t}} to 20, so it is {{20 - t}} wide.',
        'That part is {{20 - t}} × {{b}}, and the last bar is 10 × {{c}}. Add the two areas.',
      ],
      method_answer: [
        { maths: tex`(20 - {{t}}) \times {{b}} = {{part}}`, text: 'The part of the middle bar.' },
        { maths: tex`10 \times {{c}} = {{whole}}`, text: 'The last bar.' },
        { maths: tex`{{part}} + {{whole}} = {{all}}`, text: 'The area between the two values.' },
      ],
    },
  },
  {
    key: 'histogram-tallest-slip',
    topics: ['histograms'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-S3Ha'],
    question: {
      type: 'single_choice',
      text: 'One bar of a histogram goes from 0 to 5 and has the height {{h}}. Another goes from 5 to 25 and has the height {{k}}. {{name}} says, “The first bar is taller, so it stands for more people.” What would you say?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Rhiannon', 'Babak', 'Ling', 'Cole'] },
          h: { from: 5, to: 8 },
          k: { from: 3, to: 4 },
        },
      },
      options: [
        option(
          'Both stand for the same, because they belong to one histogram.',
          'density_as_frequency',
          'Work out height times width for both bars.',
        ),
        option(
          'Nobody can tell, because the widths differ.',
          'density_as_frequency',
          'The widths are known: 5 and 20. What does the area tell?',
        ),
        option(
          'That is so. The taller bar always stands for more.',
          'density_as_frequency',
          'The bars differ in width. Work out both areas.',
        ),
        { text: 'The second bar stands for more, because its area is larger.' },
      ],
      answers: [4],
      hints: [
        'The two bars have different widths.',
        'In a histogram height times width gives the number of people.',
        'The first bar is 5 wide and {{h}} high: {{5*h}} people.',
        'The other bar is 20 wide and {{k}} high, which is {{20*k}} people. Which option fits?',
      ],
      method_answer: [
        { maths: tex`5 \times {{h}} = {{5*h}}`, text: 'People in the first bar.' },
        {
          maths: tex`20 \times {{k}} = {{20*k}}`,
          text: 'People in the second bar, which is more.',
        },
      ],
    },
  },
]

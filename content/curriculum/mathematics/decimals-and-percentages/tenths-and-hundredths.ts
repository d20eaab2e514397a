import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const tenthsAndHundredths: readonly ContentQuestion[] = [
  {
    key: 'hundred-square-as-decimal',
    topics: ['tenths-and-hundredths'],
    difficulty: -1.3,
    minutes: 1,
    statements: ['M4-FR-05', 'M4-FR-02'],
    question: {
      type: 'number',
      text: 'The large square is one whole. It is cut into 100 small squares, and {{n}} of them are shaded. Write the shaded part as a decimal.',
      diagram: { kind: 'grid_shape', columns: 10, rows: 10, shaded: '{{n}}' },
      max_score: 1,
      template: {
        draw: { n: { from: 22, to: 97 } },
        where: ['mod(n, 10) > 1', 'n != 50'],
        check: ['answer * 100 = n'],
      },
      answer: '{{n/100|dp2}}',
      mistakes: [
        slip(
          '{{n/10|dp1}}',
          'place_one_along',
          'A whole row of ten squares is one tenth. What is one small square?',
        ),
        slip(
          '{{n}}',
          'digit_for_its_worth',
          'This counts the small squares. Each of them is only a hundredth of the whole.',
        ),
      ],
      hints: [
        'What part of the whole is one small square?',
        'Tenths stand in the first place after the point, and hundredths in the second.',
        'The part is {{n}} hundredths. A whole row would be ten hundredths, or one tenth.',
        'There are {{floor(n/10)}} whole rows and {{mod(n, 10)}} squares more. Write the rows as tenths and the squares as hundredths.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{n}} }{100} = {{n/100|dp2}}`,
          text: '{{n}} hundredths, with the last digit in the place of hundredths.',
        },
      ],
    },
  },
  {
    key: 'quarters-as-decimals',
    topics: ['tenths-and-hundredths'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['M4-FR-06', 'M4-FR-05'],
    question: {
      type: 'matching',
      text: 'Match each fraction with the decimal that equals it. One decimal is left over.',
      max_score: 4,
      left: [tex`$\frac{1}{4}$`, tex`$\frac{1}{2}$`, tex`$\frac{3}{4}$`, tex`$\frac{1}{10}$`],
      right: ['0.75', '0.1', '0.25', '1.4', '0.5'],
      pairs: [3, 5, 1, 2],
      hints: [
        'Think of a hundred square. How many small squares is each fraction?',
        'Hundredths are written in two places after the point: 37 hundredths are 0.37.',
        'A half of a hundred squares is 50 squares. A quarter is half of that.',
        'A quarter is 25 hundredths, and three quarters are three times as many. One tenth is one row.',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{4} = \frac{25}{100} = 0.25, \quad \frac{3}{4} = \frac{75}{100} = 0.75`,
          text: 'A quarter is 25 hundredths.',
        },
        {
          maths: tex`\frac{1}{2} = \frac{5}{10} = 0.5, \quad \frac{1}{10} = 0.1`,
          text: 'A half is five tenths.',
        },
      ],
    },
  },
  {
    key: 'tenths-and-hundredths-in-gaps',
    topics: ['tenths-and-hundredths'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['M4-FR-05'],
    question: {
      type: 'fill_blanks',
      text: tex`Write each fraction as a decimal. $\frac{ {{a}} }{10}$ = [[1]], $\frac{ {{a}} }{100}$ = [[2]], $\frac{ {{10*a+b}} }{100}$ = [[3]]`,
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 9 }, b: { from: 2, to: 9 } },
        where: ['a != b'],
        check: ['answer1 * 10 = a', 'answer2 * 100 = a', 'answer1 + b / 100 = answer3'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a/10|dp1}}',
          mistakes: [
            slip(
              '{{a/100|dp2}}',
              'place_one_along',
              'Tenths stand in the first place after the point.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{a/100|dp2}}',
          mistakes: [
            slip(
              '{{a/10|dp1}}',
              'empty_place_left_out',
              'There are no tenths here. What stands in the place of tenths then?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{(10*a+b)/100|dp2}}',
          mistakes: [
            slip(
              '{{(10*a+b)/10|dp1}}',
              'place_one_along',
              'That is more than one whole. Are this many hundredths a whole?',
            ),
          ],
        },
      ],
      hints: [
        'The number below the line tells you the place after the point.',
        'Tenths go into the first place after the point and hundredths into the second.',
        'For hundredths without any tenths, a nought holds the first place.',
        'In the third one there are {{a}} tenths and {{b}} hundredths. Write both digits after the point.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{10} = {{a/10|dp1}}, \quad \frac{ {{a}} }{100} = {{a/100|dp2}}`,
          text: 'Tenths in the first place, hundredths in the second.',
        },
        {
          maths: tex`\frac{ {{10*a+b}} }{100} = {{a/10|dp1}} + {{b/100|dp2}} = {{(10*a+b)/100|dp2}}`,
          text: 'Tenths and hundredths together.',
        },
      ],
    },
  },
  {
    key: 'divide-by-ten-and-hundred',
    topics: ['tenths-and-hundredths'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['M4-FR-07'],
    question: {
      type: 'number',
      text: 'Work out {{n}} ÷ {{by}}.',
      diagram: {
        kind: 'place_value',
        columns: ['T', 'O', 't', 'h'],
        point_after: 2,
        rows: [{ cells: ['{{a}}', '{{b}}', '', ''] }],
      },
      max_score: 1,
      template: {
        draw: { a: { from: 1, to: 9 }, b: { from: 1, to: 9 }, by: { pick: [10, 100] } },
        derive: { n: '10 * a + b' },
        where: ['a != b'],
        check: ['answer * by = n'],
      },
      answer: '{{n/by|thousands}}',
      mistakes: [
        slip(
          '{{n*by}}',
          'moved_other_way',
          'Is the answer of this division smaller or larger than {{n}}?',
        ),
        slip(
          '{{n*by/1000|thousands}}',
          'place_one_along',
          'Count the places again: how often is the number made ten times as small?',
        ),
      ],
      hints: [
        'Dividing makes this number smaller. Which way do the digits move in the chart?',
        'Dividing by 10 moves each digit one place to the right. Dividing by 100 moves it two places.',
        'Begin with the digit {{b}} in the ones. Where does it go?',
        'Then move the digit {{a}} by as many places, and put a nought in front of the point if no ones are left.',
      ],
      method_answer: [
        {
          maths: tex`{{n}} \div {{by}} = {{n/by|thousands}}`,
          text: 'Each digit moves to the right, once for each nought in {{by}}.',
        },
      ],
    },
  },
  {
    key: 'count-in-hundredths',
    topics: ['tenths-and-hundredths'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['M4-FR-02'],
    question: {
      type: 'fill_blanks',
      text: 'Count on in hundredths: {{w}}.{{t}}7, {{w}}.{{t}}8, {{w}}.{{t}}9, [[1]], [[2]]',
      diagram: {
        kind: 'number_line',
        from: '{{w + t/10 + 0.05}}',
        to: '{{w + t/10 + 0.15}}',
        step: '0.01',
        labels: ['{{w + t/10 + 0.07}}', '{{w + t/10 + 0.09}}'],
      },
      max_score: 2,
      template: {
        draw: { w: { from: 0, to: 6 }, t: { from: 2, to: 8 } },
        derive: { first: 'w + (t + 1) / 10', second: 'w + (t + 1) / 10 + 1 / 100' },
        check: ['answer1 - 1 / 100 = w + t / 10 + 9 / 100', 'answer2 - answer1 = 1 / 100'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{first|dp2}}',
          mistakes: [
            slip(
              '{{w + t/10 + 10/1000|dp2}}',
              'ten_tenths_written_as_ten',
              'Ten hundredths fill a place: they make one more tenth.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{second|dp2}}',
          mistakes: [
            slip(
              '{{first + 1/10|dp1}}',
              'count_step_changed',
              'Each jump is one hundredth, not one tenth.',
            ),
          ],
        },
      ],
      hints: [
        'Each jump is one hundredth. Which digit changes?',
        'After nine hundredths comes ten hundredths, and that is one more tenth.',
        '{{w}}.{{t}}9 has {{t}} tenths and 9 hundredths. Add one hundredth.',
        'Now the tenths become {{t+1}}, and the hundredths start again from nought. Then add one more hundredth.',
      ],
      method_answer: [
        {
          maths: tex`{{w}}.{{t}}9 + 0.01 = {{first|dp2}}`,
          text: 'Ten hundredths are one tenth more.',
        },
        { maths: tex`{{first|dp2}} + 0.01 = {{second|dp2}}`, text: 'And one hundredth more.' },
      ],
    },
  },
  {
    key: 'worth-after-dividing',
    topics: ['tenths-and-hundredths'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['M4-FR-07', 'M4-FR-02'],
    question: {
      type: 'single_choice',
      text: '{{name}} divides {{10*a+b}} by 100. What is the digit {{a}} worth in the answer?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Mei', 'Yusuf', 'Freya', 'Ade'] },
          a: { from: 2, to: 9 },
          b: { from: 1, to: 9 },
        },
        where: ['a != b'],
      },
      options: [
        option('{{a}} tens', 'digit_for_its_worth', 'That is its worth before the division.'),
        { text: '{{a}} tenths' },
        option(
          '{{a}} hundredths',
          'place_one_along',
          'Before the division it stood in the tens. Move it two places to the right.',
        ),
        option('{{a}} ones', 'place_one_along', 'That is so if you divide by 10. Here it is 100.'),
      ],
      answers: [2],
      hints: [
        'Where does the digit {{a}} stand in {{10*a+b}}?',
        'Dividing by 100 moves every digit two places to the right.',
        'From the tens, one place to the right are the ones.',
        'What is the place to the right of the ones, just after the point?',
      ],
      method_answer: [
        {
          maths: tex`{{10*a+b}} \div 100 = {{(10*a+b)/100|dp2}}`,
          text: 'Two places to the right.',
        },
        {
          maths: tex`{{10*a}} \div 100 = {{a/10|dp1}}`,
          text: 'So the {{a}} stands in the place of tenths.',
        },
      ],
    },
  },
  {
    key: 'tenths-and-many-hundredths',
    topics: ['tenths-and-hundredths'],
    difficulty: 0.9,
    minutes: 2,
    statements: ['M4-FR-05', 'M4-FR-02'],
    question: {
      type: 'number',
      text: 'Which decimal is made of {{w}} ones, {{t}} tenths and {{h}} hundredths?',
      max_score: 1,
      template: {
        draw: { w: { from: 2, to: 9 }, t: { from: 2, to: 7 }, h: { from: 22, to: 39 } },
        derive: { value: 'w + t / 10 + h / 100' },
        where: ['mod(h, 10) > 1', 't + floor(h / 10) < 10'],
        check: ['(answer - w) * 100 = 10 * t + h'],
      },
      answer: '{{value|dp2}}',
      mistakes: [
        slip(
          '{{w}}.{{t}}{{h}}',
          'written_as_heard',
          'One place holds one digit only. Ten hundredths make a tenth.',
        ),
        slip('{{w + h/100|dp2}}', 'step_left_out', 'Where have the {{t}} tenths gone?'),
      ],
      hints: [
        'There are more than nine hundredths here. Is one place enough for them?',
        'Ten hundredths make one tenth. Swap as many as you can.',
        '{{h}} hundredths are {{floor(h/10)}} tenths and {{mod(h, 10)}} hundredths.',
        'Add those tenths to the {{t}} tenths. Then write ones, tenths and hundredths in their places.',
      ],
      method_answer: [
        {
          maths: tex`{{h/100|dp2}} = {{floor(h/10)/10|dp1}} + {{mod(h, 10)/100|dp2}}`,
          text: 'Ten hundredths make a tenth.',
        },
        { maths: tex`{{w}} + {{t/10|dp1}} + {{h/100|dp2}} = {{value|dp2}}`, text: 'All together.' },
      ],
    },
  },
]

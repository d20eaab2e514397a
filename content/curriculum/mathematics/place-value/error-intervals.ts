import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const errorIntervals: readonly ContentQuestion[] = [
  {
    key: 'interval-lower-and-upper',
    topics: ['error-intervals'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['MK3-N-24', 'GCSE-N16'],
    question: {
      type: 'fill_blanks',
      text: 'A {{thing}} is {{a}} cm long, to the nearest centimetre. Its lower bound is [[1]] cm, and its upper bound is [[2]] cm.',
      diagram: {
        kind: 'number_line',
        from: '{{a - 2}}',
        to: '{{a + 2}}',
        step: 1,
        minor: '0.5',
        points: [{ at: '{{a}}', label: '{{a}} cm' }],
      },
      max_score: 2,
      template: {
        draw: {
          thing: { pick: ['tray', 'tile', 'shelf', 'cushion', 'model boat'] },
          a: { from: 21, to: 78 },
        },
        where: ['mod(a, 10) != 0'],
        check: ['answer2 - answer1 = 1', 'answer1 + answer2 = 2*a'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a - 1/2|dp1}}',
          mistakes: [
            slip(
              '{{a - 1}}',
              'whole_unit_as_error',
              'That length is a whole centimetre away. Which lengths round to {{a}} cm?',
            ),
            slip(
              '{{a - 6/10|dp1}}',
              'bound_just_beside',
              'Try it: where does that length round to?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{a + 1/2|dp1}}',
          mistakes: [
            slip(
              '{{a + 4/10|dp1}}',
              'bound_just_beside',
              'A length a little above that rounds to {{a}} cm as well. Where does it stop?',
            ),
            slip(
              '{{a + 49/100|dp2}}',
              'bound_just_beside',
              'A length a little above that rounds to {{a}} cm as well. Where does it stop?',
            ),
            slip(
              '{{a + 1}}',
              'whole_unit_as_error',
              'That length is a whole centimetre away. Which lengths round to {{a}} cm?',
            ),
          ],
        },
      ],
      hints: [
        'Which lengths are nearer to {{a}} cm than to any other whole centimetre?',
        'The bounds lie half of a unit below and half of a unit above.',
        'The unit is 1 cm, so half of it is 0.5 cm.',
        'Go 0.5 cm down from {{a}} cm for the lower bound, and 0.5 cm up for the upper bound.',
      ],
      method_answer: [
        { maths: tex`{{a}} - 0.5 = {{a - 1/2|dp1}}`, text: 'The lower bound.' },
        {
          maths: tex`{{a}} + 0.5 = {{a + 1/2|dp1}}`,
          text: 'The upper bound, where the next centimetre begins.',
        },
      ],
    },
  },
  {
    key: 'interval-with-signs',
    topics: ['error-intervals'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['MK3-N-24', 'GCSE-N15b'],
    question: {
      type: 'expression',
      text: 'A number $x$ is rounded to 1 decimal place. The result is {{n|dp1}}. Write the error interval for $x$ with inequality signs.',
      max_score: 2,
      template: {
        draw: { m: { from: 23, to: 94 } },
        derive: { n: 'm/10', low: 'n - 1/20', high: 'n + 1/20' },
        where: ['mod(m, 10) != 0', 'mod(m, 10) != 9'],
        check: ['high - low = 1/10', 'round(low, 1) = n', 'round(high, 1) = n + 1/10'],
      },
      answer: tex`{{low|dp2}} \le x < {{high|dp2}}`,
      variables: ['x'],
      mistakes: [
        slip(
          tex`{{low|dp2}} \le x \le {{high|dp2}}`,
          'end_point_changed',
          'Where does the upper end itself round to? Does it belong to the interval?',
        ),
        slip(
          tex`{{low|dp2}} < x < {{high|dp2}}`,
          'end_point_changed',
          'Where does the lower end itself round to? Does it belong to the interval?',
        ),
        slip(
          tex`{{low|dp2}} < x \le {{high|dp2}}`,
          'end_point_changed',
          'Round each of the two ends. Which one gives {{n|dp1}}?',
        ),
        slip(
          tex`{{n - 1/2|dp1}} \le x < {{n + 1/2|dp1}}`,
          'bound_half_of_other_unit',
          'That is half of a whole one each way. Half of which unit do you need here?',
        ),
        slip(
          tex`{{n - 1/10|dp1}} \le x < {{n + 1/10|dp1}}`,
          'whole_unit_as_error',
          'That is a whole tenth each way. How far can a rounded number be off?',
        ),
        slip(
          tex`{{n|dp1}} \le x < {{n + 1/10|dp1}}`,
          'truncation_as_rounding',
          'That would be right if the digits had been cut off. Here the number was rounded.',
        ),
      ],
      hints: [
        'Which is the smallest number that rounds to {{n|dp1}}, and where does it stop?',
        'Go half of a unit down and half of a unit up. The unit is one tenth.',
        'Half of 0.1 is 0.05, so begin with ${{n|dp1}} - 0.05$.',
        'The upper end is ${{n|dp1}} + 0.05$. It rounds up itself, so use $\\le$ at the lower end and $<$ at the upper one.',
      ],
      method_answer: [
        {
          maths: tex`{{n|dp1}} - 0.05 = {{low|dp2}}`,
          text: 'The lower end, which belongs to the interval.',
        },
        {
          maths: tex`{{n|dp1}} + 0.05 = {{high|dp2}}`,
          text: 'The upper end, which rounds up and does not belong to it.',
        },
        { maths: tex`{{low|dp2}} \le x < {{high|dp2}}`, text: 'The error interval.' },
      ],
    },
  },
]

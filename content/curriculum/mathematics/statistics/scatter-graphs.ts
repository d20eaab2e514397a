import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const scatterGraphs: readonly ContentQuestion[] = [
  {
    key: 'scatter-read-a-point',
    topics: ['scatter-graphs'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['MK3-S-07', 'GCSE-S6a'],
    question: {
      type: 'number',
      text: 'Each cross is a plant. The graph shows how many hours of sun it gets in a day, and how tall it is. How tall is the plant that gets {{h}} hours of sun, in cm?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 10, step: 2, minor: 1, label: 'Sun (hours)' },
        y: { from: 0, to: 30, step: 10, minor: 2, label: 'Height (cm)' },
        points: [
          { at: [2, '{{a}}'] },
          { at: [4, '{{b}}'] },
          { at: [6, '{{c}}'] },
          { at: [8, '{{d}}'] },
        ],
        alt: 'A scatter graph of four plants. 2 hours: {{a}} cm. 4 hours: {{b}} cm. 6 hours: {{c}} cm. 8 hours: {{d}} cm.',
      },
      max_score: 1,
      template: {
        draw: {
          h: { pick: [4, 6] },
          a: { from: 6, to: 10, step: 2 },
          b: { from: 12, to: 16, step: 2 },
          c: { from: 18, to: 22, step: 2 },
          d: { from: 24, to: 28, step: 2 },
        },
        derive: { y: '(6 - h)*b/2 + (h - 4)*c/2', up: 'floor(y/10)*10' },
        where: ['y != up', 'y != up + 2', 'distinct(h, y, up + (y - up)/2)'],
        check: ['(answer - b)*(answer - c) = 0'],
      },
      answer: '{{y}}',
      mistakes: [
        slip(
          '{{h}}',
          'axes_read_across',
          'That is the number of hours. Read the height at the side.',
        ),
        slip(
          '{{up + (y - up)/2}}',
          'scale_step_misread',
          'Check the scale: there are five small steps from one number to the next.',
        ),
      ],
      hints: [
        'The hours of sun go along the bottom, and the heights go up the side.',
        'Find the hours on the bottom axis, go up to the cross, and then across to the side.',
        'Start at {{h}} on the bottom and go straight up to the cross.',
        'Ten centimetres are cut into five steps of 2 cm. Count the steps up from {{up}} to the cross.',
      ],
      method_answer: [
        { text: 'Go up from {{h}} hours to the cross, and across to the axis of heights.' },
        { maths: tex`{{up}} + {{y - up}} = {{y}}`, text: 'Each small step is 2 cm.' },
      ],
    },
  },
  {
    key: 'scatter-which-correlation',
    topics: ['scatter-graphs'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['MK3-S-07', 'GCSE-S6a'],
    question: {
      type: 'single_choice',
      text: 'A scatter graph shows {{one}} and {{two}} for many {{who}}. What would you expect?',
      max_score: 1,
      template: {
        rows: [
          {
            one: 'the age',
            two: 'the value',
            who: 'used cars',
            right: 'Negative',
            other: 'Positive',
          },
          {
            one: 'the length',
            two: 'the mass',
            who: 'fish of one kind',
            right: 'Positive',
            other: 'Negative',
          },
          {
            one: 'the temperature',
            two: 'the sales of warm soup',
            who: 'days',
            right: 'Negative',
            other: 'Positive',
          },
          {
            one: 'the floor area',
            two: 'the rent',
            who: 'flats of a town',
            right: 'Positive',
            other: 'Negative',
          },
        ],
        draw: {},
      },
      options: [
        option(
          '{{other}} correlation',
          'correlation_direction_turned',
          'Say it aloud: when the first is larger, is the second larger or smaller as a rule?',
        ),
        option(
          'No correlation',
          'no_correlation_overlooked',
          'Think of two examples far apart. Does the second value change as a rule?',
        ),
        { text: '{{right}} correlation' },
      ],
      answers: [3],
      hints: [
        'Think of one example with a small first value and of one with a large first value.',
        'Both rise together: one kind. One rises while the other falls: the other kind. No rule at all: none.',
        'Imagine {{one}} going up. What usually happens to {{two}}?',
        'If the points go up to the right, both rise together. If they go down to the right, one falls. Picture the points for these {{who}}.',
      ],
      method_answer: [
        { text: 'As {{one}} goes up, think what {{two}} does as a rule.' },
        { text: 'Here the points would show: {{right}} correlation.' },
      ],
    },
  },
  {
    key: 'scatter-cause',
    topics: ['scatter-graphs'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-S6a', 'MK3-W-09'],
    question: {
      type: 'single_choice',
      text: 'In a town, the more {{thing}} are sold in a month, the more {{other}} there are. {{name}} says, “So selling {{thing}} makes more {{other}} happen.” What would you say?',
      max_score: 1,
      template: {
        rows: [
          { thing: 'ice creams', other: 'sunburns', why: 'sunny weather' },
          { thing: 'umbrellas', other: 'puddles', why: 'rain' },
          { thing: 'gloves', other: 'frozen pipes', why: 'cold weather' },
        ],
        draw: { name: { pick: ['Sol', 'Ayesha', 'Tom', 'Keiko'] } },
      },
      options: [
        option(
          'It is the other way round: {{other}} make people buy {{thing}}.',
          'correlation_as_cause',
          'Turning it round is still a claim about a cause. Is there a third thing?',
        ),
        option(
          'They cannot be linked at all, so the numbers must be a mistake.',
          'no_correlation_overlooked',
          'The numbers do rise together. The question is why.',
        ),
        option(
          'That is so: the two rise together, so one causes the other.',
          'correlation_as_cause',
          'They rise together. Could something else make both of them rise?',
        ),
        {
          text: 'They rise together, but {{why}} may be behind both of them.',
        },
      ],
      answers: [4],
      hints: [
        'Two things can rise together without one making the other happen.',
        'Look for a third thing that could change both.',
        'In what kind of month do people buy a lot of {{thing}}?',
        'The same kind of month brings more {{other}}. Which option names what they share?',
      ],
      method_answer: [
        { text: 'The two quantities are correlated: they rise together.' },
        { text: 'A correlation does not show a cause. Here {{why}} can explain both.' },
      ],
    },
  },
  {
    key: 'scatter-best-fit-estimate',
    topics: ['scatter-graphs'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-S6b'],
    question: {
      type: 'number',
      text: 'The scatter graph shows marks in two tests, with a line of best fit. {{name}} got {{x}} marks in the first test and missed the second. Use the line to estimate a mark for the second test.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 40, step: 10, minor: 5, label: 'First test' },
        y: { from: 0, to: 40, step: 10, minor: 5, label: 'Second test' },
        lines: [{ from: [0, '{{c}}'], to: [40, '{{c + 20}}'] }],
        points: [
          { at: [5, '{{c + 5}}'] },
          { at: [10, '{{c + 3}}'] },
          { at: [16, '{{c + 11}}'] },
          { at: [22, '{{c + 8}}'] },
          { at: [28, '{{c + 17}}'] },
          { at: [35, '{{c + 15}}'] },
        ],
        alt: 'A scatter graph of two tests with six crosses near a line of best fit. The line goes from (0, {{c}}) to (40, {{c + 20}}).',
      },
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Amir', 'Bethan', 'Sana', 'Kojo'] },
          c: { pick: [5, 10, 15] },
          x: { pick: [20, 30] },
        },
        derive: { y: 'c + x/2' },
        where: ['x != y', 'abs(x - y) > 2'],
        check: ['2*(answer - c) = x'],
      },
      answer: '{{y}}',
      mistakes: [
        slip(
          '{{x}}',
          'axes_read_across',
          'That is the mark of the first test. Go up to the line, and across.',
        ),
        slip(
          '{{x/2}}',
          'best_fit_through_all',
          'Read the height of the line from the axis. The line does not begin at zero.',
        ),
      ],
      hints: [
        'The line of best fit shows the trend. Read from the line, not from a cross.',
        'Find the first mark along the bottom, go up to the line, and then across to the side.',
        'Begin at {{x}} on the axis of the first test, and go up as far as the line.',
        'The line starts at {{c}} and rises by 5 for each 10 to the right. How high is it at {{x}}?',
      ],
      method_answer: [
        { text: 'Go up from {{x}} to the line, and across to the axis of the second test.' },
        {
          maths: tex`{{c}} + {{x}} \div 10 \times 5 = {{y}}`,
          text: 'The height of the line there.',
        },
      ],
    },
  },
  {
    key: 'scatter-which-point-is-odd',
    topics: ['scatter-graphs'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-S6b', 'GCSE-S4b'],
    question: {
      type: 'single_choice',
      text: 'Five children ran 100 metres after training for some weeks. Which of them does not fit the pattern of the others?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 12, step: 2, label: 'Training (weeks)' },
        y: { from: 12, to: 24, step: 2, label: 'Time (s)' },
        points: [
          { at: [2, '{{a}}'], label: 'P' },
          { at: [4, '{{a - 1}}'], label: 'Q' },
          { at: [6, '{{a - 3}}'], label: 'R' },
          { at: [8, '{{a - 4}}'], label: 'S' },
          { at: [10, '{{a + up}}'], label: 'T' },
        ],
        alt: 'A scatter graph with five points. P: 2 weeks, {{a}} s. Q: 4 weeks, {{a - 1}} s. R: 6 weeks, {{a - 3}} s. S: 8 weeks, {{a - 4}} s. T: 10 weeks, {{a + up}} s.',
      },
      max_score: 1,
      template: { draw: { a: { from: 18, to: 20 }, up: { from: 1, to: 3 } } },
      options: [
        option(
          'P',
          'no_correlation_overlooked',
          'P has the least training. Do the points after it carry on from it?',
        ),
        option(
          'R',
          'no_correlation_overlooked',
          'R lies close to a straight line through its neighbours.',
        ),
        option(
          'S',
          'no_correlation_overlooked',
          'S lies close to a straight line through its neighbours.',
        ),
        { text: 'T' },
      ],
      answers: [4],
      hints: [
        'Most of the points lie near one straight line.',
        'Lay a ruler along the points. Which of them is far away from it?',
        'From left to right the points go down: more training, less time. Follow them from the first one.',
        'The first four go down step by step, to {{a - 4}} s after 8 weeks. Where would you expect the one after 10 weeks?',
      ],
      method_answer: [
        { text: 'P, Q, R and S lie near a line that goes down.' },
        { text: 'T has a time of {{a + up}} s, far above that line, so it is the outlier.' },
      ],
    },
  },
  {
    key: 'scatter-beyond-the-data',
    topics: ['scatter-graphs'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['GCSE-S6b', 'MK3-W-09'],
    question: {
      type: 'multiple_choice',
      text: 'A scatter graph shows the heights of children aged {{a}} to {{b}}, with a line of best fit. The points lie close to it. Which two estimates from the line can you trust?',
      max_score: 2,
      template: {
        draw: { a: { from: 4, to: 6 }, b: { from: 11, to: 13 }, old: { pick: [30, 40, 50] } },
      },
      options: [
        option(
          'The height at age {{old}}',
          'estimate_beyond_data',
          'People stop growing. Are there any points near that age?',
        ),
        option(
          'The height of a new baby',
          'estimate_beyond_data',
          'No child so young was measured. Does growth go on in the same way there?',
        ),
        { text: 'The height at age {{b - 2}}' },
        { text: 'The height at age {{a + 1}} and a half' },
      ],
      answers: [3, 4],
      hints: [
        'The line describes the children who were measured.',
        'Inside the measured ages an estimate is fairly safe. Outside them the pattern may change.',
        'The measured ages go from {{a}} to {{b}}. Check each option.',
        'Age 0 is below {{a}}, and {{old}} is far above {{b}}. Which two are inside?',
      ],
      method_answer: [
        {
          text: 'Ages between {{a}} and {{b}} lie inside the data: these estimates can be trusted.',
        },
        {
          text: 'A baby and a person of {{old}} lie outside the data, where the line tells nothing.',
        },
      ],
    },
  },
]

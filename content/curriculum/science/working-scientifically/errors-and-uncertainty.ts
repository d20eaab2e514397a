import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const errorsAndUncertainty: readonly ContentQuestion[] = [
  {
    key: 'errors-four-words',
    topics: ['errors-and-uncertainty'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['SK3-WS-01', 'GCSE-WS-19'],
    question: {
      type: 'matching',
      text: 'Match each word with its meaning. One of the answers is left over.',
      max_score: 4,
      left: ['accurate', 'precise', 'repeatable', 'reproducible'],
      right: [
        'the same person, with the same apparatus, gets about the same again',
        'close to the true value',
        'other people, or another method, get about the same',
        'the readings lie close together',
        'the readings were taken quickly',
      ],
      pairs: [2, 4, 1, 3],
      hints: [
        'Two of the words are about one set of readings. Two are about doing it again.',
        'One word of each pair looks at the truth or at other people.',
        '“Re-peat” is what you do yourself.',
        'An arrow in the middle of the target is like a reading near the true value. Arrows close together are something else.',
      ],
      method_answer: [
        { text: 'Accurate: close to the true value. Precise: close together.' },
        { text: 'Repeatable: the same person again. Reproducible: others, or another way.' },
      ],
    },
  },
  {
    key: 'errors-range-of-readings',
    topics: ['errors-and-uncertainty'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['SK3-WS-18', 'GCSE-WS-16'],
    question: {
      type: 'number',
      text: 'A {{what}} is measured five times: {{a}}, {{b}}, {{c}}, {{d}} and {{e}} {{u}}. What is the range, in {{u}}?',
      diagram: {
        kind: 'number_line',
        from: '{{lo - 4}}',
        to: '{{lo + 20}}',
        step: 4,
        minor: 1,
        points: [
          { at: '{{a}}' },
          { at: '{{b}}' },
          { at: '{{c}}' },
          { at: '{{d}}' },
          { at: '{{e}}' },
        ],
      },
      max_score: 1,
      template: {
        draw: {
          lo: { from: 20, to: 72, step: 4 },
          p: { from: 1, to: 3 },
          q: { from: 4, to: 6 },
          r: { from: 7, to: 9 },
          h: { from: 10, to: 14 },
        },
        rows: [
          { what: 'current', u: 'mA' },
          { what: 'time', u: 's' },
          { what: 'length', u: 'mm' },
        ],
        derive: { a: 'lo + q', b: 'lo + h', c: 'lo + p', d: 'lo', e: 'lo + r' },
        where: ['distinct(h, q - r, r - q, lo + h)', 'abs(q - r) != h'],
        check: ['d + answer = b'],
      },
      answer: '{{h}}',
      mistakes: [
        slip(
          '{{lo + h}}',
          'stopped_early',
          'This is the largest reading. How far is it from the smallest?',
        ),
        slip(
          '{{r - q}}',
          'median_not_sorted',
          'This is the last less the first as they were written. Find the largest and the smallest.',
        ),
      ],
      hints: [
        'The range tells how far the readings are spread out.',
        'Subtract the smallest reading from the largest.',
        'The largest reading is {{b}} {{u}}.',
        'The smallest is {{d}} {{u}}. Work out {{b}} − {{d}}.',
      ],
      method_answer: [
        { maths: tex`{{b}} - {{d}} = {{h}}`, text: 'Largest less smallest, in {{u}}.' },
      ],
    },
  },
  {
    key: 'errors-accurate-or-precise',
    topics: ['errors-and-uncertainty'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['SK3-WS-01', 'GCSE-WS-19'],
    question: {
      type: 'cloze_dropdown',
      text: 'The true mass of a block is {{v}} g. A balance shows {{v + a}}, {{v + b}}, {{v + c}} and {{v + d}} g. The mean of these readings is [[1]] the true value, and the readings are [[2]]. So they are [[3]].',
      diagram: {
        kind: 'number_line',
        from: '{{v - 12}}',
        to: '{{v + 12}}',
        step: 4,
        minor: 1,
        labels: ['{{v - 12}}', '{{v}}', '{{v + 12}}'],
        points: [
          { at: '{{v + a}}' },
          { at: '{{v + b}}' },
          { at: '{{v + c}}' },
          { at: '{{v + d}}' },
        ],
        alt: 'A number line in grams with the four readings as points. The true value is {{v}} g.',
      },
      max_score: 3,
      template: {
        draw: { v: { from: 60, to: 180, step: 4 } },
        rows: [
          {
            a: 8,
            b: 9,
            c: 7,
            d: 10,
            near: 'far from',
            notnear: 'close to',
            spread: 'close together',
            notspread: 'spread out',
            both: 'precise, but not accurate',
            n1: 'accurate, but not precise',
            n2: 'both accurate and precise',
          },
          {
            a: -9,
            b: 8,
            c: -6,
            d: 7,
            near: 'close to',
            notnear: 'far from',
            spread: 'spread out',
            notspread: 'close together',
            both: 'accurate on average, but not precise',
            n1: 'precise, but not accurate',
            n2: 'both accurate and precise',
          },
          {
            a: -1,
            b: 1,
            c: 2,
            d: -2,
            near: 'close to',
            notnear: 'far from',
            spread: 'close together',
            notspread: 'spread out',
            both: 'both accurate and precise',
            n1: 'precise, but not accurate',
            n2: 'accurate on average, but not precise',
          },
        ],
      },
      gaps: [
        {
          options: [
            { text: '{{near}}' },
            option(
              '{{notnear}}',
              'accurate_and_precise_swapped',
              'Find the middle of the four points. How far is it from the true value?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              '{{notspread}}',
              'accurate_and_precise_swapped',
              'How far are the four points from each other?',
            ),
            { text: '{{spread}}' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              '{{n1}}',
              'accurate_and_precise_swapped',
              'Accurate looks at the true value. Precise looks at the spread.',
            ),
            option(
              '{{n2}}',
              'accurate_and_precise_swapped',
              'Check both: where the middle lies, and how wide the spread is.',
            ),
            { text: '{{both}}' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Look at two things: where the readings lie, and how close they are to each other.',
        'Accuracy compares with the true value. Precision compares the readings with each other.',
        'The readings go from {{v + min(a, b, c, d)}} to {{v + max(a, b, c, d)}} g.',
        'Find the middle of the four readings. Is it near {{v}} g? Then look at the spread.',
      ],
      method_answer: [
        { text: 'The mean is {{near}} the true value.' },
        { text: 'The readings are {{spread}}. So they are {{both}}.' },
      ],
    },
  },
  {
    key: 'errors-which-are-systematic',
    topics: ['errors-and-uncertainty'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['SK3-WS-14', 'GCSE-WS-19'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these cause a **systematic** error? Choose all that do.',
      max_score: 3,
      options: [
        option(
          'A draught makes a balance flicker up and down',
          'random_and_systematic_swapped',
          'Up and down: does this push all readings to the same side?',
        ),
        { text: 'The end of a metre rule is worn away by 3 mm' },
        { text: 'A balance shows 0.4 g when nothing is on it' },
        { text: 'A thermometer reads 2 °C too low everywhere on its scale' },
        option(
          'A stopwatch is pressed by hand, now a little early, now a little late',
          'random_and_systematic_swapped',
          'Early and late: does this push all readings to the same side?',
        ),
      ],
      answers: [2, 3, 4],
      hints: [
        'A systematic error pushes every reading to the same side.',
        'Ask of each: if I repeat it ten times, is it out in the same way each time?',
        '“Now early, now late” goes both ways. That is random.',
        'Look for three instruments that are always out by the same amount.',
      ],
      method_answer: [
        { text: 'Zero of the balance, worn rule, low thermometer: out by the same each time.' },
        { text: 'Reaction time and a draught go both ways: random errors.' },
      ],
    },
  },
  {
    key: 'errors-zero-error',
    topics: ['errors-and-uncertainty'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['SK3-WS-14', 'GCSE-WS-19'],
    question: {
      type: 'number',
      text: 'With nothing connected, {{thing}} shows {{z/10|dp1}} {{u}}. In a test it shows {{r/10|dp1}} {{u}}. What is the true value? Give the unit.',
      max_score: 2,
      template: {
        draw: { z: { from: 2, to: 6 }, t: { from: 22, to: 78 } },
        rows: [
          { thing: 'a newton meter', u: 'N' },
          { thing: 'a voltmeter', u: 'V' },
          { thing: 'an ammeter', u: 'A' },
        ],
        derive: { r: 't + z' },
        where: ['mod(t, 10) != 0', 'mod(r, 10) != 0'],
        check: ['answer + z / 10 = r / 10'],
      },
      answer: '{{t/10|dp1}}',
      unit: '{{u}}',
      mistakes: [
        slip(
          '{{(r + z)/10|dp1}}',
          'error_corrected_the_other_way',
          'At zero it shows too much already. So is the reading too high or too low?',
        ),
        slip(
          '{{r/10|dp1}}',
          'repeatable_as_accurate',
          'This is what it shows. Does it show zero when there is nothing?',
        ),
      ],
      hints: [
        'What should a meter show when there is nothing to measure?',
        'Every reading is out by as much as the reading at zero.',
        'All readings of this meter are {{z/10|dp1}} {{u}} too high.',
        'Work out {{r/10|dp1}} − {{z/10|dp1}}.',
      ],
      method_answer: [
        {
          maths: tex`{{r/10|dp1}} - {{z/10|dp1}} = {{t/10|dp1}}`,
          text: 'The reading less the zero error, in {{u}}.',
        },
      ],
    },
  },
  {
    key: 'errors-uncertainty-of-a-mean',
    topics: ['errors-and-uncertainty'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-WS-16', 'SK3-WS-18'],
    question: {
      type: 'fill_blanks',
      text: 'Water is heated for a minute, three times. Its temperature rises by {{m - k}}, {{m + k - j}} and {{m + j}} °C. Give the mean, and half of the range as the uncertainty: ([[1]] ± [[2]]) °C.',
      max_score: 3,
      diagram: {
        kind: 'number_line',
        from: '{{m - 8}}',
        to: '{{m + 8}}',
        step: 4,
        minor: 1,
        points: [{ at: '{{m - k}}' }, { at: '{{m + k - j}}' }, { at: '{{m + j}}' }],
      },
      template: {
        draw: { m: { from: 14, to: 36 }, k: { from: 1, to: 5 }, j: { from: 1, to: 5 } },
        derive: {
          top: 'max(m + j, m + k - j)',
          low: 'm - k',
          range: 'max(j, k - j) + k',
          half: '(max(j, k - j) + k) / 2',
        },
        where: ['is_integer(half)', 'k != 2 * j', 'k - j > 0 - k', 'k != j', 'half != m'],
        check: ['answer1 * 3 = (m - k) + (m + k - j) + (m + j)', 'answer2 * 2 = top - low'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{m}}',
          mistakes: [
            slip('{{3 * m}}', 'mean_not_divided', 'This is the total of three. Share it out.'),
          ],
        },
        {
          type: 'number',
          answer: '{{half}}',
          mistakes: [
            slip(
              '{{range}}',
              'range_for_uncertainty',
              'This is the whole range. The uncertainty counts to one side of the mean only.',
            ),
          ],
        },
      ],
      hints: [
        'Two numbers are needed: where the readings lie, and how far they go to either side.',
        'The mean is the total divided by 3. The uncertainty is half of the range.',
        'The total is {{3 * m}} °C. The range is {{top}} − {{low}} = {{range}} °C.',
        'Divide {{3 * m}} by 3, and {{range}} by 2.',
      ],
      method_answer: [
        { maths: tex`{{3 * m}} \div 3 = {{m}}`, text: 'The mean, in °C.' },
        { maths: tex`({{top}} - {{low}}) \div 2 = {{half}}`, text: 'Half of the range, in °C.' },
      ],
    },
  },
  {
    key: 'errors-do-repeats-help',
    topics: ['errors-and-uncertainty'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['SK3-WS-14', 'GCSE-WS-19', 'SK3-WS-01'],
    question: {
      type: 'single_choice',
      text: 'A kitchen balance shows {{z}} g too much, whatever is put on it. Hugo weighs a stone five times and always reads {{r}} g. Which sentence is true?',
      max_score: 1,
      template: {
        draw: { z: { from: 3, to: 9 }, t: { from: 120, to: 180 } },
        derive: { r: 't + z' },
        where: ['mod(t, 10) != 0'],
      },
      options: [
        option(
          'Five equal readings show that {{r}} g is accurate',
          'repeatable_as_accurate',
          'All five agree with each other. Do they agree with the true mass?',
        ),
        { text: 'The readings are repeatable, but not accurate' },
        option(
          'The mean of a hundred readings would be accurate',
          'repeats_cure_all_errors',
          'If each of them is {{z}} g too much, what about their mean?',
        ),
        option(
          'The readings are accurate, but not repeatable',
          'accurate_and_precise_swapped',
          'He read the same each time. What does that make them?',
        ),
      ],
      answers: [2],
      hints: [
        'Two things are asked at once: do the readings agree, and are they true?',
        'Repeats show a random error. A systematic error is the same in each repeat.',
        'Five times the same: that tells you whether it can be repeated.',
        'The stone has {{z}} g less than the balance shows. So what about “accurate”?',
      ],
      method_answer: [
        { text: 'The same reading each time: repeatable.' },
        {
          maths: tex`{{r}} - {{z}} = {{t}}`,
          text: 'The true mass in grams is smaller, so the readings are not accurate.',
        },
      ],
    },
  },
]

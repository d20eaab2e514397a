import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const moreErrorsAndUncertainty: readonly ContentQuestion[] = [
  {
    key: 'errors-another-class',
    topics: ['errors-and-uncertainty'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['SK3-WS-01', 'GCSE-WS-19'],
    question: {
      type: 'single_choice',
      text: '{{story}} What does this show about the result?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            story:
              'Class 9A finds that 100 ml of water at 20 °C dissolves about 36 g of salt. Class 9B, with its own balances, finds about 36 g as well.',
            right: 'It is reproducible',
            not: 'It is repeatable, but nothing more',
            ask: 'Other people with other balances found it. What is the word for that?',
          },
          {
            story:
              'Bilal times how long a paper spinner falls, five times in a row. He reads between 2.1 s and 2.2 s each time.',
            right: 'It is repeatable',
            not: 'It is reproducible',
            ask: 'Has anybody else tried it, or has he done it in another way?',
          },
          {
            story:
              'Two schools in different countries measure the speed of sound, one with echoes and one with microphones. Both find about 340 m/s.',
            right: 'It is reproducible',
            not: 'It is repeatable, but nothing more',
            ask: 'Other people with another method found it. What is the word for that?',
          },
          {
            story:
              'Freya measures the mass of one pebble six times on the same balance. She reads 24.3 g each time.',
            right: 'It is repeatable',
            not: 'It is reproducible',
            ask: 'Has anybody else tried it, or has she used another balance?',
          },
        ],
      },
      options: [
        option(
          'It has no error',
          'repeatable_as_accurate',
          'Readings that agree may all be out in the same way.',
        ),
        option(
          'It is proved for ever',
          'results_as_proof',
          'It was found several times. Does that close the question for all time?',
        ),
        { text: '{{right}}' },
        option('{{not}}', 'repeatable_and_reproducible_swapped', '{{ask}}'),
      ],
      answers: [3],
      hints: [
        'Who did it again: the same person, or somebody else?',
        'Repeat: the same person, apparatus and method. Reproduce: other people or another method.',
        'Look in the story for a second group, a second place or a second method.',
        'Agreement shows one of the two words. It does not show that there is no error.',
      ],
      method_answer: [{ text: 'Who did it, and how, decides the word. Here: {{right}}.' }],
    },
  },
  {
    key: 'errors-fault-and-improvement',
    topics: ['errors-and-uncertainty'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['SK3-WS-08', 'GCSE-WS-13'],
    question: {
      type: 'matching',
      text: 'Match each fault of a method with the improvement that acts on it. One of the answers is left over.',
      max_score: 4,
      left: [
        'The reaction time of the person with the stopwatch matters',
        'Hot water loses energy to the air',
        'Only two temperatures were tried, so no pattern can be seen',
        'The volume was read off the marks of a beaker',
      ],
      right: [
        'Use light gates with a timer',
        'Put a lid on, and wrap the beaker',
        'Try at least five values over a wide range',
        'Use a measuring cylinder',
        'Write the results in a nicer colour',
      ],
      pairs: [1, 2, 3, 4],
      hints: [
        'Say in one sentence what goes amiss in each. Then look for what stops just that.',
        'People, losses, too few values and coarse scales each need a different cure.',
        'A light gate starts and stops a timer without a hand.',
        'Air cannot carry away much energy if the water is covered. One of the five changes nothing.',
      ],
      method_answer: [
        { text: 'Light gates take away the reaction time. A lid and wool keep energy in.' },
        { text: 'More values show a pattern. A finer scale gives a closer reading.' },
      ],
    },
  },
  {
    key: 'errors-spread-in-a-chart',
    topics: ['errors-and-uncertainty'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-WS-16', 'SK3-WS-18'],
    question: {
      type: 'number',
      text: 'The pupils of a class measure the same rod. The chart shows how many of them read each length. {{v}} mm: {{n1}}, {{v + 2}} mm: {{n2}}, {{v + 4}} mm: {{n3}}, {{v + 6}} mm: {{n4}}, {{v + 8}} mm: {{n5}}. What is the uncertainty, as half of the range, in mm?',
      diagram: {
        kind: 'bar_chart',
        categories: ['{{v}}', '{{v + 2}}', '{{v + 4}}', '{{v + 6}}', '{{v + 8}}'],
        series: [{ values: ['{{n1}}', '{{n2}}', '{{n3}}', '{{n4}}', '{{n5}}'] }],
        y: { from: 0, to: 12, step: 2, minor: 1, label: 'Pupils' },
        x_label: 'Length read (mm)',
      },
      max_score: 2,
      template: {
        draw: { v: { from: 120, to: 480, step: 2 } },
        rows: [
          { n1: 2, n2: 5, n3: 11, n4: 6, n5: 0, lo: 0, hi: 6 },
          { n1: 0, n2: 4, n3: 10, n4: 7, n5: 3, lo: 2, hi: 8 },
          { n1: 1, n2: 6, n3: 11, n4: 5, n5: 2, lo: 0, hi: 8 },
          { n1: 0, n2: 7, n3: 12, n4: 5, n5: 0, lo: 2, hi: 6 },
        ],
        derive: { half: '(hi - lo) / 2', spread: 'n3 - min(n1, n2, n4, n5)' },
        where: ['distinct(half, hi - lo, spread)'],
        check: ['v + lo + 2 * answer = v + hi'],
      },
      answer: '{{half}}',
      mistakes: [
        slip(
          '{{hi - lo}}',
          'range_for_uncertainty',
          'This is the whole range. The uncertainty goes half of it to either side.',
        ),
        slip(
          '{{spread}}',
          'axes_exchanged',
          'This compares how many pupils there are. Which axis has the lengths?',
        ),
      ],
      hints: [
        'The lengths are along the bottom. The heights of the bars say how often each was read.',
        'Find the smallest and the largest length that was read at all. Subtract, then halve.',
        'The smallest length with a bar is {{v + lo}} mm.',
        'The largest with a bar is {{v + hi}} mm. The range is {{hi - lo}} mm. Halve it.',
      ],
      method_answer: [
        { maths: tex`{{v + hi}} - {{v + lo}} = {{hi - lo}}`, text: 'The range, in mm.' },
        { maths: tex`{{hi - lo}} \div 2 = {{half}}`, text: 'Half of it, in mm.' },
      ],
    },
  },
  {
    key: 'errors-share-of-the-error',
    topics: ['errors-and-uncertainty'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-WS-16', 'GCSE-WS-13'],
    question: {
      type: 'number',
      text: 'A time measured by hand may be out by {{e/10|dp1}} s. {{name}} measures a time of {{t}} s. What percentage of it is the {{e/10|dp1}} s?',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Aylin', 'Noah', 'Zuri', 'Pedro'] },
          e: { from: 1, to: 4 },
          t: { pick: [2, 4, 5, 8, 10, 20, 25, 40] },
        },
        derive: { p: '10 * e / t' },
        where: ['is_integer(p)', 'p != t', 'distinct(p, 1000 * t / e, p / 100)'],
        check: ['answer * t / 100 = e / 10'],
      },
      answer: '{{p}}',
      percent_sign: 'name',
      mistakes: [
        slip(
          '{{p / 100}}',
          'percent_hundred_left_out',
          'This is the part as a decimal. How many in a hundred is it?',
        ),
        slip('{{1000 * t / e}}', 'number_upside_down', 'The error is divided by the whole time.'),
      ],
      hints: [
        'Will it be a small or a large part of {{t}} s?',
        'Divide the error by the time and multiply by 100.',
        'The part is {{e/10|dp1}} out of {{t}}.',
        'Work out {{e/10|dp1}} ÷ {{t}} × 100.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{e/10|dp1}} }{ {{t}} } \times 100\% = {{p}}\%`,
          text: 'The longer the time, the smaller this part.',
        },
      ],
    },
  },
  {
    key: 'errors-do-two-results-agree',
    topics: ['errors-and-uncertainty'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['GCSE-WS-16', 'GCSE-WS-19'],
    question: {
      type: 'multi_part',
      text: 'Group P measures the length of a shadow as ({{p}} ± {{a}}) mm. Group Q finds ({{q}} ± {{b}}) mm for the same shadow.',
      max_score: 3,
      template: {
        draw: {
          p: { from: 210, to: 380, step: 10 },
          a: { from: 5, to: 9 },
          b: { from: 4, to: 8 },
          o: { from: 1, to: 4 },
        },
        derive: { q: 'p + a + b - o', high: 'p + a', low: 'p + a - o' },
        where: ['a != b', 'o < a', 'o < b'],
        check: ['answer1 - a = p', 'answer2 + b = q'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is the largest length that the result of P allows, in mm?',
          max_score: 1,
          answer: '{{high}}',
          mistakes: [
            slip('{{p - a}}', 'bounds_swapped', 'This is the smallest. Go the other way.'),
          ],
          hints: [
            'What does the sign ± tell you to do?',
            'Go up from the middle value by the uncertainty.',
            'The middle value of P is {{p}} mm, and its uncertainty is {{a}} mm.',
            'Add {{a}} to {{p}}.',
          ],
          method_answer: [{ maths: tex`{{p}} + {{a}} = {{high}}`, text: 'In mm.' }],
        },
        {
          type: 'number',
          text: 'What is the smallest length that the result of Q allows, in mm?',
          max_score: 1,
          answer: '{{low}}',
          mistakes: [slip('{{q + b}}', 'bounds_swapped', 'This is the largest. Go the other way.')],
          hints: [
            'Look at the result of Q now.',
            'Go down from the middle value by the uncertainty.',
            'The middle value of Q is {{q}} mm, and its uncertainty is {{b}} mm.',
            'Subtract {{b}} from {{q}}.',
          ],
          method_answer: [{ maths: tex`{{q}} - {{b}} = {{low}}`, text: 'In mm.' }],
        },
        {
          type: 'single_choice',
          text: 'Do the two results agree?',
          max_score: 1,
          options: [
            option(
              'No, because {{p}} and {{q}} are different numbers',
              'rounded_values_as_exact',
              'Each result stands for a stretch of lengths. Do the stretches overlap?',
            ),
            option(
              'No, because the two uncertainties are of different sizes',
              'accurate_and_precise_swapped',
              'One group measured more closely than the other. Could both still be right?',
            ),
            { text: 'Yes, because there are lengths that both of them allow' },
          ],
          answers: [3],
          hints: [
            'Each result stands for a stretch of lengths.',
            'Two results agree if their stretches overlap.',
            'Where does the stretch of P end, and where does that of Q begin?',
            'Is there any length that lies in both stretches?',
          ],
          method_answer: [
            { text: 'From {{low}} to {{high}} mm both allow the length, so they agree.' },
          ],
        },
      ],
      hints: [
        'A result with ± stands for a stretch of lengths, from low to high.',
        'Add the uncertainty for the top of a stretch, and subtract it for the bottom.',
        'The stretch of P begins at {{p}} − {{a}} = {{p - a}} mm.',
        'Work out {{p}} + {{a}} and {{q}} − {{b}}. Then see whether the stretches overlap.',
      ],
      method_answer: [
        { maths: tex`{{p}} + {{a}} = {{high}}`, text: '(a) The top of P, in mm.' },
        { maths: tex`{{q}} - {{b}} = {{low}}`, text: '(b) The bottom of Q, in mm.' },
        { text: '(c) The stretches overlap, so the results agree.' },
      ],
    },
  },
  {
    key: 'errors-evaluate-a-method',
    topics: ['errors-and-uncertainty'],
    difficulty: 0.8,
    minutes: 5,
    statements: ['GCSE-WS-13', 'SK3-WS-08', 'GCSE-WS-19'],
    question: {
      type: 'long_text',
      text: 'Elif burns a crisp under a tube with water to find the energy of the crisp. The temperature rises much less than the food label says it should. Her three results are close together. Evaluate the method: say what kind of error this is and how you know, name a cause, and suggest an improvement with its reason.',
      diagram: {
        kind: 'apparatus',
        pieces: [{ type: 'test_tube', liquid: 0.6, label: 'water' }, { type: 'thermometer' }],
        alt: 'A test tube with water and a thermometer.',
      },
      max_score: 4,
      criteria: [
        {
          code: 'kind',
          text: 'Says that the error is systematic',
          marks: 1,
          evidence: ['This is a systematic error.', 'The error is systematic, not random.'],
        },
        {
          code: 'know',
          text: 'Says how one knows: all results are too low in the same way',
          marks: 1,
          evidence: [
            'All three results are too low, so they are out to the same side.',
            'The results agree with each other but are far from the true value.',
          ],
        },
        {
          code: 'cause',
          text: 'Names a cause: energy goes to the air or the glass, or the crisp does not burn up',
          marks: 1,
          evidence: [
            'Much of the energy heats the air and not the water.',
            'Energy is lost to the surroundings and to the glass.',
            'The crisp did not burn completely.',
          ],
        },
        {
          code: 'improve',
          text: 'Suggests an improvement that acts on this cause, with a reason',
          marks: 1,
          evidence: [
            'A screen around the flame keeps more of the energy in, so the water gets warmer.',
            'Put a shield against draughts around it so that less energy goes to the air.',
            'Insulate the tube and hold the crisp closer so that less energy is lost.',
          ],
        },
      ],
      references: [
        'This is a systematic error. All three results are too low, so they are out to the same side. Much of the energy heats the air and not the water. A screen around the flame keeps more of the energy in, so the water gets warmer.',
      ],
      hints: [
        'There are four things to write: kind, how you know, cause, improvement.',
        'Random errors go both ways. What about these three results?',
        'Where does the energy of the flame go, besides into the water?',
        'Think of what you could put around the flame or the tube, and say what it would stop.',
      ],
      method_answer: [
        { text: 'The results agree and are all too low: a systematic error.' },
        { text: 'Energy goes to the air. A screen keeps more of it for the water.' },
      ],
    },
  },
]

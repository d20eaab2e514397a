import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const probabilityScale: readonly ContentQuestion[] = [
  {
    key: 'scale-choose-a-word',
    topics: ['probability-scale'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['MK3-P-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'A fair dice with the numbers 1 to 6 is rolled. An even number is [[1]]. A number less than {{n}} is [[2]]. A number greater than {{m}} is [[3]].',
      diagram: { kind: 'dice', values: [1, 2, 3, 4, 5, 6] },
      max_score: 3,
      template: { draw: { n: { pick: [7, 8, 9, 10] }, m: { pick: [6, 7, 8, 9] } } },
      gaps: [
        {
          options: [
            option(
              'unlikely',
              'chance_words_misjudged',
              'Count the even numbers: how many of the six are they?',
            ),
            { text: 'an even chance' },
            option('certain', 'chance_words_misjudged', 'Could it be an odd number as well?'),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'impossible',
              'chance_words_misjudged',
              'Try a few numbers of the dice. Do they fit?',
            ),
            option(
              'likely',
              'chance_words_misjudged',
              'Is there any number of the dice that does not fit?',
            ),
            { text: 'certain' },
          ],
          answer: 3,
        },
        {
          options: [
            { text: 'impossible' },
            option(
              'unlikely',
              'chance_words_misjudged',
              'Is there even one number of the dice that fits?',
            ),
            option(
              'certain',
              'chance_words_misjudged',
              'Try a few numbers of the dice. Do they fit?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Go through the six numbers for each sentence, and count those that fit.',
        'If all of them fit, it must happen. If none fits, it cannot happen. If half of them fit, both are equally likely.',
        'The even numbers are 2, 4 and 6: three of six.',
        'All six numbers are less than {{n}}, and none of them is greater than {{m}}. Choose the words for “all” and for “none”.',
      ],
      method_answer: [
        { text: 'Three of six numbers are even, so there is an even chance.' },
        { text: 'All the numbers are less than {{n}}: it is certain.' },
        { text: 'None of the numbers is greater than {{m}}: it is impossible.' },
      ],
    },
  },
  {
    key: 'scale-which-arrow',
    topics: ['probability-scale'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['MK3-P-02', 'GCSE-P3'],
    question: {
      type: 'single_choice',
      text: 'A spinner has {{n}} equal parts, and {{k}} of them are {{colour}}. Which letter on the scale shows the probability of {{colour}}?',
      diagram: {
        kind: 'number_line',
        from: 0,
        to: 1,
        step: '1/4',
        labels: [0, 1],
        arrows: false,
        points: [
          { at: 0, label: 'P' },
          { at: '1/4', label: 'Q' },
          { at: '1/2', label: 'R' },
          { at: '3/4', label: 'S' },
        ],
        alt: 'A probability scale from 0 to 1. P is at 0, Q is at one quarter, R is at one half and S is at three quarters.',
      },
      max_score: 1,
      template: {
        draw: {
          colour: { pick: ['green', 'red', 'yellow', 'blue'] },
          n: { pick: [8, 12, 16, 20] },
        },
        derive: { k: 'n*3/4' },
      },
      options: [
        option(
          'P',
          'chance_words_misjudged',
          'That would mean that it is impossible. Are there any {{colour}} parts?',
        ),
        option(
          'Q',
          'complement_not_taken',
          'That is the place for the other colours. More parts are {{colour}}.',
        ),
        option(
          'R',
          'half_misjudged',
          'That would be an even chance. Are half of the parts {{colour}}?',
        ),
        { text: 'S' },
      ],
      answers: [4],
      hints: [
        'Is it more or less likely than not?',
        'Write the probability as a fraction: the parts that fit out of all parts. Then simplify.',
        'There are {{k}} parts out of {{n}}. Divide both by {{n/4}}.',
        '{{k}} out of {{n}} is the same as 3 out of 4. Which letter is three quarters of the way from 0 to 1?',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{k}} }{ {{n}} } = \frac{3}{4}`,
          text: 'The parts that fit out of all parts.',
        },
        { text: 'S is three quarters of the way along.' },
      ],
    },
  },
  {
    key: 'scale-as-a-decimal',
    topics: ['probability-scale'],
    difficulty: 0,
    minutes: 1,
    statements: ['MK3-P-02'],
    question: {
      type: 'number',
      text: 'The weather app says, “There is a {{p}}% chance of {{what}}.” Write this probability as a decimal.',
      max_score: 1,
      template: {
        draw: { what: { pick: ['rain', 'snow', 'fog', 'thunder'] }, p: { from: 2, to: 96 } },
        where: ['mod(p, 10) != 0'],
        check: ['answer*100 = p'],
      },
      answer: '{{p/100|dp2}}',
      forms: ['decimal'],
      mistakes: [
        slip(
          '{{p}}',
          'probability_as_count',
          'A probability is never more than 1. Per cent means out of a hundred.',
        ),
        slip(
          '{{p/10}}',
          'percent_one_place_off',
          'Per cent means out of a hundred, not out of ten.',
        ),
        slip(
          '{{1 - p/100}}',
          'complement_not_taken',
          'That is the chance that it does not happen.',
        ),
      ],
      hints: [
        'The answer lies between 0 and 1.',
        'Per cent means “out of 100”.',
        'Write {{p}} out of 100 as a fraction first.',
        'Divide {{p}} by 100. The digits move two places to the right.',
      ],
      method_answer: [
        { maths: tex`{{p}} \div 100 = {{p/100|dp2}}`, text: 'Per cent means out of a hundred.' },
      ],
    },
  },
  {
    key: 'scale-order-the-events',
    topics: ['probability-scale'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['MK3-P-02', 'GCSE-P3'],
    question: {
      type: 'ordering',
      text: 'Five probabilities are written in different ways. Put them in order, from the least likely to the most likely.',
      max_score: 2,
      template: {
        draw: {
          a: { from: 5, to: 19 },
          b: { pick: [4, 5] },
          c: { from: 41, to: 49 },
          e: { from: 1, to: 9 },
        },
        where: ['mod(a, 5) != 0'],
      },
      items: ['{{a}}%', tex`$\frac{1}{ {{b}} }$`, '$0.{{c}}$', tex`$\frac{4}{5}$`, '9{{e}}%'],
      hints: [
        'They are easier to compare when all of them are written in the same way.',
        'Change each of them to a percentage, or each of them to a decimal.',
        'The fraction with 1 on top is {{100/b}}%. Change the other fraction, and the decimal.',
        'As percentages you have {{a}}%, {{100/b}}%, {{c}}%, 80% and 9{{e}}%. Which is the smallest?',
      ],
      method_answer: [
        { maths: tex`\frac{1}{ {{b}} } = {{1/b|dp2}}`, text: 'The first fraction as a decimal.' },
        { maths: tex`\frac{4}{5} = 0.8`, text: 'The second fraction as a decimal.' },
        {
          maths: tex`0.{{c}} < 0.8`,
          text: 'Compare: {{a}}% comes first, and 9{{e}}% comes last.',
        },
      ],
    },
  },
  {
    key: 'scale-rain-or-not-slip',
    topics: ['probability-scale'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['MK3-P-02', 'GCSE-P3'],
    question: {
      type: 'single_choice',
      text: '{{name}} says, “{{saying}} There are two possibilities, so the probability is a half.” What would you tell {{name}}?',
      max_score: 1,
      template: {
        rows: [
          { saying: 'Tomorrow it snows or it does not.' },
          { saying: 'Our team wins or it does not.' },
          { saying: 'The bus comes on time or it does not.' },
        ],
        draw: { name: { pick: ['Tilly', 'Femi', 'Jonas', 'Amina'] } },
      },
      options: [
        { text: '“Two possibilities need not be equally likely.”' },
        option(
          '“No, nobody can ever say anything about chance.”',
          'chance_words_misjudged',
          'You may not be sure, but some things are more likely than others.',
        ),
        option(
          '“Yes, two possibilities are always a half each.”',
          'outcomes_taken_as_equal',
          'You may win a million tomorrow, or not. Is that a half each?',
        ),
        option(
          '“No, the probability is 2, because there are two.”',
          'probability_as_count',
          'A probability is a number from 0 to 1.',
        ),
      ],
      answers: [1],
      hints: [
        'Are both possibilities equally likely?',
        'You may share a probability equally only between outcomes that have the same chance.',
        'Think of an example: a stone that you drop falls, or it does not. Is that a half each?',
        'There are two possibilities here as well, but one may have a better chance than the other. Which option says so?',
      ],
      method_answer: [
        { text: 'A half each is right only if both are equally likely, as with a fair coin.' },
        { text: 'Here we do not know that, so we cannot say a half.' },
      ],
    },
  },
]

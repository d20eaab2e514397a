import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const addingAndSubtractingInYourHead: readonly ContentQuestion[] = [
  {
    key: 'head-add-near-thousand',
    topics: ['adding-and-subtracting-in-your-head'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['M5-AS-03'],
    question: {
      type: 'number',
      text: `Work out ${thousands('n')} + ${thousands('1000*k - d')} in your head.`,
      diagram: {
        kind: 'number_line',
        from: '{{n}}',
        to: '{{n + 1000*k}}',
        step: '{{1000*k}}',
        labels: ['{{n}}'],
        jumps: [{ from: '{{n}}', to: '{{n + 1000*k}}', label: '+{{1000*k}}' }],
        alt: `A number line with a jump of ${thousands('1000*k')} from ${thousands('n')}.`,
      },
      max_score: 1,
      template: {
        draw: { n: { from: 2314, to: 6788 }, k: { from: 1, to: 3 }, d: { from: 1, to: 4 } },
        where: ['mod(n, 10) > 4', 'mod(n, 100) > 10', '1000*k - d > 1000'],
        check: ['answer - n + d = 1000*k'],
      },
      answer: '{{n + 1000*k - d}}',
      mistakes: [
        slip(
          '{{n + 1000*k}}',
          'compensation_left_out',
          'You added a little too much. How much has to come off again?',
        ),
        slip(
          '{{n + 1000*k + d}}',
          'compensated_the_other_way',
          'You added too much at first. Do you have to add more or take some off?',
        ),
      ],
      hints: [
        'Which round number is close to the second one?',
        'Add the round number first. Then put right what was too much.',
        `Add ${thousands('1000*k')} to ${thousands('n')}.`,
        `That makes ${thousands('n + 1000*k')}, and it is {{d}} too much.`,
      ],
      method_answer: [
        {
          maths: tex`${texThousands('n')} + ${texThousands('1000*k')} = ${texThousands('n + 1000*k')}`,
          text: 'The round number is easy.',
        },
        {
          maths: tex`${texThousands('n + 1000*k')} - {{d}} = ${texThousands('n + 1000*k - d')}`,
          text: 'Take off what was too much.',
        },
      ],
    },
  },
  {
    key: 'head-subtract-near-hundred',
    topics: ['adding-and-subtracting-in-your-head'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['M5-AS-03'],
    question: {
      type: 'number',
      text: `Work out ${thousands('n')} − {{100*k - d}} in your head.`,
      max_score: 1,
      template: {
        draw: {
          n: { from: 12510, to: 48890, step: 10 },
          k: { from: 2, to: 9 },
          d: { from: 1, to: 3 },
        },
        where: ['mod(n, 1000) > 100', 'mod(n, 100) > 10'],
        check: ['answer + 100*k - d = n'],
      },
      answer: '{{n - 100*k + d}}',
      mistakes: [
        slip(
          '{{n - 100*k}}',
          'compensation_left_out',
          'You took a little too much away. How much has to come back?',
        ),
        slip(
          '{{n - 100*k - d}}',
          'compensated_the_other_way',
          'You took too much away at first. Do you have to take more, or give some back?',
        ),
      ],
      hints: [
        'Which round number is close to the one you take away?',
        'Take the round number away first. Then put right what was too much.',
        `Take {{100*k}} away from ${thousands('n')}.`,
        `That leaves ${thousands('n - 100*k')}. You took {{d}} too many, so they come back.`,
      ],
      method_answer: [
        {
          maths: tex`${texThousands('n')} - {{100*k}} = ${texThousands('n - 100*k')}`,
          text: 'The round number first.',
        },
        {
          maths: tex`${texThousands('n - 100*k')} + {{d}} = ${texThousands('n - 100*k + d')}`,
          text: 'Give back what was too much.',
        },
      ],
    },
  },
  {
    key: 'head-two-step-library',
    topics: ['adding-and-subtracting-in-your-head'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['M4-AS-04'],
    question: {
      type: 'number',
      text: `A {{place}} has ${thousands('n')} books. One day {{a}} of them are lent out and {{b}} come back. How many are in the {{place}} that evening?`,
      max_score: 2,
      template: {
        draw: {
          place: { pick: ['library', 'school library', 'book bus'] },
          n: { from: 2400, to: 4900, step: 50 },
          a: { from: 180, to: 360, step: 5 },
          b: { from: 60, to: 150, step: 5 },
        },
        where: ['mod(n, 1000) > 300', 'a != 2*b'],
        check: ['answer - b + a = n'],
      },
      answer: '{{n - a + b}}',
      mistakes: [
        slip(
          '{{n - a - b}}',
          'operation_exchanged',
          'Some come back. Does that make more or fewer in the {{place}}?',
        ),
        slip(
          '{{n + a + b}}',
          'operation_exchanged',
          'What is lent out leaves the {{place}}. Does the number grow or shrink?',
        ),
        slip(
          '{{n - a}}',
          'stopped_early',
          'That is before some come back. Read to the end of the story.',
        ),
      ],
      hints: [
        'What happens first, and what happens after that?',
        'Things that go out are taken away. Things that come back are added.',
        `First work out ${thousands('n')} − {{a}}.`,
        `After the first step there are ${thousands('n - a')}. Now {{b}} come back.`,
      ],
      method_answer: [
        { maths: tex`${texThousands('n')} - {{a}} = ${texThousands('n - a')}`, text: 'Lent out.' },
        {
          maths: tex`${texThousands('n - a')} + {{b}} = ${texThousands('n - a + b')}`,
          text: 'Come back.',
        },
      ],
    },
  },
  {
    key: 'head-compare-points',
    topics: ['adding-and-subtracting-in-your-head'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['M5-AS-05', 'M6-OP-10'],
    question: {
      type: 'number',
      text: 'In a game {{p}} has {{n}} points. That is {{a}} more than {{q}} has. {{r}} has {{b}} points fewer than {{q}}. How many points has {{r}}?',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            label: '{{p}}',
            parts: [{ size: '{{n - a}}' }, { size: '{{a}}', label: '{{a}}', tone: 'b' }],
            total: '{{n}}',
          },
          { label: '{{q}}', parts: [{ size: '{{n - a}}', label: '?' }] },
        ],
      },
      max_score: 3,
      template: {
        draw: {
          p: { pick: ['Tom', 'Asha', 'Kai'] },
          q: { pick: ['Ann', 'Musa', 'Lina'] },
          r: { pick: ['Ben', 'Yara', 'Hugo'] },
          n: { from: 640, to: 980, step: 10 },
          a: { from: 85, to: 165, step: 5 },
          b: { from: 110, to: 240, step: 10 },
        },
        where: ['a != b', 'b != 2*a', 'mod(a, 10) != 0', 'n - a - b > 200'],
        check: ['answer + b + a = n'],
      },
      answer: '{{n - a - b}}',
      mistakes: [
        slip(
          '{{n + a - b}}',
          'key_word_decides_operation',
          '{{p}} has more than {{q}}. So does {{q}} have more or fewer than {{n}}?',
        ),
        slip(
          '{{n - a}}',
          'stopped_early',
          'That is how many points {{q}} has. The question is about {{r}}.',
        ),
        slip(
          '{{n - b}}',
          'other_quantity_given',
          '{{r}} is compared with {{q}} and not with {{p}}.',
        ),
        slip(
          '{{n - a + b}}',
          'operation_exchanged',
          '{{r}} has fewer than {{q}}. Which way do you go?',
        ),
      ],
      hints: [
        'Who of the three has the most points?',
        'Find the points of {{q}} first. Compare the two bars, and do not look for the word “more” only.',
        '{{p}} has {{a}} more, so {{q}} has {{n}} − {{a}}.',
        '{{q}} has {{n - a}} points. {{r}} has {{b}} fewer than that.',
      ],
      method_answer: [
        { maths: tex`{{n}} - {{a}} = {{n - a}}`, text: 'The points of {{q}}.' },
        { maths: tex`{{n - a}} - {{b}} = {{n - a - b}}`, text: 'The points of {{r}}.' },
      ],
    },
  },
  {
    key: 'head-check-by-rounding',
    topics: ['adding-and-subtracting-in-your-head'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['M5-AS-04'],
    question: {
      type: 'single_choice',
      text: `Three small towns have ${thousands('x')}, ${thousands('y')} and ${thousands('z')} people. Four children add them up. Check by rounding: whose total can be right?`,
      max_score: 1,
      template: {
        draw: {
          x: { from: 3810, to: 4190 },
          y: { from: 5810, to: 6190 },
          z: { from: 1810, to: 2190 },
        },
        derive: { s: 'x + y + z' },
        where: [
          'mod(x, 10) != 0',
          'mod(y, 10) != 0',
          'mod(z, 10) != 0',
          'abs(s - 12000) > 20',
          'abs(s - 12000) < 350',
        ],
        check: ['abs(answer - 12000) < 400'],
      },
      options: [
        option(
          thousands('s - 1000'),
          'carry_forgotten',
          'Add the three rounded thousands. Is this total near enough to them?',
        ),
        option(
          thousands('s - 2000'),
          'carry_forgotten',
          'Add the three rounded thousands. Is this total near enough to them?',
        ),
        { text: thousands('s') },
        option(
          thousands('s + 9000'),
          'miscalculated',
          'Add the three rounded thousands. Is this total near enough to them?',
        ),
      ],
      answers: [3],
      hints: [
        'About how large should the total be?',
        'Round each number to the nearest thousand, and add the rounded numbers.',
        `${thousands('x')} is about 4,000, and ${thousands('y')} is about 6,000.`,
        'The third is about 2,000. Add the three thousands, and look for the total that is near it.',
      ],
      method_answer: [
        {
          maths: tex`4{,}000 + 6{,}000 + 2{,}000 = 12{,}000`,
          text: 'The total of the rounded numbers.',
        },
        { text: `Only ${thousands('s')} is near that.` },
      ],
    },
  },
]

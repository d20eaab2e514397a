import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const shiftingEquilibrium: readonly ContentQuestion[] = [
  {
    key: 'shifting-the-rule',
    topics: ['shifting-equilibrium'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-CRA-07'],
    question: {
      type: 'cloze_dropdown',
      text: 'If a condition of an equilibrium is changed, the equilibrium shifts so as to [[1]] the change. When it is heated, it shifts in the [[2]] direction. When a gas mixture is squeezed, it shifts to the side with [[3]] molecules of gas.',
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'oppose' },
            option(
              'follow',
              'shift_follows_change',
              'Does it help the change, or work against it?',
            ),
            option('ignore', 'shift_not_expected', 'The word shifts says that something happens.'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'exothermic',
              'shift_heat_turned_round',
              'That direction would give out even more energy. Does this work against heating?',
            ),
            { text: 'endothermic' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'more',
              'shift_pressure_turned_round',
              'More molecules would make the pressure even higher.',
            ),
            option(
              'heavier',
              'shift_by_mass',
              'Pressure depends on how many molecules there are, not on their mass.',
            ),
            { text: 'fewer' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Think of a stubborn friend: push one way, and they lean the other way.',
        'The equilibrium works against what is done to it. This is the rule of Le Chatelier.',
        'Heating puts energy in. Which direction takes energy in?',
        'Squeezing raises the pressure. Pressure falls if there are not so many molecules of gas.',
      ],
      method_answer: [
        { text: 'It opposes the change: heated, it takes energy in by the endothermic direction.' },
        { text: 'Squeezed, it makes fewer molecules of gas.' },
      ],
    },
  },
  {
    key: 'shifting-count-the-gases',
    topics: ['shifting-equilibrium'],
    difficulty: -0.4,
    minutes: 2,
    statements: ['GCSE-CRA-07'],
    question: {
      type: 'table',
      text: 'All substances here are gases. How many molecules stand on each side of the equation?',
      max_score: 3,
      columns: ['equation', 'on the left', 'on the right'],
      rows: [
        {
          label: 'P',
          cells: [
            {
              type: 'given',
              text: '$\\text{N}_2 + 3\\text{H}_2 \\rightleftharpoons 2\\text{NH}_3$',
            },
            {
              type: 'number',
              answer: '4',
              mistakes: [
                slip('2', 'number_in_front_ignored', 'Each H₂ counts. What does the big 3 say?'),
              ],
            },
            { type: 'given', text: '2' },
          ],
        },
        {
          label: 'Q',
          cells: [
            { type: 'given', text: '$\\text{N}_2\\text{O}_4 \\rightleftharpoons 2\\text{NO}_2$' },
            { type: 'given', text: '1' },
            {
              type: 'number',
              answer: '2',
              mistakes: [
                slip('1', 'number_in_front_ignored', 'What does the big 2 before the formula say?'),
              ],
            },
          ],
        },
        {
          label: 'R',
          cells: [
            {
              type: 'given',
              text: '$\\text{CH}_4 + \\text{H}_2\\text{O} \\rightleftharpoons \\text{CO} + 3\\text{H}_2$',
            },
            { type: 'given', text: '2' },
            {
              type: 'number',
              answer: '4',
              mistakes: [
                slip(
                  '2',
                  'number_in_front_ignored',
                  'There are two kinds. But how many of the second?',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'The big numbers before the formulae count molecules.',
        'Where no number stands before a formula, it is one molecule.',
        'In P the left side has one molecule of nitrogen and some of hydrogen.',
        'In P add one and three. In R add one and three on the other side. In Q read the big number.',
      ],
      method_answer: [
        { maths: tex`1 + 3 = 4`, text: 'P on the left, and R on the right.' },
        { maths: tex`2`, text: 'Q on the right.' },
      ],
    },
  },
  {
    key: 'shifting-add-a-substance',
    topics: ['shifting-equilibrium'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-CRA-07'],
    question: {
      type: 'single_choice',
      text: 'This mixture is at equilibrium: ${{eq}}$. Then {{act}}. What happens?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            eq: '\\text{N}_2 + 3\\text{H}_2 \\rightleftharpoons 2\\text{NH}_3',
            act: 'more hydrogen is pumped in',
            right: 'It shifts to the right, which uses hydrogen up',
            other: 'It shifts to the left, which makes hydrogen',
            why: 'Is there too little hydrogen or too much now? What does the equilibrium do about it?',
          },
          {
            eq: '\\text{N}_2 + 3\\text{H}_2 \\rightleftharpoons 2\\text{NH}_3',
            act: 'ammonia is taken out all the time',
            right: 'It shifts to the right, which makes more ammonia',
            other: 'It shifts to the left, which uses ammonia up',
            why: 'Ammonia is missing now. What does the equilibrium do about it?',
          },
          {
            eq: '2\\text{SO}_2 + \\text{O}_2 \\rightleftharpoons 2\\text{SO}_3',
            act: 'more oxygen is let in',
            right: 'It shifts to the right, which uses oxygen up',
            other: 'It shifts to the left, which makes oxygen',
            why: 'Is there too little oxygen or too much now? What does the equilibrium do about it?',
          },
          {
            eq: '2\\text{SO}_2 + \\text{O}_2 \\rightleftharpoons 2\\text{SO}_3',
            act: 'more sulfur trioxide is added',
            right: 'It shifts to the left, which uses sulfur trioxide up',
            other: 'It shifts to the right, which makes more sulfur trioxide',
            why: 'Is there too little of it or too much now? What does the equilibrium do about it?',
          },
        ],
      },
      options: [
        option('{{other}}', 'shift_follows_change', '{{why}}'),
        option(
          'Both reactions stop for good',
          'equilibrium_reaction_stops',
          'The particles go on colliding. Which direction gets faster?',
        ),
        option(
          'Nothing, because the mixture is already at equilibrium',
          'shift_not_expected',
          'It was. But one of the amounts has just been changed.',
        ),
        { text: '{{right}}' },
      ],
      answers: [4],
      hints: [
        'What has been changed: is something added or taken away?',
        'The equilibrium works against it. It uses up what is added, and it makes what is taken away.',
        'Find the substance in the equation: {{act}}.',
        'Then ask which direction uses it up, or makes it again.',
      ],
      method_answer: [
        { text: 'The change is: {{act}}.' },
        { text: 'The equilibrium opposes it. {{right}}.' },
      ],
    },
  },
  {
    key: 'shifting-warm-it',
    topics: ['shifting-equilibrium'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-CRA-07'],
    question: {
      type: 'single_choice',
      text: 'The forward reaction of ${{eq}}$ is {{kind}}. What happens to the amount of **{{prod}}** when the temperature is {{change}}?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            eq: '\\text{N}_2 + 3\\text{H}_2 \\rightleftharpoons 2\\text{NH}_3',
            kind: 'exothermic',
            prod: 'ammonia',
            change: 'raised',
            right: 'It gets less: heating favours the reverse reaction, which takes energy in',
            other: 'It gets more: heating favours the forward reaction',
          },
          {
            eq: '2\\text{SO}_2 + \\text{O}_2 \\rightleftharpoons 2\\text{SO}_3',
            kind: 'exothermic',
            prod: 'sulfur trioxide',
            change: 'lowered',
            right: 'It gets more: cooling favours the forward reaction, which gives energy out',
            other: 'It gets less: cooling favours the reverse reaction',
          },
          {
            eq: '\\text{N}_2\\text{O}_4 \\rightleftharpoons 2\\text{NO}_2',
            kind: 'endothermic',
            prod: 'nitrogen dioxide',
            change: 'raised',
            right: 'It gets more: heating favours the forward reaction, which takes energy in',
            other: 'It gets less: heating favours the reverse reaction',
          },
          {
            eq: '\\text{CH}_4 + \\text{H}_2\\text{O} \\rightleftharpoons \\text{CO} + 3\\text{H}_2',
            kind: 'endothermic',
            prod: 'hydrogen',
            change: 'lowered',
            right: 'It gets less: cooling favours the reverse reaction, which gives energy out',
            other: 'It gets more: cooling favours the forward reaction',
          },
        ],
      },
      options: [
        { text: '{{right}}' },
        option(
          '{{other}}',
          'shift_heat_turned_round',
          'Which direction takes energy in, and which gives it out? The equilibrium works against the change.',
        ),
        option(
          'It stays the same: temperature changes only how fast equilibrium is reached',
          'temperature_as_catalyst',
          'This would be true of a catalyst. Temperature does more.',
        ),
        option(
          'It stays the same, as mass is conserved',
          'conservation_for_no_shift',
          'Atoms are conserved. Can they change from one substance to another?',
        ),
      ],
      answers: [1],
      hints: [
        'The forward reaction is {{kind}}. What is the reverse one?',
        'Heating favours the endothermic direction, and cooling the exothermic one.',
        'Here the temperature is {{change}}.',
        'Find the direction that is favoured. Is {{prod}} made by it or used up?',
      ],
      method_answer: [
        { text: 'The forward reaction is {{kind}}, and the reverse is the opposite.' },
        { text: '{{right}}.' },
      ],
    },
  },
  {
    key: 'shifting-squeeze-it',
    topics: ['shifting-equilibrium'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-CRA-07'],
    question: {
      type: 'single_choice',
      text: 'All substances in ${{eq}}$ are gases. The pressure is raised. Which way does the equilibrium shift?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            eq: '\\text{CO} + 2\\text{H}_2 \\rightleftharpoons \\text{CH}_3\\text{OH}',
            l: 3,
            r: 1,
            right: 'To the right, as there are fewer molecules of gas',
            other: 'To the left, as there are more molecules of gas',
            third: 'It does not shift, as both sides have as many molecules',
          },
          {
            eq: '\\text{N}_2\\text{O}_4 \\rightleftharpoons 2\\text{NO}_2',
            l: 1,
            r: 2,
            right: 'To the left, as there are fewer molecules of gas',
            other: 'To the right, as there are more molecules of gas',
            third: 'It does not shift, as both sides have as many molecules',
          },
          {
            eq: '\\text{CH}_4 + \\text{H}_2\\text{O} \\rightleftharpoons \\text{CO} + 3\\text{H}_2',
            l: 2,
            r: 4,
            right: 'To the left, as there are fewer molecules of gas',
            other: 'To the right, as there are more molecules of gas',
            third: 'It does not shift, as both sides have as many molecules',
          },
          {
            eq: '2\\text{SO}_2 + \\text{O}_2 \\rightleftharpoons 2\\text{SO}_3',
            l: 3,
            r: 2,
            right: 'To the right, as there are fewer molecules of gas',
            other: 'To the left, as there are more molecules of gas',
            third: 'It does not shift, as both sides have as many molecules',
          },
        ],
        check: ['l != r'],
      },
      options: [
        option(
          'To the side with the larger total mass',
          'shift_by_mass',
          'The masses of both sides are equal. Count molecules of gas.',
        ),
        { text: '{{right}}' },
        option('{{third}}', 'number_in_front_ignored', 'Count again, with the big numbers.'),
        option(
          '{{other}}',
          'shift_pressure_turned_round',
          'More molecules would make the pressure even higher.',
        ),
      ],
      answers: [2],
      hints: [
        'Count the molecules of gas on each side.',
        'A higher pressure favours the side where the gas has fewer molecules.',
        'On the left the number is {{l}}.',
        'On the right it is {{r}}. Which side lowers the pressure?',
      ],
      method_answer: [
        { text: 'Molecules of gas: {{l}} on the left and {{r}} on the right.' },
        { text: 'A higher pressure is opposed by the side with fewer.' },
      ],
    },
  },
  {
    key: 'shifting-no-effect',
    topics: ['shifting-equilibrium'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['GCSE-CRA-07'],
    question: {
      type: 'multiple_choice',
      text: '$\\text{H}_2 + \\text{I}_2 \\rightleftharpoons 2\\text{HI}$. All are gases, and the forward reaction is exothermic. Which changes do **not** move the place of this equilibrium? Choose all of them.',
      max_score: 2,
      options: [
        { text: 'adding a catalyst' },
        option(
          'lowering the temperature',
          'shift_not_expected',
          'One direction gives energy out. Which one is favoured by cooling?',
        ),
        { text: 'raising the pressure' },
        option(
          'adding hydrogen',
          'shift_not_expected',
          'This changes one of the amounts. What does the equilibrium do?',
        ),
      ],
      answers: [1, 3],
      hints: [
        'Take each change and ask what the equilibrium could do against it.',
        'Pressure moves it only where the sides have different numbers of gas molecules. A catalyst speeds both directions up alike.',
        'Count the molecules: two on the left.',
        'On the right there are two as well. And what of the change that speeds both directions up?',
      ],
      method_answer: [
        { text: 'Two molecules stand on each side, so pressure cannot move it.' },
        { text: 'A catalyst makes both directions faster by as much.' },
      ],
    },
  },
  {
    key: 'shifting-ammonia-graph',
    topics: ['shifting-equilibrium'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['GCSE-CRA-07'],
    question: {
      type: 'multi_part',
      text: 'The graph shows how much of the gas is ammonia at equilibrium: $\\text{N}_2 + 3\\text{H}_2 \\rightleftharpoons 2\\text{NH}_3$. The forward reaction is exothermic. One curve is for 350 °C, one for 450 °C and one for 550 °C.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 400, step: 100, label: 'Pressure (atm)' },
        y: { from: 0, to: 70, step: 10, label: 'Ammonia (%)' },
        curves: [
          {
            type: 'smooth',
            points: [
              [0, 0],
              [100, 37],
              [200, 50],
              [300, 59],
              [400, 66],
            ],
            label: 'P',
          },
          {
            type: 'smooth',
            points: [
              [0, 0],
              [100, 16],
              [200, 28],
              [300, 36],
              [400, 42],
            ],
            label: 'Q',
          },
          {
            type: 'smooth',
            points: [
              [0, 0],
              [100, 7],
              [200, 12],
              [300, 17],
              [400, 21],
            ],
            label: 'R',
          },
        ],
        alt: 'Three rising curves of the percentage of ammonia against pressure. At 200 atm P is at 50%, Q at 28% and R at 12%.',
      },
      max_score: 3,
      sub_questions: [
        {
          type: 'single_choice',
          text: 'Which curve is for 350 °C?',
          max_score: 1,
          options: [
            { text: 'P' },
            option('Q', 'shift_heat_turned_round', 'The middle temperature belongs to this one.'),
            option(
              'R',
              'shift_heat_turned_round',
              'Does an exothermic reaction give more when it is hotter, or when it is cooler?',
            ),
          ],
          answers: [1],
          hints: ['Cooling favours the exothermic direction, which makes ammonia.'],
          method_answer: [{ text: 'The lowest temperature gives the most ammonia.' }],
        },
        {
          type: 'number',
          text: 'On curve P, what percentage is ammonia at 200 atm? Give the number only.',
          max_score: 1,
          answer: '50',
          tolerance: { absolute: 1 },
          percent_sign: 'name',
          mistakes: [slip('28', 'chart_bars_mixed', 'This is on curve Q.')],
          hints: ['Go up from 200 atm to the curve, and across to the axis.'],
          method_answer: [{ maths: tex`50\%`, text: 'Read at 200 atm.' }],
        },
        {
          type: 'single_choice',
          text: 'In factories about 450 °C is used, although 350 °C would give more ammonia. Why?',
          max_score: 1,
          options: [
            option(
              'At 450 °C the equilibrium lies further to the right',
              'shift_heat_turned_round',
              'Compare the curves at any pressure.',
            ),
            { text: 'At 350 °C the reaction would be too slow' },
            option(
              'At 350 °C the gases are not under pressure',
              'rate_and_yield_mixed_up',
              'Pressure can be chosen at any temperature. What else does temperature change?',
            ),
          ],
          answers: [2],
          hints: [
            'Temperature changes two things: where the equilibrium lies, and how fast it is reached.',
          ],
          method_answer: [{ text: 'It is a compromise between a good yield and a good rate.' }],
        },
      ],
      hints: [
        'Two questions are mixed here: how much ammonia, and how soon.',
        'Cooling favours the exothermic direction. But cooling also makes every reaction slower.',
        'At any pressure, the highest curve has the most ammonia.',
        'Read this curve at 200 atm. Then think of what a low temperature does to the rate.',
      ],
      method_answer: [
        { text: 'The lowest temperature gives the highest curve, with half ammonia at 200 atm.' },
        { text: 'But there the rate is too low, so factories take a compromise.' },
      ],
    },
  },
]

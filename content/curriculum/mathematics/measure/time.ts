import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const time: readonly ContentQuestion[] = [
  {
    key: 'time-to-24-hours',
    topics: ['time'],
    difficulty: -0.9,
    minutes: 0.8,
    statements: ['M4-ME-05'],
    question: {
      type: 'number',
      text: '{{what}} at {{h}}:{{m}} in the {{part}}. Write this time on the 24-hour clock.',
      max_score: 1,
      template: {
        draw: { m: { from: 10, to: 55, step: 5 } },
        rows: [
          { what: 'School ends', h: 3, part: 'afternoon' },
          { what: 'A film begins', h: 4, part: 'afternoon' },
          { what: 'Football starts', h: 5, part: 'afternoon' },
          { what: 'The train leaves', h: 7, part: 'evening' },
          { what: 'The shop closes', h: 8, part: 'evening' },
          { what: 'The concert ends', h: 9, part: 'evening' },
        ],
        derive: { t: 'h + 12' },
        where: ['m != 10'],
      },
      answer: '{{t}}:{{m}}',
      kind: 'time_of_day',
      forms: ['clock_24'],
      mistakes: [
        slip(
          '0{{h}}:{{m}}',
          'twelve_hours_not_added',
          'That is in the morning. How many hours have gone by since midnight?',
        ),
        slip('1{{h}}:{{m}}', 'ten_hours_added', 'A half day has 12 hours, not 10.'),
      ],
      hints: [
        'The 24-hour clock counts on after midday: 13, 14, 15 …',
        'In the afternoon and evening, add 12 to the hours. The minutes stay.',
        '12 hours of the day are over at midday.',
        'Work out {{h}} + 12 for the hours. Write the minutes after them.',
      ],
      method_answer: [
        { maths: '{{h}} + 12 = {{t}}', text: 'After midday, add 12 to the hours.' },
        { maths: tex`{{t}}{:}{{m}}`, text: 'The minutes stay the same.' },
      ],
    },
  },
  {
    key: 'time-read-the-hands',
    topics: ['time'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['M4-ME-05'],
    question: {
      type: 'number',
      text: 'It is morning. The short hand of the clock is between {{h}} and {{h + 1}}. The long hand points to {{k}}. What time is it? Write it as on a digital clock.',
      diagram: { kind: 'clock', clocks: [{ hour: '{{h}}', minute: '{{5 * k}}' }] },
      max_score: 1,
      template: {
        draw: { h: { from: 5, to: 8 }, k: { from: 7, to: 11 } },
        derive: { m: '5 * k' },
        where: ['k != h', 'k != h + 1'],
      },
      answer: '0{{h}}:{{m}}',
      kind: 'time_of_day',
      mistakes: [
        slip('0{{h + 1}}:{{m}}', 'next_hour_read', 'The short hand has not reached {{h + 1}} yet.'),
      ],
      hints: [
        'The short hand tells the hour, and the long hand tells the minutes.',
        'Take the hour that the short hand has passed. Count the minutes in fives.',
        'The short hand has passed {{h}}.',
        'The long hand points to {{k}}, so there are {{k}} times 5 minutes.',
      ],
      method_answer: [
        { maths: tex`{{k}} \times 5 = {{m}}`, text: 'The minutes past the hour.' },
        { maths: tex`0{{h}}{:}{{m}}`, text: 'The short hand has passed {{h}}, but not {{h + 1}}.' },
      ],
    },
  },
  {
    key: 'time-units',
    topics: ['time'],
    difficulty: -0.2,
    minutes: 1.2,
    statements: ['M4-ME-06'],
    question: {
      type: 'fill_blanks',
      text: '{{w}} weeks are [[1]] days. {{y}} years are [[2]] months. {{m}} minutes are [[3]] seconds.',
      max_score: 3,
      template: {
        draw: { w: { from: 3, to: 9 }, y: { from: 2, to: 8 }, m: { from: 3, to: 9 } },
        where: ['distinct(7 * w, 12 * y, 60 * m)', 'distinct(w, y, m)'],
        check: ['answer1 / 7 = w', 'answer2 / 12 = y', 'answer3 / 60 = m'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{7 * w}}',
          mistakes: [
            slip('{{5 * w}}', 'time_unit_factor', 'The weekend belongs to the week, too.'),
            slip('{{10 * w}}', 'time_unit_factor', 'Count the days of a week.'),
          ],
        },
        {
          type: 'number',
          answer: '{{12 * y}}',
          mistakes: [
            slip(
              '{{10 * y}}',
              'time_unit_factor',
              'Say the months of a year aloud, and count them.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{60 * m}}',
          mistakes: [
            slip(
              '{{100 * m}}',
              'sixty_as_hundred',
              'A minute does not have 100 seconds. How many does it have?',
            ),
          ],
        },
      ],
      hints: [
        'How many days are in a week, how many months in a year, and how many seconds in a minute?',
        'Multiply each time by how many small units are in one large one.',
        'A week has 7 days, and a year has 12 months.',
        'A minute has 60 seconds. So the three products are {{w}} × 7, {{y}} × 12 and {{m}} × 60.',
      ],
      method_answer: [
        { maths: tex`{{w}} \times 7 = {{7 * w}}`, text: 'Days.' },
        { maths: tex`{{y}} \times 12 = {{12 * y}}`, text: 'Months.' },
        { maths: tex`{{m}} \times 60 = {{60 * m}}`, text: 'Seconds.' },
      ],
    },
  },
  {
    key: 'time-how-long',
    topics: ['time'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['M5-ME-07', 'M4-ME-06'],
    question: {
      type: 'number',
      text: '{{what}} begins at {{h}}:{{m}} and ends at {{h + 1}}:{{n}}. How many minutes does it last?',
      diagram: {
        kind: 'clock',
        clocks: [
          { digital: '{{h}}:{{m}}', label: 'begins' },
          { digital: '{{h + 1}}:{{n}}', label: 'ends' },
        ],
      },
      max_score: 2,
      template: {
        draw: {
          what: { pick: ['A puppet show', 'A piano lesson', 'A chess game', 'A swimming lesson'] },
          h: { from: 13, to: 18 },
          m: { from: 35, to: 55, step: 5 },
          n: { from: 10, to: 30, step: 5 },
        },
        derive: { d: '60 - m + n' },
        where: ['m - n != d'],
        check: ['60 * h + m + answer = 60 * (h + 1) + n'],
      },
      answer: '{{d}}',
      mistakes: [
        slip('{{100 - m + n}}', 'sixty_as_hundred', 'An hour has 60 minutes, not 100.'),
        slip(
          '{{m - n}}',
          'subtraction_turned_round',
          'The minutes were taken from each other. Count on from the start to the end.',
        ),
        slip(
          '{{60 + d}}',
          'one_step_too_many',
          'Count on to the next full hour first. Is there another full hour after that?',
        ),
      ],
      hints: [
        'Count on from the start to the end. Stop at the full hour on the way.',
        'First the minutes up to {{h + 1}}:00, then the minutes after it.',
        'From {{h}}:{{m}} to {{h + 1}}:00 there are {{60 - m}} minutes.',
        'Then come {{n}} more. Add {{60 - m}} and {{n}}.',
      ],
      method_answer: [
        { maths: '60 - {{m}} = {{60 - m}}', text: 'Minutes up to the full hour.' },
        { maths: '{{60 - m}} + {{n}} = {{d}}', text: 'And the minutes after it.' },
      ],
    },
  },
  {
    key: 'time-part-of-an-hour',
    topics: ['time'],
    difficulty: 0.3,
    minutes: 1.2,
    statements: ['M4-ME-06', 'M5-ME-07'],
    question: {
      type: 'number',
      text: 'A journey takes {{h}}{{part}} hours. How many minutes is that?',
      max_score: 1,
      template: {
        draw: { h: { from: 1, to: 4 } },
        rows: [
          { part: '.5', m: 30, x: 50, y: 5, say: 'half an hour' },
          { part: '.25', m: 15, x: 25, y: 25, say: 'a quarter of an hour' },
          { part: '.75', m: 45, x: 75, y: 75, say: 'three quarters of an hour' },
        ],
        check: ['answer - 60 * h = m'],
      },
      answer: '{{60 * h + m}}',
      mistakes: [
        slip(
          '{{60 * h + x}}',
          'minutes_as_decimal',
          'The part after the point is a part of an hour. It does not count minutes.',
        ),
        slip('{{100 * h + x}}', 'sixty_as_hundred', 'An hour has 60 minutes, not 100.'),
      ],
      hints: [
        'The number after the point tells a part of an hour.',
        'Change the full hours into minutes. Then find the part of an hour in minutes.',
        'The part after the point is {{say}}.',
        '{{h}} × 60 is {{60 * h}}. Add the minutes of {{say}}.',
      ],
      method_answer: [
        { maths: tex`{{h}} \times 60 = {{60 * h}}`, text: 'The full hours, in minutes.' },
        { maths: '{{60 * h}} + {{m}} = {{60 * h + m}}', text: 'And {{say}}.' },
      ],
    },
  },
  {
    key: 'time-bus-table',
    topics: ['time'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['M5-ST-02', 'M5-ME-07'],
    question: {
      type: 'table',
      text: 'All buses take the same time from Hill to Dale. Complete the timetable.',
      max_score: 3,
      template: {
        draw: {
          a: { from: 8, to: 19 },
          d: { from: 34, to: 39 },
          b: { from: 28, to: 42 },
          c: { from: 12, to: 25 },
        },
        derive: { x: 'b + d - 60', y: 'c + d' },
        where: ['x >= 10', 'y <= 59', 'a + d <= 59', 'a + d >= 42', 'distinct(a, b, c)', 'a >= 10'],
        check: ['answer1 = d'],
      },
      columns: ['Leaves Hill', 'Arrives at Dale', 'Takes (minutes)'],
      rows: [
        {
          label: 'Bus 1',
          cells: [
            { type: 'given', text: '09:{{a}}' },
            { type: 'given', text: '09:{{a + d}}' },
            {
              type: 'number',
              answer: '{{d}}',
              mistakes: [
                slip(
                  '{{2 * a + d}}',
                  'added_instead',
                  'How far is it from the first time to the second?',
                ),
              ],
            },
          ],
        },
        {
          label: 'Bus 2',
          cells: [
            { type: 'given', text: '10:{{b}}' },
            {
              type: 'number',
              kind: 'time_of_day',
              answer: '11:{{x}}',
              mistakes: [
                slip(
                  '10:{{x}}',
                  'full_hour_not_passed_on',
                  'The bus drives past the full hour. What does the hour become?',
                ),
              ],
            },
            { type: 'given', text: '{{d}}' },
          ],
        },
        {
          label: 'Bus 3',
          cells: [
            {
              type: 'number',
              kind: 'time_of_day',
              answer: '12:{{c}}',
              mistakes: [
                slip(
                  '12:{{y}}',
                  'other_quantity_given',
                  'This is when the bus arrives. When does it leave?',
                ),
              ],
            },
            { type: 'given', text: '12:{{y}}' },
            { type: 'given', text: '{{d}}' },
          ],
        },
      ],
      hints: [
        'Each row is one bus. All of them take as long as the first one.',
        'Find how long bus 1 takes. Count on for bus 2, and count back for bus 3.',
        'From 09:{{a}} to 09:{{a + d}}: subtract the minutes.',
        'For bus 2, stop at 11:00 on the way: {{60 - b}} minutes go by until then. For bus 3, take the time away from 12:{{y}}.',
      ],
      method_answer: [
        { maths: '{{a + d}} - {{a}} = {{d}}', text: 'The minutes that each bus takes.' },
        {
          maths: '{{d}} - {{60 - b}} = {{x}}',
          text: 'Bus 2 reaches 11:00 after {{60 - b}} minutes, and {{x}} are left.',
        },
        { maths: '{{y}} - {{d}} = {{c}}', text: 'Bus 3 left {{d}} minutes before 12:{{y}}.' },
      ],
    },
  },
  {
    key: 'time-last-train',
    topics: ['time'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['M5-ST-02', 'M5-ME-07'],
    question: {
      type: 'single_choice',
      text: 'Trains to the zoo leave at 9:{{a}}, 9:{{b}}, 10:{{a}} and 10:{{b}}. They take {{t}} minutes. {{name}} has to be at the zoo at 10:{{e}}. Which is the last train that is early enough?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Nadia', 'Ruben', 'Keiko', 'Sam'] },
          a: { from: 11, to: 19 },
          t: { from: 33, to: 46 },
          w: { from: 3, to: 9 },
        },
        derive: { b: 'a + 30', e: 'a + 30 + t - 60 + w' },
        where: ['e >= 20', 'e <= 58', 'e != a', 'e != b'],
        check: ['60 + e - t - b = w'],
      },
      options: [
        option(
          'the one at 9:{{a}}',
          'first_that_fits_taken',
          'It is early enough. Is there a later one that is in time, too?',
        ),
        { text: 'the one at 9:{{b}}' },
        option(
          'the one at 10:{{a}}',
          'travel_time_left_out',
          'The train needs {{t}} minutes. When would this one arrive?',
        ),
        option(
          'the one at 10:{{b}}',
          'travel_time_left_out',
          'The train needs {{t}} minutes. When would this one arrive?',
        ),
      ],
      answers: [2],
      hints: [
        'The times in the list tell when the trains leave. When do they arrive?',
        'Count back {{t}} minutes from 10:{{e}}. The train must leave by then.',
        'Counting back {{e}} minutes leads to 10:00. Some minutes are left to count back.',
        'Count back {{t - e}} more from 10:00. Which train is the last before that?',
      ],
      method_answer: [
        { maths: '{{t}} - {{e}} = {{t - e}}', text: 'Minutes to count back from 10:00.' },
        {
          text: 'The train must leave by 9:{{60 - t + e}}. The last one before that leaves at 9:{{b}}.',
        },
      ],
    },
  },
  {
    key: 'time-leave-home',
    topics: ['time'],
    difficulty: 0.9,
    minutes: 2.5,
    statements: ['M5-ME-07', 'M4-ME-05'],
    question: {
      type: 'number',
      text: 'A coach leaves at {{p}}:{{m}} in the afternoon. {{name}} walks {{w}} minutes to the coach stop and wants to be there {{e}} minutes early. When must {{name}} leave home? Write the time on the 24-hour clock.',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Ada', 'Milo', 'Zain', 'Rosa'] },
          p: { from: 2, to: 6 },
          m: { from: 11, to: 19 },
          w: { from: 21, to: 28 },
          e: { pick: [8, 10, 12] },
        },
        derive: { h: 'p + 11', n: '60 + m - w - e', s: '60 + m - w', r: '100 + m - w - e' },
        where: ['n >= 20', 'n <= 49', 's <= 59', 'r <= 90'],
      },
      answer: '{{h}}:{{n}}',
      kind: 'time_of_day',
      forms: ['clock_24'],
      mistakes: [
        slip('{{h}}:{{s}}', 'step_left_out', 'Then there are no minutes to spare at the stop.'),
        slip(
          '{{h + 1}}:{{n}}',
          'full_hour_not_passed_on',
          'You counted back past the full hour. What does the hour become?',
        ),
      ],
      hints: [
        'Start at the end: when does the coach leave? Then count back.',
        'Count back {{e}} minutes, and then {{w}} minutes more.',
        'On the 24-hour clock the coach leaves at {{h + 1}}:{{m}}.',
        'Together it is {{w + e}} minutes. Count back {{m}} to {{h + 1}}:00, and then the rest.',
      ],
      method_answer: [
        {
          maths: '{{w}} + {{e}} = {{w + e}}',
          text: 'So many minutes before the coach leaves, at {{h + 1}}:{{m}}.',
        },
        {
          maths: '{{w + e}} - {{m}} = {{w + e - m}}',
          text: 'Minutes to count back from {{h + 1}}:00.',
        },
        { maths: tex`{{h}}{:}{{n}}`, text: 'From {{h + 1}}:00 back by {{w + e - m}} minutes.' },
      ],
    },
  },
]

import type { Strand } from '#misconceptions/entry.ts'

export const MEASURE = {
  units_joined: {
    name: 'Numbers of two units joined',
    what: 'Writes the numbers of a large and a small unit side by side, or adds them as they are.',
    example: ['How many centimetres are 3 m 5 cm?', '$35$', '$305$'],
    helps: 'Lay three metre sticks down and put the centimetres at their end.',
  },
  unit_conversion_turned: {
    name: 'Converted the other way',
    what: 'Multiplies where a larger unit needs fewer, or divides where a smaller one needs more.',
    example: ['Write 40 g in kg.', '$40000$', '$0.04$'],
    helps: 'Ask first: will the number get larger or smaller?',
  },
  number_read_in_part: {
    name: 'Part of a number left out',
    what: 'Calculates with the whole part of a number only.',
    example: ['1 inch is 2.5 cm. How many cm are 4 inches?', '$8$', '$10$'],
    helps: 'Let the number be read aloud before it is used.',
  },
  twelve_hours_not_added: {
    name: 'Twelve hours not added',
    what: 'Writes a time after midday on the 24-hour clock as if it were in the morning.',
    example: ['Write 3:40 pm on the 24-hour clock.', '03:40', '15:40'],
    helps: 'Draw the day as one line of 24 hours, with midday in the middle.',
  },
  ten_hours_added: {
    name: 'Ten hours added for twelve',
    what: 'Puts a one before the hour to get from the 12-hour to the 24-hour clock.',
    example: ['Write 3:40 pm on the 24-hour clock.', '13:40', '15:40'],
    helps: 'Count on from midday: one o’clock is the 13th hour.',
  },
  next_hour_read: {
    name: 'Next hour read',
    what: 'Reads the hour that the short hand has not reached yet.',
    example: [
      'The short hand is between 6 and 7, the long hand at 8. What time is it?',
      '7:40',
      '6:40',
    ],
    helps: 'Turn a real clock slowly, and watch both hands.',
  },
  time_unit_factor: {
    name: 'Another number for days or months',
    what: 'Changes weeks or years with another number than 7 or 12.',
    example: ['How many days are 4 weeks?', '$20$', '$28$'],
    helps: 'Count on a calendar.',
  },
  sixty_as_hundred: {
    name: 'Hundred for sixty',
    what: 'Calculates with 100 minutes to an hour, or 100 seconds to a minute.',
    example: ['How many minutes are there from 14:45 to 15:20?', '$75$', '$35$'],
    helps: 'Count on by way of the full hour, on a line.',
  },
  full_hour_not_passed_on: {
    name: 'Full hour not passed on',
    what: 'Finds the minutes past a full hour and leaves the hour as it was.',
    example: ['A bus leaves at 10:40 and takes 35 minutes. When does it arrive?', '10:15', '11:15'],
    helps: 'Stop at the full hour on the way and write it down.',
  },
  first_that_fits_taken: {
    name: 'First that fits taken',
    what: 'Takes the first thing that meets a condition where the last or the best is asked for.',
    example: ['Which of 9:10 and 9:40 is the last train before 10:00?', '9:10', '9:40'],
    helps: 'Ask: is there another one that is still in time?',
  },
  travel_time_left_out: {
    name: 'Travel time left out',
    what: 'Compares the time of leaving with the time by which one has to be there.',
    example: ['A train takes 40 minutes. Is the one at 9:50 at its end by 10:00?', 'yes', 'no'],
    helps: 'Write the time of arrival beside each time of leaving.',
  },
  measure_misjudged: {
    name: 'Size of a measure misjudged',
    what: 'Gives an estimate that is ten or a hundred times too large or too small.',
    example: ['How heavy is an apple?', '15 g', '150 g'],
    helps: 'Collect things of 1 kg, 1 m and 1 litre in the classroom.',
  },
  whole_for_one: {
    name: 'Amount for many taken for one',
    what: 'Multiplies an amount for several people as if it were for one.',
    example: ['4 people need 0.6 kg. How many kg do 6 people need?', '$3.6$', '$0.9$'],
    helps: 'Write “1 person” in a table, and fill it in first.',
  },
  larger_pack_cheaper: {
    name: 'Larger pack thought better',
    what: 'Takes the larger pack for the better buy without comparing prices.',
    example: ['200 g for £1 or 500 g for £3: which gives more for the money?', '500 g', '200 g'],
    helps: 'Bring price labels, and find the price of 100 g.',
  },
} as const satisfies Strand

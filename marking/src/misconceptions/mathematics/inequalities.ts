import type { Strand } from '#misconceptions/entry.ts'

export const INEQUALITIES = {
  sign_not_turned: {
    name: 'Inequality sign not turned',
    what: 'Divides an inequality by a negative number and leaves its sign as it was.',
    example: ['$-4x < 12$', '$x < -3$', '$x > -3$'],
    helps: 'Try a number from the answer in the first line, or add the letter term to both sides.',
  },
  sign_turned_needlessly: {
    name: 'Inequality sign turned needlessly',
    what: 'Turns the sign of an inequality where nothing negative was multiplied or divided by.',
    example: ['$x + 8 > 2$', '$x < -6$', '$x > -6$'],
    helps: 'Try a number from the answer in the first line and see whether it holds.',
  },
  end_point_changed: {
    name: 'End point let in or out',
    what: 'Changes on the way whether the end point belongs to the solution.',
    example: ['$2x \\ge 9$', '$x > 4.5$', '$x \\ge 4.5$'],
    helps: 'Draw it on a number line with a full or an empty dot, line by line.',
  },
  inequality_made_equation: {
    name: 'Inequality made an equation',
    what: 'Writes an equals sign and gives the end point alone.',
    example: ['$3x < 15$', '$x = 5$', '$x < 5$'],
    helps: 'Ask for three numbers that fit, and for where they all lie on a number line.',
  },
  root_of_inequality: {
    name: 'Negative half of the range forgotten',
    what: 'Takes the root of an inequality and forgets the negative numbers.',
    example: ['$x^2 < 16$', '$x < 4$', '$-4 < x < 4$'],
    helps: 'Sketch the curve and mark the part that lies below the line.',
  },
  inequality_read_backwards: {
    name: 'Inequality read backwards',
    what: 'Reads the sign of an inequality, or the arrow of its line, the other way round.',
    example: ['Which sign: “a number is at least 4”?', '$x \\le 4$', '$x \\ge 4$'],
    helps: 'Name a number that fits the words, and test the sign with it.',
  },
  negative_numbers_left_out: {
    name: 'Negative numbers and zero left out',
    what: 'Lists only the positive whole numbers that fit.',
    example: ['Which whole numbers fit $-2 < n \\le 1$?', '$1$', '$-1$, $0$ and $1$'],
    helps: 'Mark the stretch on a number line that goes through zero.',
  },
  inside_and_outside_swapped: {
    name: 'Inside and outside swapped',
    what: 'Gives the stretch between the roots where the outside is meant, or the other way.',
    example: ['$x^2 - 9 > 0$', '$-3 < x < 3$', '$x < -3$ or $x > 3$'],
    helps: 'Sketch the curve and shade the axis where the curve is above or below it.',
  },
  region_other_side: {
    name: 'Other side of the line',
    what: 'Takes the half of the plane on the other side of a boundary line.',
    example: ['Is (0, 0) in the region $x + y \\ge 4$?', 'Yes.', 'No.'],
    helps: 'Test one point that does not lie on the line.',
  },
} as const satisfies Strand

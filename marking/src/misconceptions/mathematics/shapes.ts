import type { Strand } from '#misconceptions/entry.ts'

export const SHAPES = {
  circumference_for_area: {
    name: 'Circumference and area of a circle swapped',
    what: 'Uses the formula for the way round a circle for its area, or the other way.',
    example: ['What is the area of a circle of radius 5 cm, in cm²?', '$31.42$', '$78.54$'],
    helps: 'Ask which of the two is in squares, and compare it with four squares of the radius.',
  },
  radius_and_diameter: {
    name: 'Radius and diameter swapped',
    what: 'Puts the diameter where the radius belongs, or the other way.',
    example: ['What is the area of a circle of diameter 6 cm, in cm²?', '$113.1$', '$28.27$'],
    helps: 'Draw both into the circle and label them before using a formula.',
  },
  pythagoras_root_left_out: {
    name: 'Root left out at the end',
    what: 'Gives the square of the side as its length.',
    example: ['The short sides are 9 and 12. How long is the third?', '$225$', '$15$'],
    helps: 'Ask whether a side can be that long beside the other two.',
  },
  pythagoras_sign: {
    name: 'Squares added for a shorter side',
    what: 'Adds the squares where a shorter side is asked for, or subtracts them for the longest.',
    example: ['The longest side is 10, another is 6. How long is the third?', '$11.7$', '$8$'],
    helps: 'Mark the right angle and the side opposite it before writing anything.',
  },
  pythagoras_sides_added: {
    name: 'Sides added, not squares',
    what: 'Adds the two short sides of a right-angled triangle.',
    example: ['The short sides are 9 and 12. How long is the third?', '$21$', '$15$'],
    helps: 'Walk along two sides of a field and then straight across it.',
  },
  perimeter_and_area: {
    name: 'Perimeter and area mixed up',
    what: 'Works out the way round a shape for the space inside it, or the other way.',
    example: ['A field is 7 m by 9 m. What is its area, in m²?', '$32$', '$63$'],
    helps: 'Run a finger round the edge, then lay tiles inside.',
    was: ['perimeter', 'perimeter-for-area'],
  },
  half_perimeter: {
    name: 'Half of the way round',
    what: 'Adds one length and one width for the perimeter of a rectangle.',
    example: ['A field is 7 m by 9 m. How long is the way round, in m?', '$16$', '$32$'],
    helps: 'Write a number on each of the four sides before adding.',
    was: ['two-sides-only', 'half-the-way-round'],
  },
  half_left_out: {
    name: 'Half of a triangle left out',
    what: 'Multiplies base and height of a triangle and does not halve.',
    example: ['What is the area of a triangle of base 7 and height 4?', '$28$', '$14$'],
    helps: 'Cut a rectangle along its diagonal.',
  },
  third_left_out: {
    name: 'Third of a pyramid left out',
    what: 'Multiplies base and height of a pyramid or cone and does not take a third.',
    example: ['Find the volume of a pyramid of base 15 and height 4.', '$60$', '$20$'],
    helps: 'Fill a prism from a pyramid of the same base and height, and count.',
  },
  angle_sum_of_full_turn: {
    name: 'Angles of a triangle taken from a full turn',
    what: 'Takes the known angles of a triangle from 360° in place of 180°.',
    example: [
      'Two angles of a triangle are 50° and 65°. How many degrees has the third?',
      '$245$',
      '$65$',
    ],
    helps: 'Tear off the three corners and lay them along a straight line.',
    was: ['full-turn'],
  },
  triangle_taken_as_equilateral: {
    name: 'Triangle taken for equilateral',
    what: 'Gives every angle of a triangle 60° though its sides are not known.',
    example: ['An angle in a semicircle is …', '60°', '90°'],
    helps: 'Draw a few triangles that fit the words, as different as possible.',
    was: ['assumes-equilateral'],
  },
  angle_at_centre_and_circle: {
    name: 'Angle at the centre and at the circle mixed up',
    what: 'Gives the angle at the centre for the one at the circle, or halves it twice.',
    example: ['An angle in a semicircle is …', '180°', '90°'],
    helps: 'Mark both angles in two colours on the same drawing.',
    was: ['angle-at-the-centre', 'halves-again'],
  },
  area_scaled_as_length: {
    name: 'Area converted like length',
    what: 'Converts areas or volumes with the factor for lengths.',
    example: ['Write 3 m² in cm².', '$300$', '$30000$'],
    helps: 'Draw a metre square and count the rows of centimetre squares.',
  },
  root_not_taken: {
    name: 'Square given for its side',
    what: 'Gives the square of a quantity, such as an area for its side, and takes no root.',
    example: ['A square has an area of 169 cm². How many cm is its side?', '$169$', '$13$'],
    helps: 'Ask what the number measures: a length, or the square on it?',
  },
} as const satisfies Strand

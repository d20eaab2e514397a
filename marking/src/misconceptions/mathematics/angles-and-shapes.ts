import type { Strand } from '#misconceptions/entry.ts'

export const ANGLES_AND_SHAPES = {
  right_angle_misjudged: {
    name: 'Right angle misjudged',
    what: 'Takes another angle for a right angle, or a right angle for another.',
    example: ['What does a little square in a corner mark?', 'an acute angle', 'a right angle'],
    helps: 'Fold a corner of paper and try it in every angle, turned ones too.',
  },
  acute_and_obtuse_swapped: {
    name: 'Acute and obtuse swapped',
    what: 'Calls a sharp angle obtuse, or a wide one acute.',
    example: ['An angle is larger than a right angle. What is it?', 'acute', 'obtuse'],
    helps: 'Link the words to things: a cute little needle, a blunt wide beak.',
  },
  angle_by_arm_length: {
    name: 'Angle judged by its lines',
    what: 'Takes an angle for larger because its lines are longer or the drawing is bigger.',
    example: [
      'One corner of card fits angles P and Q. Which is larger?',
      'the one with long lines',
      'they are equal',
    ],
    helps: 'Turn one line away from the other, and lay tracing paper over two drawings.',
  },
  one_hour_for_right_angle: {
    name: 'One step taken for a right angle',
    what: 'Takes one step on a clock face or one point of a compass for a right angle.',
    example: ['The hour hand at 2 turns through a right angle. Where is it?', '3', '5'],
    helps: 'Cut the clock face into four quarters and count the numbers in each.',
  },
  triangle_kinds_mixed_up: {
    name: 'Kinds of triangles mixed up',
    what: 'Calls a triangle equilateral, isosceles or scalene that is of another kind.',
    example: ['A triangle has sides of 5, 7 and 7 cm. What is it?', 'equilateral', 'isosceles'],
    helps: 'Mark equal sides with the same stroke before looking for the name.',
  },
  quadrilateral_kinds_mixed_up: {
    name: 'Kinds of quadrilaterals mixed up',
    what: 'Gives a quadrilateral a name whose rule it breaks, or denies it one whose rule it keeps.',
    example: ['Is a square a rectangle?', 'no', 'yes'],
    helps: 'Write the rule of the kind down, and try to draw one that breaks it.',
  },
  regular_by_one_half: {
    name: 'Regular by sides or angles alone',
    what: 'Calls a polygon regular because its sides are equal, or because its angles are.',
    example: ['Is a rhombus with an angle of 60° regular?', 'yes', 'no'],
    helps:
      'Collect shapes with equal sides and shapes with equal angles: which are in both groups?',
  },
  turned_shape_not_seen: {
    name: 'Turned shape not recognised',
    what: 'Sees a property of a shape only where it stands in the usual way.',
    example: ['Sides of 9, 5 and 9 cm: how many are equal?', 'none', 'two'],
    helps: 'Cut the shape out and turn it, while the class names what stays the same.',
  },
  protractor_scale_swapped: {
    name: 'Other scale of the protractor read',
    what: 'Reads the scale that does not begin at the line of the angle.',
    example: ['A protractor shows 50 and 130 for an acute angle. How large is it?', '130°', '50°'],
    helps: 'Say “acute” or “obtuse” aloud before laying the protractor down.',
  },
  protractor_zero_not_used: {
    name: 'Protractor not read from nought',
    what: 'Reads one number though the other line does not point to 0.',
    example: ['The lines point to 20 and 70. How large is the angle?', '70°', '50°'],
    helps: 'Count the tens between the two lines with a finger.',
  },
  reflex_as_smaller_angle: {
    name: 'Smaller angle given for a reflex one',
    what: 'Gives the angle on the other side where a reflex angle is marked.',
    example: ['The smaller angle is 120°. How large is the reflex one?', '120°', '240°'],
    helps: 'Follow the arc with a finger, and say whether it goes more than half way round.',
  },
  line_and_turn_swapped: {
    name: 'Straight line and whole turn swapped',
    what: 'Takes the angles at a point to total 180°, or those on a line 360°.',
    example: [
      'An angle of 50° lies on a line beside $x$. What is $x$, in degrees?',
      '$310$',
      '$130$',
    ],
    helps: 'Stand up: turn half way round, and then all the way.',
  },
  angles_taken_as_equal: {
    name: 'Angles taken for equal',
    what: 'Gives an unknown angle the size of a known one beside it.',
    example: [
      'An angle of 70° lies on a line beside $x$. What is $x$, in degrees?',
      '$70$',
      '$110$',
    ],
    helps: 'Trace both angles and lay one on the other.',
  },
  one_angle_left_out: {
    name: 'One known angle left out',
    what: 'Takes only some of the known angles away from the total.',
    example: [
      'Two angles of a triangle are 50° and 60°. How many degrees has the third?',
      '$130$',
      '$70$',
    ],
    helps: 'Tick off each angle of the drawing when it goes into the sum.',
  },
  opposite_and_neighbour_swapped: {
    name: 'Opposite and neighbouring angles swapped',
    what: 'Takes neighbours at a crossing for equal, or opposite angles to total 180°.',
    example: ['Two lines cross at 40°. How many degrees has the angle beside it?', '$40$', '$140$'],
    helps: 'Open and close a pair of scissors, and watch which angles grow together.',
  },
  angles_taken_as_straight: {
    name: 'Bent line taken for straight',
    what: 'Lets angles side by side total 180° though they need not lie on a straight line.',
    example: ['Do angles of 80°, 70° and 40° side by side make a straight line?', 'yes', 'no'],
    helps: 'Ask for the words “straight line” in the question before the total is used.',
  },
  angle_sum_not_used: {
    name: 'Angle sum not used',
    what: 'Accepts angles of a triangle that do not total 180°.',
    example: ['Can a triangle have two right angles?', 'yes', 'no'],
    helps: 'Let the class try to draw one with a set square.',
  },
  isosceles_other_pair: {
    name: 'Another pair of angles taken for equal',
    what: 'Takes angles of an isosceles triangle for equal that are not opposite the equal sides.',
    example: ['In ABC, AB = AC and the angle at B is 50°. How many degrees has A?', '$50$', '$80$'],
    helps: 'Mark the equal sides, and draw an arrow from each to the angle opposite.',
  },
  triangle_sum_for_quadrilateral: {
    name: 'Angle sum of another polygon used',
    what: 'Uses the angle sum of a triangle for a polygon with more sides.',
    example: ['How many degrees do the angles of a quadrilateral total?', '$180$', '$360$'],
    helps: 'Cut the polygon into triangles from one corner, and count them.',
  },
  circle_words_mixed_up: {
    name: 'Words for the parts of a circle mixed up',
    what: 'Calls a part of a circle by the name of another.',
    example: ['What does a chord cut off?', 'a sector', 'a segment'],
    helps: 'Let pupils make a poster of one circle with every word on it.',
  },
  chord_longer_than_diameter: {
    name: 'Chord thought longer than the diameter',
    what: 'Expects a chord away from the centre to be as long as one likes.',
    example: ['A circle has a radius of 5 cm. Can a chord be 12 cm long?', 'yes', 'no'],
    helps: 'Slide a ruler across a circle, and watch the length inside.',
  },
  angle_named_by_end: {
    name: 'Angle sought at the end of its name',
    what: 'Takes an angle of three letters to be at the first or last of them.',
    example: ['At which corner is the angle ABC?', 'A', 'B'],
    helps: 'Trace the letters with a finger, and stop where the direction changes.',
  },
  side_beside_for_opposite: {
    name: 'Side beside a corner taken for the opposite one',
    what: 'Takes a side that ends at a corner for the one opposite it.',
    example: ['Which side of ABC is opposite A?', 'AB', 'BC'],
    helps: 'Cover the corner with a hand: the side that is still whole lies opposite.',
  },
  property_of_another_shape: {
    name: 'Property of another shape used',
    what: 'Expects of a shape what is true only of a related one.',
    example: ['Are the diagonals of every rhombus equally long?', 'yes', 'no'],
    helps: 'Keep a table of shapes and properties, with a drawing that proves each “no”.',
  },
  corner_on_other_side: {
    name: 'Corner put on the other side',
    what: 'Completes a shape on the far side, so that its corners do not follow each other.',
    example: [
      'A(0, 0), B(4, 0), C(5, 2): where is D of the parallelogram ABCD?',
      '(9, 2)',
      '(1, 2)',
    ],
    helps: 'Write the letters round a sketch in order before working out the point.',
  },
  parallel_equal_as_supplement: {
    name: 'Equal angles on parallel lines totalled',
    what: 'Takes alternate or corresponding angles to total 180°.',
    example: ['Alternate angles are 70° and $x$. What is $x$, in degrees?', '$110$', '$70$'],
    helps: 'Give a tracing half a turn, and see which angle lands on which.',
  },
  parallel_pairs_mixed_up: {
    name: 'Pairs of angles on parallel lines mixed up',
    what: 'Calls a pair alternate that is corresponding, or takes another pair.',
    example: [
      'Two angles lie in the same place at two crossings. They are …',
      'alternate',
      'corresponding',
    ],
    helps: 'Colour the region between the parallel lines, and ask on which side each angle lies.',
  },
  parallel_lines_assumed: {
    name: 'Lines assumed to be parallel',
    what: 'Uses alternate or corresponding angles though nobody says that the lines are parallel.',
    example: [
      'Alternate angles measure 60° and 63°. What follows?',
      'one is mismeasured',
      'the lines are not parallel',
    ],
    helps: 'Ask for the arrows in the drawing before the reason may be used.',
  },
  triangles_counted_as_sides: {
    name: 'As many triangles as sides',
    what: 'Multiplies 180° by the number of sides, or by one fewer, for the sum of the angles.',
    example: ['What do the interior angles of a pentagon total, in degrees?', '$900$', '$540$'],
    helps: 'Draw all lines from one corner, and number the triangles.',
  },
  interior_and_exterior_swapped: {
    name: 'Interior and exterior angles swapped',
    what: 'Gives the exterior angle for the interior one, or their sum for the other.',
    example: ['How many degrees is each exterior angle of a regular octagon?', '$135$', '$45$'],
    helps: 'Walk round a polygon on the floor, and turn at each corner.',
  },
  polygon_taken_as_regular: {
    name: 'Polygon taken for regular',
    what: 'Gives each angle of a polygon the size it has in a regular one.',
    example: [
      'Four angles of a pentagon are 100°. How many degrees is the fifth?',
      '$108$',
      '$140$',
    ],
    helps: 'Draw a pentagon with very different corners, and measure.',
  },
} as const satisfies Strand

import type { Strand } from '#misconceptions/entry.ts'

export const MOTION = {
  vector_and_scalar_swapped: {
    name: 'Vectors and scalars mixed up',
    what: 'Takes a quantity without a direction for a vector.',
    example: ['Which is a vector?', 'speed', 'velocity'],
    helps: 'Ask of each quantity whether an arrow could stand for it.',
  },
  distance_and_displacement_swapped: {
    name: 'Distance and displacement swapped',
    what: 'Gives the length of the way for the displacement, or the other way round.',
    example: ['40 m east, then 10 m west: what is the displacement?', '50 m', '30 m east'],
    helps: 'Walk it with a string from start to end and a trail of chalk.',
  },
  start_speed_left_out: {
    name: 'Velocity at the start left out',
    what: 'Calculates as if the motion had begun from rest.',
    example: ['From 4 m/s to 10 m/s in 3 s: what is the acceleration?', '3.3 m/s²', '2 m/s²'],
    helps: 'Write start, end and change side by side before dividing.',
  },
  acceleration_for_speed: {
    name: 'Acceleration taken for speed',
    what: 'Expects a large acceleration where the speed is large.',
    example: ['A jet flies at a steady 300 m/s. What is its acceleration?', 'very large', '0'],
    helps: 'Write the speed of each second in a table and look at the changes.',
  },
  absolute_down: {
    name: 'Down without a planet',
    what: 'Lets things fall down where nothing pulls them.',
    example: ['A probe drifts far from all planets. What does it do?', 'It falls.', 'It goes on.'],
    helps: 'Ask people on two sides of a globe to point down.',
  },
  resultant_not_used: {
    name: 'One force taken for the resultant',
    what: 'Puts a single force into the second law though others act too.',
    example: [
      '500 N forwards, 100 N back, 200 kg: what is the acceleration?',
      '2.5 m/s²',
      '2 m/s²',
    ],
    helps: 'Draw all arrows and replace them by one before calculating.',
  },
  balance_taken_for_third_law: {
    name: 'Balanced forces taken for a pair of the third law',
    what: 'Pairs two forces that act on the same object.',
    example: [
      'What is the partner of the weight of a book?',
      'the push of the table',
      'its pull on the Earth',
    ],
    helps: 'Say each force as: of A on B. The partner is of B on A.',
  },
  third_law_other_kind: {
    name: 'Partners of different kinds',
    what: 'Pairs a gravity force with a push by contact.',
    example: [
      'What is the partner of the weight of a book?',
      'its push on the table',
      'its pull on the Earth',
    ],
    helps: 'Ask what would remain of each force if the table were gone.',
  },
  larger_object_pushes_harder: {
    name: 'Larger object pushes harder',
    what: 'Gives the larger of two things the larger force on the other.',
    example: ['A lorry hits a car. Which force is larger?', 'that of the lorry', 'neither'],
    helps: 'Hook two newton meters together and pull.',
  },
  mass_left_out_of_acceleration: {
    name: 'Mass left out of the acceleration',
    what: 'Expects equal forces to change every motion equally, or large masses more.',
    example: [
      'The same force acts on 1 kg and on 5 kg. Which accelerates more?',
      'both alike',
      'the 1 kg',
    ],
    helps: 'Pull an empty and a loaded trolley with the same force.',
  },
  constant_force_constant_speed: {
    name: 'Steady force, steady speed',
    what: 'Expects a steady speed from a steady resultant force.',
    example: ['A steady push without friction: what of the speed?', 'It is steady.', 'It grows.'],
    helps: 'Time a trolley that is pulled by a falling mass.',
  },
  braking_for_stopping_distance: {
    name: 'Braking distance for stopping distance',
    what: 'Leaves the thinking distance out of the stopping distance.',
    example: ['Thinking 9 m, braking 14 m: what is the stopping distance?', '14 m', '23 m'],
    helps: 'Mark on a drawing where the driver sees, brakes and stands.',
  },
  thinking_for_stopping_distance: {
    name: 'Thinking distance for stopping distance',
    what: 'Lets a car stand as soon as the brake is pressed.',
    example: ['Thinking 9 m, braking 14 m: what is the stopping distance?', '9 m', '23 m'],
    helps: 'Ask how fast the car still is when the brake is pressed.',
  },
  safety_takes_force_away: {
    name: 'Safety takes all force away',
    what: 'Says that no force acts on people in a car with a crumple zone or a belt.',
    example: [
      'What does a seat belt do?',
      'It takes the force away.',
      'It spreads the stop in time.',
    ],
    helps: 'Ask what brings the passenger to rest.',
  },
  shorter_stop_is_safer: {
    name: 'Shorter stop taken for safer',
    what: 'Says that it is safer to come to rest in a shorter time.',
    example: ['Why does a car crumple?', 'It stops sooner.', 'It stops in a longer time.'],
    helps: 'Catch a raw egg with stiff hands and with hands that move along.',
  },
  area_and_slope_swapped: {
    name: 'Area and steepness of a graph swapped',
    what: 'Divides where the area under a graph is needed, or the other way round.',
    example: ['Steady 8 m/s for 10 s: how far?', '1.25 m', '80 m'],
    helps:
      'Write the units beside the axes: multiply them for the area, divide them for the slope.',
  },
  triangle_for_rectangle: {
    name: 'Triangle for rectangle under a graph',
    what: 'Takes half of an area under a graph that is a whole rectangle.',
    example: ['Steady 8 m/s for 10 s: how far?', '40 m', '80 m'],
    helps: 'Shade the area under the line and name its shapes.',
  },
  speeding_up_as_steady: {
    name: 'Last speed used from the start',
    what: 'Counts with the last speed for a time in which the speed still grew.',
    example: ['From rest to 10 m/s in 8 s: how far?', '80 m', '40 m'],
    helps: 'Compare the triangle under the line with the whole rectangle.',
  },
  average_for_moment: {
    name: 'Average speed for the speed at a moment',
    what: 'Gives the average speed so far where the speed at one moment is asked.',
    example: [
      'A curve goes through 18 m at 6 s. How is the speed at 6 s found?',
      '18 m over 6 s',
      'by a tangent',
    ],
    helps: 'Lay a ruler along the curve at the point, and compare with the line from the start.',
  },
  energy_for_momentum: {
    name: 'Kinetic energy for momentum',
    what: 'Works out the kinetic energy where momentum is asked for.',
    example: ['What is the momentum of 2 kg at 3 m/s?', '9', '6 kg m/s'],
    helps: 'Write both formulae side by side with their units.',
  },
  momentum_for_inertia: {
    name: 'Motion taken for inertia',
    what: 'Says that inertial mass tells how fast something moves.',
    example: [
      'What does inertial mass tell?',
      'how fast it is',
      'how hard its motion is to change',
    ],
    helps: 'Push a full and an empty trolley from rest.',
  },
  mass_for_volume: {
    name: 'Mass taken for size',
    what: 'Takes what is large for what has much mass.',
    example: ['Which has more mass?', 'a big balloon', 'a small stone'],
    helps: 'Compare a balloon and a stone in two hands.',
  },
  speed_kept_in_collision: {
    name: 'Speed kept though the mass changes',
    what: 'Gives another mass the same speed after a collision or a push.',
    example: ['2 kg at 6 m/s hit 4 kg at rest and stick. How fast?', '6 m/s', '2 m/s'],
    helps: 'Write mass times velocity for before and after in a table.',
  },
  speed_shared_by_count: {
    name: 'Speed shared by the number of things',
    what: 'Halves the speed because two things move, whatever their masses.',
    example: ['2 kg at 6 m/s hit 4 kg at rest and stick. How fast?', '3 m/s', '2 m/s'],
    helps: 'Try a light and a heavy trolley and compare.',
  },
  momentum_without_direction: {
    name: 'Direction of momentum left out',
    what: 'Adds momenta in opposite directions as if they were in one.',
    example: [
      '6 kg m/s to the right, 4 kg m/s to the left: how much in all?',
      '10',
      '2 to the right',
    ],
    helps: 'Draw an arrow with each momentum and give it a sign.',
  },
  motion_follows_force: {
    name: 'Motion taken to follow the force',
    what: 'Says that a thing always moves the way of the resultant force.',
    example: [
      'A ball moves up, its weight points down. Which way does it move?',
      'down',
      'still up, but slower',
    ],
    helps: 'Draw motion and force as two arrows of different colours.',
  },
  angled_forces_added: {
    name: 'Forces at an angle added',
    what: 'Adds the sizes of two forces that do not point the same way.',
    example: ['3 N and 4 N at right angles: what is the resultant?', '7 N', '5 N'],
    helps: 'Pull a ring with two newton meters at several angles.',
  },
  angled_forces_subtracted: {
    name: 'Forces at an angle subtracted',
    what: 'Subtracts the sizes of two forces that are not opposite.',
    example: ['3 N and 4 N at right angles: what is the resultant?', '1 N', '5 N'],
    helps: 'Pull a ring with two newton meters at several angles.',
  },
  components_swapped: {
    name: 'Parts of a force swapped',
    what: 'Gives the part upwards for the part along, or the other way round.',
    example: ['An arrow goes 4 along and 3 up. What is the part along?', '3', '4'],
    helps: 'Shade the triangle under the arrow, and label its sides.',
  },
  scale_left_out: {
    name: 'Scale of a drawing left out',
    what: 'Gives the length in a drawing for the force that it stands for.',
    example: ['5 squares at 20 N each: how large is the force?', '5 N', '100 N'],
    helps: 'Write the scale beside the drawing before measuring.',
  },
  speed_for_velocity: {
    name: 'Speed taken for velocity',
    what: 'Leaves the direction out when judging whether a velocity changes.',
    example: [
      'A car turns at a steady speed. Does its velocity change?',
      'No.',
      'Yes, its direction.',
    ],
    helps: 'Draw velocity arrows at four places of a circle.',
  },
  circle_needs_no_force: {
    name: 'Circle needs no force',
    what: 'Says that a thing can move in a circle with no resultant force.',
    example: ['What keeps a satellite in its circle?', 'nothing', 'gravity'],
    helps: 'Let a ball roll along the rim of a plate with a gap.',
  },
  outward_force_in_circle: {
    name: 'Outward force in a circle',
    what: 'Says that a thing in a circle is pushed away from the centre.',
    example: ['A string snaps. Where does the ball go?', 'outwards', 'along the tangent'],
    helps: 'Watch from above where a ball goes when it is let go.',
  },
} as const satisfies Strand

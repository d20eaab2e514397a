import type { Strand } from '#misconceptions/entry.ts'

export const FORCES_AND_MOTION = {
  contact_kinds_mixed_up: {
    name: 'Contact and non-contact forces mixed up',
    what: 'Counts a force that needs touch among those that act across a gap.',
    example: ['Which force acts without touching?', 'friction', 'gravity'],
    helps: 'Leave a gap in each case, and ask whether the force is still there.',
  },
  force_pair_misnamed: {
    name: 'Other object of a force misnamed',
    what: 'Names an object that does not give the force.',
    example: ['What pulls a book down?', 'the table', 'the Earth'],
    helps: 'Let them say each force in full: the pull of this on that.',
  },
  force_inside_object: {
    name: 'Force carried inside a thing',
    what: 'Says that a thing carries a force in itself, which runs out.',
    example: [
      'What pushes a ball after it has left the hand?',
      'The push that is still in it.',
      'Nothing: it keeps moving without a push.',
    ],
    helps: 'Draw the arrows of all forces at each stage, and name both objects of each.',
  },
  support_exerts_no_force: {
    name: 'Supports do not push',
    what: 'Says that a table or a floor is in the way but does not push.',
    example: ['Which forces act on a book on a table?', 'only its weight', 'weight and a push up'],
    helps: 'Put the book on a hand, then on foam, then on a table.',
  },
  rest_means_no_force: {
    name: 'Rest means no force',
    what: 'Says that no force acts on what does not move.',
    example: ['Which forces act on a lamp that hangs still?', 'none', 'two that balance'],
    helps: 'Ask what would happen if each force were taken away.',
  },
  opposite_forces_not_balanced: {
    name: 'Unequal forces at rest',
    what: 'Takes one of two opposite forces for larger though nothing changes its motion.',
    example: ['A boat floats at rest. Which force is larger?', 'the upthrust', 'neither of them'],
    helps: 'Ask which way it would start to move if one force were larger.',
  },
  field_of_earth_used: {
    name: 'Gravity of the Earth used elsewhere',
    what: 'Calculates with the field strength of the Earth for another place.',
    example: ['A rock weighs 16 N on the Moon. What is its mass?', '1.6 kg', '10 kg'],
    helps: 'Underline the place in the question, and write its field strength beside it.',
  },
  gravity_begins_later: {
    name: 'Gravity acts only on the way down',
    what: 'Lets gravity begin when a thing starts to fall.',
    example: ['When does gravity act on a thrown ball?', 'on its way down', 'all the time'],
    helps: 'Ask what makes the ball slower on its way up.',
  },
  slope_from_the_origin: {
    name: 'Speed read from the start of the graph',
    what: 'Divides by the coordinates of a point where the change along one part is needed.',
    example: [
      'A line goes from 50 m at 10 s to 170 m at 30 s. What is the speed?',
      '5.7 m/s',
      '6 m/s',
    ],
    helps: 'Draw a right-angled triangle under just that part of the line.',
  },
  meeting_speeds_subtracted: {
    name: 'Speeds subtracted while meeting',
    what: 'Subtracts the speeds of two things that come towards each other.',
    example: ['Two trains meet at 30 m/s and 20 m/s. How fast do they pass?', '10 m/s', '50 m/s'],
    helps: 'Let two people walk towards each other, and count by how much the gap shrinks.',
  },
  following_speeds_added: {
    name: 'Speeds added while following',
    what: 'Adds the speeds of two things that move the same way.',
    example: [
      'A car at 30 m/s follows one at 20 m/s. By how much does the gap shrink each second?',
      '50 m',
      '10 m',
    ],
    helps: 'Draw both after one second, and compare the gap with the one before.',
  },
  own_motion_left_out: {
    name: 'Motion of one of two left out',
    what: 'Counts with the speed of one of two things that both move.',
    example: ['Two trains meet at 30 m/s and 20 m/s. How fast do they pass?', '20 m/s', '50 m/s'],
    helps: 'Ask where each of them is one second later.',
  },
} as const satisfies Strand

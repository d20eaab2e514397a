import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

/** A beam on a pivot with a force down on each side, lengths and names as the question gives them. */
const seesaw = (
  left: { readonly at: string; readonly force: string; readonly distance: string },
  right: { readonly at: string; readonly force: string; readonly distance: string },
) =>
  ({
    kind: 'figure',
    points: {
      L: [`-${left.at}`, 0],
      R: [right.at, 0],
      P: [0, 0],
      A: [`-${left.at}`, -1],
      B: [right.at, -1],
      C: [-0.3, -0.5],
      D: [0.3, -0.5],
    },
    labels: { L: '', R: '', P: '', A: left.force, B: right.force, C: '', D: '' },
    polygons: [{ points: ['P', 'C', 'D'], tone: 'b' }],
    segments: [
      { from: 'L', to: 'P', label: left.distance },
      { from: 'P', to: 'R', label: right.distance },
      { from: 'L', to: 'A', type: 'vector' },
      { from: 'R', to: 'B', type: 'vector' },
    ],
    not_to_scale: true,
  }) as const

export const moments: readonly ContentQuestion[] = [
  {
    key: 'moments-of-a-force',
    topics: ['moments'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['SK3-PF-06'],
    question: {
      type: 'number',
      text: 'Someone pushes a {{thing}} with {{f}} N, at right angles, {{d|thousands}} m from its hinge. What is the moment of this force about the hinge? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          thing: { pick: ['door', 'gate', 'barrier', 'trapdoor'] },
          f: { from: 15, to: 60, step: 5 },
          d: { pick: [0.4, 0.6, 0.8, 1.2] },
        },
        derive: { m: 'f * d' },
        check: ['answer / d = f'],
      },
      answer: '{{m|thousands}}',
      unit: 'N m',
      tolerance: { relative: 0.001 },
      mistakes: [
        slip(
          '{{f / d}}',
          'divided_for_multiplied',
          'Further from the hinge a force turns more. What should the distance do to it?',
        ),
        slip(
          '{{f + d}}',
          'added_instead',
          'A force and a distance cannot be put together like that. Think how they work together.',
        ),
      ],
      hints: [
        'How much a force turns depends on two things. Which two are given?',
        'Moment is force times the distance from the pivot.',
        'The force is {{f}} N, and it acts {{d|thousands}} m from the hinge.',
        'Work out {{f}} × {{d|thousands}}. Newtons times metres gives newton metres, N m.',
      ],
      method_answer: [
        {
          maths: tex`{{f}} \times {{d|thousands_tex}} = {{m|thousands_tex}}\ \text{N m}`,
          text: 'Moment is force times distance from the pivot.',
        },
      ],
    },
  },
  {
    key: 'moments-door-handle',
    topics: ['moments'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['SK3-PF-06'],
    question: {
      type: 'single_choice',
      text: 'Why is the handle of a door far from the hinges?',
      max_score: 1,
      options: [
        option(
          'For the force it makes no difference: it is only easier to reach',
          'force_alone_decides_turning',
          'Push with the same force close to the hinges. Does the door turn as easily?',
        ),
        option(
          'So that a larger force is needed, which is safer',
          'longer_arm_needs_more_force',
          'Push a door close to its hinges and then far from them. Where is it easier?',
        ),
        { text: 'So that a small force has a large moment' },
        option(
          'So that the handle moves through a smaller distance',
          'lever_gives_energy',
          'Which travels further when a door opens: a place near the hinges or the handle?',
        ),
      ],
      answers: [3],
      hints: [
        'Think of pushing a heavy door close to its hinges.',
        'Moment is force times distance from the pivot.',
        'The hinges are the pivot. The handle is as far from it as it can be.',
        'For the same turning effect, a larger distance lets the force be smaller.',
      ],
      method_answer: [
        { text: 'A large distance from the hinges makes the moment of a force large.' },
        { text: 'So a small force is enough to open the door.' },
      ],
    },
  },
  {
    key: 'moments-spanner',
    topics: ['moments'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['SK3-PF-06'],
    question: {
      type: 'number',
      text: 'Diego turns a nut with a spanner. He pulls with {{f}} N at right angles, {{c}} cm from the nut. What is the moment? Give the unit.',
      diagram: {
        kind: 'figure',
        points: { N: [0, 0], H: [6, 0], T: [6, -2] },
        labels: { N: 'nut', H: '', T: '{{f}} N' },
        dots: ['N'],
        segments: [
          { from: 'N', to: 'H', label: '{{c}} cm' },
          { from: 'H', to: 'T', type: 'vector' },
        ],
        not_to_scale: true,
      },
      max_score: 2,
      template: {
        draw: { f: { from: 40, to: 120, step: 10 }, c: { pick: [15, 20, 25, 30, 40] } },
        derive: { m: 'f * c / 100' },
        check: ['answer * 100 / c = f'],
      },
      answer: '{{m|thousands}}',
      unit: 'N m',
      tolerance: { relative: 0.001 },
      mistakes: [
        slip(
          '{{f * c}}',
          'unit_prefix',
          'These are newton centimetres. Change the distance into metres first.',
        ),
        slip(
          '{{100 * f / c}}',
          'divided_for_multiplied',
          'A longer spanner turns the nut more easily. What should the distance do?',
        ),
      ],
      hints: [
        'A moment is a force times a distance. Which units do they have here?',
        'Moment is force times distance, with the distance in metres.',
        '{{c}} cm is {{c/100|dp2}} m.',
        'Work out {{f}} × {{c/100|dp2}}.',
      ],
      method_answer: [
        { maths: tex`{{c}}\ \text{cm} = {{c/100|dp2}}\ \text{m}`, text: 'In metres.' },
        {
          maths: tex`{{f}} \times {{c/100|dp2}} = {{m|thousands_tex}}\ \text{N m}`,
          text: 'Force times distance.',
        },
      ],
    },
  },
  {
    key: 'moments-which-side-goes-down',
    topics: ['moments'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['SK3-PF-06'],
    question: {
      type: 'single_choice',
      text: 'A beam can turn about a pivot. On the left {{f}} N act {{d}} m from the pivot. On the right {{g}} N act {{e}} m from it. What does the beam do?',
      diagram: seesaw(
        { at: '{{d}}', force: '{{f}} N', distance: '{{d}} m' },
        { at: '{{e}}', force: '{{g}} N', distance: '{{e}} m' },
      ),
      max_score: 1,
      template: {
        draw: {
          f: { from: 20, to: 60, step: 10 },
          d: { from: 2, to: 5 },
          g: { from: 30, to: 90, step: 10 },
          e: { from: 2, to: 5 },
        },
        where: ['g > f', 'd > e', 'f * d > g * e'],
      },
      options: [
        { text: 'The left side goes down' },
        option(
          'The right side goes down',
          'force_alone_decides_turning',
          'The force is only one half of a moment. How far from the pivot does each force act?',
        ),
        option(
          'It stays level',
          'any_two_sides_balance',
          'Work out the moment of each side and compare them.',
        ),
      ],
      answers: [1],
      hints: [
        'Two things decide how strongly each side turns: the force and the distance.',
        'Work out force times distance for each side. The side with the larger moment goes down.',
        'On the left the moment is {{f}} × {{d}} = {{f*d}} N m.',
        'On the right it is {{g}} × {{e}} = {{g*e}} N m. Compare the two.',
      ],
      method_answer: [
        { maths: tex`{{f}} \times {{d}} = {{f*d}}`, text: 'Moment on the left, in N m.' },
        { maths: tex`{{g}} \times {{e}} = {{g*e}}`, text: 'Moment on the right, in N m.' },
        { maths: tex`{{f*d}} > {{g*e}}`, text: 'The left side goes down.' },
      ],
    },
  },
  {
    key: 'moments-balance-distance',
    topics: ['moments'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['SK3-PF-06'],
    question: {
      type: 'number',
      text: 'A see-saw is balanced. On the left a parcel of {{f}} N stands {{d|thousands}} m from the pivot. How far from the pivot is the parcel of {{g}} N on the right? Give the unit.',
      diagram: seesaw(
        { at: '{{d|thousands}}', force: '{{f}} N', distance: '{{d|thousands}} m' },
        { at: '2', force: '{{g}} N', distance: '?' },
      ),
      max_score: 2,
      template: {
        draw: {
          f: { from: 100, to: 400, step: 50 },
          d: { pick: [1.2, 1.5, 1.8, 2.4, 3] },
          g: { from: 150, to: 600, step: 50 },
        },
        derive: { e: 'f * d / g' },
        where: ['f != g', 'is_integer(10 * e)', 'e >= 1/2', 'e <= 3', 'd != g / f'],
        check: ['g * answer = f * d'],
      },
      answer: '{{e|thousands}}',
      unit: 'm',
      tolerance: { relative: 0.001 },
      mistakes: [
        slip(
          '{{g * d / f}}',
          'number_upside_down',
          'Should the heavier parcel be nearer to the pivot or further away?',
        ),
        slip(
          '{{d}}',
          'distance_alone_decides_turning',
          'Equal distances balance only equal forces.',
        ),
        slip(
          '{{f * d}}',
          'stopped_early',
          'That is the moment on the left. Which distance gives the same on the right?',
        ),
      ],
      hints: [
        'Balanced means that both sides turn equally strongly.',
        'The moment on the left is equal to the moment on the right.',
        'The moment on the left is {{f}} × {{d|thousands}} = {{f*d|thousands}} N m.',
        'On the right {{g}} N must make the same moment. Divide {{f*d|thousands}} by {{g}}.',
      ],
      method_answer: [
        {
          maths: tex`{{f}} \times {{d|thousands_tex}} = {{f*d|thousands_tex}}`,
          text: 'The moment on the left, in N m.',
        },
        {
          maths: tex`{{f*d|thousands_tex}} \div {{g}} = {{e|thousands_tex}}\ \text{m}`,
          text: 'The distance that gives the same moment on the right.',
        },
      ],
    },
  },
  {
    key: 'moments-balance-force',
    topics: ['moments'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['SK3-PF-06'],
    question: {
      type: 'number',
      text: 'A child of {{f}} N sits {{d|thousands}} m from the pivot of a see-saw. A grown-up pushes down {{e|thousands}} m from the pivot on the other side. Which force balances the see-saw? Give the unit.',
      diagram: seesaw(
        { at: '{{d|thousands}}', force: '{{f}} N', distance: '{{d|thousands}} m' },
        { at: '{{e|thousands}}', force: '?', distance: '{{e|thousands}} m' },
      ),
      max_score: 2,
      template: {
        draw: {
          f: { from: 240, to: 360, step: 20 },
          d: { pick: [1, 1.5, 2] },
          e: { pick: [0.5, 1, 1.5, 2] },
        },
        derive: { g: 'f * d / e' },
        where: ['d != e', 'is_integer(g)', 'g <= 800', 'e != 1', 'd != 1'],
        check: ['answer * e = f * d'],
      },
      answer: '{{g}}',
      unit: 'N',
      mistakes: [
        slip(
          '{{f * e / d}}',
          'number_upside_down',
          'Who is nearer to the pivot? That one needs the larger force.',
        ),
        slip(
          '{{f}}',
          'force_alone_decides_turning',
          'The distances are different. Compare moments.',
        ),
      ],
      hints: [
        'Balanced means that both sides turn equally strongly.',
        'The moment on one side is equal to the moment on the other.',
        'The moment of the child is {{f}} × {{d|thousands}} = {{f*d|thousands}} N m.',
        'The grown-up acts at {{e|thousands}} m. Divide {{f*d|thousands}} by {{e|thousands}}.',
      ],
      method_answer: [
        {
          maths: tex`{{f}} \times {{d|thousands_tex}} = {{f*d|thousands_tex}}`,
          text: 'The moment of the child, in N m.',
        },
        {
          maths: tex`{{f*d|thousands_tex}} \div {{e|thousands_tex}} = {{g}}\ \text{N}`,
          text: 'The force that gives the same moment.',
        },
      ],
    },
  },
]

import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const waves: readonly ContentQuestion[] = [
  {
    key: 'waves-cork',
    topics: ['waves'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['SK3-PW-01'],
    question: {
      type: 'single_choice',
      text: 'A cork floats on a pond. Ripples run past it to the right. How does the cork move?',
      diagram: { kind: 'wave', waves: 2, points: [{ at: 0.125, label: 'cork' }] },
      max_score: 1,
      options: [
        option(
          'To the right, along with the ripples',
          'matter_travels_with_wave',
          'Then all of the water would soon be at the right bank. What does the water do?',
        ),
        { text: 'Up and down, about the same place' },
        option(
          'To the left, against the ripples',
          'matter_travels_with_wave',
          'Does the water itself travel anywhere?',
        ),
        option(
          'Not at all',
          'wave_moves_nothing',
          'What does the surface do at the place of the cork?',
        ),
      ],
      answers: [2],
      hints: [
        'What does the water at one place do while a ripple passes?',
        'In a wave, energy travels on. The water stays about where it is.',
        'When a crest comes, the surface at this place is high. When a trough comes, it is low.',
        'The cork lies on the surface. So what does it do while crests and troughs pass?',
      ],
      method_answer: [
        { text: 'Crests and troughs pass by, so the surface rises and falls.' },
        { text: 'The cork goes up and down with it, and does not travel along.' },
      ],
    },
  },
  {
    key: 'waves-what-travels',
    topics: ['waves'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['SK3-PW-01', 'SK3-PW-06'],
    question: {
      type: 'fill_blanks',
      text: 'A wave carries [[1]] from place to place, and it can carry information. It does not carry [[2]] along. In a transverse wave the vibration is at a right angle to the way of the wave. In a [[3]] wave it is along the same line.',
      max_score: 3,
      blanks: [
        {
          type: 'short_text',
          references: ['energy'],
          not: ['matter', 'water', 'particles', 'force'],
        },
        {
          type: 'short_text',
          references: [
            'matter',
            'material',
            'mass',
            'particles',
            'atoms',
            'molecules',
            'water',
            'substance',
            'medium',
          ],
          not: ['energy', 'information'],
        },
        {
          type: 'short_text',
          references: ['longitudinal'],
          not: ['transverse'],
          spellings: ['longitudanal', 'longtitudinal', 'longditudinal'],
        },
      ],
      hints: [
        'Waves on the sea can break a wall, but a cork far out stays where it is.',
        'What breaks the wall is carried by the wave. What stays behind is the other thing.',
        'Sunlight warms you. So what does light carry?',
        'For the third gap: sound is of that kind. Its name comes from “length”.',
      ],
      method_answer: [
        { text: 'Waves carry energy and information, but no matter.' },
        { text: 'Transverse: across. Longitudinal: along.' },
      ],
    },
  },
  {
    key: 'waves-transverse-or-longitudinal',
    topics: ['waves'],
    difficulty: 0,
    minutes: 1,
    statements: ['SK3-PW-01', 'GCSE-PWA-01'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are **transverse** waves? Choose all that are.',
      max_score: 2,
      options: [
        option(
          'sound in air',
          'wave_types_swapped',
          'The air particles swing to and fro along the way of the sound.',
        ),
        { text: 'light' },
        option(
          'a long spring that is pushed and pulled at one end',
          'wave_types_swapped',
          'Which way do the coils of the spring move: across or along?',
        ),
        { text: 'a rope that is shaken up and down at one end' },
      ],
      answers: [2, 4],
      hints: [
        'Ask of each: which way is the vibration, and which way does the wave travel?',
        'Transverse means that the vibration is at a right angle to the way of the wave.',
        'The rope moves up and down, and the wave runs along the rope.',
        'The coils of the spring move along it. What do the air particles do in sound?',
      ],
      method_answer: [
        { text: 'Light and the rope: the vibration is across the way of the wave.' },
        { text: 'Sound and the spring: it is along, so they are longitudinal.' },
      ],
    },
  },
  {
    key: 'waves-crests-meet',
    topics: ['waves'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['SK3-PW-01'],
    question: {
      type: 'multi_part',
      text: 'Two waves on a lake meet. At the place where they meet, their heights add up.',
      max_score: 2,
      template: {
        draw: { a: { from: 4, to: 12 }, b: { from: 2, to: 9 } },
        where: ['a > b', 'a != 2 * b'],
        check: ['answer1 - a = b', 'answer2 + b = a'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'A crest of {{a}} cm meets a crest of {{b}} cm. How high is the water there? Give the unit.',
          max_score: 1,
          answer: '{{a + b}}',
          unit: 'cm',
          mistakes: [
            slip('{{a}}', 'waves_do_not_add', 'The other crest is at the same place as well.'),
            slip(
              '{{a - b}}',
              'superposition_sign',
              'Both lift the water. Do they help each other or work against each other?',
            ),
          ],
          hints: [
            'Both waves lift the water at this place.',
            'Where waves meet, their heights are added.',
            'One lifts it by {{a}} cm.',
            'The other one lifts it by another {{b}} cm.',
          ],
          method_answer: [{ maths: tex`{{a}} + {{b}} = {{a+b}}`, text: 'Both lift the water.' }],
        },
        {
          type: 'number',
          text: 'A crest of {{a}} cm meets a trough of {{b}} cm. How high is the water there? Give the unit.',
          max_score: 1,
          answer: '{{a - b}}',
          unit: 'cm',
          mistakes: [
            slip(
              '{{a + b}}',
              'superposition_sign',
              'A trough pulls the water down. What does that do to the height of the crest?',
            ),
            slip(
              '0',
              'crest_and_trough_cancel',
              'They cancel fully only if they are equally large.',
            ),
          ],
          hints: [
            'One lifts the water, the other lowers it.',
            'A trough counts as a negative height.',
            'The crest lifts the water by {{a}} cm.',
            'The trough lowers it by {{b}} cm.',
          ],
          method_answer: [
            { maths: tex`{{a}} - {{b}} = {{a-b}}`, text: 'Up by the one, down by the other.' },
          ],
        },
      ],
      hints: [
        'At one place the water can have one height only. It comes from both waves.',
        'Heights of crests are added, depths of troughs are taken away.',
        'In both parts begin with the crest of {{a}} cm.',
        'In (a) the second wave lifts the water too, in (b) it lowers it.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{b}} = {{a+b}}\ \text{cm}`, text: '(a) Crest and crest.' },
        { maths: tex`{{a}} - {{b}} = {{a-b}}\ \text{cm}`, text: '(b) Crest and trough.' },
      ],
    },
  },
  {
    key: 'waves-after-meeting',
    topics: ['waves'],
    difficulty: 0.5,
    minutes: 1,
    statements: ['SK3-PW-01'],
    question: {
      type: 'single_choice',
      text: 'Two equal ripples run towards each other, one to the right and one to the left. For a moment they meet. What happens afterwards?',
      max_score: 1,
      options: [
        option(
          'They bounce off each other and run back',
          'waves_bounce_off_each_other',
          'Ripples are no balls. What happens when the rings of two pebbles cross?',
        ),
        option(
          'They join and go on as one larger ripple',
          'waves_bounce_off_each_other',
          'Which way should the one ripple run? Watch two rings in a pond.',
        ),
        option(
          'They stop each other and are gone',
          'crest_and_trough_cancel',
          'Their energy cannot be gone. Where does it go?',
        ),
        { text: 'Each runs on as if it had not met the other' },
      ],
      answers: [4],
      hints: [
        'Two pebbles fall into a pond. What do their rings do where they cross?',
        'Waves add up only while they are at the same place.',
        'When both have passed the place, nothing adds up any more.',
        'Two voices cross a room in opposite ways. Does either of them get lost?',
      ],
      method_answer: [
        { text: 'While they are at the same place, their heights add up.' },
        { text: 'Then each runs on as before, in its own direction.' },
      ],
    },
  },
  {
    key: 'waves-reach-a-wall',
    topics: ['waves'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['SK3-PW-01'],
    question: {
      type: 'number',
      text: 'Straight water waves run slantwise towards a harbour wall. The angle between their direction and the **wall** is {{b}}°. How large is the angle between the direction of the reflected waves and the **normal**, in degrees?',
      max_score: 2,
      template: {
        draw: { a: { from: 20, to: 70, except: [45, 30, 60] } },
        derive: { b: '90 - a' },
        check: ['answer + b = 90'],
      },
      answer: '{{a}}',
      mistakes: [
        slip(
          '{{b}}',
          'angle_from_mirror',
          'This is the angle at the wall. The normal is at 90° to it.',
        ),
        slip('{{2 * a}}', 'angle_between_rays', 'Take one direction and the normal.'),
      ],
      hints: [
        'Water waves are reflected by a wall as light is by a mirror.',
        'The angle of reflection is as large as the angle of incidence. Both are measured from the normal.',
        'The normal makes 90° with the wall, and the waves make {{b}}° with it.',
        'Take {{b}}° away from 90°. The reflected waves leave at the same angle.',
      ],
      method_answer: [
        { maths: tex`90 - {{b}} = {{a}}`, text: 'The angle of incidence, in degrees.' },
        { text: 'The angle of reflection is as large.' },
      ],
    },
  },
  {
    key: 'waves-compression',
    topics: ['waves'],
    difficulty: 0.7,
    minutes: 1,
    statements: ['GCSE-PWA-01', 'SK3-PW-06'],
    question: {
      type: 'cloze_dropdown',
      text: 'The picture shows a sound wave in air. The lines are layers of air. A place where the layers are close together is called a [[1]]. Between them there are [[2]], where the layers are far apart. The layers swing [[3]], and the sound carries [[4]].',
      diagram: { kind: 'wave', type: 'longitudinal', waves: 3 },
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'compression' },
            option(
              'crest',
              'wave_parts_swapped',
              'Crests belong to transverse waves. Here the air is pressed together.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option('troughs', 'wave_parts_swapped', 'Troughs belong to transverse waves.'),
            { text: 'rarefactions' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'up and down',
              'wave_types_swapped',
              'Then the layers would not get closer together.',
            ),
            { text: 'to and fro along the wave' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'the air away from the source',
              'matter_travels_with_wave',
              'Then a loudspeaker would blow like a fan.',
            ),
            { text: 'energy and information' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Two of the words are for waves on water, two are for sound.',
        'To compress is to press together. “Rare” means that things are far apart.',
        'Layers get closer when one swings towards the next.',
        'After the sound has passed, each layer is where it was. So what has gone on with the wave?',
      ],
      method_answer: [
        { text: 'Compressions: close together. Rarefactions: far apart.' },
        { text: 'The layers swing to and fro, and energy and information travel on.' },
      ],
    },
  },
]

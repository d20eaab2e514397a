import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const seeing: readonly ContentQuestion[] = [
  {
    key: 'seeing-convex-lens',
    topics: ['seeing'],
    difficulty: -0.5,
    minutes: 0.75,
    statements: ['SK3-PW-10'],
    question: {
      type: 'single_choice',
      text: 'Parallel rays fall on a convex lens, which is thicker in the middle. What does the lens do to them?',
      max_score: 1,
      options: [
        { text: 'It brings them together in one point' },
        option(
          'It spreads them apart',
          'convex_lens_spreads',
          'A magnifying glass is a convex lens. It makes a small, bright image of a lamp. Does it spread the rays?',
        ),
        option(
          'It lets all of them go on in parallel',
          'no_bending_at_boundary',
          'Rays bend where they enter and leave the glass. Only the middle one goes straight on.',
        ),
        option('It throws them back', 'lens_as_mirror', 'A lens is clear. What throws light back?'),
      ],
      answers: [1],
      hints: [
        'A magnifying glass is such a lens. How can it make a small, bright image of a lamp on paper?',
        'A convex lens bends rays towards its axis.',
        'The rays at the edge are bent most, the ray in the middle not at all.',
        'Draw one ray from above bent down, and one from below bent up. What do they do?',
      ],
      method_answer: [
        { text: 'A convex lens bends rays inwards.' },
        { text: 'Parallel rays meet in one point, the focus.' },
      ],
    },
  },
  {
    key: 'seeing-parts-of-the-eye',
    topics: ['seeing'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['SK3-PW-11'],
    question: {
      type: 'matching',
      text: 'Match each part of the eye with its job. One job is left over.',
      max_score: 4,
      left: ['cornea', 'iris', 'lens', 'retina'],
      right: [
        'changes its shape to focus on near and far things',
        'sends light out to the things we look at',
        'turns light into signals for the brain',
        'bends the light first, at the front of the eye',
        'makes the pupil larger or smaller',
      ],
      pairs: [4, 5, 1, 3],
      hints: [
        'Follow the light from the front of the eye to the back.',
        'The iris is the coloured ring. The retina is the layer at the back.',
        'The light meets the cornea first. It is clear and curved.',
        'One job is done by no part of the eye: light comes in and does not go out. Which part can change its shape?',
      ],
      method_answer: [
        { text: 'The cornea bends the light most. The iris lets in more or less of it.' },
        { text: 'The lens focuses, and the retina turns light into signals.' },
      ],
    },
  },
  {
    key: 'seeing-focus-near-and-far',
    topics: ['seeing'],
    difficulty: 0.4,
    minutes: 1,
    statements: ['SK3-PW-11', 'SK3-PW-10'],
    question: {
      type: 'cloze_dropdown',
      text: 'Zainab looks up from her book to a far hill. The lens of her eye gets [[1]], because rays from far away need to be bent [[2]]. The image on her retina is [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'fatter',
              'eye_lens_turned_round',
              'A fat lens bends more. Do rays from far away need that?',
            ),
            { text: 'thinner' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'less' },
            option(
              'more',
              'eye_lens_turned_round',
              'Rays from a near thing spread apart. Rays from far away are almost parallel.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'the right way up',
              'retina_image_upright',
              'Rays cross in the lens. What does that do to top and bottom?',
            ),
            { text: 'upside down' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'The image must be sharp just on the retina, for near things and for far ones.',
        'The fatter a lens is, the more it bends rays.',
        'Rays from a near point spread apart. Rays from a far point are almost parallel.',
        'So which need more bending? And follow a ray from the top of the hill: where does it hit the retina?',
      ],
      method_answer: [
        { text: 'Rays from far away are almost parallel, so a thinner lens is enough.' },
        {
          text: 'Rays cross in the eye, so the image is upside down. The brain knows how to read it.',
        },
      ],
    },
  },
  {
    key: 'seeing-eye-and-camera',
    topics: ['seeing'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['SK3-PW-12'],
    question: {
      type: 'matching',
      text: 'Match each part of a camera with the part of the eye that does the same job. One part of the eye is left over.',
      max_score: 3,
      left: [
        'the sensor, where light has an electrical effect',
        'the opening that can be made smaller',
        'the glass lens',
      ],
      right: [
        'iris and pupil',
        'eyelid',
        'retina, where light has a chemical effect',
        'cornea and lens',
      ],
      pairs: [3, 1, 4],
      hints: [
        'A camera and an eye both need something that lets in light, focuses it and notices it.',
        'The picture is made at the back, on a surface that notices light.',
        'In an eye the light is noticed by the retina.',
        'The opening of a camera decides how much light comes in. Which part of the eye does that?',
      ],
      method_answer: [
        { text: 'Sensor and retina notice the light: one electrically, one by chemistry.' },
        { text: 'The iris is like the opening, cornea and lens are like the glass lens.' },
      ],
    },
  },
  {
    key: 'seeing-pinhole-camera',
    topics: ['seeing'],
    difficulty: 0.5,
    minutes: 1,
    statements: ['SK3-PW-10'],
    question: {
      type: 'single_choice',
      text: 'A pinhole camera is a dark box with a tiny hole. A tree stands in front of it. Why is the image on the screen upside down?',
      diagram: {
        kind: 'figure',
        points: {
          A: [-6, -2],
          B: [-6, 2],
          C: [0, -2],
          D: [0, 2],
          E: [3, -2],
          F: [3, 2],
          H: [0, 0],
          P: [3, -1],
          Q: [3, 1],
        },
        labels: { A: 'foot', B: 'top', C: '', D: '', E: '', F: '', H: 'hole', P: 'p', Q: 'q' },
        segments: [
          { from: 'A', to: 'B', accent: true },
          { from: 'C', to: 'D' },
          { from: 'E', to: 'F' },
          { from: 'C', to: 'E' },
          { from: 'D', to: 'F' },
          { from: 'B', to: 'P' },
          { from: 'A', to: 'Q' },
        ],
        alt: 'A tree on the left, a box with a hole on the right. A ray from the top of the tree goes through the hole to a low point p on the screen. A ray from the foot goes to a high point q.',
      },
      max_score: 1,
      options: [
        option(
          'The hole bends the rays of light together, as a lens does',
          'pinhole_bends_light',
          'There is no glass in the hole. What does light do in air?',
        ),
        option(
          'The hole reflects the light',
          'lens_as_mirror',
          'Reflected light would come back out. What goes through the hole?',
        ),
        { text: 'Straight rays from top and foot cross in the hole' },
        option(
          'The screen turns the light round',
          'pinhole_bends_light',
          'The light ends on the screen. Where was it turned before?',
        ),
      ],
      answers: [3],
      hints: [
        'Follow one ray from the top of the tree. Where does it arrive?',
        'There is only air in the hole. In air, light goes straight on.',
        'The ray from the top goes down through the hole to a low point.',
        'The ray from the foot goes up through the hole. What do the two rays do in the hole?',
      ],
      method_answer: [
        { text: 'Light goes straight on through the hole.' },
        { text: 'Rays from the top arrive low, rays from the foot arrive high.' },
      ],
    },
  },
  {
    key: 'seeing-prism',
    topics: ['seeing'],
    difficulty: 0,
    minutes: 1,
    statements: ['SK3-PW-13'],
    question: {
      type: 'ordering',
      text: 'A glass prism splits white light. Put the colours in order, from the one that is bent **least** to the one that is bent **most**.',
      max_score: 3,
      items: ['red', 'orange', 'yellow', 'green', 'blue', 'violet'],
      hints: [
        'Think of the order of the colours in a rainbow.',
        'The frequency grows from one end of the rainbow to the other. The higher it is, the more the light is bent.',
        'The two ends of the rainbow are red and violet. Violet has the higher frequency.',
        'So violet is bent most. Put the colours of the rainbow in between.',
      ],
      method_answer: [
        { text: 'Red, orange, yellow, green, blue, violet: the frequency grows.' },
        { text: 'Light of a higher frequency is bent more by glass.' },
      ],
    },
  },
  {
    key: 'seeing-coloured-light',
    topics: ['seeing'],
    difficulty: 0.7,
    minutes: 1,
    statements: ['SK3-PW-13'],
    question: {
      type: 'single_choice',
      text: 'A {{thing}} looks {{own}} in daylight. In a dark room only {{lamp}} light shines on it. What colour does it look there?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            thing: 'ripe tomato',
            own: 'red',
            lamp: 'green',
            key: 'black',
            mixed: 'yellow',
            light: 'green',
            why: 'It absorbs green light, and there is no red light for it to reflect.',
          },
          {
            thing: 'ripe tomato',
            own: 'red',
            lamp: 'blue',
            key: 'black',
            mixed: 'purple',
            light: 'blue',
            why: 'It absorbs blue light, and there is no red light for it to reflect.',
          },
          {
            thing: 'leaf',
            own: 'green',
            lamp: 'red',
            key: 'black',
            mixed: 'brown',
            light: 'red',
            why: 'It absorbs red light, and there is no green light for it to reflect.',
          },
          {
            thing: 'blue cup',
            own: 'blue',
            lamp: 'red',
            key: 'black',
            mixed: 'purple',
            light: 'red',
            why: 'It absorbs red light, and there is no blue light for it to reflect.',
          },
        ],
      },
      options: [
        option(
          '{{own}}',
          'colour_stays_in_any_light',
          'To look {{own}} it has to reflect {{own}} light. Is there any in the room?',
        ),
        { text: '{{key}}' },
        option(
          '{{mixed}}',
          'colours_mixed_like_paint',
          'The light does not colour the thing like paint. Which light does it send back?',
        ),
        option(
          '{{light}}',
          'takes_colour_of_light',
          'A white thing would look like that. Does this one reflect {{lamp}} light?',
        ),
      ],
      answers: [2],
      hints: [
        'Which light does it reflect in daylight, and which does it absorb?',
        'A thing looks {{own}} because it reflects {{own}} light and absorbs the rest.',
        'In the dark room there is {{lamp}} light only.',
        'It absorbs the {{lamp}} light. What reaches your eye then?',
      ],
      method_answer: [
        { text: '{{why}}' },
        { text: 'So hardly any light comes back from it, and it looks {{key}}.' },
      ],
    },
  },
  {
    key: 'seeing-red-filter',
    topics: ['seeing'],
    difficulty: 0.3,
    minutes: 1,
    statements: ['SK3-PW-13'],
    question: {
      type: 'single_choice',
      text: 'White light goes through a red filter, and red light comes out. What has the filter done?',
      max_score: 1,
      options: [
        option(
          'It has added red colour to the light',
          'filter_adds_colour',
          'Less light comes out than goes in. Can something have been added?',
        ),
        option(
          'It has let the other colours through and absorbed the red light',
          'filter_turned_round',
          'Which colour do you see behind it?',
        ),
        { text: 'It has let the red light through and absorbed the other colours' },
        option(
          'It has changed all of the other colours into red',
          'filter_adds_colour',
          'Behind a red filter, green light on its own gives almost nothing. Would it be changed?',
        ),
      ],
      answers: [3],
      hints: [
        'What is white light made of?',
        'White light holds all colours. A filter takes some of them away.',
        'Behind the filter the light is dimmer than before.',
        'Which colour is still there, and what has happened to the others?',
      ],
      method_answer: [
        { text: 'White light is a mixture of all colours.' },
        { text: 'The filter absorbs all but red, and the red light passes.' },
      ],
    },
  },
]

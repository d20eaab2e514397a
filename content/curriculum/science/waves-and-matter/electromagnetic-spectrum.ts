import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const electromagneticSpectrum: readonly ContentQuestion[] = [
  {
    key: 'spectrum-in-order',
    topics: ['electromagnetic-spectrum'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['GCSE-PWA-05'],
    question: {
      type: 'ordering',
      text: 'Put the parts of the electromagnetic spectrum in order. Begin with the **longest** wavelength.',
      max_score: 4,
      items: [
        'radio waves',
        'microwaves',
        'infrared',
        'visible light',
        'ultraviolet',
        'X-rays',
        'gamma rays',
      ],
      hints: [
        'The most dangerous ones have the highest frequency. Is their wavelength long or short?',
        'A longer wavelength means a lower frequency.',
        'Visible light is in the middle. “Infra” means below red, and “ultra” means beyond violet.',
        'The waves of a radio mast can be as long as a house. Gamma rays come from nuclei.',
      ],
      method_answer: [
        { text: 'Radio, microwaves, infrared, visible, ultraviolet, X-rays, gamma.' },
        { text: 'The wavelength gets shorter all the way, and the frequency gets higher.' },
      ],
    },
  },
  {
    key: 'spectrum-uses',
    topics: ['electromagnetic-spectrum'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-PWA-10'],
    question: {
      type: 'matching',
      text: 'Match each kind of wave with a use. One use is left over.',
      max_score: 4,
      left: ['microwaves', 'infrared', 'ultraviolet', 'X-rays'],
      right: [
        'pictures of bones',
        'security marks that glow',
        'calls by way of a satellite',
        'measuring depth with echoes in water',
        'heat cameras and remote controls',
      ],
      pairs: [3, 5, 2, 1],
      hints: [
        'One of the five uses is done with sound.',
        'Warm things give out infrared. Microwaves pass through the air to satellites.',
        'Which waves pass through skin and muscle, but less well through bone?',
        'Some inks take in ultraviolet and give out visible light. What does one see then?',
      ],
      method_answer: [
        { text: 'Microwaves: satellites and cooking. Infrared: heat cameras, remote controls.' },
        { text: 'Ultraviolet: marks that glow. X-rays: bones. Echoes in water are sound.' },
      ],
    },
  },
  {
    key: 'spectrum-same-speed',
    topics: ['electromagnetic-spectrum'],
    difficulty: 0,
    minutes: 1,
    statements: ['GCSE-PWA-05'],
    question: {
      type: 'single_choice',
      text: 'A star sends out radio waves, visible light and gamma rays at the same moment. They cross empty space. Which arrives first?',
      max_score: 1,
      options: [
        option(
          'The gamma rays, as they have the highest frequency',
          'speed_grows_with_frequency',
          'In a vacuum the frequency does not change the speed. What about all of the family?',
        ),
        { text: 'All at the same time, as they have the same speed' },
        option(
          'The radio waves, as they have the longest wavelength',
          'speed_grows_with_wavelength',
          'A long wave comes less often. What is the product of the two?',
        ),
        option(
          'The visible light, as only light has the speed of light',
          'only_light_has_light_speed',
          'Light is one member of a family. What do the members share?',
        ),
      ],
      answers: [2],
      hints: [
        'What do all electromagnetic waves have in common?',
        'They differ in frequency and wavelength. In a vacuum they share one thing.',
        'Speed is frequency times wavelength: where one is large, the other is small.',
        'In a vacuum the product is 300,000,000 m/s for radio waves. What is it for the others?',
      ],
      method_answer: [
        { text: 'In a vacuum all electromagnetic waves travel at 300,000,000 m/s.' },
        { text: 'So they arrive together.' },
      ],
    },
  },
  {
    key: 'spectrum-dangers',
    topics: ['electromagnetic-spectrum'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-PWA-11'],
    question: {
      type: 'multiple_choice',
      text: 'Which are true of the dangers of electromagnetic waves? Choose all that are.',
      max_score: 3,
      options: [
        option(
          'Radio waves are the most dangerous, as they have the longest waves',
          'long_waves_dangerous',
          'They pass through you all day long. Which waves carry more energy, long or short ones?',
        ),
        { text: 'Ultraviolet can age the skin early and cause skin cancer' },
        { text: 'X-rays and gamma rays ionise, and can damage the DNA of cells' },
        { text: 'The dose depends on how much radiation is absorbed and for how long' },
        option(
          'Red light ionises the skin',
          'visible_light_ionises',
          'Ionising takes a high frequency. Where in the spectrum does it begin?',
        ),
      ],
      answers: [2, 3, 4],
      hints: [
        'Which end of the spectrum can knock electrons out of atoms?',
        'The higher the frequency, the more energy is in it. Ionising begins about at ultraviolet.',
        'Sunburn is a sign of what one of them does.',
        'Put each wave of the list on the spectrum: is it on the side of the high frequencies?',
      ],
      method_answer: [
        { text: 'Ultraviolet, X-rays and gamma rays can damage cells, and cause cancer.' },
        { text: 'Radio waves and visible light do not ionise.' },
      ],
    },
  },
  {
    key: 'spectrum-wavelength-of-radio',
    topics: ['electromagnetic-spectrum'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-PWA-05'],
    question: {
      type: 'number',
      text: 'A {{thing}} uses a frequency of {{f|thousands}} MHz. All electromagnetic waves travel at 300,000,000 m/s in air. What is the wavelength? Give the unit.',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { thing: 'radio station', f: 100, w: 3 },
          { thing: 'radio station', f: 96, w: 3.125 },
          { thing: 'toy car', f: 30, w: 10 },
          { thing: 'baby monitor', f: 40, w: 7.5 },
          { thing: 'walkie-talkie', f: 400, w: 0.75 },
          { thing: 'microphone without a wire', f: 600, w: 0.5 },
          { thing: 'ship', f: 150, w: 2 },
        ],
        check: ['answer * f * 1000000 = 300000000'],
      },
      answer: '{{w}}',
      unit: 'm',
      mistakes: [
        slip(
          '{{300000000 / f}}',
          'unit_prefix',
          'The frequency is in megahertz. How many hertz is that?',
        ),
        slip('{{f / 300}}', 'number_upside_down', 'The speed is divided by the frequency.'),
      ],
      hints: [
        'First write the frequency in hertz.',
        'From $v = f \\lambda$ comes $\\lambda = \\frac{v}{f}$.',
        '{{f|thousands}} MHz are {{f|thousands}},000,000 Hz.',
        'Divide 300,000,000 by {{f|thousands}},000,000. You can leave out six noughts on both sides.',
      ],
      method_answer: [
        {
          maths: tex`300 \div {{f}} = {{w|thousands_tex}}\ \text{m}`,
          text: 'Both numbers in millions.',
        },
      ],
    },
  },
  {
    key: 'spectrum-at-a-boundary',
    topics: ['electromagnetic-spectrum'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-PWA-06'],
    question: {
      type: 'cloze_dropdown',
      text: 'X-rays pass through muscle: they are [[1]]. Bone takes many of them in: they are [[2]]. Shiny foil in a flask throws infrared back: it is [[3]]. Light bends on its way into a lens: it is [[4]].',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'transmitted' },
            option('reflected', 'light_words_swapped', 'Then they would come back.'),
            option('absorbed', 'light_words_swapped', 'Then they would not come out.'),
          ],
          answer: 1,
        },
        {
          options: [
            option('transmitted', 'light_words_swapped', 'Then they would come out again.'),
            { text: 'absorbed' },
            option('refracted', 'light_words_swapped', 'This word is for bending.'),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'reflected' },
            option('refracted', 'light_words_swapped', 'This word is for bending.'),
            option('transmitted', 'light_words_swapped', 'Then it would get out of the flask.'),
          ],
          answer: 1,
        },
        {
          options: [
            option('reflected', 'light_words_swapped', 'This word is for bouncing off.'),
            option('absorbed', 'light_words_swapped', 'Then it would not get through.'),
            { text: 'refracted' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'At a boundary a wave can go back, go on, go on in a new direction, or end.',
        'Ask of each: does the wave come back, go through, end there or bend?',
        '“Trans” means through, as in transport.',
        'A mirror throws back, and a prism bends. Which words belong to them, and which is left?',
      ],
      method_answer: [
        { text: 'Through: transmitted. Taken in: absorbed.' },
        { text: 'Thrown back: reflected. Bent: refracted.' },
      ],
    },
  },
  {
    key: 'spectrum-where-from',
    topics: ['electromagnetic-spectrum'],
    difficulty: 0.7,
    minutes: 1,
    statements: ['GCSE-PWA-08'],
    question: {
      type: 'single_choice',
      text: 'Visible light and gamma rays both come from atoms. Where in the atom do they come from?',
      max_score: 1,
      options: [
        option(
          'Both come from the nucleus',
          'light_from_nucleus',
          'A lamp changes no nuclei. Which particles of the atom change their level?',
        ),
        option(
          'Both come from electrons that change their level',
          'gamma_from_electrons',
          'Gamma rays come with radioactive decay. Which part of the atom changes there?',
        ),
        option(
          'Light comes from the nucleus, gamma rays from electrons that change their level',
          'light_from_nucleus',
          'Which changes need more energy: those of electrons or those of nuclei?',
        ),
        { text: 'Light comes from electrons that change their level, gamma rays from the nucleus' },
      ],
      answers: [4],
      hints: [
        'Two parts of an atom can change and send something out.',
        'Changes of the nucleus involve far more energy than changes of electrons.',
        'Gamma rays have far more energy than light.',
        'What happens in a lamp, and what happens in radioactive decay?',
      ],
      method_answer: [
        { text: 'Electrons that fall to a lower level send out light, for example.' },
        { text: 'Changes in the nucleus send out gamma rays.' },
      ],
    },
  },
  {
    key: 'spectrum-which-are-electromagnetic',
    topics: ['electromagnetic-spectrum'],
    difficulty: -0.5,
    minutes: 0.75,
    statements: ['GCSE-PWA-05'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are electromagnetic waves? Choose all that are.',
      max_score: 2,
      options: [
        option(
          'ultrasound',
          'wave_kinds_mixed_up',
          'The name says what kind of wave it is. Can it cross a vacuum?',
        ),
        { text: 'infrared from a warm radiator' },
        option(
          'ripples on a pond',
          'wave_kinds_mixed_up',
          'These need water. Can they cross a vacuum?',
        ),
        option(
          'the shaking of an earthquake',
          'wave_kinds_mixed_up',
          'This needs rock. Can it cross a vacuum?',
        ),
        { text: 'the waves that a phone sends out' },
      ],
      answers: [2, 5],
      hints: [
        'Ask of each: could it reach us from the Sun through empty space?',
        'Electromagnetic waves need no medium. Waves in matter do.',
        'Infrared is next to red light in the spectrum.',
        'Which of the others needs no water, no rock and no air?',
      ],
      method_answer: [
        { text: 'Infrared and the microwaves of a phone need no medium.' },
        { text: 'Ultrasound, ripples and earthquakes are vibrations of matter.' },
      ],
    },
  },
]

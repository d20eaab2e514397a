import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const sound: readonly ContentQuestion[] = [
  {
    key: 'sound-from-string-to-ear',
    topics: ['sound'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['SK3-PW-04'],
    question: {
      type: 'ordering',
      text: 'Mei plucks a guitar string. How does its sound reach her brain? Put the steps in order.',
      max_score: 3,
      items: [
        'The string vibrates',
        'The air particles next to it are pushed to and fro',
        'The vibration is passed on from particle to particle',
        'The ear drum vibrates',
        'Nerves carry a signal to the brain',
      ],
      hints: [
        'What starts the sound, and what notices it at the end?',
        'Source first, then the air, then the ear, then the brain.',
        'The string is the source. What does it do to the air around it?',
        'In the ear, a thin skin is pushed to and fro by the air. What comes after that?',
      ],
      method_answer: [
        { text: 'The string vibrates and pushes the air next to it to and fro.' },
        { text: 'The vibration travels through the air to the ear drum.' },
        { text: 'The ear drum vibrates, and nerves tell the brain.' },
      ],
    },
  },
  {
    key: 'sound-bell-jar',
    topics: ['sound'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['SK3-PW-03'],
    question: {
      type: 'single_choice',
      text: 'A bell rings in a glass jar. A pump takes the air out of the jar. You see the bell move, but you hear it less and less. Why?',
      max_score: 1,
      options: [
        option(
          'The glass stops all sound',
          'sound_blocked_by_solid',
          'At first the bell was heard through the same glass.',
        ),
        { text: 'Sound needs particles, and hardly any are left' },
        option(
          'The bell stops vibrating without air',
          'no_vibration_without_air',
          'You can see that it still moves.',
        ),
        option(
          'Sound is slower than light, so it comes later',
          'sound_delay_for_silence',
          'It would come late, but not get weaker. What was taken out of the jar?',
        ),
      ],
      answers: [2],
      hints: [
        'What changed between the beginning and the end?',
        'Sound is passed on from particle to particle.',
        'The pump takes the particles of the air away.',
        'What is there between bell and glass now to carry the vibration?',
      ],
      method_answer: [
        { text: 'Sound is a vibration of particles. It needs a medium.' },
        { text: 'In a vacuum there are no particles to pass it on.' },
      ],
    },
  },
  {
    key: 'sound-speed-in-materials',
    topics: ['sound'],
    difficulty: 0,
    minutes: 1,
    statements: ['SK3-PW-03'],
    question: {
      type: 'cloze_dropdown',
      text: 'Sound travels fastest in [[1]] and slowest in [[2]]. The reason is that the particles in a solid are [[3]], so they pass the vibration on more quickly.',
      max_score: 3,
      gaps: [
        {
          options: [
            option('air', 'sound_fastest_in_air', 'In air the particles are far apart.'),
            option(
              'water',
              'sound_fastest_in_air',
              'In which of the three are the particles held together most strongly?',
            ),
            { text: 'steel' },
          ],
          answer: 3,
        },
        {
          options: [
            { text: 'air' },
            option(
              'water',
              'sound_fastest_in_air',
              'In which of the three are the particles furthest apart?',
            ),
            option('steel', 'sound_fastest_in_air', 'Steel is a solid. Is that slow for sound?'),
          ],
          answer: 1,
        },
        {
          options: [
            { text: 'close together and strongly linked' },
            option(
              'far apart and free to move',
              'states_mixed_up',
              'That is how they are in a gas.',
            ),
            option(
              'lighter than in a gas',
              'states_mixed_up',
              'Think of how the particles are arranged and held.',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Sound is passed on from particle to particle. When does that go fast?',
        'Solids, liquids and gases differ in how close and how strongly linked the particles are.',
        'In a gas a particle travels some way before it meets the next one.',
        'In a solid each particle pulls its neighbours along at once. So what is fast, and what is slow?',
      ],
      method_answer: [
        { text: 'About 340 m/s in air, 1,500 m/s in water and 6,000 m/s in steel.' },
        { text: 'The stronger the particles are linked, the faster the vibration is passed on.' },
      ],
    },
  },
  {
    key: 'sound-echo-distance',
    topics: ['sound'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['SK3-PW-02'],
    question: {
      type: 'number',
      text: 'Tariq claps his hands in front of a {{thing}}. He hears the echo after {{t|dp1}} s. Sound travels at 340 m/s. How far away is the {{thing}}? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          n: { from: 2, to: 30, except: [10, 20] },
          thing: { pick: ['cliff', 'tall wall', 'barn', 'rock face'] },
        },
        derive: { t: 'n / 10', d: '340 * t / 2' },
        check: ['2 * answer / 340 = t'],
      },
      answer: '{{d}}',
      unit: 'm',
      mistakes: [
        slip(
          '{{340 * t}}',
          'echo_way_not_halved',
          'This is the way there and back. How far is it one way?',
        ),
        slip(
          '{{340 / t}}',
          'divided_for_multiplied',
          'In each second the sound covers 340 m. How far does it get in {{t|dp1}} s?',
        ),
      ],
      hints: [
        'Which way does the sound take until he hears it?',
        'Distance is speed times time. The sound goes there and back.',
        'In {{t|dp1}} s the sound covers 340 × {{t|dp1}} = {{340 * t|thousands}} m.',
        'That is the way there and back. Take half of {{340 * t|thousands}} m.',
      ],
      method_answer: [
        {
          maths: tex`340 \times {{t|dp1}} = {{340*t|thousands_tex}}\ \text{m}`,
          text: 'The way there and back.',
        },
        { maths: tex`{{340*t|thousands_tex}} \div 2 = {{d}}\ \text{m}`, text: 'The way there.' },
      ],
    },
  },
  {
    key: 'sound-frequency',
    topics: ['sound'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['SK3-PW-02'],
    question: {
      type: 'number',
      text: 'The wings of a {{thing}} beat {{n|thousands}} times in {{t}} s. What is the frequency? Give the unit.',
      max_score: 2,
      template: {
        draw: { t: { from: 2, to: 9 } },
        rows: [
          { thing: 'bee', f: 230 },
          { thing: 'mosquito', f: 600 },
          { thing: 'housefly', f: 190 },
          { thing: 'hummingbird', f: 50 },
          { thing: 'dragonfly', f: 30 },
        ],
        derive: { n: 'f * t' },
        check: ['answer * t = n'],
      },
      answer: '{{f}}',
      unit: 'Hz',
      mistakes: [
        slip(
          '{{n}}',
          'count_for_frequency',
          'This is the number in {{t}} seconds. How many are there in one?',
        ),
        slip(
          '{{n * t}}',
          'multiplied_for_divided',
          'One second has fewer beats than {{t}} seconds.',
        ),
        slip(
          '{{t / n}}',
          'period_for_frequency',
          'This is how long one beat takes. How many are there in a second?',
        ),
      ],
      hints: [
        'How many beats are there in one second?',
        'Frequency is the number of vibrations divided by the time in seconds.',
        'There are {{n|thousands}} beats in {{t}} s.',
        'Work out {{n|thousands}} ÷ {{t}}. The unit is the hertz.',
      ],
      method_answer: [
        {
          maths: tex`{{n|thousands_tex}} \div {{t}} = {{f}}\ \text{Hz}`,
          text: 'Beats in one second.',
        },
      ],
    },
  },
  {
    key: 'sound-pitch-and-loudness',
    topics: ['sound'],
    difficulty: 0.4,
    minutes: 1,
    statements: ['SK3-PW-02'],
    question: {
      type: 'single_choice',
      text: 'A microphone and a screen show two sounds, P and Q. How does Q compare with P?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 4, step: 1, label: 'Time (ms)' },
        y: { from: -3, to: 3, step: 1, label: 'Signal', labels: 'none' },
        grid: false,
        curves: [
          { type: 'sin', a: 2.6, b: 180, unit: 'degrees', tone: 'a' },
          { type: 'sin', a: 1.2, b: 360, unit: 'degrees', tone: 'c' },
        ],
        points: [
          { at: [0.5, 2.6], label: 'P', mark: 'dot' },
          { at: [3.25, 1.2], label: 'Q', mark: 'dot' },
        ],
        alt: 'Two waves over 4 milliseconds. P is tall and has 2 complete waves. Q is less than half as tall and has 4 complete waves.',
      },
      max_score: 1,
      options: [
        { text: 'Q is higher and quieter' },
        option(
          'Q is lower and quieter',
          'pitch_and_frequency_turned',
          'Q has more waves in the same time. Is that a higher or a lower pitch?',
        ),
        option(
          'Q is higher and louder',
          'loudness_and_amplitude_turned',
          'Which of the two waves is taller, and what does that say?',
        ),
        option(
          'Q is lower, as its wave is less tall',
          'pitch_taken_for_loudness',
          'The height of the wave shows how loud a sound is. Where do you see the pitch?',
        ),
      ],
      answers: [1],
      hints: [
        'Two things differ: how tall the waves are, and how many there are.',
        'More waves in the same time mean a higher pitch. Taller waves mean a louder sound.',
        'P has 2 waves in 4 milliseconds. Count the waves of Q.',
        'Q has twice as many waves, and they are less tall. What does each of the two say?',
      ],
      method_answer: [
        { text: 'Q has more waves in the same time: a higher frequency and a higher pitch.' },
        { text: 'Its amplitude is smaller, so it is quieter.' },
      ],
    },
  },
  {
    key: 'sound-hearing-range',
    topics: ['sound'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['SK3-PW-05'],
    question: {
      type: 'multiple_choice',
      text: 'Young people can hear from about 20 Hz to 20,000 Hz. Which of these sounds could a child hear? Choose all that are right.',
      max_score: 2,
      options: [
        option(
          'the call of a bat at 45 kHz',
          'hearing_range_misread',
          '45 kHz is 45,000 Hz. Is that within the range?',
        ),
        option(
          'the rumble of an elephant at 14 Hz',
          'hearing_range_misread',
          'Is 14 above or below 20?',
        ),
        { text: 'a flute at 440 Hz' },
        option(
          'a dog whistle at 23,000 Hz',
          'hearing_range_misread',
          'Where does the range end at the top?',
        ),
        { text: 'a bird at 8 kHz' },
      ],
      answers: [3, 5],
      hints: [
        'Write all the frequencies in hertz first.',
        'A kilohertz (kHz) is 1,000 hertz. Compare each number with 20 and with 20,000.',
        'Multiply 8 and 45 by 1,000.',
        'Leave out what is below 20 Hz or above 20,000 Hz.',
      ],
      method_answer: [
        { text: '440 Hz and 8,000 Hz lie between 20 Hz and 20,000 Hz.' },
        { text: '14 Hz is too low. 23,000 Hz and 45,000 Hz are too high: that is ultrasound.' },
      ],
    },
  },
  {
    key: 'sound-ultrasound-and-microphones',
    topics: ['sound'],
    difficulty: 0.8,
    minutes: 1.5,
    statements: ['SK3-PW-06', 'SK3-PW-04'],
    question: {
      type: 'matching',
      text: 'Match each use of sound with what happens in it. One is left over.',
      max_score: 3,
      left: ['a microphone', 'cleaning glasses with ultrasound', 'a scan of a baby before birth'],
      right: [
        'light is turned into sound',
        'a thin sheet vibrates and makes an electrical signal',
        'echoes from inside the body make a picture',
        'fast vibrations carry energy and shake the dirt off',
      ],
      pairs: [2, 4, 3],
      hints: [
        'Sound can carry energy, and it can carry information.',
        'One of the three uses the energy. The other two use the information.',
        'A microphone is like an ear drum with wires.',
        'A scan sends ultrasound in and listens to what comes back. And what does the dirt do?',
      ],
      method_answer: [
        { text: 'In a microphone a diaphragm vibrates and makes an electrical signal.' },
        { text: 'Ultrasound for cleaning carries energy, and ultrasound for scans gives echoes.' },
      ],
    },
  },
]

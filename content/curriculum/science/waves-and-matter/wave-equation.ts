import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const waveEquation: readonly ContentQuestion[] = [
  {
    key: 'wave-amplitude-and-wavelength',
    topics: ['wave-equation'],
    difficulty: -0.5,
    minutes: 2,
    statements: ['GCSE-PWA-02'],
    question: {
      type: 'multi_part',
      text: 'The picture shows a wave on a rope. From the lowest to the highest point it is {{h|thousands}} m. The whole piece is {{l|thousands}} m long.',
      diagram: {
        kind: 'wave',
        waves: '{{n}}',
        length_label: '{{l|thousands}} m',
        alt: 'A transverse wave with {{n}} complete waves over a length of {{l|thousands}} m.',
      },
      max_score: 2,
      template: {
        draw: {
          n: { from: 2, to: 4 },
          w: { pick: [0.4, 0.5, 0.6, 0.8, 1.2, 1.5] },
          a: { pick: [0.1, 0.2, 0.3, 0.4] },
        },
        derive: { l: 'n * w', h: '2 * a' },
        where: ['distinct(a, w, l, h)', 'distinct(l / 2, w, 2 * l) or n = 2'],
        check: ['answer1 * 2 = h', 'answer2 * n = l'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is the amplitude? Give the unit.',
          max_score: 1,
          answer: '{{a}}',
          unit: 'm',
          mistakes: [
            slip(
              '{{h}}',
              'amplitude_from_crest_to_trough',
              'Amplitude is measured from the middle line, not from the lowest point.',
            ),
          ],
          hints: [
            'From which line is the amplitude measured?',
            'Amplitude is the greatest distance from the middle line.',
            'From the lowest to the highest point it is {{h|thousands}} m.',
            'The middle line is half way up. Take half of {{h|thousands}} m.',
          ],
          method_answer: [
            {
              maths: tex`{{h|thousands_tex}} \div 2 = {{a|thousands_tex}}\ \text{m}`,
              text: 'From the middle line to a crest.',
            },
          ],
        },
        {
          type: 'number',
          text: 'What is the wavelength? Give the unit.',
          max_score: 1,
          answer: '{{w}}',
          unit: 'm',
          mistakes: [
            slip(
              '{{l}}',
              'whole_length_for_wavelength',
              'This is all of the piece. How many waves are in it?',
            ),
            slip(
              '{{w / 2}}',
              'half_a_wave_counted',
              'A full wave has a crest and a trough. Count again.',
            ),
          ],
          hints: [
            'How many complete waves are in the picture?',
            'Wavelength is the length of one complete wave: from crest to crest.',
            'There are {{n}} complete waves in {{l|thousands}} m.',
            'Divide {{l|thousands}} m by {{n}}.',
          ],
          method_answer: [
            {
              maths: tex`{{l|thousands_tex}} \div {{n}} = {{w|thousands_tex}}\ \text{m}`,
              text: 'The length of one wave.',
            },
          ],
        },
      ],
      hints: [
        'The amplitude is a height, and the wavelength is a length along the rope.',
        'Amplitude: from the middle line to a crest. Wavelength: one crest and one trough.',
        'There are {{n}} waves in {{l|thousands}} m. The whole height is {{h|thousands}} m.',
        'Halve {{h|thousands}} m for (a), and divide {{l|thousands}} m by {{n}} for (b).',
      ],
      method_answer: [
        {
          maths: tex`{{h|thousands_tex}} \div 2 = {{a|thousands_tex}}\ \text{m}`,
          text: '(a) The amplitude.',
        },
        {
          maths: tex`{{l|thousands_tex}} \div {{n}} = {{w|thousands_tex}}\ \text{m}`,
          text: '(b) The wavelength.',
        },
      ],
    },
  },
  {
    key: 'wave-frequency-from-period',
    topics: ['wave-equation'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['GCSE-PWA-02'],
    question: {
      type: 'number',
      text: 'A {{thing}} vibrates once in {{t|thousands}} s. What is its frequency? Give the unit.',
      max_score: 2,
      template: {
        draw: { thing: { pick: ['string', 'loudspeaker', 'reed', 'drum skin'] } },
        rows: [
          { t: 0.05 },
          { t: 0.04 },
          { t: 0.02 },
          { t: 0.025 },
          { t: 0.005 },
          { t: 0.004 },
          { t: 0.002 },
        ],
        derive: { f: '1 / t' },
        check: ['answer * t = 1'],
      },
      answer: '{{f}}',
      unit: 'Hz',
      mistakes: [
        slip(
          '{{t}}',
          'period_for_frequency',
          'This is the time of one vibration. How many are there in one second?',
        ),
      ],
      hints: [
        'How many vibrations are there in one second?',
        'Frequency is one divided by the period: $f = \\frac{1}{T}$.',
        'The period is {{t|thousands}} s.',
        'Work out 1 ÷ {{t|thousands}}. The unit is the hertz.',
      ],
      method_answer: [
        {
          maths: tex`1 \div {{t|thousands_tex}} = {{f}}\ \text{Hz}`,
          text: 'Vibrations in one second.',
        },
      ],
    },
  },
  {
    key: 'wave-speed-of-a-wave',
    topics: ['wave-equation'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-PWA-03'],
    question: {
      type: 'number',
      text: 'Waves on {{place}} have a frequency of {{f|thousands}} Hz and a wavelength of {{w|thousands}} m. What is their speed? Give the unit.',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { place: 'the sea', f: 0.2, w: 40 },
          { place: 'the sea', f: 0.1, w: 120 },
          { place: 'a lake', f: 0.5, w: 6 },
          { place: 'a pond', f: 4, w: 0.15 },
          { place: 'a rope', f: 3, w: 1.2 },
          { place: 'a long spring', f: 2, w: 0.9 },
        ],
        derive: { v: 'f * w' },
        check: ['answer / w = f'],
      },
      answer: '{{v}}',
      unit: 'm/s',
      mistakes: [
        slip(
          '{{w / f}}',
          'divided_for_multiplied',
          'Each wave brings {{w|thousands}} m. How many waves come in each second?',
        ),
        slip(
          '{{f / w}}',
          'divided_for_multiplied',
          'Each wave brings {{w|thousands}} m. How many waves come in each second?',
        ),
      ],
      hints: [
        'How many waves pass in one second, and how long is each?',
        'Wave speed is frequency times wavelength: $v = f \\lambda$.',
        'The frequency is {{f|thousands}} Hz, and the wavelength is {{w|thousands}} m.',
        'Work out {{f|thousands}} × {{w|thousands}}.',
      ],
      method_answer: [
        {
          maths: tex`{{f|thousands_tex}} \times {{w|thousands_tex}} = {{v|thousands_tex}}\ \text{m/s}`,
          text: 'Frequency times wavelength.',
        },
      ],
    },
  },
  {
    key: 'wave-length-of-a-sound',
    topics: ['wave-equation'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-PWA-03'],
    question: {
      type: 'number',
      text: 'A sound has a frequency of {{k|thousands}} kHz. In {{medium}} it travels at {{v|thousands}} m/s. What is its wavelength? Give the unit.',
      max_score: 2,
      template: {
        draw: { w: { pick: [0.1, 0.2, 0.4, 0.5, 0.8] } },
        rows: [
          { medium: 'air', v: 340 },
          { medium: 'water', v: 1500 },
          { medium: 'steel', v: 6000 },
        ],
        derive: { f: 'v / w', k: 'f / 1000' },
        check: ['answer * 1000 * k = v'],
      },
      answer: '{{w}}',
      unit: 'm',
      mistakes: [
        slip('{{v / k}}', 'unit_prefix', 'The frequency is in kilohertz. How many hertz is that?'),
        slip(
          '{{v * f}}',
          'multiplied_for_divided',
          'Speed is the product of the other two. Go back from it.',
        ),
        slip('{{f / v}}', 'number_upside_down', 'The speed is divided by the frequency.'),
      ],
      hints: [
        'First write the frequency in hertz.',
        'From $v = f \\lambda$ comes $\\lambda = \\frac{v}{f}$.',
        '{{k|thousands}} kHz are {{f|thousands}} Hz.',
        'Divide {{v|thousands}} by {{f|thousands}}.',
      ],
      method_answer: [
        {
          maths: tex`{{k|thousands_tex}} \times 1000 = {{f|thousands_tex}}\ \text{Hz}`,
          text: 'In hertz.',
        },
        {
          maths: tex`{{v|thousands_tex}} \div {{f|thousands_tex}} = {{w|thousands_tex}}\ \text{m}`,
          text: 'Speed divided by frequency.',
        },
      ],
    },
  },
  {
    key: 'wave-faster-with-frequency',
    topics: ['wave-equation'],
    difficulty: 0.5,
    minutes: 1,
    statements: ['GCSE-PWA-03'],
    question: {
      type: 'single_choice',
      text: 'A flute plays a high note and a low note. Both travel through the same air. Which one reaches you first?',
      max_score: 1,
      options: [
        { text: 'Both at once, as the air sets their speed' },
        option(
          'The high note, as its frequency is larger',
          'speed_grows_with_frequency',
          'If it were so, music would sound odd at the back of a hall. What else changes with the frequency?',
        ),
        option(
          'The low note, as its wavelength is larger',
          'speed_grows_with_wavelength',
          'If it were so, music would sound odd at the back of a hall. What else changes with the wavelength?',
        ),
        option(
          'The louder one',
          'speed_grows_with_amplitude',
          'A whisper and a shout take equally long for the same way.',
        ),
      ],
      answers: [1],
      hints: [
        'Think of an orchestra: do you hear the high notes before the low ones?',
        'The medium decides how fast a wave travels.',
        'If the frequency is larger, the wavelength is smaller. The product stays as it is.',
        'Both notes go through the same air. So what about their speeds?',
      ],
      method_answer: [
        { text: 'The speed of sound depends on the medium, here the same air.' },
        { text: 'A larger frequency goes with a smaller wavelength, and the speed is the same.' },
      ],
    },
  },
  {
    key: 'wave-measure-ripples',
    topics: ['wave-equation'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['GCSE-PWA-04', 'GCSE-PWA-03'],
    question: {
      type: 'number',
      text: 'In a ripple tank, Hana counts {{c}} waves that pass a point in {{t}} s. On a photograph, {{n}} complete waves measure {{cm|thousands}} cm. How fast are the ripples, in cm/s?',
      max_score: 3,
      template: {
        draw: {
          f: { from: 3, to: 8 },
          t: { pick: [10, 20] },
          n: { pick: [5, 10] },
          w: { pick: [1.5, 2, 2.5, 3, 3.5] },
        },
        derive: { c: 'f * t', cm: 'n * w', v: 'f * w' },
        where: ['distinct(v, f, w, cm, c, t)', 'f * cm != v', 'w * c != v', 'n != t'],
        check: ['answer * t * n = c * cm'],
      },
      answer: '{{v}}',
      mistakes: [
        slip(
          '{{f * cm}}',
          'whole_length_for_wavelength',
          'The length is that of {{n}} waves. How long is one?',
        ),
        slip(
          '{{c * w}}',
          'count_for_frequency',
          'This many waves came in {{t}} s. How many come in one second?',
        ),
      ],
      hints: [
        'First find the frequency, then the wavelength, then the speed.',
        'Frequency: waves divided by seconds. Wavelength: length divided by the number of waves.',
        'The frequency is {{c}} ÷ {{t}} = {{f}} Hz. The wavelength is {{cm|thousands}} ÷ {{n}} = {{w|thousands}} cm.',
        'Multiply {{f}} Hz by {{w|thousands}} cm.',
      ],
      method_answer: [
        { maths: tex`{{c}} \div {{t}} = {{f}}\ \text{Hz}`, text: 'The frequency.' },
        {
          maths: tex`{{cm|thousands_tex}} \div {{n}} = {{w|thousands_tex}}\ \text{cm}`,
          text: 'The wavelength.',
        },
        {
          maths: tex`{{f}} \times {{w|thousands_tex}} = {{v|thousands_tex}}`,
          text: 'The speed, in cm/s.',
        },
      ],
    },
  },
  {
    key: 'wave-measure-sound',
    topics: ['wave-equation'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-PWA-04'],
    question: {
      type: 'ordering',
      text: 'How can the speed of sound be measured with two microphones and a timer? Put the steps in order.',
      max_score: 3,
      items: [
        'Set up two microphones some metres apart, in one line with the place of the clap',
        'Measure the distance between the two microphones',
        'Clap, so that the timer starts at the first microphone and stops at the second',
        'Repeat it several times and take the mean of the times',
        'Divide the distance by the mean time',
      ],
      hints: [
        'A speed needs a distance and a time. Which of them is measured before the clap?',
        'Set up, measure the length, measure the time, repeat, calculate.',
        'The microphones must stand still before anything is measured.',
        'The calculation comes last. What is done with the times just before it?',
      ],
      method_answer: [
        { text: 'Set up the microphones and measure their distance.' },
        { text: 'Clap, read the time, repeat, and take the mean.' },
        { text: 'Speed is distance divided by time.' },
      ],
    },
  },
]

import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

/** Angles with their sine, cosine and tangent to twelve places. */
const ANGLES = [
  { a: 23, s: 0.390731128489, c: 0.920504853452, t: 0.42447481621 },
  { a: 28, s: 0.469471562786, c: 0.882947592859, t: 0.531709431661 },
  { a: 34, s: 0.559192903471, c: 0.829037572555, t: 0.674508516842 },
  { a: 37, s: 0.601815023152, c: 0.798635510047, t: 0.753554050103 },
  { a: 41, s: 0.656059028991, c: 0.754709580223, t: 0.869286737816 },
  { a: 52, s: 0.788010753607, c: 0.615661475326, t: 1.279941632193 },
  { a: 57, s: 0.838670567945, c: 0.544639035015, t: 1.539864963815 },
  { a: 63, s: 0.891006524188, c: 0.45399049974, t: 1.962610505505 },
] as const

/** Rounded to a tenth it is not half way, and slips differ from the key. */
const CLEAR = 'abs(10 * key - floor(10 * key) - 1/2) > 1/50'

export const trigonometry: readonly ContentQuestion[] = [
  {
    key: 'trig-choose-the-ratio',
    topics: ['trigonometry'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['MK3-G-29', 'GCSE-G20b'],
    question: {
      type: 'single_choice',
      text: 'In a right-angled triangle one angle is {{a}}°. The hypotenuse is {{d}} cm long. You want to find the side $x$ that is {{wanted}} this angle. Which equation is right?',
      max_score: 1,
      template: {
        rows: [
          { wanted: 'opposite', fn: 'sin', f2: 'cos' },
          { wanted: 'adjacent to', fn: 'cos', f2: 'sin' },
        ],
        draw: { a: { from: 22, to: 68, except: [45] }, d: { from: 5, to: 16 } },
        where: ['a != d'],
      },
      options: [
        option(
          '$\\{{f2}} {{a}}° = \\frac{x}{ {{d}} }$',
          'sine_for_cosine',
          'Name the two sides as the angle sees them. Which ratio has just these two?',
        ),
        { text: '$\\{{fn}} {{a}}° = \\frac{x}{ {{d}} }$' },
        option(
          '$\\tan {{a}}° = \\frac{x}{ {{d}} }$',
          'tangent_for_sine',
          'Name the two sides as the angle sees them. Which ratio has just these two?',
        ),
        option(
          '$\\{{fn}} {{a}}° = \\frac{ {{d}} }{x}$',
          'trig_ratio_upside_down',
          'The ratio is right. Which of its two sides stands on top?',
        ),
      ],
      answers: [2],
      hints: [
        'Name the sides from the angle: opposite, adjacent, hypotenuse.',
        'SOH CAH TOA says which two sides each ratio has.',
        'The hypotenuse is opposite the right angle. Is it one of your two sides?',
        'Find the ratio with just your two sides. The first one in its name stands on top.',
      ],
      method_answer: [
        {
          text: 'The side that is wanted is {{wanted}} the angle, and the other one is the hypotenuse.',
        },
        {
          maths: tex`\{{fn}} {{a}}° = \frac{x}{ {{d}} }`,
          text: 'This ratio has just these two sides.',
        },
      ],
    },
  },
  {
    key: 'trig-exact-values',
    topics: ['trigonometry'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-G21'],
    question: {
      type: 'matching',
      text: 'Match each with its exact value. One value is left over.',
      max_score: 5,
      left: [tex`$\sin 30°$`, tex`$\cos 30°$`, tex`$\tan 45°$`, tex`$\sin 45°$`, tex`$\cos 90°$`],
      right: [
        tex`$\frac{1}{2}$`,
        tex`$\frac{\sqrt{3}}{2}$`,
        '$1$',
        tex`$\frac{\sqrt{2}}{2}$`,
        '$0$',
        tex`$\sqrt{3}$`,
      ],
      pairs: [1, 2, 3, 4, 5],
      hints: [
        'Two triangles show them all: half of an equilateral triangle, and half of a square.',
        'Half of an equilateral triangle with sides of 2 has the sides 1, $\\sqrt{3}$ and 2, and angles of 30° and 60°.',
        'Half of a square with sides of 1 has a diagonal of $\\sqrt{2}$ and angles of 45°.',
        'Read each ratio from its triangle. At 90° nothing is left of the adjacent side.',
      ],
      method_answer: [
        {
          maths: tex`\sin 30° = \frac{1}{2}, \quad \cos 30° = \frac{\sqrt{3}}{2}`,
          text: 'From the triangle with the sides 1, √3 and 2.',
        },
        {
          maths: tex`\tan 45° = \frac{1}{1} = 1, \quad \sin 45° = \frac{1}{\sqrt{2}} = \frac{\sqrt{2}}{2}`,
          text: 'From half of a square.',
        },
        { text: 'Close to 90° the adjacent side shrinks to nothing, so $\\cos 90° = 0$.' },
      ],
    },
  },
  {
    key: 'trig-find-opposite',
    topics: ['trigonometry'],
    difficulty: 0,
    minutes: 2,
    statements: ['MK3-G-29', 'GCSE-G20b'],
    question: {
      type: 'number',
      text: 'A conveyor belt is {{h|dp1}} m long and rises at an angle of {{a}}°. How high does it rise, in metres? Use a calculator and round to 1 decimal place.',
      diagram: {
        kind: 'triangle',
        given: { AB: 8, A: '{{a}}', B: 90 },
        sides: { CA: '{{h|dp1}} m', BC: 'x' },
        angles: { A: '{{a}}°' },
      },
      max_score: 2,
      template: {
        rows: ANGLES.slice(0, 5),
        draw: { n: { from: 9, to: 29, step: 2 } },
        derive: { h: 'n / 2', key: 'h * s' },
        where: [CLEAR, 'abs(h * c - key) > 1/2', 'abs(h * t - key) > 1/2'],
        check: ['abs(answer / h - s) < 1/1000'],
      },
      answer: '{{key|dp12}}',
      tolerance: { decimal_places: 1 },
      mistakes: [
        slip(
          '{{h * c|dp1}}',
          'sine_for_cosine',
          'That is how far the belt reaches along the ground.',
        ),
        slip(
          '{{h * t|dp1}}',
          'tangent_for_sine',
          'The belt is the hypotenuse. Which ratio has opposite and hypotenuse?',
        ),
        slip(
          '{{h / s|dp1}}',
          'divided_for_multiplied',
          'The rise cannot be longer than the belt. What do you do with the sine?',
        ),
      ],
      hints: [
        'Name the sides as the angle sees them.',
        'The belt is the hypotenuse, and the rise is opposite the angle. So use sine.',
        tex`Write $\sin {{a}}° = \frac{x}{ {{h|dp1}} }$.`,
        tex`Multiply both sides by {{h|dp1}}: $x = {{h|dp1}} \times \sin {{a}}°$.`,
      ],
      method_answer: [
        { maths: tex`\sin {{a}}° = \frac{x}{ {{h|dp1}} }`, text: 'Opposite over hypotenuse.' },
        {
          maths: tex`x = {{h|dp1}} \times \sin {{a}}° \approx {{key|dp1}}`,
          text: 'Rounded to 1 decimal place.',
        },
      ],
    },
  },
  {
    key: 'trig-height-of-a-tree',
    topics: ['trigonometry'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['MK3-G-29', 'GCSE-G20b'],
    question: {
      type: 'number',
      text: '{{name}} stands {{d}} m from the foot of a tree. From the ground there, the angle up to its top is {{a}}°. How tall is the tree, in metres? Round to 1 decimal place.',
      diagram: {
        kind: 'triangle',
        given: { AB: 8, A: '{{a}}', B: 90 },
        sides: { AB: '{{d}} m', BC: 'x' },
        angles: { A: '{{a}}°' },
      },
      max_score: 2,
      template: {
        rows: ANGLES.slice(1),
        draw: { name: { pick: ['Yusuf', 'Elif', 'Noor', 'Ben'] }, d: { from: 8, to: 30 } },
        derive: { key: 'd * t' },
        where: [
          CLEAR,
          'key <= 40',
          'abs(d * s - key) > 1/2',
          'abs(d / t - key) > 1/2',
          'abs(d * s - d / t) > 1/2',
        ],
        check: ['abs(answer / d - t) < 1/1000'],
      },
      answer: '{{key|dp12}}',
      tolerance: { decimal_places: 1 },
      mistakes: [
        slip(
          '{{d * s|dp1}}',
          'sine_for_tangent',
          'The longest side is neither given nor wanted here. Which ratio does without it?',
        ),
        slip(
          '{{d / t|dp1}}',
          'divided_for_multiplied',
          'Put the height on top: opposite over adjacent. Then undo the division.',
        ),
      ],
      hints: [
        'Name the sides as the angle sees them.',
        'The height is opposite the angle, and the distance is adjacent to it. So use tangent.',
        tex`Write $\tan {{a}}° = \frac{x}{ {{d}} }$.`,
        tex`Multiply both sides by {{d}}: $x = {{d}} \times \tan {{a}}°$.`,
      ],
      method_answer: [
        { maths: tex`\tan {{a}}° = \frac{x}{ {{d}} }`, text: 'Opposite over adjacent.' },
        {
          maths: tex`x = {{d}} \times \tan {{a}}° \approx {{key|dp1}}`,
          text: 'Rounded to 1 decimal place.',
        },
      ],
    },
  },
  {
    key: 'trig-find-an-angle',
    topics: ['trigonometry'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['MK3-G-29', 'GCSE-G20b'],
    question: {
      type: 'number',
      text: 'A slide is {{h}} m long. Its top is {{o}} m above its foot. At what angle does it slope? Give the number of degrees, rounded to 1 decimal place.',
      diagram: {
        kind: 'triangle',
        given: { BC: '{{o}}', CA: '{{h}}', B: 90 },
        sides: { CA: '{{h}} m', BC: '{{o}} m' },
        angles: { A: 'x' },
      },
      max_score: 2,
      template: {
        rows: [
          { o: 5, h: 8, key: 38.682187453489, co: 51.318, ta: 32.005 },
          { o: 4, h: 9, key: 26.387799961243, co: 63.612, ta: 23.962 },
          { o: 7, h: 10, key: 44.427004000806, co: 45.573, ta: 34.992 },
          { o: 6, h: 11, key: 33.055731150854, co: 56.944, ta: 28.61 },
          { o: 3, h: 7, key: 25.376933525152, co: 64.623, ta: 23.199 },
        ],
        draw: {},
        check: ['abs(answer + co - 90) < 1/1000'],
      },
      answer: '{{key|dp12}}',
      tolerance: { decimal_places: 1 },
      mistakes: [
        slip(
          '{{co|dp1}}',
          'sine_for_cosine',
          'That is the angle at the top. Name the sides from the angle x.',
        ),
        slip(
          '{{ta|dp1}}',
          'tangent_for_sine',
          'The slide is the hypotenuse. Which ratio has opposite and hypotenuse?',
        ),
      ],
      hints: [
        'Name the two known sides as the angle sees them.',
        'The height is opposite the angle and the slide is the hypotenuse. So use sine.',
        tex`Write $\sin x = \frac{ {{o}} }{ {{h}} }$.`,
        tex`Which angle has this sine? Use $\sin^{-1}$ on your calculator.`,
      ],
      method_answer: [
        { maths: tex`\sin x = \frac{ {{o}} }{ {{h}} }`, text: 'Opposite over hypotenuse.' },
        { maths: tex`x \approx {{key|dp1}}`, text: 'The angle with this sine, in degrees.' },
      ],
    },
  },
  {
    key: 'trig-exact-side',
    topics: ['trigonometry'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['GCSE-G21', 'GCSE-G20b'],
    question: {
      type: 'number',
      text: 'In a right-angled triangle one angle is 60° and the longest side is {{2*m}} cm. How long is the side opposite the angle of 60°? Give an exact answer with a root.',
      diagram: {
        kind: 'triangle',
        given: { AB: 4, A: 60, B: 90 },
        sides: { CA: '{{2*m}} cm', BC: 'x' },
        angles: { A: '60°' },
      },
      max_score: 2,
      template: {
        draw: { m: { from: 2, to: 12 } },
      },
      answer: '{{m}}√3',
      forms: ['surd'],
      mistakes: [
        slip(
          '{{m}}',
          'exact_values_mixed_up',
          'That would be with one half. Which ratio of 60° is one half, and which do you need?',
        ),
        slip(
          '{{2*m}}√3',
          'exact_values_mixed_up',
          'That is with √3, the tangent of 60°. Which ratio has opposite and hypotenuse?',
        ),
      ],
      hints: [
        'Which ratio has opposite and hypotenuse?',
        'Use sine, and its exact value for 60°.',
        tex`Write $\sin 60° = \frac{x}{ {{2*m}} }$ and $\sin 60° = \frac{\sqrt{3}}{2}$.`,
        tex`So $x = {{2*m}} \times \frac{\sqrt{3}}{2}$. Simplify.`,
      ],
      method_answer: [
        {
          maths: tex`x = {{2*m}} \times \sin 60° = {{2*m}} \times \frac{\sqrt{3}}{2}`,
          text: 'Opposite is hypotenuse times sine.',
        },
        { maths: tex`x = {{m}}\sqrt{3}`, text: 'Exactly.' },
      ],
    },
  },
  {
    key: 'trig-find-the-longest-side',
    topics: ['trigonometry'],
    difficulty: 0.8,
    minutes: 2.5,
    statements: ['MK3-G-29', 'GCSE-G20b'],
    question: {
      type: 'number',
      text: 'A rope is tied to the top of a tent pole and to a peg {{d|dp1}} m from the foot of the pole. It makes an angle of {{a}}° with the ground. How long is the rope, in metres? Round to 1 decimal place.',
      diagram: {
        kind: 'triangle',
        given: { AB: 8, A: '{{a}}', B: 90 },
        sides: { AB: '{{d|dp1}} m', CA: 'x' },
        angles: { A: '{{a}}°' },
      },
      max_score: 3,
      template: {
        rows: ANGLES.slice(2),
        draw: { n: { from: 15, to: 49, step: 2 } },
        derive: { d: 'n / 10', key: 'd / c' },
        where: [
          CLEAR,
          'abs(d * c - key) > 1/2',
          'abs(d / s - key) > 1/2',
          'abs(d / s - d * c) > 1/2',
        ],
        check: ['abs(answer * c - d) < 1/1000'],
      },
      answer: '{{key|dp12}}',
      tolerance: { decimal_places: 1 },
      mistakes: [
        slip(
          '{{d * c|dp1}}',
          'multiplied_for_divided',
          'The rope is the longest side. Can it be shorter than the distance to the peg?',
        ),
        slip(
          '{{d / s|dp1}}',
          'sine_for_cosine',
          'The distance lies next to the angle. Which ratio has adjacent and hypotenuse?',
        ),
      ],
      hints: [
        'Which side is the rope: opposite, adjacent or the hypotenuse?',
        'The rope is the hypotenuse and the distance is adjacent. So use cosine.',
        tex`Write $\cos {{a}}° = \frac{ {{d|dp1}} }{x}$.`,
        tex`Multiply by $x$, then divide by the cosine: $x = {{d|dp1}} \div \cos {{a}}°$.`,
      ],
      method_answer: [
        { maths: tex`\cos {{a}}° = \frac{ {{d|dp1}} }{x}`, text: 'Adjacent over hypotenuse.' },
        {
          maths: tex`x = \frac{ {{d|dp1}} }{\cos {{a}}°} \approx {{key|dp1}}`,
          text: 'Rounded to 1 decimal place.',
        },
      ],
    },
  },
]

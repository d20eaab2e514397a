import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const sineAndCosineRules: readonly ContentQuestion[] = [
  {
    key: 'rules-choose',
    topics: ['sine-and-cosine-rules'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-G20H', 'GCSE-G22Ha', 'GCSE-G22Hb'],
    question: {
      type: 'cloze_dropdown',
      text: 'Which way is the shortest for each triangle? Two sides and the angle between them, the third side is wanted: [[1]]. Two angles and one side, another side is wanted: [[2]]. Three sides, an angle is wanted: [[3]]. Two short sides of a right-angled triangle, the longest side is wanted: [[4]].',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'cosine rule' },
            option(
              'sine rule',
              'trig_rule_misfit',
              'Is there a side together with the angle opposite it?',
            ),
            option('Pythagoras', 'pythagoras_without_right_angle', 'Is there a right angle?'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'cosine rule',
              'trig_rule_misfit',
              'That needs two sides. Which rule pairs sides with opposite angles?',
            ),
            { text: 'sine rule' },
            option('Pythagoras', 'pythagoras_without_right_angle', 'Is there a right angle?'),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'cosine rule' },
            option(
              'sine rule',
              'trig_rule_misfit',
              'The sine rule needs one angle at least. Is one known?',
            ),
            option('Pythagoras', 'pythagoras_without_right_angle', 'Is there a right angle?'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'cosine rule',
              'trig_rule_misfit',
              'It would work, with the cosine of 90°. But is there a shorter way?',
            ),
            option(
              'sine rule',
              'trig_rule_misfit',
              'You would need another angle first. Is there a shorter way?',
            ),
            { text: 'Pythagoras' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Look first for a right angle, and then for a side with its opposite angle.',
        'One rule pairs sides with opposite angles. Another joins three sides and one angle.',
        'With a right angle and sides only, nothing but squares is needed.',
        'No pair of a side and its opposite angle is known? Then take the rule with three sides and one angle.',
      ],
      method_answer: [
        { text: 'Two sides and the angle between them, or three sides: cosine rule.' },
        { text: 'A side and its opposite angle are known with one thing more: sine rule.' },
        { text: 'A right angle and two sides: Pythagoras.' },
      ],
    },
  },
  {
    key: 'rules-area-of-a-triangle',
    topics: ['sine-and-cosine-rules'],
    difficulty: -0.3,
    minutes: 2,
    statements: ['GCSE-G23H'],
    question: {
      type: 'number',
      text: 'A triangular garden has sides of {{a}} m and {{b}} m, with an angle of {{C}}° between them. What is its area? Round to 1 decimal place and give the unit.',
      diagram: {
        kind: 'triangle',
        given: { CA: '{{b}}', BC: '{{a}}', C: '{{C}}' },
        sides: { CA: '{{b}} m', BC: '{{a}} m' },
        angles: { C: '{{C}}°' },
      },
      max_score: 2,
      template: {
        rows: [
          { C: 38, s: 0.615661475326, k: 0.788010753607 },
          { C: 52, s: 0.788010753607, k: 0.615661475326 },
          { C: 67, s: 0.920504853452, k: 0.390731128489 },
          { C: 74, s: 0.961261695938, k: 0.275637355817 },
          { C: 115, s: 0.906307787037, k: -0.422618261741 },
        ],
        draw: { a: { from: 6, to: 15 }, b: { from: 6, to: 15 } },
        derive: { key: 'a * b * s / 2' },
        where: ['a != b', 'abs(10 * key - floor(10 * key) - 1/2) > 1/50'],
        check: ['abs(2 * answer / (a * b) - s) < 1/1000'],
      },
      answer: '{{key|dp12}}',
      tolerance: { decimal_places: 1 },
      unit: 'm²',
      mistakes: [
        slip(
          '{{2*key|dp1}}',
          'half_left_out',
          'That is the area of the parallelogram. Which part of it is the triangle?',
        ),
        slip(
          '{{a*b/2}}',
          'angle_taken_as_right',
          'That would need a right angle between the two sides.',
        ),
      ],
      hints: [
        'Two sides and the angle between them are known.',
        tex`The area is $\frac{1}{2}ab \sin C$, with the angle between the two sides.`,
        'The sides are {{a}} m and {{b}} m, and the angle is {{C}}°.',
        tex`Work out $\frac{1}{2} \times {{a}} \times {{b}} \times \sin {{C}}°$.`,
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{2} \times {{a}} \times {{b}} \times \sin {{C}}° \approx {{key|dp1}}`,
          text: 'In square metres.',
        },
      ],
    },
  },
  {
    key: 'rules-sine-find-a-side',
    topics: ['sine-and-cosine-rules'],
    difficulty: 0,
    minutes: 2.5,
    statements: ['GCSE-G22Ha'],
    question: {
      type: 'number',
      text: 'In triangle ABC, angle A is {{A}}°, angle B is {{B}}°, and the side BC opposite A is {{a}} cm long. How long is AC, in centimetres? Round to 1 decimal place.',
      diagram: {
        kind: 'triangle',
        given: { BC: '{{a}}', A: '{{A}}', B: '{{B}}' },
        corners: { A: 'A', B: 'B', C: 'C' },
        sides: { BC: '{{a}} cm', CA: 'x' },
        angles: { A: '{{A}}°', B: '{{B}}°' },
      },
      max_score: 3,
      template: {
        rows: [
          { A: 40, B: 65, p: 0.642787609687, q: 0.906307787037 },
          { A: 72, B: 50, p: 0.951056516295, q: 0.766044443119 },
          { A: 55, B: 80, p: 0.819152044289, q: 0.984807753012 },
          { A: 35, B: 62, p: 0.573576436351, q: 0.882947592859 },
          { A: 48, B: 100, p: 0.743144825477, q: 0.984807753012 },
        ],
        draw: { a: { from: 6, to: 18 } },
        derive: { key: 'a * q / p', turned: 'a * p / q', angles: 'a * B / A' },
        where: [
          'abs(10 * key - floor(10 * key) - 1/2) > 1/50',
          'abs(key - angles) > 1/2',
          'abs(turned - key) > 1/2',
        ],
        check: ['abs(answer / q - a / p) < 1/500'],
      },
      answer: '{{key|dp12}}',
      tolerance: { decimal_places: 1 },
      mistakes: [
        slip(
          '{{turned|dp1}}',
          'side_beside_for_opposite',
          'Each side belongs to the angle opposite it. Which angle is opposite AC?',
        ),
        slip(
          '{{angles|dp1}}',
          'sine_left_out_of_ratio',
          'Sides are not in the ratio of the angles. What of the angles is it?',
        ),
      ],
      hints: [
        'Which side lies opposite which angle?',
        'Each side divided by the sine of its opposite angle gives the same number.',
        tex`AC is opposite B. Write $\frac{x}{\sin {{B}}°} = \frac{ {{a}} }{\sin {{A}}°}$.`,
        tex`Multiply by the sine on the left: $x = \frac{ {{a}} \times \sin {{B}}°}{\sin {{A}}°}$.`,
      ],
      method_answer: [
        { maths: tex`\frac{x}{\sin {{B}}°} = \frac{ {{a}} }{\sin {{A}}°}`, text: 'The sine rule.' },
        {
          maths: tex`x = \frac{ {{a}} \times \sin {{B}}°}{\sin {{A}}°} \approx {{key|dp1}}`,
          text: 'In centimetres.',
        },
      ],
    },
  },
  {
    key: 'rules-cosine-find-a-side',
    topics: ['sine-and-cosine-rules'],
    difficulty: 0.3,
    minutes: 3,
    statements: ['GCSE-G22Hb', 'GCSE-G20H'],
    question: {
      type: 'number',
      text: 'Two paths leave a gate at an angle of {{A}}°. Along one it is {{b}} km to a pond, along the other {{c}} km to a mill. How far is it straight from the pond to the mill, in kilometres? Round to 1 decimal place.',
      diagram: {
        kind: 'triangle',
        given: { AB: '{{c}}', CA: '{{b}}', A: '{{A}}' },
        sides: { AB: '{{c}} km', CA: '{{b}} km', BC: 'x' },
        angles: { A: '{{A}}°' },
      },
      max_score: 3,
      template: {
        rows: [
          { b: 7, c: 9, A: 40, cos: 0.766044443119, key: 5.78605220915, plus: 11.40175 },
          { b: 8, c: 11, A: 65, cos: 0.422618261741, key: 10.5175655897, plus: 13.60147 },
          { b: 6, c: 10, A: 75, cos: 0.258819045103, key: 10.244106334263, plus: 11.6619 },
          { b: 9, c: 12, A: 110, cos: -0.342020143326, key: 17.288040691714, plus: 15 },
          { b: 5, c: 8, A: 50, cos: 0.642787609687, key: 6.130007440866, plus: 9.43398 },
          { b: 13, c: 15, A: 35, cos: 0.819152044289, key: 8.633116628848, plus: 19.84943 },
        ],
        draw: {},
        check: ['abs(answer ^ 2 + 2 * b * c * cos - b ^ 2 - c ^ 2) < 1/100'],
      },
      answer: '{{key|dp12}}',
      tolerance: { decimal_places: 1 },
      mistakes: [
        slip(
          '{{plus|dp1}}',
          'pythagoras_without_right_angle',
          'That would need a right angle at the gate. What does the cosine rule take off?',
        ),
        slip(
          '{{key^2|dp1}}',
          'pythagoras_root_left_out',
          'That is the square of the distance. Take the square root.',
        ),
      ],
      hints: [
        'Two sides and the angle between them are known, and the third side is wanted.',
        tex`Use the cosine rule: $x^2 = b^2 + c^2 - 2bc \cos A$.`,
        tex`Write $x^2 = {{b}}^2 + {{c}}^2 - 2 \times {{b}} \times {{c}} \times \cos {{A}}°$.`,
        'Work out the whole right side in one go, and take the square root.',
      ],
      method_answer: [
        {
          maths: tex`x^2 = {{b}}^2 + {{c}}^2 - 2 \times {{b}} \times {{c}} \times \cos {{A}}°`,
          text: 'The cosine rule.',
        },
        { maths: tex`x \approx {{key|dp1}}`, text: 'The square root of about {{key^2|dp2}}.' },
      ],
    },
  },
  {
    key: 'rules-sine-find-an-angle',
    topics: ['sine-and-cosine-rules'],
    difficulty: 0.5,
    minutes: 3,
    statements: ['GCSE-G22Ha'],
    question: {
      type: 'number',
      text: 'In triangle ABC, angle A is {{A}}°. The side BC opposite A is {{a}} cm, and the side AC is {{b}} cm long. How large is angle B? Give the number of degrees, rounded to 1 decimal place.',
      diagram: {
        kind: 'triangle',
        given: { A: '{{A}}', B: '{{key}}', BC: '{{a}}' },
        corners: { A: 'A', B: 'B', C: 'C' },
        sides: { BC: '{{a}} cm', CA: '{{b}} cm' },
        angles: { A: '{{A}}°', B: 'x' },
      },
      max_score: 3,
      template: {
        rows: [
          { a: 10, b: 7, A: 62, key: 38.174844995359, rest: 79.8252, direct: 43.4 },
          { a: 12, b: 9, A: 70, key: 44.810922533528, rest: 65.1891, direct: 52.5 },
          { a: 9, b: 5, A: 48, key: 24.384511657009, rest: 107.6155, direct: 26.6667 },
          { a: 15, b: 11, A: 55, key: 36.920872031665, rest: 88.0791, direct: 40.3333 },
          { a: 8, b: 6, A: 80, key: 47.612787418141, rest: 52.3872, direct: 60 },
        ],
        draw: {},
        check: ['abs(answer + rest + A - 180) < 1/1000'],
      },
      answer: '{{key|dp12}}',
      tolerance: { decimal_places: 1 },
      mistakes: [
        slip(
          '{{rest|dp1}}',
          'other_quantity_given',
          'That is the third angle, C. Which angle was asked for?',
        ),
        slip(
          '{{direct|dp1}}',
          'sine_left_out_of_ratio',
          'Sides are not in the ratio of the angles. What of the angles is it?',
        ),
      ],
      hints: [
        'You know a side with its opposite angle, and one side more.',
        'Use the sine rule with the sines on top.',
        tex`B is opposite AC. Write $\frac{\sin B}{ {{b}} } = \frac{\sin {{A}}°}{ {{a}} }$.`,
        tex`So $\sin B = \frac{ {{b}} \times \sin {{A}}°}{ {{a}} }$. Which acute angle has this sine?`,
      ],
      method_answer: [
        {
          maths: tex`\sin B = \frac{ {{b}} \times \sin {{A}}°}{ {{a}} }`,
          text: 'The sine rule, solved for sin B.',
        },
        {
          maths: tex`B \approx {{key|dp1}}`,
          text: 'In degrees. AC is shorter than BC, so B is smaller than A.',
        },
      ],
    },
  },
  {
    key: 'rules-cosine-find-an-angle',
    topics: ['sine-and-cosine-rules'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['GCSE-G22Hb', 'GCSE-G20H'],
    question: {
      type: 'number',
      text: 'A triangle has sides of {{a}} cm, {{b}} cm and {{c}} cm. How large is the angle opposite the side of {{a}} cm? Give the number of degrees, rounded to 1 decimal place.',
      diagram: {
        kind: 'triangle',
        given: { BC: '{{a}}', CA: '{{b}}', AB: '{{c}}' },
        sides: { BC: '{{a}} cm', CA: '{{b}} cm', AB: '{{c}} cm' },
        angles: { A: 'x' },
      },
      max_score: 3,
      template: {
        rows: [
          { a: 7, b: 8, c: 9, key: 48.189685104221, B: 58.4119, C: 73.3985 },
          { a: 6, b: 7, c: 10, key: 36.182287221153, B: 43.5312, C: 100.2866 },
          { a: 5, b: 9, c: 11, key: 26.627478392975, B: 53.7785, C: 99.5941 },
          { a: 8, b: 9, c: 13, key: 37.356851972903, B: 43.0491, C: 99.5941 },
          { a: 10, b: 11, c: 14, key: 45.207166297633, B: 51.3178, C: 83.475 },
          { a: 4, b: 6, c: 9, key: 20.741916480735, B: 32.0892, C: 127.1689 },
        ],
        draw: {},
        check: ['abs(answer + B + C - 180) < 1/1000'],
      },
      answer: '{{key|dp12}}',
      tolerance: { decimal_places: 1 },
      mistakes: [
        slip(
          '{{B|dp1}}',
          'side_beside_for_opposite',
          'That angle is opposite the side of {{b}} cm. Which side comes alone in the rule?',
        ),
        slip(
          '{{C|dp1}}',
          'side_beside_for_opposite',
          'That angle is opposite the side of {{c}} cm. Which side comes alone in the rule?',
        ),
      ],
      hints: [
        'Three sides are known and an angle is wanted.',
        tex`Solve the cosine rule for the cosine: $\cos A = \frac{b^2 + c^2 - a^2}{2bc}$.`,
        'The side opposite the angle is {{a}} cm. It is the one that is taken away.',
        tex`Work out $\cos x = \frac{ {{b}}^2 + {{c}}^2 - {{a}}^2 }{2 \times {{b}} \times {{c}} }$, and find the angle with this cosine.`,
      ],
      method_answer: [
        {
          maths: tex`\cos x = \frac{ {{b}}^2 + {{c}}^2 - {{a}}^2 }{2 \times {{b}} \times {{c}} } = {{(b^2 + c^2 - a^2)/(2*b*c)|tex}}`,
          text: 'The cosine rule, solved for the cosine.',
        },
        { maths: tex`x \approx {{key|dp1}}`, text: 'The angle with this cosine, in degrees.' },
      ],
    },
  },
]

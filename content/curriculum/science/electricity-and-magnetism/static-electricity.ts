import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const staticElectricity: readonly ContentQuestion[] = [
  {
    key: 'static-what-moves',
    topics: ['static-electricity'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['SK3-PL-06'],
    question: {
      type: 'single_choice',
      text: 'Yuki rubs a balloon with a woollen scarf. Afterwards the balloon is negatively charged. What has happened?',
      max_score: 1,
      options: [
        option(
          'The rubbing made new negative charge on the balloon',
          'charge_made_by_rubbing',
          'Charge is never made from nothing. Where was it before?',
        ),
        option(
          'Protons moved from the balloon to the scarf',
          'protons_move',
          'Protons are held in the nuclei of the atoms. Which particles are further out?',
        ),
        { text: 'Electrons moved from the scarf to the balloon' },
        option(
          'Electrons moved from the balloon to the scarf',
          'electron_transfer_turned',
          'Electrons are negative. What would the balloon be if it had lost some?',
        ),
      ],
      answers: [3],
      hints: [
        'Which charged particles can be rubbed off a material?',
        'Electrons are negative and sit on the outside of atoms. Protons stay in the nuclei.',
        'The balloon is negative, so it has more electrons than protons.',
        'Did it get them from somewhere, or did it lose some?',
      ],
      method_answer: [
        { text: 'Rubbing moves electrons from one material to the other.' },
        {
          text: 'The balloon is negative, so it has gained electrons, and the scarf has lost them.',
        },
      ],
    },
  },
  {
    key: 'static-count-electrons',
    topics: ['static-electricity'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['SK3-PL-06'],
    question: {
      type: 'number',
      text: 'A grain of dust and a cloth are neutral: each has as many protons as electrons. When they rub, {{n}} electrons move from the cloth to the grain. Then {{m}} of them jump back. How many more protons than electrons does the **cloth** now have?',
      max_score: 1,
      template: {
        draw: { n: { from: 20, to: 60 }, m: { from: 5, to: 25 } },
        where: ['n - m > 5', 'n != 2 * m'],
        check: ['answer + m = n'],
      },
      answer: '{{n - m}}',
      mistakes: [
        slip(
          '{{n + m}}',
          'operation_exchanged',
          'The second time the electrons come back. What does that do to the number that is missing?',
        ),
        slip('{{n}}', 'stopped_early', 'Some of the electrons came back. Take them into account.'),
        slip(
          '0',
          'charge_used_up_by_contact',
          'Not all of the electrons came back. How many does the cloth still miss?',
        ),
      ],
      hints: [
        'What does the cloth miss when electrons have left it?',
        'The protons stay. Each electron that is missing leaves one proton more than electrons.',
        'At first the cloth has lost {{n}} electrons.',
        'Then {{m}} come back to it. Take {{m}} away from {{n}}.',
      ],
      method_answer: [
        {
          maths: tex`{{n}} - {{m}} = {{n-m}}`,
          text: 'So many electrons are still missing in the cloth, and it is positive.',
        },
      ],
    },
  },
  {
    key: 'static-attract-or-repel',
    topics: ['static-electricity'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['SK3-PL-06', 'SK3-PF-11'],
    question: {
      type: 'cloze_dropdown',
      text: 'Two negatively charged balloons [[1]] each other. A negative balloon and a positive cloth [[2]] each other. A negative balloon and a wall that is neutral [[3]] each other, so the balloon sticks to the wall.',
      max_score: 3,
      gaps: [
        {
          options: [
            option('attract', 'charge_rule_turned_round', 'Both charges are of the same kind.'),
            { text: 'repel' },
            option(
              'do not act on',
              'charge_needs_touch',
              'Two charged balloons hang on threads. Do they hang straight down?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'attract' },
            option('repel', 'charge_rule_turned_round', 'The two charges are of different kinds.'),
            option(
              'do not act on',
              'charge_needs_touch',
              'There is a force between charges even across a gap.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            { text: 'attract' },
            option(
              'repel',
              'neutral_not_attracted',
              'The end of the sentence says what the balloon does.',
            ),
            option(
              'do not act on',
              'neutral_not_attracted',
              'The charges within the wall can shift a little. What does that do?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Compare the two charges each time: the same, different, or none on one side?',
        'Like charges push each other away. Unlike charges pull each other.',
        'In the first sentence both are negative. In the second they are different.',
        'In the wall, electrons are pushed back a little. Then the positive side is nearer to the balloon.',
      ],
      method_answer: [
        { text: 'Like charges repel, unlike charges attract.' },
        {
          text: 'The balloon pushes electrons in the wall back, so the near side is slightly positive: they attract.',
        },
      ],
    },
  },
  {
    key: 'static-hair-on-end',
    topics: ['static-electricity'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['SK3-PL-06', 'SK3-PF-11'],
    question: {
      type: 'long_text',
      text: 'In a show with her teacher, Priya stands on a plastic mat with her hand on a metal dome. The dome is charged. Her hair stands on end, each hair away from the others.\n\nExplain why. Two or three sentences are enough.',
      max_score: 3,
      criteria: [
        {
          code: 'charged',
          text: 'Charge moves onto Priya and her hair',
          marks: 1,
          evidence: [
            'Charge spreads from the dome over her body and her hair.',
            'Her hairs become charged.',
            'Electrons move between the dome and Priya, so each hair is charged.',
          ],
        },
        {
          code: 'same',
          text: 'Every hair has the same kind of charge',
          marks: 1,
          evidence: [
            'All the hairs have the same kind of charge.',
            'Each hair gets the same charge.',
            'The hairs have like charges.',
          ],
          not: ['The hairs have opposite charges.'],
        },
        {
          code: 'repel',
          text: 'Like charges repel, so the hairs push each other away',
          marks: 1,
          evidence: [
            'Like charges repel, so the hairs push each other away.',
            'The hairs repel each other.',
          ],
          not: ['The hairs attract each other.'],
        },
      ],
      references: [
        'Charge spreads from the dome over her body and her hair. All the hairs have the same kind of charge. Like charges repel, so the hairs push each other away.',
      ],
      hints: [
        'What does each hair do to the hairs beside it?',
        'There are three things to say: how the hair gets its charge, which charge it is, and what like charges do.',
        'Begin with the dome: what moves from it over her body?',
        'Then compare the charge of two hairs, and say what it makes them do.',
      ],
      method_answer: [
        { text: 'Charge spreads from the dome over Priya and onto every hair.' },
        { text: 'So all hairs have the same kind of charge.' },
        { text: 'Like charges repel: each hair moves as far from the others as it can.' },
      ],
    },
  },
  {
    key: 'static-field-words',
    topics: ['static-electricity'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['SK3-PL-07', 'GCSE-PFO-01'],
    question: {
      type: 'fill_blanks',
      text: 'The space around a charged object in which other charges feel a force is called an electric [[1]]. The force acts without touching, so it is a [[2]] force. The further away from the object, the [[3]] is the force.',
      max_score: 3,
      blanks: [
        {
          type: 'short_text',
          references: ['field', 'electric field'],
          not: ['current', 'charge', 'force', 'circuit'],
          spellings: ['feild'],
        },
        {
          type: 'short_text',
          references: ['non-contact', 'non contact', 'noncontact', 'contactless'],
          not: ['contact'],
        },
        {
          type: 'short_text',
          references: ['weaker', 'smaller', 'less', 'lower', 'less strong'],
          not: ['stronger', 'larger', 'bigger', 'greater'],
        },
      ],
      hints: [
        'A magnet and the Earth have such a space around them too. What is it called?',
        'Forces that need touch are contact forces. What are the others called?',
        'The first word is the same for magnetism, gravity and electricity.',
        'For the third gap: does a balloon pull your hair from the other end of the room?',
      ],
      method_answer: [
        { text: 'Around every charge there is an electric field.' },
        { text: 'Its force is a non-contact force, and it gets weaker with distance.' },
      ],
    },
  },
  {
    key: 'static-field-direction',
    topics: ['static-electricity'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['SK3-PL-07', 'GCSE-PFO-01'],
    question: {
      type: 'single_choice',
      text: 'A field line shows which way a small **positive** charge would be pushed. A {{thing}} is {{kind}}ly charged. Point P is to the right of the {{thing}}, and Q is further away. Which way does the field line at P run, and where is the field stronger, at P or at Q?',
      diagram: {
        kind: 'figure',
        points: { O: [0, 0], P: [3, 0], Q: [7, 0] },
        labels: { O: '' },
        texts: [{ at: [0, 0], text: '{{sign}}' }],
        dots: ['P', 'Q'],
        circles: [{ centre: 'O', radius: 1 }],
        alt: 'A {{kind}}ly charged {{thing}}. To the right of it, in a row, lie point P and, further away, point Q.',
      },
      max_score: 1,
      template: {
        draw: { thing: { pick: ['ball', 'bead', 'dome'] } },
        rows: [
          {
            kind: 'positive',
            sign: '+',
            right: 'To the right, away from it',
            other: 'To the left, towards it',
            what: 'repel',
          },
          {
            kind: 'negative',
            sign: '−',
            right: 'To the left, towards it',
            other: 'To the right, away from it',
            what: 'attract',
          },
        ],
      },
      options: [
        { text: '{{right}}; stronger at P' },
        option(
          '{{other}}; stronger at P',
          'field_direction_turned',
          'Would the {{thing}} attract or repel a small positive charge?',
        ),
        option(
          '{{right}}; stronger at Q',
          'field_grows_with_distance',
          'Think of a charged comb and bits of paper. When does it act more, near or far away?',
        ),
        option(
          '{{right}}; equally strong at both',
          'field_same_everywhere',
          'Field lines spread out from the {{thing}}. Where are they closer together?',
        ),
      ],
      answers: [1],
      hints: [
        'Put a small positive charge at P in your mind. What does the {{thing}} do to it?',
        'Like charges repel, unlike charges attract. And the field is strong where it is near to the charge.',
        'The {{thing}} is {{kind}} and the small charge is positive.',
        'So they {{what}}. And which of the two points is nearer to the {{thing}}?',
      ],
      method_answer: [
        { text: 'A {{kind}} {{thing}} and a positive charge {{what}}. The line runs that way.' },
        { text: 'The field is stronger nearer to the {{thing}}, that is, at P.' },
      ],
    },
  },
]

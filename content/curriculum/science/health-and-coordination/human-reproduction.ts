import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { femaleSystem, maleSystem } from './reproduction-drawings.ts'

export const humanReproduction: readonly ContentQuestion[] = [
  {
    key: 'reproduction-parts-and-jobs',
    topics: ['human-reproduction'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['SK3-BR-01'],
    question: {
      type: 'matching',
      text: 'Match each part of the body with its job. One job is left over.',
      max_score: 4,
      left: ['ovary', 'oviduct', 'uterus', 'testis'],
      right: [
        'makes sperm cells',
        'is where a baby grows before it is born',
        'stores urine',
        'holds egg cells and lets them go, one at a time',
        'carries an egg cell along, and is where sperm can meet it',
      ],
      pairs: [4, 5, 2, 1],
      hints: [
        'Three of the parts belong to the female body and one to the male body.',
        'Find where each kind of sex cell comes from, then follow the way of the egg.',
        'The testis is the male part. Which job has to do with the male sex cell?',
        'The egg starts in the ovary and moves through the oviduct. The uterus comes at the end of its way.',
      ],
      method_answer: [
        { text: 'Ovaries let egg cells go, and oviducts carry them. Testes make sperm cells.' },
        { text: 'The baby grows in the uterus. It is the bladder that stores urine.' },
      ],
    },
  },
  {
    key: 'reproduction-name-female-parts',
    topics: ['human-reproduction'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['SK3-BR-01'],
    question: {
      type: 'matching',
      text: 'The drawing shows the female reproductive system from the front. P is the thick-walled organ in the middle, Q a thin tube, R a small oval body and S the passage that leads out. Match each letter with its name. One of the answers is left over.',
      diagram: femaleSystem,
      max_score: 4,
      left: ['P', 'Q', 'R', 'S'],
      right: ['oviduct', 'vagina', 'uterus', 'bladder', 'ovary'],
      pairs: [3, 1, 5, 2],
      hints: [
        'One of the five names does not belong to this system.',
        'Think of what each part does, and ask which shape would suit that.',
        'A baby grows in an organ with thick walls of muscle.',
        'Eggs come from the two small bodies, one on each side, and pass through thin tubes. A baby is born through the passage below.',
      ],
      method_answer: [
        { text: 'P is the uterus, with walls of muscle. Q is an oviduct.' },
        { text: 'R is an ovary, where eggs come from. S is the vagina.' },
      ],
    },
  },
  {
    key: 'reproduction-name-male-parts',
    topics: ['human-reproduction'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['SK3-BR-01'],
    question: {
      type: 'cloze_dropdown',
      text: 'The drawing shows the male reproductive system from the front. Sperm cells are made in P, which is a [[1]]. They move along Q, which is a [[2]]. At R, a gland adds [[3]] to them. They leave the body through a tube in S, the [[4]].',
      diagram: maleSystem,
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'testis' },
            option(
              'bladder',
              'reproductive_parts_mixed',
              'The bladder stores urine. P makes cells.',
            ),
            option(
              'ovary',
              'reproductive_parts_mixed',
              'That part belongs to the female body. What makes sperm?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'oviduct',
              'reproductive_parts_mixed',
              'An oviduct carries an egg cell. What moves along this tube?',
            ),
            { text: 'sperm duct' },
            option(
              'blood vessel',
              'reproductive_parts_mixed',
              'Blood does not carry sperm cells. Which name says what moves here?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'blood',
              'reproductive_parts_mixed',
              'Sperm cells swim in another liquid. What does a gland do?',
            ),
            option(
              'urine',
              'reproductive_parts_mixed',
              'Urine comes from the bladder, and never at the same time as sperm.',
            ),
            { text: 'a fluid' },
          ],
          answer: 3,
        },
        {
          options: [
            option(
              'uterus',
              'reproductive_parts_mixed',
              'That part belongs to the female body. Where is S in the drawing?',
            ),
            { text: 'penis' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Follow the sperm cells from where they are made to where they leave.',
        'Ask at each letter whether cells are made, moved or mixed with something there.',
        'There are two bodies like P. They hang outside the body, where it is a little cooler.',
        'Sperm need something to swim in, and a gland makes it. S is the outer part of the body through which they leave.',
      ],
      method_answer: [
        { text: 'P is a testis and makes sperm cells; Q is a sperm duct.' },
        { text: 'Glands (R) add a fluid, and the mixture leaves through the penis (S).' },
      ],
    },
  },
  {
    key: 'reproduction-cycle-in-order',
    topics: ['human-reproduction'],
    difficulty: 0,
    minutes: 2,
    statements: ['SK3-BR-02'],
    question: {
      type: 'ordering',
      text: 'Put what happens in one menstrual cycle in order. Begin with day 1.',
      max_score: 3,
      items: [
        'The lining of the uterus breaks down, and a period begins',
        'The bleeding ends, and the lining starts to grow again',
        'An ovary lets go of an egg, near the middle of the cycle',
        'The egg moves along the oviduct while the lining stays thick',
        'No fertilised egg has settled, so the lining is not needed any more',
      ],
      hints: [
        'The lining of the uterus is like a bed that is made ready each month.',
        'Day 1 of a cycle is always the day on which a period begins.',
        'After the bleeding ends, the body gets ready again. What grows first?',
        'The egg comes near the middle. It travels only after it has been let go.',
      ],
      method_answer: [
        { text: 'Days 1 to about 5: the period. Then the lining grows again.' },
        { text: 'About day 14 of 28 an egg is let go. If none settles, a new period begins.' },
      ],
    },
  },
  {
    key: 'reproduction-mean-cycle',
    topics: ['human-reproduction'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['SK3-BR-02'],
    question: {
      type: 'number',
      text: '{{who}} keeps a diary of her cycles. The last three took {{a}}, {{b}} and {{c}} days. It is normal that they differ. What is their mean length, in days?',
      max_score: 2,
      template: {
        draw: {
          who: { pick: ['Amira', 'Sofia', 'Zainab', 'Mei'] },
          a: { from: 24, to: 33 },
          b: { from: 24, to: 33 },
          c: { from: 24, to: 33 },
        },
        derive: { total: 'a + b + c', mean: '(a + b + c) / 3' },
        where: ['is_integer(mean)', 'distinct(a, b, c, mean)'],
        check: ['answer * 3 = a + b + c'],
      },
      answer: '{{mean}}',
      mistakes: [
        slip(
          '{{total}}',
          'mean_not_divided',
          'That is how long the three took together. How long is one of them on average?',
        ),
        slip('{{b}}', 'middle_without_order', 'That is one of the three. A mean uses all of them.'),
      ],
      hints: [
        'A mean shares out the total evenly.',
        'Add the three lengths, then divide by how many there are.',
        '{{a}} + {{b}} + {{c}} = {{total}}.',
        'Now divide {{total}} by 3.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{b}} + {{c}} = {{total}}`, text: 'Days of all three cycles.' },
        { maths: tex`{{total}} \div 3 = {{mean}}`, text: 'The mean, in days.' },
      ],
    },
  },
  {
    key: 'reproduction-where-and-how',
    topics: ['human-reproduction'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['SK3-BR-03'],
    question: {
      type: 'cloze_dropdown',
      text: 'A sperm cell and an egg cell are [[1]]. In fertilisation their [[2]] join. This usually happens in [[3]]. The foetus then grows in [[4]] for about nine months.',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'gametes' },
            option(
              'embryos',
              'gamete_and_embryo_mixed',
              'An embryo comes later, when the two cells have joined and divided.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'tails',
              'fertilisation_as_touching',
              'The egg has no tail. Which part of each cell holds the instructions?',
            ),
            option(
              'cell walls',
              'wall_in_animal_cells',
              'Cells of animals have no walls. Which part holds the instructions?',
            ),
            { text: 'nuclei' },
          ],
          answer: 3,
        },
        {
          options: [
            option(
              'the ovary',
              'fertilisation_in_another_place',
              'The egg has already left the ovary when sperm reach it.',
            ),
            { text: 'an oviduct' },
            option(
              'the vagina',
              'fertilisation_in_another_place',
              'Sperm start there and swim on. Where do they meet the egg?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'the stomach',
              'baby_in_the_stomach',
              'The stomach is full of food and acid. Which organ is there for a baby?',
            ),
            { text: 'the uterus' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Follow two cells from where they meet to where a baby grows.',
        'Fertilisation is a joining of what holds the instructions of both cells.',
        'Sex cells have another name, which begins with the letter g.',
        'They meet in the tube on the way from the ovary. The baby grows in an organ with walls of muscle.',
      ],
      method_answer: [
        { text: 'Sperm and egg are gametes. In an oviduct their nuclei join.' },
        { text: 'The ball of cells moves to the uterus and settles in its lining.' },
      ],
    },
  },
  {
    key: 'reproduction-from-cell-to-birth',
    topics: ['human-reproduction'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['SK3-BR-03'],
    question: {
      type: 'ordering',
      text: 'Put these steps from fertilisation to birth in order.',
      max_score: 3,
      items: [
        'The nuclei of a sperm and an egg join',
        'The fertilised egg divides and becomes a ball of cells',
        'The ball of cells settles in the lining of the uterus',
        'A placenta grows, and the foetus gets its food and oxygen through it',
        'The muscles of the uterus contract, and the cervix opens',
        'The baby is born through the vagina',
      ],
      hints: [
        'It begins with two cells and ends with a baby in the world.',
        'Ask at each step what must have happened before it.',
        'A cell can divide only when it is there. So the joining comes first.',
        'The ball of cells has to settle before it can be fed. The muscles push only at the end.',
      ],
      method_answer: [
        { text: 'Join, divide, settle: that takes about a week.' },
        { text: 'The placenta feeds the foetus for months; at last the muscles push it out.' },
      ],
    },
  },
  {
    key: 'reproduction-through-the-placenta',
    topics: ['human-reproduction'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['SK3-BR-04'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these pass through the placenta **from the mother to the foetus**? Choose all of them.',
      max_score: 3,
      options: [
        { text: 'glucose and other dissolved food' },
        option(
          'the mother’s red blood cells',
          'bloods_mix_in_placenta',
          'The two bloods flow past each other, with a thin wall between. Do whole cells get through?',
        ),
        { text: 'alcohol, if she drinks it' },
        option(
          'carbon dioxide, as a food for the foetus',
          'taken_in_or_given_out',
          'The cells of the foetus make this gas as a waste. Which way does it go?',
        ),
        { text: 'oxygen' },
      ],
      answers: [1, 3, 5],
      hints: [
        'A foetus cannot breathe or eat. The placenta does both for it.',
        'Small dissolved substances diffuse through the thin wall. Whole cells are too large.',
        'The foetus needs a gas for respiration, and food. Both are small and dissolved.',
        'The wall cannot tell useful substances from harmful ones. So ask of each: is it small, and does the mother’s blood bring it?',
      ],
      method_answer: [
        { text: 'Oxygen and dissolved food diffuse through, and so does alcohol.' },
        { text: 'Blood cells stay on their side. Carbon dioxide goes from foetus to mother.' },
      ],
    },
  },
  {
    key: 'reproduction-why-not-to-smoke',
    topics: ['human-reproduction'],
    difficulty: 0.7,
    minutes: 4,
    statements: ['SK3-BR-04'],
    question: {
      type: 'long_text',
      text: 'Midwives advise pregnant people not to smoke and offer help with stopping. Explain how smoke that the mother breathes in can affect the foetus. Name two substances in smoke, or in her blood because of it.',
      max_score: 3,
      criteria: [
        {
          code: 'way',
          text: 'Says that substances pass from her lungs into her blood and through the placenta.',
          marks: 1,
          evidence: [
            'The substances get into her blood and pass through the placenta.',
            'Nicotine diffuses from the mother’s blood across the placenta into the blood of the foetus.',
          ],
        },
        {
          code: 'substances',
          text: 'Names two substances, such as nicotine and carbon monoxide.',
          marks: 1,
          evidence: [
            'Smoke contains nicotine and carbon monoxide.',
            'Carbon monoxide and nicotine are in the smoke.',
          ],
        },
        {
          code: 'effect',
          text: 'Says what it does: less oxygen, so the baby may be born small or too early.',
          marks: 1,
          evidence: [
            'The foetus gets less oxygen, so the baby may be born small.',
            'The baby may be born too early or with a low mass.',
          ],
        },
      ],
      references: [
        'Smoke contains nicotine and carbon monoxide. The substances get into her blood and pass through the placenta. The foetus gets less oxygen, so the baby may be born small.',
      ],
      hints: [
        'There are three things to write: what, on which way, and with which effect.',
        'Follow the smoke: lungs, blood, and then the organ that feeds the foetus.',
        'One gas in smoke takes the place of oxygen in red blood cells. Another substance makes people want to smoke again.',
        'If the blood carries less oxygen, what does that mean for a foetus that is growing?',
      ],
      method_answer: [
        { text: 'Nicotine and carbon monoxide pass from lungs to blood and through the placenta.' },
        { text: 'The foetus gets less oxygen, so babies are more often born small or early.' },
      ],
    },
  },
]

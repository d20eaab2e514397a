import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { bentArm } from './arm-drawing.ts'

export const skeletonAndMuscles: readonly ContentQuestion[] = [
  {
    key: 'skeleton-four-jobs',
    topics: ['skeleton-and-muscles'],
    difficulty: -1,
    minutes: 1.5,
    statements: ['SK3-BS-01'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are jobs of your skeleton? Choose all of them.',
      max_score: 4,
      options: [
        option(
          'It sends messages to the brain',
          'organ_job_mixed',
          'Messages travel along nerves. What are bones good for?',
        ),
        option(
          'It digests food',
          'organ_job_mixed',
          'Which organs does food pass through on its way?',
        ),
        { text: 'It holds your body up' },
        { text: 'It makes blood cells' },
        { text: 'It lets you move, together with muscles' },
        { text: 'It protects soft organs' },
      ],
      answers: [3, 4, 5, 6],
      hints: [
        'Your skeleton has four main jobs.',
        'Ask of each job: could it be done by something hard that is soft inside?',
        'Think of your skull. What would happen to your brain without it?',
        'Two of the six belong to other organ systems: one to the gut and one to the nerves.',
      ],
      method_answer: [
        { text: 'The skeleton supports, protects, moves the body and makes blood cells.' },
        { text: 'Food is digested in the gut; messages travel along nerves.' },
      ],
    },
  },
  {
    key: 'skeleton-what-protects-what',
    topics: ['skeleton-and-muscles'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['SK3-BS-01'],
    question: {
      type: 'matching',
      text: 'Match each part of the skeleton with what it protects. One is left over.',
      max_score: 3,
      left: ['skull', 'ribs', 'backbone'],
      right: ['heart and lungs', 'spinal cord', 'brain', 'muscles of the leg'],
      pairs: [3, 1, 2],
      hints: [
        'Bones protect what lies behind them or inside them.',
        'Feel where each of the three is, and ask what soft part is there.',
        'Your skull is the bone of your head. What is inside your head?',
        'The ribs make a cage round your chest. The backbone has a tunnel for a thick bundle of nerves.',
      ],
      method_answer: [
        { text: 'The skull protects the brain, the ribs protect the heart and lungs.' },
        { text: 'The spinal cord runs through a tunnel in the backbone.' },
      ],
    },
  },
  {
    key: 'skeleton-blood-cells',
    topics: ['skeleton-and-muscles'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['SK3-BS-01'],
    question: {
      type: 'short_text',
      text: 'Some bones have a soft part inside that makes new blood cells. What is this soft part called?',
      max_score: 1,
      references: ['bone marrow', 'marrow', 'red marrow', 'red bone marrow'],
      not: ['cartilage', 'bone', 'ligament', 'tendon', 'heart'],
      spellings: ['marow', 'marrrow'],
      hints: [
        'It is inside the bone, not at its ends.',
        'Cartilage, tendons and ligaments are outside the bone, so it is none of them.',
        'Cooks sometimes put bones in a soup because of this soft, fatty part.',
        'It is also the name of a large green vegetable, like a courgette. It begins with m.',
      ],
      method_answer: [{ text: 'It is the bone marrow. It makes red and white blood cells.' }],
    },
  },
  {
    key: 'skeleton-tendon-ligament',
    topics: ['skeleton-and-muscles'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['SK3-BS-02'],
    question: {
      type: 'matching',
      text: 'Match each part of a joint with what it does. One is left over.',
      max_score: 3,
      left: ['tendon', 'ligament', 'cartilage'],
      right: [
        'is smooth, so that bones do not rub on each other',
        'joins a bone to a bone',
        'sends messages from the brain',
        'joins a muscle to a bone',
      ],
      pairs: [4, 2, 1],
      hints: [
        'Two of the three join things. One covers the ends of the bones.',
        'Ask what has to be joined in a joint: which things must not come apart?',
        'The tip of your nose is cartilage too. Does it feel smooth or like a rope?',
        'The tendon at your heel ends in the muscle of your calf. A ligament has no muscle at either end.',
      ],
      method_answer: [
        { text: 'A tendon joins a muscle to a bone; a ligament joins a bone to a bone.' },
        { text: 'Cartilage covers the ends of the bones and keeps them from rubbing.' },
      ],
    },
  },
  {
    key: 'skeleton-bend-the-arm',
    topics: ['skeleton-and-muscles'],
    difficulty: 0,
    minutes: 2,
    statements: ['SK3-BS-03'],
    question: {
      type: 'cloze_dropdown',
      text: 'The drawing shows {{who}}’s arm, half bent. Muscle P is in front of the upper arm bone and muscle Q is behind it. To {{way}} the arm, muscle {{first}} [[1]] and gets shorter. At the same time muscle {{second}} [[2]]. Two muscles that work like this are called [[3]].',
      diagram: bentArm,
      max_score: 3,
      template: {
        draw: { who: { pick: ['Zainab', 'Oskar', 'Mei', 'Jamal'] } },
        rows: [
          { way: 'bend', first: 'P', second: 'Q', side: 'in front' },
          { way: 'straighten', first: 'Q', second: 'P', side: 'behind' },
        ],
      },
      gaps: [
        {
          options: [
            { text: 'contracts' },
            option(
              'relaxes',
              'contract_and_relax_swapped',
              'A muscle that relaxes gets longer. Which one gets shorter?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'contracts',
              'both_muscles_contract',
              'If both pulled at the same time, would the arm move?',
            ),
            { text: 'relaxes' },
            option(
              'pushes the bone',
              'muscles_push',
              'Muscles are like ropes. What can you do with a rope?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'a joint',
              'organ_job_mixed',
              'A joint is where two bones meet. What do you call two muscles that act against each other?',
            ),
            { text: 'an antagonistic pair' },
            option(
              'a tissue',
              'levels_of_body_mixed',
              'Each of the muscles is made of tissue. Which word names the two together?',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'A muscle can only pull. So two of them are needed for each joint.',
        'When one muscle of the pair pulls, the other has to let go.',
        'Here muscle {{first}}, {{side}}, does the pulling, so it becomes short and thick.',
        'The other muscle is stretched. The pair has a name that means “working against each other”.',
      ],
      method_answer: [
        { text: 'Muscle {{first}} contracts: it becomes shorter and pulls the forearm.' },
        { text: 'Muscle {{second}} relaxes and is stretched. They are an antagonistic pair.' },
      ],
    },
  },
  {
    key: 'skeleton-muscles-only-pull',
    topics: ['skeleton-and-muscles'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['SK3-BS-03'],
    question: {
      type: 'single_choice',
      text: 'Aisha says, “My biceps pulls my arm up, and then it pushes my arm down again.” What would you tell her?',
      max_score: 1,
      options: [
        option(
          'The biceps pushes the arm up as well as down',
          'muscles_push',
          'A muscle gets shorter when it works. Is that a pull or a push?',
        ),
        {
          text: 'The biceps only pulls; the triceps pulls the arm straight',
        },
        option(
          'The bone moves itself; muscles only keep it warm',
          'bones_move_themselves',
          'Bones have nothing in them that can shorten. What is fastened to them?',
        ),
        option(
          'She is right: one muscle can pull as well as push',
          'muscles_push',
          'Can something soft like a rope push? Feel the back of your arm while you push on a table.',
        ),
      ],
      answers: [2],
      hints: [
        'What does a muscle do when it works: get longer or shorter?',
        'Something that gets shorter can do only one of two things: pull or push.',
        'Bend your arm and feel the front. Then press down on a table and feel the back.',
        'The back of the arm gets hard when you press down. So a second muscle is at work there.',
      ],
      method_answer: [
        { text: 'A muscle works by getting shorter, so it can pull but not push.' },
        { text: 'The triceps, behind the bone, pulls the arm straight again.' },
      ],
    },
  },
  {
    key: 'skeleton-order-of-a-bend',
    topics: ['skeleton-and-muscles'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['SK3-BS-02', 'SK3-BS-03'],
    question: {
      type: 'ordering',
      text: 'Tomasz lifts a cup to his mouth. Put what happens in order.',
      max_score: 3,
      items: [
        'His brain sends a message along a nerve',
        'The muscle in front of his upper arm contracts',
        'The tendon is pulled along with the muscle',
        'The tendon pulls the bone of his forearm up',
      ],
      hints: [
        'Each step is the cause of the next one.',
        'Begin with what decides to move, and end with what moves.',
        'The muscle waits for a message. So what has to come first?',
        'Message, then muscle. A tendon joins the muscle to the bone, so it stands between them.',
      ],
      method_answer: [
        { text: 'The message makes the muscle contract.' },
        { text: 'The muscle pulls the tendon, and the tendon pulls the bone of the forearm.' },
      ],
    },
  },
  {
    key: 'skeleton-read-the-newton-meter',
    topics: ['skeleton-and-muscles'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['SK3-BS-02'],
    question: {
      type: 'number',
      text: 'Yuki pulls on a newton meter with one arm. The scale goes from 0 N to 100 N. How large is the force of her pull? Give the unit.',
      diagram: {
        kind: 'scale',
        instrument: 'newton_meter',
        from: 0,
        to: 100,
        step: 20,
        minor: 5,
        value: '{{force}}',
        unit: 'N',
      },
      max_score: 1,
      template: {
        draw: { marks: { from: 1, to: 3 }, twenties: { from: 1, to: 4 } },
        derive: { force: '20 * twenties + 5 * marks' },
        check: ['(answer - 5 * marks) / 20 = twenties'],
      },
      answer: '{{force}}',
      unit: 'N',
      mistakes: [
        slip(
          '{{20 * twenties + marks}}',
          'scale_step_misread',
          'Look at how many small steps there are from one number to the next. What is each worth?',
        ),
      ],
      hints: [
        'Look at the last number before the pointer, then at the small marks.',
        'Find out how much one small mark is worth.',
        'From {{20 * twenties}} to {{20 * twenties + 20}} there are 4 small steps, so each is 5 N.',
        'Start at {{20 * twenties}} N and go on in fives, as far as the pointer.',
      ],
      method_answer: [
        {
          maths: tex`20 \div 4 = 5`,
          text: 'Four small steps make 20 N, so each is worth 5 N.',
        },
        {
          maths: tex`{{20 * twenties}} + {{marks}} \times 5 = {{force}}`,
          text: 'Count on from the last number. The unit is the newton.',
        },
      ],
    },
  },
  {
    key: 'skeleton-compare-muscle-forces',
    topics: ['skeleton-and-muscles'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['SK3-BS-02'],
    question: {
      type: 'multi_part',
      text: 'Samira measures how hard her two arms can pull. The chart shows three tries with her left arm: {{a}} N, {{b}} N and {{c}} N. With her right arm her mean force was {{right}} N.',
      diagram: {
        kind: 'bar_chart',
        categories: ['Try 1', 'Try 2', 'Try 3'],
        series: [{ name: 'Left arm', values: ['{{a}}', '{{b}}', '{{c}}'] }],
        y: { from: 0, to: 120, step: 20, minor: 5, label: 'Force (N)' },
      },
      max_score: 3,
      template: {
        draw: {
          mean: { from: 60, to: 80, step: 5 },
          up: { pick: [5, 10, 15] },
          down: { pick: [10, 20] },
          more: { from: 10, to: 30, step: 5 },
        },
        derive: {
          a: 'mean + up',
          b: 'mean - down',
          c: '3 * mean - a - b',
          right: 'mean + more',
        },
        where: ['distinct(a, b, c)', 'c != mean', 'right != a', 'right != c'],
        check: ['answer1 * 3 = a + b + c', 'answer1 + answer2 = right'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'Find the mean force of her left arm. Give the unit.',
          max_score: 2,
          answer: '{{mean}}',
          unit: 'N',
          mistakes: [
            slip(
              '{{a + b + c}}',
              'mean_not_divided',
              'That is the three tries together. Share it out among them.',
            ),
            slip(
              '{{c}}',
              'middle_without_order',
              'A mean uses all three tries, not only the last one.',
            ),
          ],
          hints: [],
          method_answer: [
            {
              maths: tex`({{a}} + {{b}} + {{c}}) \div 3 = {{mean}}`,
              text: 'Add the three tries and divide by 3.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How much larger is the mean force of her right arm? Give the unit.',
          max_score: 1,
          answer: '{{more}}',
          unit: 'N',
          follow_through: { answer: '{{right}} - p1' },
          hints: [],
          method_answer: [
            { maths: tex`{{right}} - {{mean}} = {{more}}`, text: 'Subtract the smaller mean.' },
          ],
        },
      ],
      hints: [
        'Three tries of one arm are made into one number first.',
        'For a mean, add the tries and share the total out equally. Then compare.',
        'Start with {{a}} + {{b}} + {{c}} = {{a + b + c}}.',
        'Work out {{a + b + c}} ÷ 3, and take what you get from {{right}} N.',
      ],
      method_answer: [
        {
          maths: tex`({{a}} + {{b}} + {{c}}) \div 3 = {{mean}}`,
          text: 'The mean of the left arm, in newtons.',
        },
        {
          maths: tex`{{right}} - {{mean}} = {{more}}`,
          text: 'So much larger is the mean of the right arm.',
        },
      ],
    },
  },
]

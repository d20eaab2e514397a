import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const forces: readonly ContentQuestion[] = [
  {
    key: 'forces-names',
    topics: ['forces'],
    difficulty: -1.1,
    minutes: 1,
    statements: ['SK3-PF-07', 'SK3-PF-11'],
    question: {
      type: 'matching',
      text: 'Match each force with what it does. One is left over.',
      max_score: 4,
      left: ['friction', 'gravity', 'upthrust', 'air resistance'],
      right: [
        'pulls masses towards each other',
        'slows what moves through the air',
        'pushes up on what is in a liquid',
        'pulls a stretched spring back into shape',
        'acts between surfaces that rub',
      ],
      pairs: [5, 1, 3, 2],
      hints: [
        'Think of a time when you felt each force yourself.',
        'Ask of each force where it acts: between surfaces, in air, in a liquid, or between masses.',
        'Which of them makes your hands warm when you rub them? Begin with that one.',
        'A boat floats because of one of them. An apple falls because of another. The last one slows a runner on a windy day.',
      ],
      method_answer: [
        { text: 'Friction acts between surfaces, air resistance against motion through air.' },
        { text: 'Gravity pulls masses together; upthrust pushes up in liquids and gases.' },
      ],
    },
  },
  {
    key: 'forces-resultant',
    topics: ['forces'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['SK3-PF-05', 'GCSE-PFO-03'],
    question: {
      type: 'number',
      text: 'Two teams pull on a rope: one with {{a}} N to the left, the other with {{b}} N to the right. How large is the resultant force? Give the unit.',
      diagram: {
        kind: 'forces',
        body: 'box',
        body_label: 'rope',
        arrows: [
          { direction: 'left', size: '{{a}}', label: '{{a}} N' },
          { direction: 'right', size: '{{b}}', label: '{{b}} N' },
        ],
      },
      max_score: 1,
      template: {
        draw: { a: { from: 200, to: 480, step: 10 }, b: { from: 210, to: 500, step: 10 } },
        derive: { value: 'abs(a - b)' },
        where: ['a != b'],
        check: ['answer + min(a, b) = max(a, b)'],
      },
      answer: '{{value}}',
      unit: 'N',
      mistakes: [
        slip(
          '{{a + b}}',
          'opposite_forces_added',
          'The forces point in opposite directions, so they work against each other.',
        ),
      ],
      hints: [
        'Do the two forces help each other or work against each other?',
        'When forces point in opposite directions, the resultant is the difference between them.',
        'The stronger team pulls with {{max(a, b)}} N. The other pulls back with {{min(a, b)}} N.',
        'Take {{min(a, b)}} away from {{max(a, b)}}, and write newtons after it.',
      ],
      method_answer: [
        {
          maths: tex`{{max(a, b)}} - {{min(a, b)}} = {{value}}\ \text{N}`,
          text: 'Opposite forces are subtracted; the resultant points to the stronger side.',
        },
      ],
    },
  },
  {
    key: 'forces-contact-or-not',
    topics: ['forces'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['SK3-PF-11', 'GCSE-PFO-01'],
    question: {
      type: 'multiple_choice',
      text: 'Some forces act even when two things do not touch. Choose all the non-contact forces.',
      max_score: 3,
      options: [
        { text: 'the pull of the Earth on a falling leaf' },
        option(
          'the friction of a brake on a wheel',
          'contact_kinds_mixed_up',
          'Does a brake slow the wheel while there is a gap between them?',
        ),
        option(
          'the push of the air on a parachute',
          'contact_kinds_mixed_up',
          'The air pushes where it meets the cloth. Is that with or without touching?',
        ),
        option(
          'the pull of a rope on a sledge',
          'contact_kinds_mixed_up',
          'What happens to the pull when the rope is untied?',
        ),
        { text: 'the pull of a magnet on a paper clip' },
        { text: 'the pull of a rubbed balloon on your hair' },
      ],
      answers: [1, 5, 6],
      hints: [
        'Look for the pairs of things that can be apart.',
        'A contact force stops as soon as there is a gap. A non-contact force reaches across it.',
        'Begin with the leaf: does the Earth pull it while it is still in the air?',
        'Gravity is one of three. The second has to do with poles, and the third with electric charge.',
      ],
      method_answer: [
        { text: 'Gravity, magnetic force and the force between charges reach across a gap.' },
        { text: 'Friction, air resistance and the pull of a rope need contact.' },
      ],
    },
  },
  {
    key: 'forces-two-objects',
    topics: ['forces'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['SK3-PF-04'],
    question: {
      type: 'cloze_dropdown',
      text: 'Every force acts between two objects. A book lies on a table. The downward pull on the book comes from [[1]]. The upward push on the book comes from [[2]]. Because the book stays at rest, the two forces on it are [[3]].',
      diagram: {
        kind: 'forces',
        body: 'box',
        body_label: 'book',
        ground: true,
        arrows: [
          { direction: 'up', size: 5, label: 'push' },
          { direction: 'down', size: 5, label: 'pull' },
        ],
      },
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'the Earth' },
            option('the table', 'force_pair_misnamed', 'Can a table pull a book down?'),
            option(
              'the air',
              'force_pair_misnamed',
              'The book would be pulled down on the Moon too, where there is no air.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'the book itself',
              'force_inside_object',
              'A force on the book needs a second object. What is the book touching?',
            ),
            option(
              'nothing',
              'support_exerts_no_force',
              'Rest a book on your hand. Your hand has to push. What does that job here?',
            ),
            { text: 'the table' },
          ],
          answer: 3,
        },
        {
          options: [
            option(
              'zero',
              'rest_means_no_force',
              'The Earth still pulls the book. What makes up for that pull?',
            ),
            { text: 'equal and opposite' },
            option(
              'larger downwards than upwards',
              'opposite_forces_not_balanced',
              'If the pull down were larger, the book would begin to move down.',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'For each force ask: which other object is doing this to the book?',
        'Gravity pulls things down. What a thing rests on pushes back.',
        'Take away, in your mind, what the book lies on. Which of the two forces is gone?',
        'The push that is gone came from what you took away. When something stays at rest, no force on it wins.',
      ],
      method_answer: [
        { text: 'The Earth pulls the book down: that is its weight.' },
        { text: 'The table pushes the book up.' },
        { text: 'The book stays at rest, so the forces are balanced: equal and opposite.' },
      ],
    },
  },
  {
    key: 'forces-mass-and-weight',
    topics: ['forces'],
    difficulty: 0,
    minutes: 1,
    statements: ['SK3-PS-01'],
    question: {
      type: 'true_false',
      text: 'An astronaut has the same mass on the Moon as on Earth, but a smaller weight. Is this true?',
      max_score: 1,
      options: [
        { text: 'True' },
        option(
          'False',
          'mass_for_weight',
          'Mass is how much matter there is, and no journey changes that.',
        ),
      ],
      answers: [1],
      hints: [
        'There are two parts to check: what is said of the mass, and what is said of the weight.',
        'Mass is the amount of matter. Weight is the pull of gravity on it.',
        'Does the astronaut lose any matter on the way?',
        'The Moon pulls on each kilogram less strongly than the Earth. Now check both parts.',
      ],
      method_answer: [
        { text: 'The mass, in kilograms, is the amount of matter: it stays the same.' },
        { text: 'The weight, in newtons, is smaller, because the Moon pulls less strongly.' },
      ],
    },
  },
  {
    key: 'forces-weight',
    topics: ['forces'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['SK3-PS-01', 'GCSE-PFO-06'],
    question: {
      type: 'number',
      text: 'A {{thing}} has a mass of {{m}} kg. What is its weight on Earth? Take 10 N/kg for the gravitational field strength, and give the unit.',
      max_score: 2,
      template: {
        draw: {
          m: { from: 3, to: 45 },
          thing: { pick: ['suitcase', 'crate', 'goat', 'sack of rice', 'drum kit'] },
        },
        where: ['m != 10'],
        check: ['answer / m = 10'],
      },
      answer: '{{10 * m}}',
      unit: 'N',
      mistakes: [
        slip(
          '{{m}}',
          'mass_for_weight',
          'The mass is how much matter there is; the weight is the force that pulls on it.',
        ),
        slip(
          '{{m / 10}}',
          'divided_for_multiplied',
          'Each kilogram is pulled with 10 N. How much is that for all of them?',
        ),
      ],
      hints: [
        'Weight is a force. In which unit is it measured?',
        'Weight is mass times gravitational field strength.',
        'Each kilogram is pulled with 10 N, and there are {{m}} kilograms.',
        'Work out {{m}} × 10. The unit is newtons.',
      ],
      method_answer: [
        { maths: tex`W = m \times g`, text: 'Weight is mass times gravitational field strength.' },
        { maths: tex`{{m}} \times 10 = {{10*m}}\ \text{N}`, text: 'A force, so in newtons.' },
      ],
    },
  },
  {
    key: 'forces-three-in-a-line',
    topics: ['forces'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['SK3-PF-05', 'GCSE-PFO-03'],
    question: {
      type: 'number',
      text: 'Two dogs pull a sledge forwards, one with {{a}} N and the other with {{b}} N. Friction pulls back with {{c}} N. What is the resultant force forwards? Give the unit.',
      diagram: {
        kind: 'forces',
        body: 'box',
        body_label: 'sledge',
        ground: true,
        arrows: [
          { direction: 'right', size: '{{a + b}}', label: '{{a}} N + {{b}} N' },
          { direction: 'left', size: '{{c}}', label: '{{c}} N' },
        ],
      },
      max_score: 2,
      template: {
        draw: {
          a: { from: 60, to: 120, step: 10 },
          b: { from: 50, to: 110, step: 10 },
          c: { from: 30, to: 120, step: 10 },
        },
        derive: { value: 'a + b - c' },
        where: ['a != b', 'value >= 20', 'value != a', 'value != b', 'value != c'],
        check: ['answer + c - a = b'],
      },
      answer: '{{value}}',
      unit: 'N',
      mistakes: [
        slip(
          '{{a + b + c}}',
          'opposite_forces_added',
          'Friction works against the dogs. Which way does its arrow point?',
        ),
        slip(
          '{{a + b}}',
          'stopped_early',
          'That is the pull of both dogs. What does friction do to it?',
        ),
      ],
      hints: [
        'Sort the three forces by their direction first.',
        'Forces in the same direction are added. A force against them is subtracted.',
        'Forwards there are {{a}} N and {{b}} N together.',
        'The dogs pull with {{a + b}} N. Now take the {{c}} N of friction away.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{b}} = {{a+b}}\ \text{N}`, text: 'Both dogs pull forwards.' },
        {
          maths: tex`{{a+b}} - {{c}} = {{value}}\ \text{N}`,
          text: 'Friction acts the other way.',
        },
      ],
    },
  },
  {
    key: 'forces-mass-on-another-world',
    topics: ['forces'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['SK3-PS-01', 'GCSE-PFO-06'],
    question: {
      type: 'number',
      text: 'A rock weighs {{w|thousands}} N on {{place}}, where the gravitational field strength is {{g|thousands}} N/kg. What is the mass of the rock? Give the unit. Use a calculator.',
      max_score: 2,
      template: {
        rows: [
          { place: 'the Moon', g: 1.6 },
          { place: 'Mars', g: 3.7 },
          { place: 'Mercury', g: 3.7 },
          { place: 'Venus', g: 8.9 },
        ],
        draw: { m: { from: 5, to: 40, step: 5 } },
        derive: { w: 'm * g' },
        check: ['answer * g = w'],
      },
      answer: '{{m}}',
      unit: 'kg',
      mistakes: [
        slip(
          '{{w * g}}',
          'multiplied_for_divided',
          'The weight is already known. How many kilograms are pulled to make up that weight?',
        ),
        slip(
          '{{w / 10}}',
          'field_of_earth_used',
          'The rock is not on Earth. How strongly is each kilogram pulled there?',
        ),
        slip('{{w}}', 'mass_for_weight', 'This is the weight, in newtons. Mass is in kilograms.'),
      ],
      hints: [
        'The weight is given and the mass is asked for, so this goes backwards.',
        'Weight is mass times field strength. To find the mass, divide.',
        'On {{place}} each kilogram weighs {{g|thousands}} N. How many kilograms make {{w|thousands}} N?',
        'Work out {{w|thousands}} ÷ {{g|thousands}}. The unit is kilograms.',
      ],
      method_answer: [
        { maths: tex`W = m \times g`, text: 'Weight is mass times gravitational field strength.' },
        {
          maths: tex`{{w|thousands_tex}} \div {{g|thousands_tex}} = {{m}}\ \text{kg}`,
          text: 'Divide by the field strength.',
        },
      ],
    },
  },
  {
    key: 'forces-balanced-motion',
    topics: ['forces'],
    difficulty: 0.8,
    minutes: 1.5,
    statements: ['SK3-PF-16', 'GCSE-PMO-07'],
    question: {
      type: 'single_choice',
      text: 'All the forces on a moving ice puck are balanced. What does it do?',
      max_score: 1,
      options: [
        option(
          'It slows down, and after a while it stops',
          'motion_needs_force',
          'Slowing down needs a force too, such as friction. Here none is left over.',
        ),
        option(
          'It stops at once',
          'balanced_means_at_rest',
          'Balanced forces do not change the motion, whatever it is.',
        ),
        { text: 'It goes straight on at the same speed' },
        option(
          'It speeds up',
          'motion_feeds_itself',
          'To speed up it would need a resultant force forwards.',
        ),
      ],
      answers: [3],
      hints: [
        'What is needed to change how something moves?',
        'With balanced forces the resultant is zero, so nothing about the motion changes.',
        'The puck is moving already. Would anything make it faster, or slower, or turn it?',
        'Nothing is left over to change its speed, and nothing to change its direction. Which answer says both?',
      ],
      method_answer: [
        { text: 'No resultant force, no change of motion: it keeps its speed and direction.' },
        { text: "This is Newton's first law." },
      ],
    },
  },
  {
    key: 'forces-thrown-ball',
    topics: ['forces'],
    difficulty: 1.1,
    minutes: 2,
    statements: ['SK3-PF-04', 'SK3-PF-16'],
    question: {
      type: 'single_choice',
      text: 'Ravi throws a ball straight up. He writes: “It flies up because the push of my hand is still in the ball. When that push is used up, the ball falls.” What would you tell him? Leave air resistance out.',
      max_score: 1,
      options: [
        option(
          'You are right: the push gets smaller until gravity is stronger.',
          'force_inside_object',
          'A force acts between two objects. Which one would push the ball while it flies?',
        ),
        { text: 'Once it has left your hand, only gravity acts on it.' },
        option(
          'On the way up no force acts on it. Gravity begins at the top.',
          'gravity_begins_later',
          'Without any force the ball would go on at the same speed. Does it slow down on its way up?',
        ),
        option(
          'At the top no force acts on it, so it stops for a moment.',
          'rest_means_no_force',
          'If no force acted on it at the top, would it ever come down?',
        ),
      ],
      answers: [2],
      hints: [
        'Look at each moment of the flight and ask what touches the ball, and what pulls it.',
        'A force is always between two objects. The hand can push only while it touches the ball.',
        'On the way up the ball gets slower. Which force slows it?',
        'That same force turns the ball round and speeds it up on the way down. Which answer says so?',
      ],
      method_answer: [
        { text: 'The push of the hand ends when the ball leaves the hand.' },
        { text: 'From then on the Earth pulls it down: it slows, turns round and speeds up.' },
        { text: 'The ball flies up because it was moving already, not because a force is in it.' },
      ],
    },
  },
]

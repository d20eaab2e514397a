import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const changingRates: readonly ContentQuestion[] = [
  {
    key: 'changing-which-is-fastest',
    topics: ['changing-rates'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['GCSE-CRA-04'],
    question: {
      type: 'single_choice',
      text: '{{name}} puts {{m}} g of marble into plenty of acid, in four ways. Which gives carbon dioxide fastest?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Ebo', 'Clara', 'Haruto', 'Zainab'] },
          m: { from: 2, to: 6 },
          c: { pick: [20, 25] },
          h: { pick: [45, 50] },
        },
      },
      options: [
        { text: 'powder, 40 g of acid in 1 dm³, {{h}} °C' },
        option(
          'one lump, 40 g of acid in 1 dm³, {{c}} °C',
          'one_condition_met',
          'The acid is good. What of the two other things?',
        ),
        option(
          'powder, 20 g of acid in 1 dm³, {{c}} °C',
          'one_condition_met',
          'Powder is good. What of the two other things?',
        ),
        option(
          'one lump, 20 g of acid in 1 dm³, {{h}} °C',
          'one_condition_met',
          'It is warm. But what of the lump and of the acid?',
        ),
      ],
      answers: [1],
      hints: [
        'Three things differ here. Compare them one at a time.',
        'Smaller pieces, more concentrated acid and a higher temperature each make it faster.',
        '{{h}} °C is better than {{c}} °C.',
        'Look for the way that has the warmer acid, the finer marble and more acid in the water.',
      ],
      method_answer: [
        {
          text: 'Powder has more surface, more concentrated acid has more particles, and warm ones move faster.',
        },
      ],
    },
  },
  {
    key: 'changing-pressure-of-a-gas',
    topics: ['changing-rates'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['GCSE-CRA-04'],
    question: {
      type: 'cloze_dropdown',
      text: 'Two gases react in box P and in box Q. The temperature is the same. In box Q there are [[1]] particles in the same space. They collide [[2]], so the reaction is [[3]].',
      diagram: {
        kind: 'particles',
        boxes: [
          {
            label: 'P',
            state: 'gas',
            of: [
              { atoms: ['a', 'a'], count: 2 },
              { atoms: ['b', 'b'], count: 2 },
            ],
          },
          {
            label: 'Q',
            state: 'gas',
            of: [
              { atoms: ['a', 'a'], count: 4 },
              { atoms: ['b', 'b'], count: 4 },
            ],
          },
        ],
        alt: 'Two boxes of the same size with two kinds of gas molecules. Box P has two of each kind, and box Q has four of each kind.',
      },
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'more' },
            option('fewer', 'relation_direction', 'Count them in the drawing.'),
            option('faster', 'concentration_changes_speed', 'The temperature is the same.'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'harder',
              'concentration_changes_speed',
              'Harder would need faster particles. The temperature is the same.',
            ),
            { text: 'more often' },
            option('less often', 'relation_direction', 'With more of them in the same space?'),
          ],
          answer: 2,
        },
        {
          options: [
            option('slower', 'relation_direction', 'More collisions in each second mean what?'),
            option(
              'as fast as in P',
              'rate_not_linked_to_collisions',
              'What must particles do to react?',
            ),
            { text: 'faster' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Count the molecules in each box.',
        'To react, particles must collide. How often depends on how crowded they are.',
        'Box Q holds twice as many in the same space.',
        'The temperature is the same, so is their speed. How often do they meet, then?',
      ],
      method_answer: [
        { text: 'A higher pressure means more particles in the same space.' },
        { text: 'They collide more often, and so the reaction is faster.' },
      ],
    },
  },
  {
    key: 'changing-what-a-catalyst-does',
    topics: ['changing-rates'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['SK3-CR-11', 'GCSE-CRA-05'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are true of a **catalyst**? Choose all of them.',
      max_score: 3,
      options: [
        { text: 'Enzymes are catalysts that living things make.' },
        { text: 'It gives another way with a lower activation energy.' },
        option(
          'It gives the particles more energy.',
          'catalyst_gives_energy',
          'It is not a heater. What does it do to the barrier?',
        ),
        option(
          'It is used up in the reaction.',
          'catalyst_used_up',
          'Weigh it before and after. What would you find?',
        ),
        option(
          'It makes more product from the same reactants.',
          'faster_gives_more',
          'It is sooner there. Are there any more reactants?',
        ),
        { text: 'It makes a reaction faster.' },
      ],
      answers: [1, 2, 6],
      hints: [
        'Think of enzymes in your body, which are catalysts too.',
        'A catalyst changes how fast products come, but not how much. It is there again at the end.',
        'Being faster is true. So is the sentence about living things.',
        'One more is true. It speaks of the energy that a collision needs.',
      ],
      method_answer: [
        { text: 'A catalyst speeds a reaction up by a way with lower activation energy.' },
        {
          text: 'It is not used up, and it changes neither the amount of product nor the energy of particles.',
        },
      ],
    },
  },
  {
    key: 'changing-catalyst-left-over',
    topics: ['changing-rates'],
    difficulty: 0,
    minutes: 1,
    statements: ['SK3-CR-11', 'GCSE-CRA-05'],
    question: {
      type: 'number',
      text: '{{m|dp1}} g of manganese dioxide are added to {{v}} cm³ of hydrogen peroxide solution as a catalyst. Oxygen bubbles off until the reaction has ended. Then the solid is filtered off, dried and weighed. How many grams are there?',
      diagram: {
        kind: 'apparatus',
        pieces: [
          { type: 'conical_flask', liquid: 0.5, label: '{{v}} cm³' },
          { type: 'filter_funnel', label: 'filter' },
        ],
      },
      max_score: 1,
      template: {
        draw: { k: { from: 4, to: 24, step: 2 }, v: { from: 40, to: 100, step: 20 } },
        derive: { m: 'k / 10' },
        where: ['k != 10', 'k != 20'],
        check: ['10 * answer = k'],
      },
      answer: '{{m|dp1}}',
      mistakes: [
        slip('0', 'catalyst_used_up', 'A catalyst takes part, but what becomes of it in the end?'),
        slip('{{m / 2}}', 'catalyst_used_up', 'Is a part of a catalyst lost in the reaction?'),
      ],
      hints: [
        'The question is what becomes of the catalyst itself.',
        'A catalyst speeds a reaction up and is not used up by it.',
        'Oxygen comes from the hydrogen peroxide, not from the solid.',
        'So compare the solid before and after: has any of it gone?',
      ],
      method_answer: [
        { maths: tex`{{m|dp1}}\ \text{g}`, text: 'As much as before: a catalyst is not used up.' },
      ],
    },
  },
  {
    key: 'changing-cut-the-cube',
    topics: ['changing-rates'],
    difficulty: 0.2,
    minutes: 2.5,
    statements: ['GCSE-CRA-04'],
    question: {
      type: 'number',
      text: 'A cube of marble with edges of {{n}} cm is cut into cubes with edges of 1 cm. What is the **whole** surface of all the small cubes together? Give the unit.',
      diagram: {
        kind: 'solid',
        shape: 'unit_cubes',
        width: '{{n}}',
        height: '{{n}}',
        depth: '{{n}}',
      },
      max_score: 2,
      template: { draw: { n: { from: 2, to: 5 } }, check: ['answer / 6 = n * n * n'] },
      answer: '{{6 * n^3}}',
      unit: 'cm²',
      mistakes: [
        slip(
          '{{6 * n^2}}',
          'cut_keeps_surface',
          'This is the surface before cutting. Each cut makes two new faces.',
        ),
        slip('{{n^3}}', 'one_face_of_cube', 'Each small cube has more than one face.'),
      ],
      hints: [
        'How many small cubes are there? What is the surface of one?',
        'Multiply the number of small cubes by the surface of a single one.',
        'There are {{n}} × {{n}} × {{n}} = {{n^3}} small cubes.',
        'Each of them has 6 faces of 1 cm². Multiply {{n^3}} by 6.',
      ],
      method_answer: [
        { maths: tex`{{n}}^3 = {{n^3}}`, text: 'Small cubes.' },
        {
          maths: tex`{{n^3}} \times 6 = {{6*n^3}}\ \text{cm}^2`,
          text: 'That is {{n}} times the surface before, so acid can reach far more particles.',
        },
      ],
    },
  },
  {
    key: 'changing-temperature-reasons',
    topics: ['changing-rates'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-CRA-04'],
    question: {
      type: 'multiple_choice',
      text: 'Why does a higher temperature make a reaction faster? Choose **both** reasons.',
      max_score: 2,
      options: [
        { text: 'More of the collisions have at least the activation energy.' },
        { text: 'The particles move faster, so they collide more often.' },
        option(
          'Every collision now leads to a reaction.',
          'every_collision_reacts',
          'A larger part of them does. Is it all of them?',
        ),
        option(
          'The activation energy gets smaller.',
          'temperature_lowers_barrier',
          'A catalyst does that. What does warmth do to the particles?',
        ),
        option(
          'There are more particles.',
          'heat_makes_particles',
          'Heating adds energy. Does it add particles?',
        ),
      ],
      answers: [1, 2],
      hints: [
        'What does temperature say about particles?',
        'A reaction needs a collision, and it needs enough energy in that collision.',
        'One reason is about how often they collide.',
        'The other is about how many of the collisions are hard enough. The barrier itself stays as it was.',
      ],
      method_answer: [
        { text: 'Faster particles collide more often.' },
        { text: 'And a larger part of the collisions has at least the activation energy.' },
      ],
    },
  },
  {
    key: 'changing-read-the-profile',
    topics: ['changing-rates', 'energy-profiles'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-CRA-05'],
    question: {
      type: 'multi_part',
      text: 'The profile shows a reaction with a catalyst (dashed) and without one. Read the energies in kJ.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 10, step: 2, label: 'Progress', labels: 'none' },
        y: { from: 0, to: 100, step: 20, minor: 10, label: 'Energy (kJ)' },
        curves: [
          {
            type: 'smooth',
            points: [
              [0, '{{s}}'],
              [2, '{{s}}'],
              [5, '{{p}}'],
              [8, '{{e}}'],
              [10, '{{e}}'],
            ],
          },
          {
            type: 'smooth',
            points: [
              [0, '{{s}}'],
              [2, '{{s}}'],
              [5, '{{c}}'],
              [8, '{{e}}'],
              [10, '{{e}}'],
            ],
            dashed: true,
          },
        ],
        alt: 'An energy profile. Reactants at {{s}} kJ, products at {{e}} kJ. The peak is at {{p}} kJ without a catalyst, and at {{c}} kJ with one (dashed).',
      },
      max_score: 3,
      template: {
        draw: {},
        rows: [
          { s: 40, p: 90, c: 70, e: 20 },
          { s: 60, p: 100, c: 70, e: 10 },
          { s: 30, p: 90, c: 70, e: 10 },
          { s: 30, p: 100, c: 60, e: 10 },
        ],
        check: ['answer1 = p - s', 'answer2 = p - c'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is the activation energy **without** a catalyst, in kJ? Give the number only.',
          max_score: 1,
          answer: '{{p - s}}',
          mistakes: [
            slip(
              '{{p}}',
              'hill_measured_from_zero',
              'Measure from the reactants up, not from nought.',
            ),
            slip(
              '{{p - e}}',
              'hill_measured_from_products',
              'This is from the products up. Where does the reaction begin?',
            ),
          ],
          hints: ['Measure from the level of the reactants to the higher peak.'],
          method_answer: [
            { maths: tex`{{p}} - {{s}} = {{p-s}}`, text: 'From the reactants to the peak, in kJ.' },
          ],
        },
        {
          type: 'number',
          text: 'By how many kJ does the catalyst lower it? Give the number only.',
          max_score: 1,
          answer: '{{p - c}}',
          mistakes: [
            slip(
              '{{c - s}}',
              'other_quantity_given',
              'This is the activation energy with the catalyst. How much lower is that?',
            ),
          ],
          hints: ['Compare the two peaks.'],
          method_answer: [
            { maths: tex`{{p}} - {{c}} = {{p-c}}`, text: 'From one peak to the other, in kJ.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'What does the catalyst do to the energy that the reaction gives out?',
          max_score: 1,
          options: [
            option(
              'It gets smaller',
              'catalyst_changes_overall_energy',
              'Look at where both curves begin and where both end.',
            ),
            option(
              'It gets larger',
              'catalyst_changes_overall_energy',
              'Look at where both curves begin and where both end.',
            ),
            { text: 'It stays the same' },
          ],
          answers: [3],
          hints: ['Both curves begin at one level and end at one level.'],
          method_answer: [
            { text: 'Reactants and products are the same, and so is the difference.' },
          ],
        },
      ],
      hints: [
        'Find the levels of reactants and products, and the two peaks.',
        'The activation energy reaches from the reactants up to a peak.',
        'The reactants are at {{s}} kJ.',
        'The peaks are at {{p}} and {{c}} kJ. For the last part compare where the curves begin and end.',
      ],
      method_answer: [
        { maths: tex`{{p}} - {{s}} = {{p-s}}`, text: 'Without a catalyst, in kJ.' },
        { maths: tex`{{p}} - {{c}} = {{p-c}}`, text: 'So much lower with one. The rest stays.' },
      ],
    },
  },
  {
    key: 'changing-faster-when-warm',
    topics: ['changing-rates'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['GCSE-CRA-04'],
    question: {
      type: 'number',
      text: 'A reaction gets twice as fast for each 10 °C. At 20 °C it takes {{t}} s. How long does it take at {{h}} °C? Give the unit.',
      max_score: 2,
      template: {
        draw: { k: { pick: [2, 3] }, u: { from: 10, to: 30, step: 5 } },
        derive: { h: '20 + 10 * k', t: 'u * 2^k' },
        where: ['t / k != u'],
        check: ['answer * 2^k = t'],
      },
      answer: '{{u}}',
      unit: 's',
      mistakes: [
        slip(
          '{{t * 2^k}}',
          'relation_direction',
          'Faster means that it takes less time, not more.',
        ),
        slip('{{t / 2}}', 'stopped_early', 'This is at 30 °C. How many steps of 10 °C are there?'),
      ],
      hints: [
        'Does a faster reaction take more time or less?',
        'Each step of 10 °C doubles the rate and so halves the time.',
        'From 20 °C to {{h}} °C there are {{k}} steps.',
        'Halve {{t}} s once for each of the {{k}} steps.',
      ],
      method_answer: [
        { maths: tex`({{h}} - 20) \div 10 = {{k}}`, text: 'Steps of 10 °C.' },
        { maths: tex`{{t}} \div 2^{ {{k}} } = {{u}}\ \text{s}`, text: 'Halved for each step.' },
      ],
    },
  },
  {
    key: 'changing-explain-powder',
    topics: ['changing-rates'],
    difficulty: 0.7,
    minutes: 4,
    statements: ['GCSE-CRA-04'],
    question: {
      type: 'long_text',
      text: 'Powdered zinc reacts faster with acid than one lump of the same mass. Explain this with collisions. Two or three sentences are enough.',
      max_score: 3,
      criteria: [
        {
          code: 'surface',
          text: 'Powder has a larger surface for the same mass',
          marks: 1,
          evidence: [
            'The powder has a larger surface area than the lump.',
            'More zinc particles are exposed on the outside of the powder.',
          ],
        },
        {
          code: 'collisions',
          text: 'Acid particles collide with zinc more often',
          marks: 1,
          evidence: [
            'So acid particles collide with the zinc more often.',
            'There are more frequent collisions between acid particles and zinc.',
          ],
        },
        {
          code: 'rate',
          text: 'More successful collisions each second mean a higher rate',
          marks: 1,
          evidence: [
            'More successful collisions in each second make the reaction faster.',
            'With more collisions per second the rate is higher.',
          ],
        },
      ],
      references: [
        'The powder has a larger surface area than the lump. So acid particles collide with the zinc more often. More successful collisions in each second make the reaction faster.',
      ],
      hints: [
        'Where on a lump can acid particles reach the zinc?',
        'Three steps: what differs, what that does to collisions, what that does to the rate.',
        'Begin with what is on the outside of a powder and of a lump.',
        'Then say how often particles meet, and finish with what happens in each second.',
      ],
      method_answer: [
        { text: 'Powder has more surface, so more zinc particles can be reached.' },
        { text: 'Collisions are more frequent, and so the rate is higher.' },
      ],
    },
  },
]

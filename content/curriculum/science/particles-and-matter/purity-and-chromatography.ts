import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const purityAndChromatography: readonly ContentQuestion[] = [
  {
    key: 'purity-from-melting',
    topics: ['purity-and-chromatography'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['GCSE-CAN-01', 'SK3-CM-06'],
    question: {
      type: 'single_choice',
      text: 'Pure {{name}} melts at {{t}} °C. {{who}} heats a sample of it: it begins to melt at {{t - d}} °C and is all liquid at {{t - e}} °C. What does this show?',
      max_score: 1,
      template: {
        rows: [
          { name: 'aspirin', t: 136 },
          { name: 'vanillin', t: 82 },
          { name: 'caffeine', t: 235 },
          { name: 'benzoic acid', t: 122 },
        ],
        draw: {
          who: { pick: ['Aisha', 'Kofi', 'Lena', 'Diego'] },
          d: { from: 6, to: 10 },
          e: { from: 2, to: 4 },
        },
      },
      options: [
        option(
          'The thermometer was read carelessly',
          'data_blamed_on_reading',
          'It melts over several degrees. Is there a reason in the sample itself?',
        ),
        option(
          'The sample is pure, because it melts',
          'melting_alone_shows_purity',
          'Mixtures melt too. What is special about how a pure substance melts?',
        ),
        { text: 'The sample is not pure' },
        option(
          'The sample is pure, because it melts close to {{t}} °C',
          'near_enough_is_pure',
          'A pure substance melts at one sharp temperature. Did this one?',
        ),
      ],
      answers: [3],
      hints: [
        'How does a pure substance melt, and how does a mixture?',
        'A pure substance melts at one sharp temperature. A mixture melts over a range, and mostly lower.',
        'The melting went from {{t - d}} °C to {{t - e}} °C.',
        'That is a range and not one temperature, and it is below {{t}} °C. Which kind of substance does so?',
      ],
      method_answer: [
        { text: 'A pure substance would melt sharply at {{t}} °C.' },
        { text: 'This sample melts lower and over a range, so something else is mixed in.' },
      ],
    },
  },
  {
    key: 'purity-what-is-a-formulation',
    topics: ['purity-and-chromatography'],
    difficulty: -0.3,
    minutes: 1,
    statements: ['GCSE-CAN-02'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are **formulations**? Choose all that fit.',
      max_score: 3,
      options: [
        option(
          'sand and water from a puddle',
          'any_mixture_is_formulation',
          'It is a mixture. But did someone choose how much of each is in it, for a purpose?',
        ),
        option(
          'distilled water',
          'any_liquid_is_formulation',
          'A formulation has several substances in it. How many are in distilled water?',
        ),
        { text: 'fertiliser with three plant nutrients in set amounts' },
        option(
          'oxygen from a gas bottle',
          'pure_substance_as_formulation',
          'This is one substance only. A formulation is a mixture.',
        ),
        { text: 'wall paint' },
        { text: 'a cough medicine' },
      ],
      answers: [3, 5, 6],
      hints: [
        'Look for mixtures that somebody designed.',
        'A formulation is a mixture made for a purpose, with a set amount of each part.',
        'Cross out first what is one pure substance.',
        'From the mixtures that are left, cross out what came together by chance.',
      ],
      method_answer: [
        { text: 'Medicines, paints and fertilisers are mixed by a recipe for their purpose.' },
        { text: 'Distilled water and oxygen are pure. A puddle is a mixture by chance.' },
      ],
    },
  },
  {
    key: 'chromatography-rf',
    topics: ['purity-and-chromatography'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-CAN-04'],
    question: {
      type: 'number',
      text: 'On a chromatogram the water has moved {{w}} cm from the start line, and a spot has moved {{d}} cm. Calculate the Rf value of the spot. Give it as a decimal.',
      diagram: {
        kind: 'axes',
        x: {
          from: 0,
          to: 3,
          step: 1,
          labels: ['', 'spot', 'water', ''],
          label: 'How far it moved',
        },
        y: { from: 0, to: 10, step: 1, label: 'Height (cm)' },
        lines: [{ from: [0, '{{w}}'], to: [3, '{{w}}'], dashed: true }],
        points: [
          { at: [1, '{{d}}'], mark: 'dot' },
          { at: [2, '{{w}}'], mark: 'none' },
        ],
        alt: 'A chromatogram with the start line at 0 cm, a spot at {{d}} cm and the front of the water at {{w}} cm.',
      },
      max_score: 2,
      template: {
        draw: { w: { pick: [5, 10] }, n: { from: 2, to: 9 } },
        derive: { d: 'w * n / 10' },
        where: ['is_integer(d)', '2 * d != w', '10 * (w - d) != n'],
        check: ['answer * w = d'],
      },
      answer: '{{n / 10|dp1}}',
      forms: ['decimal'],
      mistakes: [
        slip(
          '{{w / d|dp2}}',
          'number_upside_down',
          'A spot cannot move further than the water. Is your value below 1?',
        ),
        slip('{{w - d}}', 'difference_for_ratio', 'It is a quotient and not a difference.'),
      ],
      hints: [
        'Compare how far the spot moved with how far the water moved.',
        'Rf is the distance of the spot divided by the distance of the water.',
        'The spot moved {{d}} cm and the water {{w}} cm.',
        'Work out {{d}} ÷ {{w}}. It has no unit.',
      ],
      method_answer: [
        { maths: tex`{{d}} \div {{w}} = {{n/10|dp1}}`, text: 'Spot divided by water. No unit.' },
      ],
    },
  },
  {
    key: 'chromatography-two-phases',
    topics: ['purity-and-chromatography'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-CAN-04', 'SK3-CM-05'],
    question: {
      type: 'cloze_dropdown',
      text: 'In paper chromatography the [[1]] is the stationary phase and the [[2]] is the mobile phase. A dye that is attracted more to the [[3]] moves further up. Different dyes move [[4]], so they are separated.',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'paper' },
            option(
              'solvent',
              'phases_swapped',
              'Stationary means standing still. Which of the two stays in its place?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option('paper', 'phases_swapped', 'Mobile means moving. Which of the two moves?'),
            { text: 'solvent' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'paper',
              'attraction_to_paper_carries',
              'What holds a dye back, and what carries it along?',
            ),
            { text: 'solvent' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'at different speeds' },
            option('at the same speed', 'all_dyes_move_alike', 'Could they come apart then?'),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Stationary means staying in its place, mobile means moving.',
        'The liquid climbs up and takes the dyes along. They cling to what stays in its place as well.',
        'Look at what you have in the beaker: a strip and a liquid. Only one of them moves.',
        'A dye that clings to the strip is held back. A dye that likes the liquid goes with it. Runners come apart if they are not equally fast.',
      ],
      method_answer: [
        { text: 'The paper stays, and the solvent moves up through it.' },
        { text: 'Each dye is attracted to both. More to the solvent means it moves further.' },
        { text: 'So dyes move at different speeds and come apart.' },
      ],
    },
  },
  {
    key: 'chromatography-find-distance',
    topics: ['purity-and-chromatography'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-CAN-04'],
    question: {
      type: 'number',
      text: 'A dye has an Rf value of {{n/100|dp2}} in a certain solvent. {{who}} lets the solvent move {{w}} cm up the paper. How far does the dye move? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          who: { pick: ['Hana', 'Yusuf', 'Nia', 'Piotr'] },
          n: { pick: [15, 25, 35, 45, 55, 65, 75, 85] },
          w: { pick: [4, 8, 12, 16] },
        },
        derive: { d: 'w * n / 100' },
        where: ['w - d != d'],
        check: ['answer / w = n / 100'],
      },
      answer: '{{d|dp1}}',
      unit: 'cm',
      mistakes: [
        slip(
          '{{100 * w / n|dp1}}',
          'divided_for_multiplied',
          'Can the dye move further than the solvent?',
        ),
        slip('{{w - d|dp1}}', 'remaining_part_given', 'This is how far it is behind the solvent.'),
      ],
      hints: [
        'Must the answer be more or less than {{w}} cm?',
        'Rf is the distance of the dye divided by that of the solvent. So the dye moves Rf times as far as the solvent.',
        'The solvent moves {{w}} cm, and Rf is {{n/100|dp2}}.',
        'Work out {{n/100|dp2}} × {{w}}, in cm.',
      ],
      method_answer: [
        {
          maths: tex`{{n/100|dp2}} \times {{w}} = {{d|dp1}}\ \text{cm}`,
          text: 'Rf times the distance of the solvent.',
        },
      ],
    },
  },
  {
    key: 'chromatography-which-dyes',
    topics: ['purity-and-chromatography'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-CAN-04', 'SK3-CM-05'],
    question: {
      type: 'multiple_choice',
      text: 'The drawing is a chromatogram of four known dyes and of a food colour X. The spots of {{a}}, {{b}}, {{c}} and {{d}} are at 2 cm, 4 cm, 6 cm and 8 cm. X has spots at 4 cm, at 8 cm and at 5 cm. What can be said? Choose all that fit.',
      diagram: {
        kind: 'axes',
        x: {
          from: 0,
          to: 6,
          step: 1,
          label: 'Where the spots were put',
          labels: ['', '{{a}}', '{{b}}', '{{c}}', '{{d}}', 'X', ''],
        },
        y: { from: 0, to: 10, step: 1, label: 'Height (cm)' },
        points: [
          { at: [1, 2], mark: 'dot' },
          { at: [2, 4], mark: 'dot' },
          { at: [3, 6], mark: 'dot' },
          { at: [4, 8], mark: 'dot' },
          { at: [5, 4], mark: 'dot' },
          { at: [5, 8], mark: 'dot' },
          { at: [5, 5], mark: 'dot' },
        ],
        alt: 'A chromatogram. {{a}} has a spot at 2 cm, {{b}} at 4 cm, {{c}} at 6 cm, {{d}} at 8 cm. X has three spots, at 4 cm, 5 cm and 8 cm.',
      },
      max_score: 3,
      template: {
        rows: [
          { a: 'P', b: 'Q', c: 'R', d: 'S' },
          { a: 'E', b: 'F', c: 'G', d: 'H' },
          { a: 'J', b: 'K', c: 'L', d: 'M' },
        ],
        draw: {},
      },
      options: [
        { text: 'X contains a dye that is none of the four' },
        option(
          'X is pure, because it is one food colour',
          'one_name_one_substance',
          'Each spot is one substance at least. How many spots has X?',
        ),
        option(
          'X contains {{c}}',
          'spot_matched_by_nearness',
          'Lay a ruler across at 6 cm. Does X have a spot there?',
        ),
        { text: 'X may contain {{b}} and {{d}}' },
        { text: 'X is a mixture' },
      ],
      answers: [1, 4, 5],
      hints: [
        'Compare the heights of the spots of X with those of the known dyes.',
        'Spots at the same height, in the same solvent, may be the same substance. A pure substance gives one spot.',
        'X has three spots: at 4 cm, 5 cm and 8 cm.',
        'Look for a known dye at each of these heights. One height has none.',
      ],
      method_answer: [
        { text: 'At 4 cm and 8 cm the spots match {{b}} and {{d}}.' },
        {
          text: 'No known dye is at 5 cm, so there is another one. None of the spots matches {{c}}.',
        },
        { text: 'Three spots mean that X is a mixture.' },
      ],
    },
  },
  {
    key: 'chromatography-steps',
    topics: ['purity-and-chromatography'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['GCSE-CAN-04', 'SK3-CM-05'],
    question: {
      type: 'ordering',
      text: 'Put the steps of finding an Rf value in order.',
      max_score: 3,
      items: [
        'Draw a start line on the paper in pencil',
        'Put a small spot of the ink on the line',
        'Hang the paper in a little solvent that stays below the line',
        'Take the paper out before the solvent reaches its top, and mark how far it came',
        'Measure both distances from the start line',
        'Divide the distance of the spot by that of the solvent',
      ],
      hints: [
        'First the paper is made ready, then the solvent climbs, and then you measure.',
        'The spot goes onto a line. The solvent must touch the paper below it. Distances are measured when the paper is out.',
        'Nothing can be measured from a line that is not there yet: the line is first.',
        'The last step is a calculation, and the one before it gives its two numbers.',
      ],
      method_answer: [
        { text: 'Line, spot, solvent, take out and mark, measure, divide.' },
        {
          text: 'Pencil does not dissolve. If the solvent stood above the line, the ink would wash off.',
        },
      ],
    },
  },
  {
    key: 'purity-formulation-share',
    topics: ['purity-and-chromatography'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-CAN-02'],
    question: {
      type: 'number',
      text: 'A tablet of {{t}} mg holds {{m}} mg of the medicine itself. The rest holds it together and makes it taste better. What percentage of the tablet is medicine?',
      max_score: 2,
      template: {
        draw: { t: { pick: [400, 500, 600, 800] }, p: { from: 15, to: 80, step: 5 } },
        derive: { m: 't * p / 100' },
        where: ['p != 50', 'is_integer(m)'],
        check: ['answer * t = 100 * m'],
      },
      answer: '{{p}}',
      percent_sign: 'name',
      mistakes: [
        slip(
          '{{100 - p}}',
          'remaining_part_given',
          'This is the share of the rest. What is asked for?',
        ),
        slip(
          '{{10000 / p|dp1}}',
          'part_and_whole_swapped',
          'The whole tablet is 100%. Can a part of it be more?',
        ),
      ],
      hints: [
        'Which is the part, and which is the whole?',
        'Divide the part by the whole, and multiply by 100.',
        'The part is {{m}} mg, and the whole tablet is {{t}} mg.',
        'Work out {{m}} ÷ {{t}} × 100.',
      ],
      method_answer: [
        { maths: tex`{{m}} \div {{t}} \times 100 = {{p}}`, text: 'So many per cent are medicine.' },
      ],
    },
  },
]

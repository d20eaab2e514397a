import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const nuclearSafety: readonly ContentQuestion[] = [
  {
    key: 'nuclear-irradiated-or-contaminated',
    topics: ['nuclear-safety'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-PAT-09'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are cases of **contamination**? Choose all that are.',
      max_score: 2,
      options: [
        { text: 'Radioactive dust falls on a field of vegetables' },
        option(
          'A doctor’s tools are made free of germs with gamma rays',
          'irradiation_for_contamination',
          'The rays pass through the tools. Does anything radioactive stay on them?',
        ),
        option(
          'A patient has an X-ray of an arm',
          'irradiation_for_contamination',
          'When the machine is off, is anything left on the arm?',
        ),
        { text: 'A drop of a radioactive liquid is spilt on a glove' },
      ],
      answers: [1, 4],
      hints: [
        'Ask of each: does a radioactive substance get onto or into the thing?',
        'Irradiation: rays from outside. Contamination: the source itself is on it.',
        'Dust and drops can stay where they fall.',
        'Rays do not stay. When the source is gone, or the machine is off, they are gone too.',
      ],
      method_answer: [
        {
          text: 'Dust on the field and the drop on the glove: radioactive atoms are on the thing.',
        },
        { text: 'Tools and arm are irradiated only. Nothing radioactive stays on them.' },
      ],
    },
  },
  {
    key: 'nuclear-luggage',
    topics: ['nuclear-safety'],
    difficulty: 0,
    minutes: 1,
    statements: ['GCSE-PAT-09'],
    question: {
      type: 'single_choice',
      text: 'Strawberries are irradiated with gamma rays to kill mould. Sofia asks whether it is safe to eat them. What is the best answer?',
      max_score: 1,
      options: [
        option(
          'No, as the strawberries are radioactive now',
          'irradiated_becomes_radioactive',
          'A wall that a lamp shines on gives no light when the lamp is off. What about the strawberries?',
        ),
        option(
          'Only after the half-life of the strawberries is over',
          'irradiated_becomes_radioactive',
          'Half-lives are of radioactive atoms. Are there any new ones in the strawberries?',
        ),
        option(
          'Yes, as they can be washed to take the rays off',
          'irradiation_for_contamination',
          'Rays do not stick. What could be washed off, if it were there?',
        ),
        { text: 'Yes, as no radioactive atoms have got into them' },
      ],
      answers: [4],
      hints: [
        'What stays behind in a thing when gamma rays have passed through it?',
        'To be radioactive, a thing needs radioactive atoms in it or on it.',
        'The source stands outside and never touches the fruit.',
        'So are the strawberries irradiated or contaminated?',
      ],
      method_answer: [
        { text: 'The strawberries are irradiated, not contaminated.' },
        { text: 'Gamma rays pass and leave no radioactive atoms behind.' },
      ],
    },
  },
  {
    key: 'nuclear-handle-a-source',
    topics: ['nuclear-safety'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-PAT-09'],
    question: {
      type: 'multiple_choice',
      text: 'A teacher shows a radioactive source to a class. Which rules make the dose smaller? Choose all that do.',
      max_score: 3,
      options: [
        { text: 'Hold the source with long tongs' },
        option(
          'Hold it close to the eyes, to see if it still works',
          'distance_does_not_matter',
          'What does a larger distance do to the dose? And can you see the radiation?',
        ),
        { text: 'Keep it in a box lined with lead until it is needed' },
        { text: 'Use it for as short a time as possible' },
        option(
          'Cool the source with ice before use',
          'decay_can_be_hurried',
          'What happens in a nucleus does not depend on the temperature.',
        ),
      ],
      answers: [1, 3, 4],
      hints: [
        'Three things make a dose smaller. Think of the sun on a hot day.',
        'More distance, less time, and something in between.',
        'Tongs make the distance larger.',
        'Which of the rules put something in between, and which save time?',
      ],
      method_answer: [
        { text: 'Distance: tongs. Shielding: lead. Time: as short as possible.' },
        { text: 'Cooling changes nothing, as decay does not depend on temperature.' },
      ],
    },
  },
  {
    key: 'nuclear-tracer',
    topics: ['nuclear-safety'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['GCSE-PAT-09'],
    question: {
      type: 'single_choice',
      text: 'A doctor needs a tracer. It is put into the blood of a patient, and a camera outside shows where it goes during the next hour. Which source is best?',
      max_score: 1,
      options: [
        option(
          'an alpha source, half-life 6 hours',
          'tracer_alpha',
          'Would alpha particles get out of the body to the camera? And what do they do inside?',
        ),
        option(
          'a gamma source, half-life 60 years',
          'tracer_long_half_life',
          'How long would the patient go on getting a dose?',
        ),
        { text: 'a gamma source, half-life 6 hours' },
        option(
          'a gamma source, half-life 6 seconds',
          'tracer_too_short',
          'How much of it would be left after a few minutes?',
        ),
      ],
      answers: [3],
      hints: [
        'The radiation has to get out of the body. Then it should be over soon, but not too soon.',
        'Gamma passes through the body, and alpha does not. Compare the half-lives with one hour.',
        'Cross out the source whose radiation stays in the body.',
        'Of the others, one is gone before the picture is made, and one stays for a lifetime.',
      ],
      method_answer: [
        { text: 'Gamma gets out of the body and ionises little on its way.' },
        { text: 'With some hours of half-life it lasts for the test and is soon gone.' },
      ],
    },
  },
  {
    key: 'nuclear-fission-or-fusion',
    topics: ['nuclear-safety'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-PAT-10'],
    question: {
      type: 'cloze_dropdown',
      text: 'In [[1]], a large nucleus such as uranium takes in a neutron and splits. In [[2]], two small nuclei such as hydrogen join. Nuclear power stations use [[3]]. The Sun shines by [[4]].',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'fission' },
            option('fusion', 'fission_and_fusion_swapped', 'To fuse is to join.'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'fission',
              'fission_and_fusion_swapped',
              'Fission comes from a word for to split.',
            ),
            { text: 'fusion' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'fission' },
            option(
              'fusion',
              'fission_and_fusion_swapped',
              'Today’s power stations use uranium. Is that a large or a small nucleus?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'fission',
              'fission_and_fusion_swapped',
              'The Sun is mostly hydrogen. Can such a small nucleus be split?',
            ),
            { text: 'fusion' },
            option(
              'burning gas',
              'sun_burns_like_fire',
              'Burning needs oxygen, and the Sun would have run out of fuel long ago.',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'Two words look alike. One is to split, the other is to join.',
        'To fuse things is to melt them together. A fissure is a crack.',
        'Uranium is large and can be split. Hydrogen is the smallest nucleus.',
        'The Sun is mostly made of hydrogen. What can small nuclei do?',
      ],
      method_answer: [
        { text: 'Fission splits large nuclei: power stations.' },
        { text: 'Fusion joins small nuclei: the Sun.' },
      ],
    },
  },
  {
    key: 'nuclear-chain-reaction',
    topics: ['nuclear-safety'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-PAT-10'],
    question: {
      type: 'number',
      text: 'One uranium nucleus splits. In a chain reaction that is not controlled, each fission sets off {{k}} more. The first fission is step 1. How many nuclei split in step {{s}}?',
      max_score: 2,
      template: {
        draw: { k: { pick: [2, 3] }, s: { from: 4, to: 6 } },
        derive: { n: 's - 1' },
        where: ['distinct(k^n, k * n, k * s)'],
        check: ['answer * k = k^s'],
      },
      answer: '{{k^n}}',
      mistakes: [
        slip(
          '{{k * n}}',
          'doubling_taken_as_adding',
          'Each of the fissions sets off {{k}} more, not only the first one.',
        ),
        slip(
          '{{k * s}}',
          'doubling_taken_as_adding',
          'Each of the fissions sets off {{k}} more, not only the first one.',
        ),
        slip(
          '{{k^s}}',
          'one_step_too_many',
          'In step 1 there is one fission. How many are there in step 2?',
        ),
      ],
      hints: [
        'How many split in step 2, and how many in step 3?',
        'From each step to the next the number is multiplied by {{k}}.',
        'Step 1 has 1 fission. Step 2 has {{k}}.',
        'Multiply 1 by {{k}}, {{n}} times in a row.',
      ],
      method_answer: [
        {
          maths: tex`{{k}}^{ {{n}} } = {{k^n}}`,
          text: 'Multiplied once for each step after the first.',
        },
        { text: 'In a power station, control rods take up neutrons, so it does not grow.' },
      ],
    },
  },
  {
    key: 'nuclear-sun',
    topics: ['nuclear-safety'],
    difficulty: 0.3,
    minutes: 1,
    statements: ['GCSE-PAT-10'],
    question: {
      type: 'single_choice',
      text: 'Where does the energy come from that the Sun gives out?',
      max_score: 1,
      options: [
        option(
          'From hydrogen that burns with oxygen',
          'sun_burns_like_fire',
          'There is hardly any oxygen, and a fire that large would be out long ago.',
        ),
        option(
          'From uranium nuclei that split, and mass becomes energy',
          'fission_and_fusion_swapped',
          'That is how power stations work. What is the Sun mostly made of?',
        ),
        option(
          'From heat that is left over from its beginning',
          'sun_cools_down',
          'It has shone for thousands of millions of years. Would it not have cooled?',
        ),
        { text: 'From hydrogen nuclei that join, and mass becomes energy' },
      ],
      answers: [4],
      hints: [
        'What is the Sun mostly made of, and how hot is it in its centre?',
        'At millions of degrees small nuclei are so fast that they can join.',
        'Four hydrogen nuclei weigh a little more than the helium nucleus that they make.',
        'What has become of the mass that is missing?',
      ],
      method_answer: [
        { text: 'In the centre hydrogen nuclei fuse to helium.' },
        { text: 'The products have a little less mass. It is given off as energy.' },
      ],
    },
  },
  {
    key: 'nuclear-waste-years',
    topics: ['nuclear-safety'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['GCSE-PAT-09'],
    question: {
      type: 'number',
      text: 'Waste with caesium-137 has an activity of {{n|thousands}} MBq. Its half-life is 30 years. It is kept shielded and measured every 30 years, until it is found to be below {{x}} MBq. For how many years is it kept?',
      max_score: 2,
      template: {
        draw: { k: { from: 3, to: 6 }, x: { from: 5, to: 12 }, d: { pick: [25, 50, 75] } },
        derive: { n: '(x * 100 - d) * 2^k / 100' },
        where: ['is_integer(n)', 'n > x * 2^(k - 1)'],
        check: ['n / 2^(answer / 30) < x', 'n / 2^(answer / 30 - 1) > x'],
      },
      answer: '{{30 * k}}',
      mistakes: [
        slip('30', 'one_half_life_only', 'After 30 years half is left. Is that below {{x}} MBq?'),
        slip(
          '{{30 * (k - 1)}}',
          'one_half_life_too_few',
          'Halve once more: is the activity below {{x}} MBq by then?',
        ),
      ],
      hints: [
        'How many times must the activity be halved?',
        'Halve the number until it is below {{x}}, and count the steps.',
        'After 30 years it is {{n / 2|thousands}} MBq. Go on from there.',
        'Multiply the number of steps by 30 years.',
      ],
      method_answer: [
        {
          maths: tex`{{n|thousands_tex}} \div 2^{ {{k}} } < {{x}}`,
          text: 'After so many half-lives it is below the limit for the first time.',
        },
        { maths: tex`{{k}} \times 30 = {{30*k}}`, text: 'In years.' },
      ],
    },
  },
]

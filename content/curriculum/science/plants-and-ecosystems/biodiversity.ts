import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const biodiversity: readonly ContentQuestion[] = [
  {
    key: 'biodiversity-which-pond',
    topics: ['biodiversity'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['GCSE-BEC-06'],
    question: {
      type: 'single_choice',
      text: 'Four ponds of the same size are searched. Which pond has the highest biodiversity?',
      max_score: 1,
      template: {
        draw: {
          a: { from: 12, to: 18 },
          b: { from: 3, to: 6 },
          n: { from: 200, to: 400, step: 20 },
        },
      },
      options: [
        option(
          'pond P: {{n}} animals of {{b}} species',
          'biodiversity_as_number',
          'Count the kinds, not the animals. How many species are there?',
        ),
        { text: 'pond Q: {{n / 4|dp0}} animals of {{a}} species' },
        option(
          'pond R: {{n + 150}} animals of 2 species',
          'biodiversity_as_number',
          'There are most animals here, but of how many kinds?',
        ),
        option(
          'pond S: 1 very rare animal',
          'biodiversity_as_rarity',
          'A rare animal is precious. But is one species a great variety?',
        ),
      ],
      answers: [2],
      hints: [
        'What does the first half of the word, “bio”, mean? And “diversity”?',
        'Biodiversity is the variety of species that live in a place.',
        'Pond R has most animals, but only 2 species.',
        'Compare only the numbers of species: {{b}}, {{a}}, 2 and 1.',
      ],
      method_answer: [
        { text: 'Biodiversity counts species, so the numbers of animals do not decide.' },
        { text: 'Pond Q has {{a}} species, more than any other.' },
      ],
    },
  },
  {
    key: 'biodiversity-why-it-matters',
    topics: ['biodiversity', 'food-webs'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['SK3-BV-07', 'GCSE-BEC-06'],
    question: {
      type: 'multiple_choice',
      text: 'Why is high biodiversity worth keeping? Choose three.',
      max_score: 3,
      options: [
        option(
          'it makes every animal live longer',
          'biodiversity_helps_each_one',
          'Does variety stop a single animal from growing old or being eaten?',
        ),
        { text: 'many kinds of insect pollinate the crops that we eat' },
        option(
          'it stops living things from competing',
          'biodiversity_helps_each_one',
          'With more species in a place, is there less competition, or just more kinds of it?',
        ),
        { text: 'if one food fails, animals have others to turn to' },
        { text: 'wild plants may give us new medicines and crops' },
      ],
      answers: [2, 4, 5],
      hints: [
        'Think of the whole web of life in a place, and of what people get from it.',
        'Variety makes an ecosystem steadier, and gives people food, medicine and other things.',
        'Insects that carry pollen are one example of what people get.',
        'Two of the five speak of single animals or of no competition. Those two promise too much.',
      ],
      method_answer: [
        { text: 'A varied ecosystem is steadier, since each kind depends less on one other.' },
        { text: 'It also gives people pollinated crops, new medicines and new foods.' },
      ],
    },
  },
  {
    key: 'biodiversity-help-or-harm',
    topics: ['biodiversity'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-BEC-08'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these harm the biodiversity of a place? Choose two.',
      max_score: 2,
      template: { draw: { crop: { pick: ['wheat', 'maize', 'palm oil', 'soya'] } } },
      options: [
        { text: 'clearing a forest to grow only {{crop}}' },
        option(
          'planting hedges of many kinds between fields',
          'human_effect_turned_round',
          'What could live in a hedge that could not live in an open field?',
        ),
        { text: 'letting waste water full of fertiliser run into a lake' },
        option(
          'leaving a strip of wild flowers beside a road',
          'human_effect_turned_round',
          'Who visits wild flowers?',
        ),
      ],
      answers: [1, 3],
      hints: [
        'Ask of each one: will more kinds of living things find food and shelter there, or fewer?',
        'One kind of plant feeds few kinds of animal. Many kinds of plant feed many.',
        'A hedge gives nests and berries, so it helps.',
        'Flowers by a road feed insects. So look at the other two, in a forest and in a lake.',
      ],
      method_answer: [
        { text: 'A field of one crop offers food and shelter to few species.' },
        { text: 'Fertiliser in a lake feeds algae, and then the water runs out of oxygen.' },
      ],
    },
  },
  {
    key: 'biodiversity-ways-to-keep',
    topics: ['biodiversity'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['SK3-BV-07', 'GCSE-BEC-06'],
    question: {
      type: 'matching',
      text: 'Match each way of protecting living things with what it does. One is left over.',
      max_score: 4,
      left: ['seed bank', 'nature reserve', 'breeding in a zoo', 'fishing quota'],
      right: [
        'keeps a whole place as it is, with all that lives there',
        'stores seeds, cold and dry, so that plants can be grown again',
        'raises the number of a rare animal, to set some free',
        'limits how many are caught, so that enough are left to have young',
        'turns wild animals into pets',
      ],
      pairs: [2, 1, 3, 4],
      hints: [
        'Some protect a place, and some protect a species.',
        'A bank keeps things safe for later. A quota is a limit.',
        'A reserve protects the whole habitat, plants and animals together.',
        'What is left for the zoo: it cannot store seeds, and it has nothing to do with fishing.',
      ],
      method_answer: [
        { text: 'A seed bank is a gene bank of plants: it stores seeds for the future.' },
        { text: 'Reserves keep places, zoos breed rare animals, and quotas limit catches.' },
      ],
    },
  },
  {
    key: 'biodiversity-gene-bank-purpose',
    topics: ['biodiversity'],
    difficulty: 0.3,
    minutes: 1,
    statements: ['SK3-BV-07', 'GCSE-BEC-06'],
    question: {
      type: 'single_choice',
      text: 'A disease destroys almost all plants of one kind of {{crop}}. How could a gene bank help?',
      max_score: 1,
      template: { draw: { crop: { pick: ['maize', 'rice', 'wheat', 'bean'] } } },
      options: [
        option(
          'it would teach the plants to resist the disease',
          'adaptation_by_wish',
          'Can a plant change its own genes because it needs to?',
        ),
        option(
          'the cold of the bank would kill the disease in the fields',
          'gene_bank_acts_at_a_distance',
          'What is cold in a gene bank: the fields, or the seeds in store?',
        ),
        option(
          'people could eat the stored seeds',
          'gene_bank_as_store_of_food',
          'How long would a few packets of seeds feed people? What else can a seed do?',
        ),
        { text: 'seeds of kinds that resist the disease could be grown' },
      ],
      answers: [4],
      hints: [
        'What is kept in a gene bank, and what can be made from it?',
        'Genes differ between kinds of a plant. Some kinds resist a disease that harms others.',
        'A gene bank for plants holds seeds of very many kinds.',
        'So look for the option in which something stored is grown again.',
      ],
      method_answer: [
        { text: 'A gene bank keeps seeds with many different genes.' },
        { text: 'Some may resist the disease, and can be grown or crossed with the crop.' },
      ],
    },
  },
  {
    key: 'biodiversity-species-lost',
    topics: ['biodiversity', 'sampling-habitats'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-BEC-08'],
    question: {
      type: 'number',
      text: 'Before a river was polluted, {{n}} species of insect lived in it. Now there are {{n - d}}. What percentage of the species has been lost?',
      diagram: {
        kind: 'bar_chart',
        categories: ['before', 'now'],
        series: [{ values: ['{{n}}', '{{n - d}}'] }],
        y: { from: 0, to: 80, step: 20, label: 'Species' },
      },
      max_score: 2,
      template: {
        draw: { n: { pick: [20, 40, 50, 80] }, p: { from: 15, to: 70, step: 5 } },
        derive: { d: 'n * p / 100' },
        where: ['is_integer(d)', 'p != 50', 'd != p', 'n - d != p'],
        check: ['n * (100 - answer) / 100 = n - d'],
      },
      answer: '{{p}}',
      percent_sign: 'name',
      mistakes: [
        slip(
          '{{100 - p}}',
          'percent_left_for_change',
          'That is the percentage that is left. How many species are gone?',
        ),
        slip(
          '{{d}}',
          'difference_as_percentage',
          'That is how many species are gone. What part of the first number is it?',
        ),
      ],
      hints: [
        'How many species are gone?',
        'Divide what is gone by how many there were at first, and multiply by 100.',
        'There were {{n}} and now there are {{n - d}}, so {{d}} are gone.',
        'Work out {{d}} ÷ {{n}}, times 100.',
      ],
      method_answer: [
        { maths: '{{n}} - {{n - d}} = {{d}}', text: 'So many species are gone.' },
        {
          maths: '\\frac{ {{d}} }{ {{n}} } \\times 100 = {{p}}',
          text: 'As a percentage of all that there were.',
        },
      ],
    },
  },
]

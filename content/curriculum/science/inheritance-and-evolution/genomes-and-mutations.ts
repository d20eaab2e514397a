import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const genomesAndMutations: readonly ContentQuestion[] = [
  {
    key: 'genome-what-it-is',
    topics: ['genomes-and-mutations'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['GCSE-BIV-01', 'GCSE-BIV-02'],
    question: {
      type: 'single_choice',
      text: 'What is the **genome** of an organism?',
      max_score: 1,
      options: [
        option(
          'All the features that can be seen',
          'genotype_and_phenotype_swapped',
          'What can be seen is the phenotype. What is written inside the cells?',
        ),
        { text: 'All of its genetic material' },
        option(
          'The longest of its chromosomes',
          'gene_and_chromosome_mixed',
          'That is one long molecule of several. What is the whole of them?',
        ),
        option(
          'One gene that it has inherited',
          'genome_as_one_gene',
          'A genome is the whole, not a part. What is it the whole of?',
        ),
      ],
      answers: [2],
      hints: [
        'The word is made of “gene” and an ending that means a whole.',
        'Think of a library: a gene is a recipe. What is the whole library?',
        'It is written in DNA, in every cell with a nucleus.',
        'Look for the answer that speaks of the whole of what is inherited.',
      ],
      method_answer: [
        { text: 'The genome is all the genetic material: all of its DNA.' },
        { text: 'Genes are sections of it.' },
      ],
    },
  },
  {
    key: 'genome-order-of-amount',
    topics: ['genomes-and-mutations'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['GCSE-BIV-01', 'GCSE-BIV-02'],
    question: {
      type: 'ordering',
      text: 'Put these in order of how much DNA they are, the least first.',
      max_score: 2,
      items: [
        'one base pair, a rung of the ladder',
        'a gene',
        'a chromosome',
        'the genome of a person',
      ],
      hints: [
        'Each is a part of the next one.',
        'Begin with a rung of the ladder, and ask what many of them make.',
        'A gene has hundreds or thousands of rungs.',
        'People have 23 pairs of the long molecules. All of them together come last.',
      ],
      method_answer: [
        { text: 'Base pairs make a gene, genes lie on a chromosome.' },
        { text: 'All chromosomes together hold the genome, apart from a little DNA elsewhere.' },
      ],
    },
  },
  {
    key: 'genome-effect-of-a-mutation',
    topics: ['genomes-and-mutations'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-BIV-10'],
    question: {
      type: 'cloze_dropdown',
      text: 'A mutation is a change of the [[1]]. Mutations happen [[2]]. Most of them have [[3]] on the phenotype. A few are harmful, and very few are [[4]].',
      max_score: 4,
      gaps: [
        {
          options: [
            option(
              'food',
              'mutation_as_any_change',
              'A new diet does not rewrite instructions. What is changed in a mutation?',
            ),
            { text: 'DNA' },
            option(
              'habitat',
              'mutation_as_any_change',
              'That is where an organism lives. What is changed inside a cell?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'at random' },
            option(
              'because they are needed',
              'change_by_need',
              'DNA does not know what an organism needs.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'a terrible effect',
              'mutations_always_harm',
              'Everybody has dozens of new ones. How do most people feel?',
            ),
            { text: 'no effect' },
            option(
              'a useful effect',
              'mutations_always_help',
              'A change at random seldom makes something better.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'planned by the cell',
              'change_by_need',
              'No cell plans its errors. What could a change be, if it is not harmful?',
            ),
            { text: 'useful' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Think of typing errors in a very long book.',
        'Ask what is changed, why it changes, and how often it matters.',
        'A typing error is not made on purpose.',
        'Many errors do not alter the meaning of a sentence. Some spoil it. Once in a while one makes it better.',
      ],
      method_answer: [
        { text: 'A mutation is a random change of the DNA. Most have no effect.' },
        { text: 'Some harm, and very few help: on these natural selection can act.' },
      ],
    },
  },
  {
    key: 'genome-why-no-effect',
    topics: ['genomes-and-mutations'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-BIV-10'],
    question: {
      type: 'multiple_choice',
      text: 'Why can a mutation have **no effect** on how an organism looks or works? Choose all that are right.',
      max_score: 2,
      options: [
        { text: 'It can be in DNA that is not part of any gene' },
        option(
          'It changes what the organism eats, and not its DNA',
          'mutation_as_any_change',
          'Every mutation is a change of the DNA. Which of them change nothing else?',
        ),
        option(
          'The body removes every mutation within a day',
          'mutations_all_repaired',
          'Cells repair many of them, but not all. And what about those that stay?',
        ),
        { text: 'The protein that is made can still work as before' },
      ],
      answers: [1, 4],
      hints: [
        'A typing error on an empty page does not matter.',
        'Ask where in the DNA the change is, and what it does to a protein.',
        'Only a small part of human DNA consists of instructions for proteins.',
        'Even within a gene, a change may leave the shape of the protein as it was. Look for the two reasons about place and protein.',
      ],
      method_answer: [
        { text: 'Much of the DNA is not part of a gene.' },
        { text: 'And a protein that is a little different may work just as well.' },
      ],
    },
  },
  {
    key: 'genome-and-surroundings',
    topics: ['genomes-and-mutations'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-BIV-03'],
    question: {
      type: 'number',
      text: 'Cuttings from one plant have the same genome. In bright light {{n}} of them grow {{a}} cm tall on average, and in shade {{n}} others grow {{b}} cm. By what percentage are the plants in shade shorter?',
      max_score: 2,
      template: {
        draw: {
          n: { pick: [10, 12, 20] },
          a: { pick: [40, 50, 60, 80] },
          p: { pick: [20, 25, 30, 40] },
        },
        derive: { b: 'a - a * p / 100', gap: 'a * p / 100' },
        where: ['is_integer(b)', 'gap != p', '100 - p != b', 'distinct(p, gap, 100 - p)'],
        check: ['a - a * answer / 100 = b'],
      },
      answer: '{{p}}',
      percent_sign: 'name',
      mistakes: [
        slip(
          '{{gap}}',
          'difference_as_percentage',
          'That is the difference in cm. What part of {{a}} cm is it?',
        ),
        slip(
          '{{100 - p}}',
          'percent_left_for_change',
          'That is how tall they are compared with the others. How much is missing?',
        ),
      ],
      hints: [
        'Compare with the plants in bright light.',
        'Find the difference, divide it by the height in light, and multiply by 100.',
        '{{a}} − {{b}} = {{gap}} cm.',
        'Work out {{gap}} ÷ {{a}} × 100.',
      ],
      method_answer: [
        { maths: tex`{{a}} - {{b}} = {{gap}}`, text: 'The difference in cm.' },
        {
          maths: tex`\frac{ {{gap}} }{ {{a}} } \times 100\% = {{p}}\%`,
          text: 'The genome is the same, so the light makes this difference.',
        },
      ],
    },
  },
  {
    key: 'genome-how-many-letters',
    topics: ['genomes-and-mutations'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-BIV-10'],
    question: {
      type: 'number',
      text: 'A bacterium has a genome of {{m}} million base pairs. When it is copied, about one error is left in each {{r|thousands}} million base pairs. In a culture the genome is copied {{k|thousands}} times. About how many mutations are expected in all of the copies together?',
      max_score: 2,
      template: {
        draw: {
          m: { pick: [2, 4, 5] },
          r: { pick: [1000, 2000, 10000] },
          k: { pick: [1000, 5000, 10000, 100000] },
        },
        derive: { all: 'm * k / r' },
        where: ['is_integer(all)', 'all >= 2', 'all != m', 'all != k'],
        check: ['answer * r = m * k'],
      },
      answer: '{{all}}',
      mistakes: [
        slip(
          '{{m * k}}',
          'stopped_early',
          'That is how many million base pairs are copied. How many errors is it?',
        ),
        slip(
          '{{k / r}}',
          'factor_left_out',
          'Each copy has {{m}} million base pairs. Use that, too.',
        ),
      ],
      hints: [
        'Find first how many base pairs are copied in all.',
        'Multiply the size of the genome by the number of copies, then divide by {{r|thousands}} million.',
        '{{m}} million × {{k|thousands}} = {{m * k|thousands}} million base pairs.',
        'One error for each {{r|thousands}} million: divide {{m * k|thousands}} by {{r|thousands}}.',
      ],
      method_answer: [
        {
          maths: tex`{{m}} \times {{k|thousands_tex}} = {{m * k|thousands_tex}}`,
          text: 'Million base pairs copied.',
        },
        {
          maths: tex`{{m * k|thousands_tex}} \div {{r|thousands_tex}} = {{all|thousands_tex}}`,
          text: 'Mutations expected.',
        },
      ],
    },
  },
  {
    key: 'genome-use-in-medicine',
    topics: ['genomes-and-mutations'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-BIV-04'],
    question: {
      type: 'multiple_choice',
      text: 'What can the study of human genomes help us with? Choose all that are right.',
      max_score: 3,
      options: [
        option(
          'Telling exactly at what age a person will die',
          'genome_as_fate',
          'Genes change risks. What else acts on a life?',
        ),
        { text: 'Choosing a medicine that suits a patient' },
        { text: 'Finding alleles that raise the risk of a disease' },
        option(
          'Making all people equally healthy',
          'genome_as_fate',
          'Health depends on much more than genes.',
        ),
        { text: 'Tracing how people moved over the Earth long ago' },
      ],
      answers: [2, 3, 5],
      hints: [
        'A genome tells about risks and about relatives.',
        'Ask of each option: can it be read in DNA, or does it depend on life, too?',
        'Some medicines work badly in people with certain alleles.',
        'Two of the options promise what no book of recipes can tell. The other three are done today.',
      ],
      method_answer: [
        { text: 'Genomes show risks, help to choose medicines, and show who is related.' },
        { text: 'They do not decide a life: surroundings matter as well.' },
      ],
    },
  },
  {
    key: 'genome-should-everybody-know',
    topics: ['genomes-and-mutations'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['GCSE-BIV-04'],
    question: {
      type: 'long_text',
      text: 'It has become cheap to read a person’s whole genome. Weigh up whether every newborn should have this done. Give two benefits and two concerns.',
      max_score: 4,
      criteria: [
        {
          code: 'early',
          text: 'Benefit: illnesses or risks are found early and can be treated or prevented.',
          marks: 1,
          evidence: [
            'Diseases could be found early and treated before they do harm.',
            'People who know of a risk can change their life to lower it.',
          ],
        },
        {
          code: 'medicine_or_research',
          text: 'Benefit: medicines that suit the person, or research for others.',
          marks: 1,
          evidence: [
            'Doctors can choose medicines that suit the genes of the patient.',
            'The data can help scientists to understand diseases.',
          ],
        },
        {
          code: 'worry',
          text: 'Concern: worry about an illness that may never come or cannot be treated.',
          marks: 1,
          evidence: [
            'People may worry about a disease that they might never get.',
            'It can be frightening to know about an illness that has no cure.',
          ],
        },
        {
          code: 'privacy_or_consent',
          text: 'Concern: privacy and unfair use of the data, or that a baby cannot agree.',
          marks: 1,
          evidence: [
            'The data could be used by employers or insurers to treat people unfairly.',
            'A baby cannot decide whether it wants its genome to be read.',
          ],
        },
      ],
      references: [
        'Diseases could be found early and treated before they do harm. Doctors can choose medicines that suit the genes of the patient. People may worry about a disease that they might never get. The data could be used by employers or insurers to treat people unfairly.',
      ],
      hints: [
        'Two sentences for, and two against. Both sides count, whatever you think.',
        'Think of health, of feelings, of who may see the data, and of who decides.',
        'Some illnesses can be treated well if they are found early.',
        'For the concerns ask: what if there is a risk but no cure? Who else would like to know? Was the baby asked?',
      ],
      method_answer: [
        { text: 'For: early treatment, medicines that suit, research.' },
        { text: 'Against: worry, private data in the hands of others, no consent of the baby.' },
      ],
    },
  },
]

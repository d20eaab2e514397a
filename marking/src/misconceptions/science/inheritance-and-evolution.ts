import type { Strand } from '#misconceptions/entry.ts'

export const INHERITANCE_AND_EVOLUTION = {
  within_species_for_between: {
    name: 'Variation within a species taken for between',
    what: 'Takes a difference within a species for one between species.',
    example: ['Two puppies differ in colour. Is that between species?', 'Yes.', 'No, within one.'],
    helps: 'Ask how many species the sentence names.',
  },
  continuous_and_discontinuous_swapped: {
    name: 'Continuous and discontinuous swapped',
    what: 'Takes groups for values on a scale, or a scale for groups.',
    example: ['Which variation does the blood group show?', 'continuous', 'discontinuous'],
    helps: 'Line up the class by height, then sort it by blood group or shoe laces.',
  },
  continuous_means_level: {
    name: 'Continuous means evenly spread',
    what: 'Expects the same number of individuals for each value of a feature.',
    example: ['How are heights spread in a class?', 'evenly', 'most near the middle'],
    helps: 'Stack one cube for each pupil above a line of heights.',
  },
  genes_or_surroundings_only: {
    name: 'Genes or surroundings, not both',
    what: 'Explains a feature by genes alone or by surroundings alone where both matter.',
    example: ['What decides how tall you are?', 'genes alone', 'genes and food'],
    helps: 'Compare plants of one cutting, grown in light and in shade.',
  },
  genes_changed_by_life: {
    name: 'Genes changed by how one lives',
    what: 'Lets food, training or wishes rewrite genes.',
    example: ['Twins grow up apart. Are their genes different?', 'Yes.', 'No.'],
    helps: 'Compare a recipe in a book with cakes from two ovens.',
  },
  gene_is_a_trait: {
    name: 'Gene taken for a feature',
    what: 'Takes a gene for the feature that it has to do with.',
    example: ['What is a gene?', 'brown eyes', 'a section of DNA'],
    helps: 'Zoom in step by step from a face to a cell to a piece of DNA.',
  },
  genes_only_in_sex_cells: {
    name: 'Genes in sex cells only',
    what: 'Expects genes in egg and sperm alone.',
    example: ['Has a skin cell genes?', 'No.', 'Yes, all of them.'],
    helps: 'Ask how a skin cell knows what to do.',
  },
  gene_and_chromosome_mixed: {
    name: 'Gene and chromosome mixed up',
    what: 'Takes one of gene, DNA and chromosome for another.',
    example: ['What is a gene?', 'a whole chromosome', 'a section of one'],
    helps: 'Use a shelf: the book is a chromosome, a recipe in it is a gene.',
  },
  shape_of_dna_mixed: {
    name: 'Shape of DNA mixed up',
    what: 'Gives DNA another number of strands or another shape.',
    example: ['How many strands has DNA?', 'one', 'two'],
    helps: 'Twist a paper ladder and count its sides.',
  },
  all_genes_from_one_parent: {
    name: 'All genes from one parent',
    what: 'Lets a child get its whole set from one of its parents.',
    example: ['A cell has 46 chromosomes. How many came from the mother?', '$46$', '$23$'],
    helps: 'Deal cards of two colours, half from each parent.',
  },
  acquired_features_inherited: {
    name: 'Features of a life passed on',
    what: 'Expects what somebody gained in life to be passed on by genes.',
    example: ['A mother trains her arms. Is her baby born strong?', 'Yes.', 'No.'],
    helps: 'Sort features into genes and life, and ask what is in an egg cell.',
  },
  change_by_need: {
    name: 'Change by need',
    what: 'Lets single living things change because they need or want to.',
    example: [
      'Why did beaks become thicker?',
      'The birds needed it.',
      'Birds with thick beaks had more young.',
    ],
    helps: 'Play the beak game: nobody may change tools, but the best fed get copies.',
  },
  selection_without_the_danger: {
    name: 'Selection without what selects',
    what: 'Predicts which feature becomes common without looking at what decides about life.',
    example: ['Seeds are hard. Which beaks become common?', 'the light ones', 'the thick ones'],
    helps: 'Ask first: what kills here, or what is short?',
  },
  no_variation_in_a_species: {
    name: 'No variation within a species',
    what: 'Takes all members of a species for alike.',
    example: ['Do all finches of a species have the same beak?', 'Yes.', 'No.'],
    helps: 'Measure one feature in the whole class.',
  },
  species_never_change: {
    name: 'Species never change',
    what: 'Takes species for as they always were.',
    example: [
      'Have giraffes always had long necks?',
      'Yes.',
      'No, their ancestors had shorter ones.',
    ],
    helps: 'Lay pictures of fossils along a line of time.',
  },
  death_for_extinction: {
    name: 'Death taken for extinction',
    what: 'Calls a species extinct when one or some of it die.',
    example: ['An old panda dies. Is the species extinct?', 'Yes.', 'No.'],
    helps: 'Ask how many of the species are left.',
  },
  variation_as_danger: {
    name: 'Variation as a danger',
    what: 'Takes differences within a species for something that harms it.',
    example: ['Is variation bad for a species?', 'Yes.', 'No, some may survive a change.'],
    helps: 'Let a disease hit two sets of cards, one all alike and one mixed.',
  },
  survival_of_the_strongest: {
    name: 'Survival of the strongest',
    what: 'Takes strength for what decides in natural selection.',
    example: ['What does fittest mean?', 'strongest', 'best suited'],
    helps: 'Collect animals that do well by being small or hidden.',
  },
} as const satisfies Strand

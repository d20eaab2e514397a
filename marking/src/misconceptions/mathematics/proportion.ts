import type { Strand } from '#misconceptions/entry.ts'

export const PROPORTION = {
  ratio_part_of_part: {
    name: 'Part compared with the other part',
    what: 'Compares a part with the other part where all the parts together count.',
    example: ['Share 60 in the ratio 1 : 4. How much is the smaller share?', '$15$', '$12$'],
    helps: 'Draw the parts in one bar and count them all before anything is divided.',
    was: ['part-to-part'],
  },
  ratio_shares_swapped: {
    name: 'Shares of a ratio swapped',
    what: 'Works out the shares rightly and gives one to the other person.',
    example: ['Share 60 in the ratio 1 : 4. How much is the smaller share?', '$48$', '$12$'],
    helps: 'Write the names above the ratio, in the order of the sentence.',
    was: ['other-share'],
  },
  ratio_divided_by_one_part: {
    name: 'Total divided by one number of the ratio',
    what: 'Divides the whole amount by one of the two numbers of the ratio.',
    example: ['Share £60 in the ratio 2 : 3. How much is the larger share?', '$20$', '$36$'],
    helps: 'Ask how many equal parts the money is shared among altogether.',
    was: ['divides-by-one-part'],
  },
  added_in_proportion: {
    name: 'Added where it grows by multiplying',
    what: 'Keeps the difference of two quantities where their ratio stays the same.',
    example: ['20 ml need 30 ml. How much do 40 ml need?', '$50$', '$60$'],
    helps: 'Fill a table of twice, three times and half as much.',
    was: ['adds-in-proportion'],
  },
  direct_for_inverse_proportion: {
    name: 'Direct for inverse proportion',
    what: 'Lets both quantities grow together where one shrinks as the other grows.',
    example: [
      'y is inversely proportional to x. At x = 5 it is 12. What is it at x = 15?',
      '$36$',
      '$4$',
    ],
    helps: 'Ask for a story, such as more painters for the same wall, and what stays the same.',
    was: ['direct-proportion'],
  },
  added_instead: {
    name: 'Added where another operation belongs',
    what: 'Adds the numbers of a task that asks for another operation.',
    example: ['Every bee has 6 legs. How many legs have 4 bees?', '$10$', '$24$'],
    helps: 'Let the story be drawn or told without its numbers first.',
    was: ['adds-instead', 'adds-the-legs-once'],
  },
  multiplied_for_divided: {
    name: 'Multiplied where a division belongs',
    what: 'Multiplies two quantities where one is shared out over the other.',
    example: ['A runner goes 60 m in 12 s. How far in one second?', '$720$', '$5$'],
    helps: 'Ask for the meaning of the unit, such as metres in each second.',
    was: ['multiplies-instead', 'density-multiplies', 'volume-multiplies'],
  },
  divided_for_multiplied: {
    name: 'Divided where a product belongs',
    what: 'Divides two quantities where one comes once for each of the other.',
    example: ['1 kg is pulled with 10 N. With how much are 5 kg pulled?', '$0.5$', '$50$'],
    helps: 'Ask whether there will be more or less of it, and estimate first.',
    was: ['divides-instead', 'mass-divides'],
  },
  number_upside_down: {
    name: 'Divided the other way round',
    what: 'Divides the second quantity by the first where it is the other way.',
    example: ['Divide 3 by 12.', '$4$', '$0.25$'],
    helps: 'Write the division as a fraction with words above and below the line.',
    was: ['divides-the-other-way'],
  },
  doubling_taken_as_adding: {
    name: 'Doubling taken for adding',
    what: 'Adds the same each time where the amount doubles each time.',
    example: ['One cell divides 5 times. How many cells are there?', '$10$', '$32$'],
    helps: 'Draw the first few steps as a tree, and count the ends.',
    was: ['adds-instead-of-doubling', 'halves-the-days'],
  },
} as const satisfies Strand

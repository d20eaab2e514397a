import type { Strand } from '#misconceptions/entry.ts'

export const EQUATIONS = {
  sign_lost_moving: {
    name: 'Same operation instead of its inverse',
    what: 'Moves a term to the other side of an equation and keeps its sign.',
    example: ['$3x + 7 = 19$', '$3x = 26$', '$3x = 12$'],
    helps: 'Write down what is done to both sides, on both sides, on a line of its own.',
    was: ['same-operation-again', 'adds-the-unknowns'],
  },
  subtracted_instead_of_divided: {
    name: 'Factor undone by subtracting',
    what: 'Takes the number in front of the letter away in place of dividing by it.',
    example: ['$5x = 20$', '$x = 15$', '$x = 4$'],
    helps: 'Write the hidden times sign, and ask for the operation that undoes it.',
  },
  multiplied_instead_of_divided: {
    name: 'Factor undone by multiplying',
    what: 'Multiplies by the number in front of the letter in place of dividing by it.',
    example: ['$5x = 20$', '$x = 100$', '$x = 4$'],
    helps: 'Put the value back in: five times it should give the other side.',
  },
  divided_the_wrong_way: {
    name: 'Division turned round',
    what: 'Divides the number in front of the letter by the other side.',
    example: ['$5x = 20$', '$x = \\frac{1}{4}$', '$x = 4$'],
    helps: 'Share the other side out among the letters in a bar, and read off one of them.',
  },
  factor_sign_turned: {
    name: 'Sign turned while dividing',
    what: 'Turns the sign when it divides by the number in front of the letter.',
    example: ['$5x = 20$', '$x = -4$', '$x = 4$'],
    helps: 'Put the value back in, and tell dividing from taking away once more.',
  },
  divided_instead_of_multiplied: {
    name: 'Division undone by dividing',
    what: 'Divides again where the letter was divided and the inverse is multiplying.',
    example: ['$\\frac{x}{6} = 12$', '$x = 2$', '$x = 72$'],
    helps: 'Ask what was done to the letter, and which operation takes it back.',
  },
  divided_some_terms: {
    name: 'Only some terms divided',
    what: 'Divides an equation and leaves one of its terms as it was.',
    example: ['$4x + 3 = 20$', '$x + 3 = 5$', '$x + \\frac{3}{4} = 5$'],
    helps: 'Put both sides into brackets first and divide each bracket as a whole.',
    was: ['divides-one-term'],
  },
  multiplied_some_terms: {
    name: 'Only the fraction multiplied',
    what: 'Clears a fraction from an equation and leaves the whole numbers as they were.',
    example: ['$\\frac{x}{2} + 3 = 8$', '$x + 3 = 16$', '$x + 6 = 16$'],
    helps: 'Write the factor in front of every term before anything is worked out.',
  },
  done_to_one_side: {
    name: 'Done to one side only',
    what: 'Changes one side of an equation and leaves the other side as it was.',
    example: ['$x + 5 = 12$', '$x = 12$', '$x = 7$'],
    helps: 'Draw a balance, and ask what keeps it level after each change.',
    was: ['one-side-only'],
  },
  squared_term_by_term: {
    name: 'Equation squared term by term',
    what: 'Squares each term of an equation in place of each side.',
    example: ['$\\sqrt{x} + 3 = 5$', '$x + 9 = 25$', '$x = 4$'],
    helps: 'Bring the root to a side of its own first, then square both sides.',
  },
  square_undone_by_halving: {
    name: 'Square undone by halving',
    what: 'Divides by two to undo a square.',
    example: ['$x^2 = 50$', '$x = 25$', '$x = \\pm\\sqrt{50}$'],
    helps: 'Ask which number times itself gives it, with a square drawn to its area.',
    was: ['halves-instead'],
  },
  solution_lost: {
    name: 'Solution lost on the way',
    what: 'Divides by something that can be zero, or takes one root, so that a solution goes.',
    example: ['$(x - 1)(x + 4) = 3(x - 1)$', '$x + 4 = 3$', '$x = 1$ or $x = -1$'],
    helps: 'Bring everything to one side and factorise, and then ask when each factor is zero.',
  },
  solution_gained: {
    name: 'Solution let in on the way',
    what: 'Takes a step, such as squaring, that lets in a value which does not solve the start.',
    example: ['$\\sqrt{x} = x - 2$', '$x = 1$ or $x = 4$', '$x = 4$'],
    helps: 'Put every value back into the first line, and keep those that fit.',
  },
  stopped_early: {
    name: 'Stopped one step early',
    what: 'Works rightly and gives a result from the way as the answer.',
    example: ['Solve $4x + 6 = 30$.', '$24$', '$6$'],
    helps: 'Let the question be read once more after the last line: does this answer it?',
    was: ['stops-before-dividing', 'stops-at-the-sum', 'forgets-the-snail'],
  },
  other_quantity_given: {
    name: 'Another quantity given',
    what: 'Works rightly and gives the value of something else than what was asked for.',
    example: [
      'A garden is 3 m longer than wide, and 22 m round. How wide is it, in metres?',
      '$7$',
      '$4$',
    ],
    helps: 'Underline what is asked for, and say in words what the letter stands for.',
    was: ['other-side', 'cost-for-miles', 'puts-it-in-for-x'],
  },
} as const satisfies Strand

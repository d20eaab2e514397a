import type { DemoTopic } from './shapes.ts'

export const mathematicsTopics = [
  {
    key: 'what-a-fraction-is',
    title: 'What a fraction is',
    description: 'A whole in equal parts, a place on the number line, and a division.',
    prerequisites: [],
    objectives: [
      'say what the numerator and the denominator tell',
      'place a fraction on a number line',
      'find a fraction of an amount',
      'write an improper fraction as a mixed number',
    ],
  },
  {
    key: 'equivalent-fractions',
    title: 'Equivalent fractions',
    description: 'Different names for the same number, and the simplest of them.',
    prerequisites: ['what-a-fraction-is'],
    objectives: [
      'make equivalent fractions by multiplying or dividing both parts',
      'write a fraction in its lowest terms',
      'find a missing numerator or denominator',
    ],
  },
  {
    key: 'comparing-fractions',
    title: 'Comparing and ordering fractions',
    description: 'Which is larger, and how to be sure.',
    prerequisites: ['equivalent-fractions'],
    objectives: [
      'compare fractions by a common denominator',
      'compare a fraction with one half and with one',
      'put fractions in order of size',
    ],
  },
  {
    key: 'adding-fractions',
    title: 'Adding fractions',
    description: 'Parts of the same size can be counted together, so make them the same size.',
    prerequisites: ['equivalent-fractions'],
    objectives: [
      'add fractions with the same denominator',
      'add fractions with different denominators',
      'add mixed numbers',
    ],
  },
  {
    key: 'subtracting-fractions',
    title: 'Subtracting fractions',
    description: 'Taking away parts, and exchanging a whole when there are too few.',
    prerequisites: ['adding-fractions'],
    objectives: [
      'subtract fractions with different denominators',
      'take a fraction from a whole number',
      'subtract mixed numbers',
    ],
  },
  {
    key: 'multiplying-dividing-fractions',
    title: 'Times and dividing fractions',
    description: 'A part of a part, and how many parts fit.',
    prerequisites: ['equivalent-fractions'],
    objectives: [
      'multiply two fractions',
      'say what the reciprocal of a number is',
      'divide by a fraction',
    ],
  },
  {
    key: 'percentages-of-an-amount',
    title: 'Percentages of an amount',
    description: 'Out of a hundred: from 10 % in the head to any percentage.',
    prerequisites: ['what-a-fraction-is'],
    objectives: [
      'change between percentages, fractions and decimals',
      'find a percentage of an amount',
      'write one amount as a percentage of another',
    ],
  },
  {
    key: 'percentage-change',
    title: 'Percentage change',
    description: 'Rises, falls and the multiplier that does either in one step.',
    prerequisites: ['percentages-of-an-amount'],
    objectives: [
      'increase or decrease an amount by a percentage',
      'use a multiplier',
      'find a percentage change',
      'work back to the amount before a change',
    ],
  },
  {
    key: 'expanding-brackets',
    title: 'Expanding brackets',
    description: 'What stands before a bracket multiplies everything inside it.',
    prerequisites: [],
    objectives: [
      'expand a single bracket',
      'expand and simplify two brackets added together',
      'expand the product of two brackets',
    ],
  },
  {
    key: 'linear-equations',
    title: 'Linear equations',
    description: 'Finding the unknown by doing the same to both sides.',
    prerequisites: ['expanding-brackets'],
    objectives: [
      'solve one-step and two-step equations',
      'solve equations with brackets',
      'make an equation from words',
    ],
  },
  {
    key: 'unknown-on-both-sides',
    title: 'Unknown on both sides',
    description: 'Gather the unknown on one side, then carry on as before.',
    prerequisites: ['linear-equations'],
    objectives: [
      'solve equations with the unknown on both sides',
      'solve them with brackets on both sides',
      'check a solution by putting it in',
    ],
  },
  {
    key: 'factorising-quadratics',
    title: 'Factorising quadratics',
    description: 'Expanding backwards: which two brackets multiply to this?',
    prerequisites: ['expanding-brackets'],
    objectives: [
      'take out a common factor',
      'factorise a quadratic that begins with one square',
      'recognise a difference of two squares',
    ],
  },
  {
    key: 'quadratic-equations',
    title: 'Quadratic equations',
    description: 'When a product is zero, one of its factors is.',
    prerequisites: ['factorising-quadratics', 'unknown-on-both-sides'],
    objectives: [
      'solve a quadratic equation by factorising',
      'solve one by taking square roots',
      'say how many solutions there are',
    ],
  },
  {
    key: 'first-derivatives',
    title: 'First derivatives',
    description: 'An extension: how steep is a curve, at every point at once?',
    prerequisites: ['quadratic-equations'],
    objectives: [
      'say what a derivative tells about a curve',
      'differentiate powers and sums of powers',
      'find the gradient of a curve at a point',
    ],
  },
] as const satisfies readonly DemoTopic[]

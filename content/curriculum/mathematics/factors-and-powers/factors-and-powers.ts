import type { Strand } from '#curriculum/shapes.ts'
import { factorsAndMultiples } from './factors-and-multiples.ts'
import { factorsAndPowersTopics } from './factors-and-powers.topics.ts'
import { factorsAndPowersWorksheets } from './factors-and-powers.worksheets.ts'
import { fractionalIndices } from './fractional-indices.ts'
import { hcfAndLcm } from './hcf-and-lcm.ts'
import { lawsOfIndices } from './laws-of-indices.ts'
import { powersAndRoots } from './powers-and-roots.ts'
import { primeNumbers } from './prime-numbers.ts'
import { squareAndCubeNumbers } from './square-and-cube-numbers.ts'
import { standardForm } from './standard-form.ts'
import { standardFormCalculations } from './standard-form-calculations.ts'
import { surds } from './surds.ts'

export const factorsAndPowers: Strand = {
  key: 'factors-and-powers',
  title: 'Factors and powers',
  description: 'What numbers are made of, and what multiplying again and again makes.',
  topics: factorsAndPowersTopics,
  questions: [
    ...factorsAndMultiples,
    ...primeNumbers,
    ...squareAndCubeNumbers,
    ...powersAndRoots,
    ...hcfAndLcm,
    ...lawsOfIndices,
    ...standardForm,
    ...standardFormCalculations,
    ...fractionalIndices,
    ...surds,
  ],
  worksheets: factorsAndPowersWorksheets,
}

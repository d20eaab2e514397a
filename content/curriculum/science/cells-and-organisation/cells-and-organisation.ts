import type { Strand } from '#curriculum/shapes.ts'
import { breathing } from './breathing.ts'
import { cells } from './cells.ts'
import { cellsAndOrganisationTopics } from './cells-and-organisation.topics.ts'
import { cellsAndOrganisationWorksheets } from './cells-and-organisation.worksheets.ts'
import { digestion } from './digestion.ts'
import { enzymes } from './enzymes.ts'
import { exchangeSurfaces } from './exchange-surfaces.ts'
import { heartAndBlood } from './heart-and-blood.ts'
import { microscopesAndBacteria } from './microscopes-and-bacteria.ts'
import { movingIntoCells } from './moving-into-cells.ts'
import { skeletonAndMuscles } from './skeleton-and-muscles.ts'
import { specialisedCells } from './specialised-cells.ts'

export const cellsAndOrganisation: Strand = {
  key: 'cells-and-organisation',
  title: 'Cells and bodies',
  description: 'What living things are made of, and how the parts work together.',
  topics: cellsAndOrganisationTopics,
  questions: [
    ...cells,
    ...specialisedCells,
    ...skeletonAndMuscles,
    ...breathing,
    ...digestion,
    ...microscopesAndBacteria,
    ...movingIntoCells,
    ...enzymes,
    ...exchangeSurfaces,
    ...heartAndBlood,
  ],
  worksheets: cellsAndOrganisationWorksheets,
}

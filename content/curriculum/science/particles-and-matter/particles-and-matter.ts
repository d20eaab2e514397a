import type { Strand } from '#curriculum/shapes.ts'
import { covalentBonding } from './covalent-bonding.ts'
import { electronArrangement } from './electron-arrangement.ts'
import { elementsAndCompounds } from './elements-and-compounds.ts'
import { giantStructures } from './giant-structures.ts'
import { groups17And0 } from './groups-1-7-and-0.ts'
import { insideTheAtom } from './inside-the-atom.ts'
import { ionicBonding } from './ionic-bonding.ts'
import { limitsOfParticleModels } from './limits-of-particle-models.ts'
import { particlesAndMatterTopics } from './particles-and-matter.topics.ts'
import { particlesAndMatterWorksheets } from './particles-and-matter.worksheets.ts'
import { particlesAndStates } from './particles-and-states.ts'
import { periodicTable } from './periodic-table.ts'
import { pureAndMixed } from './pure-and-mixed.ts'
import { purityAndChromatography } from './purity-and-chromatography.ts'
import { separatingMixtures } from './separating-mixtures.ts'

export const particlesAndMatter: Strand = {
  key: 'particles-and-matter',
  title: 'Particles and matter',
  description: 'What everything is made of.',
  topics: particlesAndMatterTopics,
  questions: [
    ...particlesAndStates,
    ...pureAndMixed,
    ...separatingMixtures,
    ...elementsAndCompounds,
    ...periodicTable,
    ...insideTheAtom,
    ...electronArrangement,
    ...groups17And0,
    ...ionicBonding,
    ...covalentBonding,
    ...giantStructures,
    ...purityAndChromatography,
    ...limitsOfParticleModels,
  ],
  worksheets: particlesAndMatterWorksheets,
}

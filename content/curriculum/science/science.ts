import type { Subject } from '#curriculum/shapes.ts'
import { cellsAndOrganisation } from './cells-and-organisation/cells-and-organisation.ts'
import { electricityAndMagnetism } from './electricity-and-magnetism/electricity-and-magnetism.ts'
import { energyAndHeating } from './energy-and-heating/energy-and-heating.ts'
import { forcesAndMotion } from './forces-and-motion/forces-and-motion.ts'
import { healthAndCoordination } from './health-and-coordination/health-and-coordination.ts'
import { inheritanceAndEvolution } from './inheritance-and-evolution/inheritance-and-evolution.ts'
import { particlesAndMatter } from './particles-and-matter/particles-and-matter.ts'
import { plantsAndEcosystems } from './plants-and-ecosystems/plants-and-ecosystems.ts'
import { ratesAndResources } from './rates-and-resources/rates-and-resources.ts'
import { reactions } from './reactions/reactions.ts'
import { wavesAndMatter } from './waves-and-matter/waves-and-matter.ts'
import { workingScientifically } from './working-scientifically/working-scientifically.ts'

export const science: Subject = {
  key: 'science',
  title: 'Science',
  description: 'Living things, matter, forces and energy, and how we find out about them.',
  strands: [
    workingScientifically,
    cellsAndOrganisation,
    healthAndCoordination,
    plantsAndEcosystems,
    inheritanceAndEvolution,
    particlesAndMatter,
    reactions,
    ratesAndResources,
    forcesAndMotion,
    energyAndHeating,
    electricityAndMagnetism,
    wavesAndMatter,
  ],
}

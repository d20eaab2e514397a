import type { Strand } from '#curriculum/shapes.ts'
import { airAndClimate } from './air-and-climate.ts'
import { changingRates } from './changing-rates.ts'
import { climateAndPollution } from './climate-and-pollution.ts'
import { cracking } from './cracking.ts'
import { crudeOil } from './crude-oil.ts'
import { earlyAtmosphere } from './early-atmosphere.ts'
import { materialsAndRecycling } from './materials-and-recycling.ts'
import { measuringRates } from './measuring-rates.ts'
import { metalsFromPoorOres } from './metals-from-poor-ores.ts'
import { ratesAndResourcesTopics } from './rates-and-resources.topics.ts'
import { ratesAndResourcesWorksheets } from './rates-and-resources.worksheets.ts'
import { ratesFromTangents } from './rates-from-tangents.ts'
import { reversibleReactions } from './reversible-reactions.ts'
import { rocks } from './rocks.ts'
import { shiftingEquilibrium } from './shifting-equilibrium.ts'
import { usingResources } from './using-resources.ts'

export const ratesAndResources: Strand = {
  key: 'rates-and-resources',
  title: 'Rates, Earth and resources',
  description: 'How fast reactions go, and what the Earth gives us.',
  topics: ratesAndResourcesTopics,
  questions: [
    ...rocks,
    ...airAndClimate,
    ...materialsAndRecycling,
    ...measuringRates,
    ...changingRates,
    ...ratesFromTangents,
    ...reversibleReactions,
    ...shiftingEquilibrium,
    ...crudeOil,
    ...cracking,
    ...earlyAtmosphere,
    ...climateAndPollution,
    ...usingResources,
    ...metalsFromPoorOres,
  ],
  worksheets: ratesAndResourcesWorksheets,
}

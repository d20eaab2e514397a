import type { Strand } from '#curriculum/shapes.ts'
import { density } from './density.ts'
import { electromagneticSpectrum } from './electromagnetic-spectrum.ts'
import { gasPressure } from './gas-pressure.ts'
import { halfLife } from './half-life.ts'
import { light } from './light.ts'
import { netDecline } from './net-decline.ts'
import { nuclearSafety } from './nuclear-safety.ts'
import { radioactivity } from './radioactivity.ts'
import { refractionAndRadio } from './refraction-and-radio.ts'
import { seeing } from './seeing.ts'
import { sound } from './sound.ts'
import { space } from './space.ts'
import { waveEquation } from './wave-equation.ts'
import { waves } from './waves.ts'
import { wavesAndMatterTopics } from './waves-and-matter.topics.ts'
import { wavesAndMatterWorksheets } from './waves-and-matter.worksheets.ts'

export const wavesAndMatter: Strand = {
  key: 'waves-and-matter',
  title: 'Waves, atoms and space',
  description: 'Sound, light, what lies inside matter and beyond the Earth.',
  topics: wavesAndMatterTopics,
  questions: [
    ...space,
    ...sound,
    ...light,
    ...seeing,
    ...density,
    ...gasPressure,
    ...waves,
    ...radioactivity,
    ...halfLife,
    ...nuclearSafety,
    ...netDecline,
    ...waveEquation,
    ...electromagneticSpectrum,
    ...refractionAndRadio,
  ],
  worksheets: wavesAndMatterWorksheets,
}

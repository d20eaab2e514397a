import type { Strand } from '#curriculum/shapes.ts'
import { density } from './density.ts'
import { light } from './light.ts'
import { seeing } from './seeing.ts'
import { sound } from './sound.ts'
import { space } from './space.ts'
import { wavesAndMatterTopics } from './waves-and-matter.topics.ts'

export const wavesAndMatter: Strand = {
  key: 'waves-and-matter',
  title: 'Waves, atoms and space',
  description: 'Sound, light, what lies inside matter and beyond the Earth.',
  topics: wavesAndMatterTopics,
  questions: [...space, ...sound, ...light, ...seeing, ...density],
}

import { models } from '@learngrove/contract/models'
import { implement } from '#platform/implement.ts'
import { readSettings } from './read-settings.ts'
import { readUsage } from './read-usage.ts'
import { setForChild, setForClass, setForSchool } from './set-use.ts'

export const modelsRoutes = implement(models, {
  settings: (context) => readSettings(context),
  setSchool: (context, input) => setForSchool(context, input),
  setClass: (context, input) => setForClass(context, input),
  setChild: (context, input) => setForChild(context, input),
  usage: (context, input) => readUsage(context, input),
})

import { classes } from '@learngrove/contract/classes'
import { implement } from '#platform/implement.ts'
import { selectClasses } from './classes.queries.ts'

export const classesRoutes = implement(classes, {
  list: async ({ db, actor }) => ({ classes: await selectClasses(db, actor) }),
})

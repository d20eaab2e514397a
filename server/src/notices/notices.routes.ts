import { notices } from '@learngrove/contract/notices'
import { AppError } from '#platform/errors.ts'
import { implement } from '#platform/implement.ts'
import { countNotices, markAllRead, markRead, selectNotices } from './notices.queries.ts'

const defaultPageSize = 20

export const noticesRoutes = implement(notices, {
  list: async ({ db, actor }, { query: { page = 1, size = defaultPageSize } }) => {
    const found = await selectNotices(db, actor, { limit: size, offset: (page - 1) * size })
    return { notices: found, ...(await countNotices(db, actor)) }
  },

  read: async ({ db, actor, now }, { params: { id } }) => {
    if (!(await markRead(db, actor, { id, now }))) throw new AppError('NOT_FOUND')
    return { num_unread: (await countNotices(db, actor)).num_unread }
  },

  readAll: async ({ db, actor, now }, { body: { until } }) => {
    await markAllRead(db, actor, { until, now })
    return { num_unread: (await countNotices(db, actor)).num_unread }
  },
})

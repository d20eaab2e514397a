import { notices } from '@learngrove/contract/notices'
import { AppError } from '#platform/errors.ts'
import { implement } from '#platform/implement.ts'
import { countNotices, markAllRead, markRead, selectNotices } from './notices.queries.ts'

const defaultPageSize = 20

export const noticesRoutes = implement(notices, {
  list: async ({ db, actor, now }, { query: { page = 1, size = defaultPageSize } }) => {
    const whose = { ...actor, now }
    const found = await selectNotices(db, whose, { limit: size, offset: (page - 1) * size })
    return { notices: found, ...(await countNotices(db, whose)) }
  },

  read: async ({ db, actor, now }, { params: { id } }) => {
    const whose = { ...actor, now }
    if (!(await markRead(db, whose, id))) throw new AppError('NOT_FOUND')
    return { num_unread: (await countNotices(db, whose)).num_unread }
  },

  readAll: async ({ db, actor, now }, { body: { until } }) => {
    const whose = { ...actor, now }
    await markAllRead(db, whose, until)
    return { num_unread: (await countNotices(db, whose)).num_unread }
  },
})

import type { Answers } from '../support/answer-calls.ts'

/** What the frame of the staff asks for, of somebody who has nothing waiting. */
export const staffFrame: Answers = {
  'GET /safeguarding/standing': { can_read: false, can_name_contacts: false, num_open: 0 },
  'GET /notices': { notices: [], total_count: 0, num_unread: 0 },
  'GET /quiz/marking/count': { num_waiting: 0 },
  'GET /classes': { classes: [] },
}

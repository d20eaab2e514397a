/** Limits of what is set; both sides check them. */
export const assignmentLimits = {
  /** Characters. */
  title: 120,
  /** Students of one request; a class is smaller. */
  students: 200,
  tries: 9,
  /** Minutes. */
  time_limit: 240,
  /** Characters of the reason for which a student is excused. */
  reason: 300,
} as const

/** From when a student needs somebody: tries at one question, and minutes at it. */
export const stuckAfter = { tries: 3, minutes: 5 } as const

/** For so many minutes after their last step somebody counts as at work. */
export const liveMinutes = 10

/** Between these hours, in the school's time zone, nobody is reminded of work. */
export const quietHours = { from: 19, until: 7 } as const

/** A student is reminded of the same work at most once in so many hours. */
export const hoursBetweenReminders = 12

/** The addresses of this area's pages: links are made from these, never written out. */
export const studentPaths = {
  dashboard: () => '/student/dashboard',
  library: () => '/student/library',
  /** Begins the revision of a topic, or of the most forgotten one. */
  revise: (topicId?: string) => `/student/v2/revise${topicId ? `?topic=${topicId}` : ''}`,
  chat: () => '/student/v2/chat',
  quiz: (quizId: string) => `/student/quiz/${quizId}`,
}

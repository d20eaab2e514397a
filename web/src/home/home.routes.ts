import type { RouteObject } from 'react-router'
import { guard, needsUser } from '#platform/guards.ts'
import { studentPaths } from './home.paths.ts'

/** The student's pages: most stand in the shell, a quiz has the screen to itself. */
export const studentRoutes: RouteObject[] = [
  {
    middleware: [guard('student')],
    handle: needsUser,
    lazy: () => import('#app/signed-in-layout.tsx'),
    children: [
      { path: studentPaths.quiz(':quizId'), lazy: () => import('#quiz/quiz-page.tsx') },
      { path: studentPaths.revise(), lazy: () => import('#revision/revise.ts') },
      { path: studentPaths.chat(), lazy: () => import('#chat/chat-page.tsx') },
      {
        lazy: () => import('#app/student-layout.tsx'),
        children: [
          { path: studentPaths.dashboard(), lazy: () => import('./dashboard-page.tsx') },
          { path: studentPaths.library(), lazy: () => import('#home/library/library-page.tsx') },
        ],
      },
    ],
  },
]

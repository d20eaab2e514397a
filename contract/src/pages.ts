import { page } from './page.ts'

const families = ['student', 'parent'] as const
const curriculum = ['curriculum', 'curriculum_guest'] as const
/** What stands in the address of every list of the staff. */
const listed = ['sort', 'page', 'page_size', 'search'] as const

/**
 * Lists every page of the site: routes, guards, homes, links, e-mails and the site map are made
 * from it. Addresses and who may open them are the specification's.
 */
export const pages = {
  comingSoon: page('/coming-soon', 'public', 'Coming soon', { query: ['sent', 'token'] }),
  welcome: page('/welcome', 'public', 'Welcome', { query: ['for'], is_of_platform: true }),
  companion: page('/companion-intro', 'public', 'Meet the companion'),
  courses: page('/Best_AI_Coach', 'public', 'Courses', {
    query: ['view', 'course'],
    is_of_platform: true,
  }),
  support: page('/support', 'public', 'Support', { query: ['sent'] }),
  terms: page('/terms-condition', 'public', 'Terms'),
  privacy: page('/privacy-policy', 'public', 'Privacy'),
  blog: page('/blogs', 'public', 'Blog', { query: ['post'], is_of_platform: true }),
  releases: page('/release-notes', 'public', 'Release notes', { is_of_platform: true }),
  notes: page('/math-notes', 'public', 'Maths notes', { query: ['note'] }),
  papers: page('/exam-practices', 'public', 'Past papers', { query: ['paper'] }),
  lite: page('/aiacademy-lite', 'public', 'The free plan', { is_of_platform: true }),
  redirector: page('/redirector', 'public', 'To a messenger'),

  sharedSheet: page('/sharing/quiz/{quizId}', 'public', 'A shared worksheet', {
    query: ['photo', 'question'],
  }),
  guidedDemo: page('/demo/guided-demo', 'public', 'A guided tour', { query: ['step'] }),
  demoQuiz: page('/demo/quiz/{quizId}', 'public', 'Try a worksheet', { query: ['question'] }),
  guestChat: page('/chat', 'public', 'Ask Pip without an account'),
  chatQuiz: page('/chat/quiz/{quizId}', 'public', 'A worksheet from the chat', {
    query: ['question'],
  }),

  redeem: page('/redeem', 'public', 'Redeem a code'),
  redeemCode: page('/redeem/{code}', 'public', 'What a code opens'),
  redemption: page('/aiacademy/product-redemption', families, 'Give a code to a child', {
    query: ['code', 'child'],
  }),
  activateLite: page('/aiacademy/activate-lite-access', families, 'Activate the free plan'),

  login: page('/login', 'public', 'Sign in', { query: ['to'] }),
  secondFactor: page('/login/second-factor', 'public', 'The second step', { query: ['to'] }),
  loginToken: page('/login/validation/{token}', 'public', 'Sign in by token'),
  magicLink: page('/magic-link', 'public', 'Ask for a link'),
  magicLinkSent: page('/magic-link/confirmation', 'public', 'The link was sent'),
  magicLinkToken: page('/magic-link/validation/{token}', 'public', 'Sign in by link'),
  signup: page('/aiacademy/signup', 'public', 'Sign up', {
    query: ['view', 'token', 'who', 'to'],
  }),
  signupLite: page('/aiacademy/aiacademy-lite-signup', 'public', 'Sign up for the free plan', {
    query: ['view', 'who', 'to'],
  }),
  onboarding: page('/aiacademy/onboarding', 'public', 'A few questions', {
    query: ['step', 'to'],
  }),
  forgotPassword: page('/aiacademy/forget-password', 'public', 'Forgot your password'),
  resetPassword: page('/aiacademy/reset-password', 'public', 'Set a new password'),
  setup: page('/setup', 'public', 'Set up'),

  parentDashboard: page('/aiacademy/dashboard', ['parent'], 'The week of a child', {
    query: ['child'],
  }),
  createChild: page('/aiacademy/create-child-account', ['parent'], 'Create an account for a child'),
  createChildLite: page(
    '/aiacademy/aiacademy-lite-create-child-account',
    ['parent'],
    'Create a free account for a child',
  ),
  createChildLiteDone: page(
    '/aiacademy/aiacademy-lite-create-child-account/success',
    ['parent'],
    'The account was created',
  ),
  manageChild: page('/aiacademy/child/{childId}/manage', ['parent'], 'A child’s account'),

  studentDashboard: page('/student/dashboard', ['student'], 'Home', {
    query: ['view', 'strand', 'topic', 'show'],
  }),
  library: page('/student/library', ['student'], 'Library'),
  profile: page('/student/profile', ['student'], 'Profile'),
  profileV2: page('/student/v2/profile', ['student'], 'Profile'),
  chat: page('/student/v2/chat', ['student'], 'Ask Pip'),
  revisions: page('/student/revisions', ['student'], 'Practise'),
  revise: page('/student/v2/revise', ['student'], 'Revise', { query: ['topic'] }),
  review: page('/student/v2/review', ['student'], 'Look back', { query: ['view', 'topic'] }),
  finishedWorksheets: page('/student/v2/review/worksheets', ['student'], 'Finished worksheets'),
  assignedWorksheets: page('/student/v2/assignments/worksheet', ['student'], 'Assignments'),
  customWorksheet: page('/student/v2/practice/custom-worksheet', ['student'], 'Make a worksheet', {
    query: ['topics', 'length', 'challenge', 'kinds'],
  }),
  quiz: page('/student/quiz/{quizId}', ['student'], 'Quiz', {
    query: ['question', 'view', 'back'],
  }),
  learningContent: page('/learning-content/{contentId}', ['student', 'teacher'], 'A lesson'),

  teacherAssignments: page('/teacher/assignments', ['teacher'], 'Assignments', {
    query: [
      ...['class', 'work', 'view', 'question'],
      ...['student', 'size', 'room', 'sides', 'scheme'],
    ],
  }),
  teacherReports: page('/teacher/reports', ['teacher'], 'Reports', {
    query: ['class', 'start', 'end', 'names', 'view', 'work'],
  }),
  studentReports: page(
    '/teacher/students/{studentId}/class/{classId}/reports',
    ['teacher'],
    'A student’s report',
    { query: ['start', 'end'] },
  ),
  teacherChat: page('/teacher/chat', ['teacher'], 'Assistant', { query: ['class'] }),
  creator: page('/teacher/creator/classId/{classId}', ['teacher'], 'A worksheet in the making', {
    query: ['worksheet', 'topic', 'students'],
  }),
  worksheetLibrary: page(
    '/teacher/worksheet-library/classId/{classId}',
    ['teacher'],
    'Worksheets',
    {
      query: ['search', 'whose', 'sort', 'tag', 'new', 'page', 'sheet'],
    },
  ),
  teacherStudents: page('/teacher/students', ['teacher'], 'Students', {
    query: [
      ...(['view', 'tab', 'flag', 'kind', 'outcome'] as const),
      ...([...listed, 'class', 'year', 'sign_in'] as const),
    ],
  }),
  manage: page('/teacher/manage', ['owner'], 'Your school'),
  manageSchools: page('/teacher/manage/schools', ['owner'], 'Your school', { query: ['view'] }),
  manageClasses: page('/teacher/manage/classes', ['owner'], 'Classes', {
    query: [...listed, 'subject', 'year', 'on'],
  }),
  manageStudents: page('/teacher/manage/students', ['owner'], 'Students', {
    query: [...listed, 'view', 'class', 'year', 'sign_in'],
  }),
  manageTeachers: page('/teacher/manage/teachers', ['owner'], 'Teachers', {
    query: [...listed, 'role', 'sign_in'],
  }),
  manageParents: page('/teacher/manage/parents', ['owner'], 'Parents', {
    query: [...listed, 'sign_in'],
  }),
  manageCodes: page('/teacher/manage/activation-codes', ['owner'], 'Activation codes', {
    query: [...listed, 'state'],
  }),
  adminHome: page('/admin/rag-management', ['admin'], 'Your account'),
  adminSupport: page('/admin/chat', ['admin'], 'Your account'),
  adminDocuments: page('/admin/extracted-document', ['admin'], 'Your account'),
  assessments: page('/assessments', curriculum, 'Your account'),
  setUpSecondFactor: page(
    '/account/second-factor',
    ['teacher', 'admin', 'curriculum'],
    'Set up the second step',
  ),
} as const

export type PageName = keyof typeof pages

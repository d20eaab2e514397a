/** The addresses of this area's pages: links are made from these, never written out. */
export const usersPaths = {
  /** The week of a child of theirs, or of the first one. */
  dashboard: (childId?: string) => `/aiacademy/dashboard${childId ? `?child=${childId}` : ''}`,
  create_child: () => '/aiacademy/create-child-account',
  create_child_lite: () => '/aiacademy/aiacademy-lite-create-child-account',
  create_child_lite_done: () => '/aiacademy/aiacademy-lite-create-child-account/success',
  manage_child: (childId: string) => `/aiacademy/child/${childId}/manage`,
  activate_lite: () => '/aiacademy/activate-lite-access',
  profile: () => '/student/profile',
  profile_v2: () => '/student/v2/profile',
} as const

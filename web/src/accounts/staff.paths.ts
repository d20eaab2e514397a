/** The addresses of this area's pages: links are made from these, never written out. */
export const accountPaths = {
  teacher: () => '/teacher/reports',
  admin: () => '/admin/rag-management',
  support: () => '/admin/chat',
  sub_admin: () => '/admin/extracted-document',
  curriculum: () => '/assessments',
  /** Of all of them: where their school asks for a second step, this comes first. */
  second_factor: () => '/account/second-factor',
}

/** The school of families and others without a school of their own. Its name is empty. */
export const platformSchoolId = '01a1f000-0000-7000-8000-000000000001'

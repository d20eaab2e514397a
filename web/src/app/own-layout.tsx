import { userRole } from '@learngrove/contract/roles'
import { currentUser, useUser } from '#platform/session.ts'
import { loader as loadStaff, Component as StaffLayout } from './staff-layout.tsx'
import { loader as loadStudent, Component as StudentLayout } from './student-layout.tsx'

const isStudent = (user: ReturnType<typeof currentUser>) => user?.user_role_id === userRole.student

/** Starts to fetch what the navigation of the signed-in user shows. */
export const loader = () => (isStudent(currentUser()) ? loadStudent() : loadStaff())

/** Frames a page that students and staff share with the navigation of whoever is signed in. */
const OwnLayout = () => (isStudent(useUser()) ? <StudentLayout /> : <StaffLayout />)

export { OwnLayout as Component }

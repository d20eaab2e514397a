import { pages } from '@learngrove/contract/pages'
import { redirect } from 'react-router'

/** A school is run beginning with its classes. */
export function loader() {
  throw redirect(pages.manageClasses())
}

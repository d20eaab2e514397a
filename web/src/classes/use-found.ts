import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { listed, nameOf, roles } from './classes.words.ts'

/** How many are offered at once; more typing finds the others. */
const mostFound = 10

const askedFor = (typed: string, exclude_class_id: string | undefined) => {
  const name = typed.trim()
  return {
    size: mostFound,
    ...(name !== '' && { name_or_username: name }),
    ...(exclude_class_id !== undefined && { exclude_class_id }),
  }
}

/** Finds students by what is typed of their name, and leaves out those of a class. */
export function useFoundStudents(exclude_class_id?: string) {
  const [typed, search] = useState('')
  const found = useQuery({
    ...query('GET /teachers/students', { query: askedFor(typed, exclude_class_id) }),
    placeholderData: keepPreviousData,
  })
  const choices = (found.data?.students ?? []).map((student) => ({
    value: student.id,
    label: nameOf(student),
    detail: listed(student.classes, 'In no class yet'),
  }))
  return { choices, isLoading: found.isFetching, search }
}

/** Finds teachers in the same way. */
export function useFoundTeachers(exclude_class_id?: string) {
  const [typed, search] = useState('')
  const found = useQuery({
    ...query('GET /teachers', { query: askedFor(typed, exclude_class_id) }),
    placeholderData: keepPreviousData,
  })
  const choices = (found.data?.teachers ?? []).map((teacher) => ({
    value: teacher.id,
    label: nameOf(teacher),
    detail: roles[teacher.teacher_role_id],
  }))
  return { choices, isLoading: found.isFetching, search }
}

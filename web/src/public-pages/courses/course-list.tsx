import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { ArrowRight, Sprout } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { branded } from '#platform/brand.ts'
import { eachOf } from '#platform/each.ts'
import { useSearch } from '#platform/use-search.ts'
import { Head, Lead, PAGE } from '#public-pages/reading/reading.head.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { subjectLook } from '#ui/subject-look.ts'
import { TextLink } from '#ui/text-link.tsx'
import { coursesText } from './courses.words.ts'

type Catalogue = Received<'GET /courses/catalogue'>
type Course = Catalogue['courses'][number]

/** What a card is drawn from ahead. */
export const sampleCatalogue: Catalogue = {
  courses: [
    {
      id: '{{each.id}}',
      is_active: true,
      title: '{{each.title}}',
      subject_id: '',
      subject_name: '',
      academic_level_id: '',
      academic_level_name: '',
    },
  ],
  subjects: [],
  academic_levels: [],
}
const isAhead = typeof document === 'undefined'

const every = 'every'
/** Ahead it is not known which courses are of one subject. */
const groundsAhead =
  'bg-mint [&:nth-child(5n+2)]:bg-pastel-sky [&:nth-child(5n+3)]:bg-lilac [&:nth-child(5n+4)]:bg-butter [&:nth-child(5n)]:bg-peach'
const grounds = ['bg-mint', 'bg-pastel-sky', 'bg-lilac', 'bg-butter', 'bg-peach'] as const

export function CourseList({ list }: { readonly list: Catalogue | undefined }) {
  const [params, setParams] = useSearch()
  const subject = params.get('subject')
  const level = params.get('level')
  const found = (list?.courses ?? []).filter(
    ({ subject_id, academic_level_id }) =>
      (subject === null || subject_id === subject) &&
      (level === null || academic_level_id === level),
  )
  const choose = (name: string, value: string) =>
    setParams(
      (after) => {
        if (value === every) after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const choicesOf = (all: string, of: Catalogue['subjects'] = []) => [
    { value: every, label: all },
    ...of.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const groundOf = ({ subject_id }: Course) =>
    grounds[(list?.subjects.findIndex(({ id }) => id === subject_id) ?? 0) % grounds.length] ??
    grounds[0]
  return (
    <div className={PAGE}>
      <Head title={coursesText.title} description={branded(coursesText.description)}>
        <Lead>{coursesText.lead}</Lead>
        <TextLink alone render={<Link to={pages.courses({ view: 'map' })} />} className="mt-2">
          <Sprout {...ICON} />
          {coursesText.as_gardens}
        </TextLink>
      </Head>
      <search aria-label={coursesText.filters} className="mt-6 grid max-w-2xl gap-3 sm:grid-cols-2">
        <Select
          label={coursesText.subject}
          choices={choicesOf(coursesText.every_subject, list?.subjects)}
          value={subject ?? every}
          onValueChange={(value) => choose('subject', value)}
        />
        <Select
          label={coursesText.level}
          choices={choicesOf(coursesText.every_level, list?.academic_levels)}
          value={level ?? every}
          onValueChange={(value) => choose('level', value)}
        />
      </search>
      <p role="status" className="mt-3 min-h-5.25 text-quiet text-sm">
        {list && !isAhead && coursesText.count(found.length)}
      </p>
      {list && found.length === 0 && <Nothing isEmpty={list.courses.length === 0} />}
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 md:gap-6 lg:not-has-[>:nth-child(2):last-child]:grid-cols-3">
        {list
          ? found.map((course) => (
              <CourseCard
                key={course.id}
                course={course}
                ground={isAhead ? groundsAhead : groundOf(course)}
              />
            ))
          : [1, 2, 3, 4, 5, 6].map((place) => (
              <li key={place}>
                <Skeleton className="h-44 rounded-sheet" />
              </li>
            ))}
      </ul>
      <CallToAction />
    </div>
  )
}

function Nothing({ isEmpty }: { readonly isEmpty: boolean }) {
  return isEmpty ? (
    <EmptyState title={coursesText.empty_title}>{coursesText.empty}</EmptyState>
  ) : (
    <EmptyState
      title={coursesText.none_title}
      action={
        <Button render={<Link to={pages.courses()} preventScrollReset />}>
          {coursesText.show_all}
        </Button>
      }
    >
      {coursesText.none}
    </EmptyState>
  )
}

function CourseCard({ course, ground }: { readonly course: Course; readonly ground: string }) {
  const [params] = useSearchParams()
  const search = new URLSearchParams(params)
  search.set('course', course.id)
  const { icon: Icon } = subjectLook(course.subject_name)
  const unsaid = [course.subject_name, course.academic_level_name].filter(
    (name) => !course.title.includes(name),
  )
  return (
    <li
      {...eachOf('courses', course.id)}
      className={`relative flex min-w-0 flex-col gap-3 rounded-sheet p-5 text-ink md:p-7 ${ground}`}
    >
      {/* The picture of a school that has one, from edge to edge. */}
      <span
        aria-hidden="true"
        className="picture-thumbnail -mx-5 -mt-5 hidden aspect-[40/21] rounded-t-sheet own-thumbnail:block md:-mx-7 md:-mt-7"
      />
      <span className="grid size-11 place-items-center rounded-tile bg-raised text-primary">
        <Icon {...ICON} size={22} />
      </span>
      <h2 className="text-xl">
        <Link
          to={{ search: search.toString() }}
          preventScrollReset
          className="rounded-small no-underline after:absolute after:inset-0 after:rounded-sheet hover:underline"
        >
          {course.title}
        </Link>
      </h2>
      {unsaid.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {unsaid.map((name) => (
            <Badge key={name} className="bg-raised">
              {name}
            </Badge>
          ))}
        </p>
      )}
      <p aria-hidden className="mt-auto flex items-center gap-2 pt-3 font-bold">
        {coursesText.look}
        <ArrowRight {...ICON} />
      </p>
    </li>
  )
}

function CallToAction() {
  return (
    <section
      aria-labelledby="courses-start"
      className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-sheet bg-meadow px-5 py-7 md:px-10"
    >
      <Pip mood="curious" size={96} />
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="courses-start" className="text-xl md:text-2xl">
          {coursesText.cta_title}
        </h2>
        <p className="mt-1 max-w-[56ch]">{branded(coursesText.cta)}</p>
      </div>
      <Button size="large" render={<Link to={pages.signupLite()} />}>
        {coursesText.cta_go}
      </Button>
    </section>
  )
}

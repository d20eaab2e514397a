import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { List } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { MapView } from '#lessons/map/map.view.tsx'
import { Head, Lead, PAGE } from '#public-pages/reading/reading.head.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Select } from '#ui/select.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { coursesText } from './courses.words.ts'

type GuestMapProps = {
  readonly list: Received<'GET /courses/catalogue'>
  readonly map: Received<'GET /courses/public/{id}/map'>
}

/** A course of the platform as a garden in full bloom, for visitors; another one is a choice away. */
export function GuestMap({ list, map }: GuestMapProps) {
  const navigate = useNavigate()
  const { id, title } = map.course
  const count = map.strands.reduce((sum, { topics }) => sum + topics.length, 0)
  return (
    <div className={PAGE}>
      <Head title={coursesText.garden(title)} description={coursesText.garden_description}>
        <Lead>{coursesText.garden_lead(count)}</Lead>
      </Head>
      <div className="mt-6 mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
        <Select
          label={coursesText.course}
          choices={list.courses.map((course) => ({ value: course.id, label: course.title }))}
          value={id}
          onValueChange={(course) =>
            navigate(pages.courses({ view: 'map', course }), { preventScrollReset: true })
          }
          className="min-w-0 max-w-sm flex-1 basis-60"
        />
        <TextLink alone render={<Link to={pages.courses()} />}>
          <List {...ICON} />
          {coursesText.as_list}
        </TextLink>
      </div>
      {count === 0 ? (
        <EmptyState title={coursesText.empty_title}>{coursesText.empty}</EmptyState>
      ) : (
        <MapView map={map} title={title} actionsOf={start} />
      )}
    </div>
  )
}

const start = () => (
  <>
    <Button size="large" wide render={<Link to={pages.signupLite()} />}>
      {coursesText.start}
    </Button>
    <Button kind="plain" wide render={<Link to={pages.login()} />}>
      {coursesText.sign_in}
    </Button>
  </>
)

import {
  BookOpen,
  ChartNoAxesColumn,
  ClipboardList,
  Dumbbell,
  House,
  Library,
  MessageCircle,
  Sticker,
  Users,
  VolumeX,
} from 'lucide-react'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { Specimen } from '#ui/gallery/specimen.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import type { Place } from '#ui/place.ts'
import { Rail } from '#ui/rail.tsx'

export const studentPlaces: readonly Place[] = [
  { href: '#home', label: 'Home', icon: House, current: true },
  { href: '#practise', label: 'Practise', icon: Dumbbell },
  { href: '#ask', label: 'Ask Pip', icon: MessageCircle },
  { href: '#library', label: 'Library', icon: Library },
  { href: '#stickers', label: 'Stickers', icon: Sticker, note: '1 new' },
]

const staffPlaces: readonly Place[] = [
  { href: '#today', label: 'Today', icon: House },
  { href: '#assignments', label: 'Assignments', icon: ClipboardList, note: '6' },
  { href: '#reports', label: 'Reports', icon: ChartNoAxesColumn },
  { href: '#students', label: 'Students', icon: Users, current: true },
]

const brand = (
  <a
    href="#brand"
    className="flex min-h-target items-center gap-2 font-display font-heavy text-xl no-underline"
  >
    <Pip size={40} />
    <span className="md:max-lg:sr-only">Learngrove</span>
  </a>
)

export function ShellGallery() {
  return (
    <>
      <Specimen title="Page header" className="grid">
        <PageHeader
          title="8B Mathematics"
          lead="22 students, 3 of them stuck on ratio."
          breadcrumb={
            <Breadcrumb crumbs={[{ label: 'Reports', href: '#reports' }, { label: 'Class' }]} />
          }
          actions={
            <>
              <Button kind="line">Export</Button>
              <Button>Add students</Button>
            </>
          }
        />
      </Specimen>
      <Specimen title="Rails (from 760 px) and bottom bar (below)" className="flex gap-6">
        <div className="h-110 overflow-auto border border-line [&_.h-dvh]:h-110">
          <Rail
            label="Places of a student"
            brand={brand}
            groups={[{ places: studentPlaces }]}
            foot={
              <Button kind="plain" icon={<VolumeX size={18} aria-hidden="true" />}>
                Sound is off
              </Button>
            }
          />
        </div>
        <div className="h-110 overflow-auto border border-line [&_.h-dvh]:h-110">
          <Rail
            label="Places of a teacher"
            look="staff"
            brand={brand}
            groups={[
              { places: staffPlaces },
              { title: 'School', places: [{ href: '#lessons', label: 'Lessons', icon: BookOpen }] },
            ]}
          />
        </div>
      </Specimen>
      <BottomBar label="Places" places={studentPlaces} />
    </>
  )
}

import { SideCard } from '#ui/side-card.tsx'
import { NoticeList } from './notice-list.tsx'

/** The notices as a card of a page. */
export function NoticesCard() {
  return (
    <SideCard title="Notices">
      <NoticeList />
    </SideCard>
  )
}

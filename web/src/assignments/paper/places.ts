import { paperPage } from '@learngrove/contract/assignments.paper.limits'
import type { Sent } from '@learngrove/contract/call'

type Pages = Sent<'POST /assignments/{id}/paper/copies'>['body']['copies'][number]['pages']
type Place = Pages[number]['places'][number]

/** How the elements of a page name what they are, for whoever measures them. */
export const bubbleData = (part: number | null, order: number) => ({
  'data-bubble': order,
  ...(part !== null && { 'data-part': part }),
})

/** Measures where the questions and their bubbles stand on printed pages, in tenths of a millimetre. */
export const placesOn = (pages: readonly HTMLElement[]): Pages =>
  pages.map((page) => {
    const box = page.getBoundingClientRect()
    const scale = paperPage.width / box.width
    const across = (x: number) => clamp(Math.round((x - box.left) * scale), paperPage.width)
    const down = (y: number) => clamp(Math.round((y - box.top) * scale), paperPage.height)
    const places = [...page.querySelectorAll<HTMLElement>('[data-question]')].map(
      (block): Place => {
        const { left, top, right, bottom } = block.getBoundingClientRect()
        return {
          id: block.dataset.question ?? '',
          ...{ left: across(left), top: down(top) },
          ...{ width: across(right) - across(left), height: down(bottom) - down(top) },
          bubbles: [...block.querySelectorAll<HTMLElement>('[data-bubble]')].map((bubble) => {
            const { left, top, width, height } = bubble.getBoundingClientRect()
            return {
              part: bubble.dataset.part === undefined ? null : Number(bubble.dataset.part),
              order: Number(bubble.dataset.bubble),
              x: across(left + width / 2),
              y: down(top + height / 2),
            }
          }),
        }
      },
    )
    return { places }
  })

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))

import { paperPage } from '@learngrove/contract/assignments.paper.limits'
import type { Sent } from '@learngrove/contract/call'

type Pages = Sent<'POST /assignments/{id}/paper/copies'>['body']['copies'][number]['pages']
type Place = Pages[number]['places'][number]

/** How the elements of a page name what they are, for whoever measures them. */
export const bubbleData = (part: number | null, order: number) => ({
  'data-bubble': order,
  ...(part !== null && { 'data-part': part }),
})

/** The same of a row of boxes for the figures of a number. */
export const figuresData = (part: number | null, boxes: number) => ({
  'data-figures': boxes,
  ...(part !== null && { 'data-part': part }),
})

const partOf = ({ dataset: { part } }: HTMLElement) => (part === undefined ? null : Number(part))

/** Measures where the questions with their bubbles and boxes stand on printed pages, in tenths of a millimetre. */
export const placesOn = (pages: readonly HTMLElement[]): Pages =>
  pages.map((page) => {
    const box = page.getBoundingClientRect()
    const scale = paperPage.width / box.width
    const across = (x: number) => clamp(Math.round((x - box.left) * scale), paperPage.width)
    const down = (y: number) => clamp(Math.round((y - box.top) * scale), paperPage.height)
    const areaOf = (element: HTMLElement) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return {
        ...{ left: across(left), top: down(top) },
        ...{ width: across(right) - across(left), height: down(bottom) - down(top) },
      }
    }
    const places = [...page.querySelectorAll<HTMLElement>('[data-question]')].map(
      (block): Place => ({
        id: block.dataset.question ?? '',
        ...areaOf(block),
        bubbles: [...block.querySelectorAll<HTMLElement>('[data-bubble]')].map((bubble) => {
          const { left, top, width, height } = bubble.getBoundingClientRect()
          return {
            ...{ part: partOf(bubble), order: Number(bubble.dataset.bubble) },
            ...{ x: across(left + width / 2), y: down(top + height / 2) },
          }
        }),
        figures: [...block.querySelectorAll<HTMLElement>('[data-figures]')].map((row) => ({
          ...{ part: partOf(row), boxes: Number(row.dataset.figures) },
          ...areaOf(row),
        })),
      }),
    )
    return { places }
  })

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))

import { memo, useEffect, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { drawInTurn } from './draw-in-turn.ts'
import { FarMessages } from './far-messages.tsx'
import { MessageRow, type RowActions } from './message-row.tsx'
import type { Chapter } from './use-messages.ts'

/** So far above and below what is seen, earlier messages are drawn already. */
const nearBy = '1000px 0px'
/** What a chapter is taken to need before it was drawn, in pixels. */
const guessedHeight = 400

type EarlierMessagesProps = RowActions & { readonly chapter: Chapter }

/**
 * Some earlier messages. Where they are far from what is seen their words stand there alone, in their height, and
 * are not laid out, so that a conversation of any length is as light as a short one.
 */
export const EarlierMessages = memo(function EarlierMessages(props: EarlierMessagesProps) {
  const { chapter, ...actions } = props
  const box = useRef<HTMLDivElement>(null)
  const height = useRef(guessedHeight)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const at = box.current
    if (!at) return
    let takeBack = () => {}
    const observer = new IntersectionObserver(
      (all) => {
        const seen = all.at(-1)
        if (!seen) return
        if (!seen.isIntersecting) height.current = seen.boundingClientRect.height
        takeBack()
        takeBack = drawInTurn(() => setNear(seen.isIntersecting))
      },
      { rootMargin: nearBy },
    )
    observer.observe(at)
    return () => {
      takeBack()
      observer.disconnect()
    }
  }, [])
  return (
    <div
      ref={box}
      className={classes('mb-5 md:mb-6', !isNear && 'overflow-hidden [content-visibility:auto]')}
      style={isNear ? undefined : { height: height.current }}
    >
      {isNear ? (
        <ol aria-label="Earlier messages" className="grid grid-cols-[minmax(0,1fr)] gap-5 md:gap-6">
          {chapter.messages.map((message) => (
            <MessageRow key={message.key} message={message} {...actions} />
          ))}
        </ol>
      ) : (
        <FarMessages messages={chapter.messages} />
      )}
    </div>
  )
})

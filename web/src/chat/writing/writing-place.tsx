import type { ReactNode } from 'react'
import type { Exchange } from '#chat/conversation/conversation.exchanges.ts'
import { AttachedPlace, AttachPlace } from '#chat/files/files.place.tsx'
import { SpeakingPlace } from '#chat/speaking/speaking.place.tsx'
import { ChangeNote } from './change-note.tsx'
import { Composer } from './composer.tsx'
import { LinkNotice } from './link-notice.tsx'
import { SubjectMenu } from './subject-menu.tsx'
import type { Writing } from './use-writing.ts'

type WritingPlaceProps = {
  readonly writing: Writing
  readonly running: Exchange | undefined
  readonly isQuiet: boolean
  readonly onStop: () => void
  /** What floats over the messages. */
  readonly above: ReactNode
  /** The small print below. */
  readonly children: ReactNode
}

/** Where the next message is written, at the foot of a conversation. */
export function WritingPlace(props: WritingPlaceProps) {
  const { writing, running, isQuiet, onStop, above, children } = props
  return (
    <div className="sticky bottom-0 mx-auto w-full max-w-192 flex-none px-2.5 pb-[max(12px,env(safe-area-inset-bottom))] md:px-6">
      {above}
      <LinkNotice
        isAnswering={running?.answer.generation_id !== undefined}
        isLost={running?.is_lost ?? false}
      />
      {writing.replaced && (
        <ChangeNote hasFiles={writing.replaced.files !== undefined} onKeep={writing.keepAsIs} />
      )}
      <Composer
        ref={writing.area}
        draft={writing.draft}
        onDraft={writing.setDraft}
        onSend={writing.sendDraft}
        isAnswering={running !== undefined}
        isStopping={running?.answer.is_stopping ?? false}
        placeholder={isQuiet ? 'Say more, if you like' : undefined}
        files={{
          list: writing.attached.files.length > 0 && (
            <AttachedPlace
              files={writing.attached.files}
              onFiles={writing.attached.change}
              onLeave={() => writing.area.current?.focus()}
            />
          ),
          canSend: writing.attached.canSend(writing.draft),
        }}
        onStop={() => {
          onStop()
          writing.area.current?.focus()
        }}
      >
        {!isQuiet && <SubjectMenu subject={writing.subject} onSubject={writing.choose} />}
        {!isQuiet && (
          <AttachPlace files={writing.attached.files} onFiles={writing.attached.change} />
        )}
        <SpeakingPlace draft={writing.draft} onDraft={writing.write} />
      </Composer>
      <p className="mt-2.5 text-balance text-center text-quiet text-sm">{children}</p>
    </div>
  )
}

import { PlainText } from '#chat/answer-text/answer-text.tsx'
import { OwnBubble } from './own-bubble.tsx'
import type { ShownMessage } from './shown-messages.ts'

/**
 * Messages that are far from what is seen, in plain words: a hundredth of what they are when they are drawn,
 * for whoever scrolls fast, has a screen reader, or looks for words in the page.
 */
export const FarMessages = ({ messages }: { readonly messages: readonly ShownMessage[] }) => (
  <ol aria-label="Earlier messages" className="grid grid-cols-[minmax(0,1fr)] gap-5 md:gap-6">
    {messages.map(({ kind, key, text }) =>
      kind === 'own' ? (
        <li key={key} className="grid justify-items-end">
          <h2 className="sr-only">You</h2>
          <OwnBubble>{text}</OwnBubble>
        </li>
      ) : (
        <li key={key} className="grid gap-3 md:pl-14">
          <h2 className="sr-only">Pip</h2>
          <PlainText text={text} />
        </li>
      ),
    )}
  </ol>
)

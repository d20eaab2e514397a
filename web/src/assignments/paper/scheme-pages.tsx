import { MathsText } from '#ui/maths-text.tsx'
import { PageFrame } from './page-frame.tsx'
import type { Copy, Print, PrintedQuestion } from './paper.data.ts'
import { pageRooms } from './rooms.ts'
import { usePages } from './use-pages.ts'

/** The mark scheme: of each question the key and how it is worked out, and where numbers differ, each student's own key. */
export function SchemePages({ print }: { readonly print: Print }) {
  const { copies, title, school_name, max_score } = print
  const [first] = copies
  const rows = first?.questions ?? []
  const differing = rows.flatMap((_, at) => (isOwn(copies, at) ? [at] : []))
  const { pages, blockAt } = usePages(rows.length + differing.length, pageRooms)
  return pages.map((blocks, page) => (
    <PageFrame
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
      key={page}
      label={`Mark scheme, page ${page + 1} of ${pages.length}`}
      token={null}
      page={page + 1}
      isLarge={page === 0}
      head={
        page === 0 ? (
          <>
            <h2>Mark scheme</h2>
            <p>
              {title}. {max_score} {max_score === 1 ? 'mark' : 'marks'}. For teachers, not to be
              handed out.
              {differing.length > 0 &&
                first &&
                ` Worked out for ${nameOf(first)}; everybody’s own answers follow.`}
            </p>
          </>
        ) : (
          <p>Mark scheme, {title}</p>
        )
      }
      foot={[school_name, '', `Mark scheme, page ${page + 1} of ${pages.length}`]}
    >
      {blocks.map((block) => {
        const own = differing[block - rows.length]
        const row = rows[block]
        return (
          <div key={block} ref={blockAt(block)}>
            {row && <KeyRow question={row} number={block + 1} />}
            {own !== undefined && <OwnKeys copies={copies} at={own} />}
          </div>
        )
      })}
    </PageFrame>
  ))
}

const nameOf = ({ student }: Copy) => `${student.first_name} ${student.last_name}`

const keyOf = ({ questions }: Copy, at: number) => (questions[at]?.answer ?? []).join('; ')

/** Whether the numbers of a question are everybody’s own. */
const isOwn = (copies: readonly Copy[], at: number) =>
  new Set(copies.map((copy) => keyOf(copy, at))).size > 1

type KeyRowProps = { readonly question: PrintedQuestion; readonly number: number }

function KeyRow({ question: { answer, max_score, method_answer }, number }: KeyRowProps) {
  return (
    <section className="paper-key">
      <h3>{number}</h3>
      <div className="paper-key-answer">
        {answer.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <MathsText key={at}>{text}</MathsText>
        ))}
      </div>
      <span>{max_score}</span>
      <div>
        {method_answer.map(({ maths, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <p key={at}>
            <MathsText inline>{maths === undefined ? text : `$${maths}$  ${text}`}</MathsText>
          </p>
        ))}
      </div>
    </section>
  )
}

function OwnKeys({ copies, at }: { readonly copies: readonly Copy[]; readonly at: number }) {
  return (
    <section className="paper-own-keys">
      <h3>{at + 1}</h3>
      <ul>
        {copies.map((copy) => (
          <li key={copy.student.id}>
            <span>{nameOf(copy)}</span> <MathsText inline>{keyOf(copy, at)}</MathsText>
          </li>
        ))}
      </ul>
    </section>
  )
}

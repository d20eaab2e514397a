import type { bands } from '@learngrove/contract/worksheets.limits'
import { useState } from 'react'
import { useCall } from '#platform/api.ts'
import { keyFrom, marksOf, type OwnQuestion, type OwnType } from './own-key.ts'
import { useSpotDraft } from './own-spots.ts'
import type { BankQuestion, ClassStock } from './worksheets.data.ts'

/** In the order in which they are offered. */
export const ownTypes: readonly OwnType[] = [
  ...(['single_choice', 'multiple_choice', 'true_false', 'number', 'expression'] as const),
  ...(['short_text', 'fill_blanks', 'cloze_dropdown', 'table', 'matching', 'ordering'] as const),
  ...(['hot_spot', 'multi_part', 'long_text', 'drawing', 'recording'] as const),
]

const mostMarks = 20

/** Keeps what is being written, and the question that it makes once nothing is missing. */
export function useWriting(stock: ClassStock) {
  const [type, setType] = useState<OwnType>('number')
  const [topic_id, setTopic] = useState(stock.availability[0]?.topic_id ?? '')
  const [difficulty, setDifficulty] = useState<(typeof bands)[number]>('core')
  const [text, setText] = useState('')
  const [lines, setLines] = useState('')
  const [solution, setSolution] = useState('')
  const [marks, setMarks] = useState('1')
  const spots = useSpotDraft()
  const key = type === 'hot_spot' ? spots.key : keyFrom(type, lines)
  const max_score = (key && marksOf(key)) ?? Number.parseInt(marks, 10)
  const isWhole =
    key !== undefined && text.trim() !== '' && max_score >= 1 && max_score <= mostMarks
  const question: OwnQuestion | undefined = isWhole
    ? { topic_id, difficulty, text, max_score, key, ...(solution.trim() && { solution }) }
    : undefined
  return {
    ...{ type, setType, topic_id, setTopic, difficulty, setDifficulty, text, setText },
    ...{ lines, setLines, solution, setSolution, marks, setMarks, spots, question },
    hasOwnMarks: key !== undefined && marksOf(key) !== undefined,
  }
}

export type Writing = ReturnType<typeof useWriting>

const changes = { changes: ['GET /questions'] } as const

/** Puts a question into the bank, with its picture where it has one of its own. */
export function useKeepOwn(class_id: string, onKept: (question: BankQuestion) => void) {
  const plain = useCall('POST /worksheets/own-questions', changes)
  const pictured = useCall('POST /worksheets/own-questions/pictured', changes)
  const onSuccess = ({ question }: { readonly question: BankQuestion }) => onKept(question)
  return {
    isPending: plain.isPending || pictured.isPending,
    error: plain.error ?? pictured.error,
    keep(question: OwnQuestion, picture?: Blob) {
      plain.reset()
      pictured.reset()
      const isOfPicture = question.key.type === 'hot_spot' && question.key.drawing === null
      if (!isOfPicture || !picture)
        return plain.mutate({ body: { class_id, question } }, { onSuccess })
      const body = { class_id, question: base64Of(JSON.stringify(question)) }
      return pictured.mutate({ body, files: { picture: [picture] } }, { onSuccess })
    },
  }
}

/** Writes a text as a field of a form takes it, whatever letters are in it. */
function base64Of(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

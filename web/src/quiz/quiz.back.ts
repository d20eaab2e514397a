import { pages } from '@learngrove/contract/pages'

/** The question of another quiz from which somebody came here, as it stands in the address: `?back=<quiz>.4`. */
export type Back = { readonly quiz_id: string; readonly number: number }

const form = /^([0-9a-f-]{36})\.([1-9]\d{0,2})$/

export const backKey = 'back'

/** Reads the way back; an address that somebody has written leads nowhere else. */
export function readBack(text: string | null): Back | undefined {
  const [, quiz_id, number] = form.exec(text ?? '') ?? []
  return quiz_id === undefined ? undefined : { quiz_id, number: Number(number) }
}

export const backAddress = ({ quiz_id, number }: Back): string =>
  pages.quiz({ quizId: quiz_id, question: String(number) })

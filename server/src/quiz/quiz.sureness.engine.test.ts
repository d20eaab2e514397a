import { expect, test } from 'vitest'
import { evaluationsIn, right, studentWithQuiz, submit } from './testing.ts'

const keptOf = async (
  { client, quiz_id }: Awaited<ReturnType<typeof studentWithQuiz>>,
  id: string,
) => {
  const { evaluations } = await client.call('GET /quiz/{id}/evaluations', {
    params: { id: quiz_id },
  })
  return evaluations.find((each) => each.id === id)
}

test('a flag is set and taken away, on what is settled, too, and changes nothing else', async () => {
  const whole = await studentWithQuiz()
  const { client, quiz_id, ids } = whole
  await submit(client, quiz_id, [{ id: ids.choice, ...right.choice }])
  const before = await keptOf(whole, ids.choice)
  const flag = (is_flagged: boolean) =>
    client.call('PATCH /quiz/{id}/evaluation-questions', {
      params: { id: quiz_id },
      body: { id: ids.choice, is_flagged },
    })
  await flag(true)
  const { updated_at, ...kept } = (await keptOf(whole, ids.choice)) ?? {}
  expect(kept).toMatchObject({ is_flagged: true, is_settled: true })
  expect(before).toMatchObject({ ...kept, is_flagged: false })
  await flag(false)
  expect(await keptOf(whole, ids.choice)).toMatchObject({ is_flagged: false })
})

test('how sure a student says they are stays with the answer that is handed in after it', async () => {
  const whole = await studentWithQuiz()
  const { client, quiz_id, ids } = whole
  await client.call('PATCH /quiz/{id}/evaluation-questions', {
    params: { id: quiz_id },
    body: { id: ids.choice, sureness: 'guessing' },
  })
  const [drafted] = evaluationsIn(
    await submit(client, quiz_id, [{ id: ids.choice, ...right.choice }]),
  )
  expect(drafted).toMatchObject({ is_full_marks: true, sureness: 'guessing' })

  const [said] = evaluationsIn(
    await submit(client, quiz_id, [{ id: ids.number, value: '3 km/h', sureness: 'sure' }]),
  )
  expect(said).toMatchObject({ is_full_marks: false, sureness: 'sure' })
  // The next try is another answer, of which nothing was said.
  const [again] = evaluationsIn(
    await submit(client, quiz_id, [{ id: ids.number, ...right.number, sureness: null }]),
  )
  expect(again).toMatchObject({ is_full_marks: true, sureness: null })
})

test('it is kept beside an answer that cannot be read and one that waits for a person', async () => {
  const whole = await studentWithQuiz()
  const { client, quiz_id, ids } = whole
  await submit(client, quiz_id, [{ id: ids.number, value: '= = 3', sureness: 'think_so' }])
  expect(await keptOf(whole, ids.number)).toMatchObject({ sureness: 'think_so', tries: 0 })
  await submit(client, quiz_id, [{ id: ids.text, value: 'somewhere green', sureness: 'guessing' }])
  expect(await keptOf(whole, ids.text)).toMatchObject({ sureness: 'guessing' })
})

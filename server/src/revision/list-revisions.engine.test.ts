import { expect, test } from 'vitest'
import { right, studentWithQuiz, submit } from '#quiz/testing.ts'
import { db } from '#testing/harness.ts'

async function studentBeforeReview() {
  const made = await studentWithQuiz()
  const { client, quiz_id, topic_id, school } = made
  const minutesDone = async () => (await client.call('GET /users/revisions', {})).minutes_done
  const review = async () => {
    const begun = await client.call('POST /quiz/revision', {
      body: { course_tagging_id: topic_id },
    })
    const quiz = await client.call('GET /quiz/{id}', { params: { id: begun.quiz_id } })
    const [choice, number] = quiz.questions.map((each) => each.evaluation_question_id)
    if (!choice || !number) throw new Error('A revision has questions')
    return { quiz_id: begun.quiz_id, choice, number }
  }
  return { ...made, quiz_id, school, minutesDone, review }
}

test('an assignment or other practice takes nothing off the minutes of reviews', async () => {
  const { client, quiz_id, ids, minutesDone } = await studentBeforeReview()
  await submit(client, quiz_id, [{ id: ids.choice, ...right.choice, time_spent: 540 }])
  expect(await minutesDone()).toBe(0)
})

test('reviews count on the day on which they are done, and each second once', async () => {
  const { client, school, minutesDone, review } = await studentBeforeReview()
  const { quiz_id, choice, number } = await review()
  await submit(client, quiz_id, [{ id: choice, selected_option: [1], time_spent: 60 }])
  await submit(client, quiz_id, [{ id: choice, ...right.choice, time_spent: 130 }])
  expect(await minutesDone()).toBe(2)
  school.wait(24)
  expect(await minutesDone()).toBe(0)
  await submit(client, quiz_id, [{ id: number, ...right.number, time_spent: 200 }])
  expect(await minutesDone()).toBe(3)
})

test('a try of the day after counts what it added to its question', async () => {
  const { client, school, minutesDone, review } = await studentBeforeReview()
  const { quiz_id, choice } = await review()
  await submit(client, quiz_id, [{ id: choice, selected_option: [1], time_spent: 300 }])
  school.wait(24)
  await submit(client, quiz_id, [{ id: choice, ...right.choice, time_spent: 420 }])
  expect(await minutesDone()).toBe(2)
})

test('the day is that of the student, wherever the school stands', async () => {
  const { client, student, school, minutesDone, review } = await studentBeforeReview()
  // It is 08:00 in UTC, and 20:00 in Auckland: midnight comes four hours later.
  const time_zone = 'Pacific/Auckland'
  await db.updateTable('users').set({ time_zone }).where('id', '=', student.id).execute()
  const { quiz_id, choice } = await review()
  await submit(client, quiz_id, [{ id: choice, ...right.choice, time_spent: 120 }])
  school.wait(3)
  expect(await minutesDone()).toBe(2)
  school.wait(2)
  expect(await minutesDone()).toBe(0)
})

import { readConfig } from '#platform/config.ts'
import { createModel } from '#platform/model.ts'
import { makeSchool, tutor } from './harness.ts'
import { openAiEndpoint, type Script } from './openai-endpoint.ts'

/** A school whose tutor is a model elsewhere, with a student who is signed in. */
export async function makeHostedSchool(script: Script) {
  const endpoint = await openAiEndpoint(script)
  const config = readConfig({ LOG_LEVEL: 'silent', MODEL_URL: endpoint.url })
  const school = await makeSchool({ config, model: createModel(config, tutor) })
  const student = await school.addUser('student', { email: `u${school.id}@school.example` })
  return { ...school, endpoint, student, client: await school.as(student) }
}

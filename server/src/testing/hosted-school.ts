import { readConfig } from '#platform/config.ts'
import { createModel } from '#platform/model/model.ts'
import { type AnthropicScript, anthropicEndpoint } from './anthropic-endpoint.ts'
import { makeSchool } from './harness.ts'
import { openAiEndpoint, type Script } from './openai-endpoint.ts'

type Settings = Readonly<Record<string, string>>

/** However often a model fails in a test, the next message asks it again, and soon. */
const tireless = { breaker: { most_failures: Number.POSITIVE_INFINITY }, retry_ms: 1 }

/** A school whose tutor is a model elsewhere, with a student who is signed in. */
export async function makeHostedSchool(script: Script, settings: Settings = {}) {
  const endpoint = await openAiEndpoint(script)
  const env = { MODEL_URL: endpoint.url, MODEL_NAME: 'school-model', ...settings }
  return { ...(await schoolWith(env)), endpoint }
}

/** The same where the model is Anthropic's. */
export async function makeAnthropicSchool(script: AnthropicScript, settings: Settings = {}) {
  const endpoint = await anthropicEndpoint(script)
  const key = { ANTHROPIC_API_KEY: 'a key', ANTHROPIC_MODEL: 'school-model' }
  return {
    ...(await schoolWith({ ...key, ANTHROPIC_URL: endpoint.url, ...settings })),
    endpoint,
  }
}

/** A school of an installation with these settings, with a student who is signed in. */
export async function schoolWith(settings: Settings) {
  const config = readConfig({ LOG_LEVEL: 'silent', ...settings })
  const school = await makeSchool({ config, model: createModel(config, tireless) })
  const student = await school.addUser('student', { email: `u${school.id}@school.example` })
  return { ...school, student, client: await school.as(student) }
}

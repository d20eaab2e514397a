import type { ServerResponse } from 'node:http'
import multipart from '@fastify/multipart'
import { contract } from '@learngrove/contract'
import { type Problem, platformErrors } from '@learngrove/contract/errors'
import { openApi } from '@learngrove/contract/openapi'
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyServerOptions,
} from 'fastify'
import { accountsRoutes } from '#accounts/accounts.routes.ts'
import { analysisRoutes } from '#analysis/analysis.routes.ts'
import { assignmentsRoutes } from '#assignments/assignments.routes.ts'
import { takeBack } from '#assignments/assignments.take-back.ts'
import { assign } from '#assignments/assignments.ts'
import { authRoutes } from '#auth/auth.routes.ts'
import { serveProviderCallbacks } from '#auth/providers/providers.callbacks.ts'
import { secondFactorRoutes } from '#auth/second-factor/second-factor.routes.ts'
import { serveDeviceCookie } from '#auth/sessions/sessions.device-cookie.ts'
import { hearWords } from '#chat/chat.hear-words.ts'
import { guestRoutes } from '#chat/chat.public.routes.ts'
import { chatRoutes } from '#chat/chat.routes.ts'
import { readFileText } from '#chat/files/reading/reading.ts'
import { classesRoutes } from '#classes/classes.routes.ts'
import { coursesRoutes } from '#courses/courses.routes.ts'
import { familiesRoutes } from '#families/families.routes.ts'
import { gamificationRoutes } from '#gamification/gamification.routes.ts'
import { lessonsRoutes } from '#lessons/lessons.routes.ts'
import { serveOutbox } from '#mail/outbox-page.ts'
import { modelsRoutes } from '#models/models.routes.ts'
import { noticesRoutes } from '#notices/notices.routes.ts'
import { readAskedAt } from '#platform/asked-at.ts'
import type { Services } from '#platform/context.ts'
import { reach } from '#platform/database.ts'
import { answerErrors } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { securityHeaders } from '#platform/security-headers.ts'
import { speakZod } from '#platform/zod.ts'
import { privacyRoutes } from '#privacy/privacy.routes.ts'
import { questionsRoutes } from '#questions/questions.routes.ts'
import { selectCandidates } from '#quiz/quiz.custom.queries.ts'
import { quizRoutes } from '#quiz/quiz.routes.ts'
import { reportsRoutes } from '#reports/reports.routes.ts'
import { revisionRoutes } from '#revision/revision.routes.ts'
import { safeguardingRoutes } from '#safeguarding/safeguarding.routes.ts'
import { schoolsRoutes } from '#schools/schools.routes.ts'
import { setupRoutes } from '#setup/setup.routes.ts'
import { sharingRoutes } from '#sharing/sharing.routes.ts'
import { speechRoutes } from '#speech/speech.routes.ts'
import { subscriptionRoutes } from '#subscription/subscription.routes.ts'
import { supportRoutes } from '#support/support.routes.ts'
import { worksheetsRoutes } from '#worksheets/worksheets.routes.ts'
import { connectionTimes, limitArrival } from './arrival.ts'
import { authenticate } from './authenticate.ts'
import { serveSite } from './site.ts'

export const apiPrefix = '/api/v1'
const document = openApi(contract, apiPrefix)
const maxJsonBytes = 1024 * 1024
/** Longest path parameter: a token that a provider signed. */
const maxParamLength = 4096

/** Mounts every area of the API, in alphabetical order. */
const api: FastifyPluginAsync = async (app) => {
  // No cache on the way may keep a personal response, nor show it to the next person at that
  // browser.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.register(analysisRoutes)
  app.register(assignmentsRoutes)
  app.register(classesRoutes)
  app.register(noticesRoutes)
  app.register(reportsRoutes)
  app.register(authRoutes)
  app.register(chatRoutes)
  app.register(guestRoutes)
  app.register(coursesRoutes)
  app.register(gamificationRoutes)
  app.register(lessonsRoutes)
  app.register(modelsRoutes)
  app.register(privacyRoutes)
  app.register(questionsRoutes(hearWords))
  app.register(quizRoutes(hearWords))
  app.register(revisionRoutes)
  app.register(safeguardingRoutes)
  app.register(schoolsRoutes)
  app.register(setupRoutes)
  app.register(secondFactorRoutes)
  app.register(sharingRoutes)
  app.register(speechRoutes)
  app.register(subscriptionRoutes)
  app.register(accountsRoutes)
  app.register(familiesRoutes)
  app.register(supportRoutes)
  app.register(
    worksheetsRoutes({ selectCandidates, setWork: assign, takeBack, readText: readFileText }),
  )
  app.get('/openapi.json', () => document)
}

/** Refuses an address that cannot be routed like any other refusal. */
function refuseAddress(raw: ServerResponse, { id, protocol }: { id: string; protocol: string }) {
  const problem: Problem = { code: 'INVALID_REQUEST', request_id: id }
  const headers = {
    ...securityHeaders(protocol),
    'content-type': 'application/json; charset=utf-8',
  }
  raw.writeHead(platformErrors.INVALID_REQUEST, headers).end(JSON.stringify(problem))
}

/** How often connections that have had their last response are closed during shutdown. */
const sweepMs = 20

/**
 * Closes connections that were answering when the shutdown began. Kept alive for a next request
 * they would hold it up until they time out; the framework closes only those that were idle.
 */
function closeAfterAnswers({ server }: FastifyInstance) {
  if (!server.listening) return
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
  server.once('close', () => clearInterval(sweep))
}

/** Builds the API and the site over the given services, without listening yet. */
export function createApp(services: Services, options: FastifyServerOptions = {}) {
  const app = Fastify({
    genReqId: newId,
    requestIdHeader: false,
    bodyLimit: maxJsonBytes,
    // A machine that has much else to do starts late: that is no reason not to start.
    pluginTimeout: 0,
    ...connectionTimes(services.config),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength },
    frameworkErrors: (_error, { id, protocol }, reply) =>
      refuseAddress(reply.raw, { id, protocol }),
    ...options,
  })
  // Set first, so that streams, which bypass the framework, have them too.
  app.addHook(
    'onRequest',
    async ({ protocol }, reply) => void reply.headers(securityHeaders(protocol)),
  )
  app.addHook('preClose', async () => closeAfterAnswers(app))
  speakZod(app)
  answerErrors(app)
  readAskedAt(app)
  limitArrival(app, services.config)
  app.register(multipart)
  authenticate(app, services)
  serveDeviceCookie(app)
  serveProviderCallbacks(app, services)
  app.register(api, { prefix: apiPrefix })
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await reach(services.db)
    // Says which screen runs, so that nobody believes children's messages to be screened better
    // than they are.
    const screen = services.encoder.state() === 'ready' ? 'encoder' : 'rules'
    return { status: 'ok', screen }
  })
  serveOutbox(app, services)
  serveSite(app, services, apiPrefix)
  return app
}

/**
 * What the product is compared with: a Fastify handler that does one token lookup, one select
 * and one insert on the same database, by the same driver, and nothing else. And for signing in one
 * that does one select, one check of a password and one insert.
 */
import { availableParallelism } from 'node:os'
import { openFolder, openPostgres } from '@learngrove/server/database'
import { checkPassword } from '@learngrove/server/passwords'
import Fastify from 'fastify'
import { tell } from './server-process.ts'

const { DATABASE_URL, DATA_DIR = '', TOKEN_HASH = '', QUIZ_ID = '' } = process.env
/** As many as the product takes by itself. */
const connections = 2 * availableParallelism() + 1

await using database = DATABASE_URL
  ? openPostgres(DATABASE_URL, connections)
  : await openFolder(`${DATA_DIR}/database`)
const { pool } = database
await pool.query(
  'create table if not exists bare (id bigint generated always as identity, body text)',
)

const app = Fastify()
app.post('/bare', async () => {
  const { rows: sessions } = await pool.query(
    'select user_id from sessions where token_hash = $1',
    [TOKEN_HASH],
  )
  const { rows: quizzes } = await pool.query('select id, title from quizzes where id = $1', [
    QUIZ_ID,
  ])
  await pool.query('insert into bare (body) values ($1)', [quizzes[0]?.title ?? ''])
  return { user: sessions.length, quiz: quizzes[0] }
})
app.post<{ Body: { email: string; password: string } }>('/bare/sign-in', async ({ body }) => {
  const { rows } = await pool.query('select id, password_hash from users where email = $1', [
    body.email,
  ])
  const isRight = await checkPassword(body.password, rows[0]?.password_hash)
  if (!isRight) throw new Error('The student who signs in is not there')
  await pool.query('insert into bare (body) values ($1)', [rows[0]?.id])
  return { user: rows[0]?.id }
})
tell(await app.listen({ port: 0, host: '127.0.0.1' }))
await new Promise((stop) => process.once('SIGTERM', stop))
await app.close()

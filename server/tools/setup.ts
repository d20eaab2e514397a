/**
 * Makes an empty database a school without a browser: `npm run setup`. Asks for what it needs on the
 * terminal; what a flag (`--school-name=…`) or a variable (`SETUP_SCHOOL_NAME=…`) says is not
 * asked. Passwords are taken from variables alone, since every user of a machine sees its flags.
 */
import { setupFields } from '@learngrove/contract/setup'
import { openDatabase } from '../src/app/open-database.ts'
import { readCurriculum } from '../src/curriculum/curriculum.content.ts'
import { installCurriculum } from '../src/curriculum/curriculum.install.ts'
import { readConfig } from '../src/platform/config.ts'
import { AppError } from '../src/platform/errors.ts'
import { migrate } from '../src/platform/migrate.ts'
import { decode, InvalidRequest } from '../src/platform/zod.ts'
import { findCourse, isEmpty } from '../src/setup/setup.queries.ts'
import { setUp } from '../src/setup/setup.set-up.ts'
import { askFor, Unanswered } from './setup-answers.ts'

const said: Readonly<Record<string, string>> = {
  SETUP_DONE: 'This database is set up already.',
  WEAK_PASSWORD: 'One of the passwords is easily guessed. Take another.',
  NAME_TAKEN: 'Each person needs an e-mail address or a username of their own.',
  COURSE_UNKNOWN: 'There is no such course.',
}

try {
  await run()
} catch (error) {
  if (error instanceof InvalidRequest)
    for (const { path, message } of error.issues) process.stderr.write(`${path}: ${message}\n`)
  else if (error instanceof Unanswered) process.stderr.write(`${error.message}\n`)
  else if (error instanceof AppError) process.stderr.write(`${said[error.code] ?? error.code}\n`)
  else throw error
  process.exitCode = 1
}

async function run(): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const database = await openDatabase(readConfig(process.env), stack)
  await migrate(database)
  const { db } = database
  if (!(await isEmpty(db))) throw new AppError('SETUP_DONE')
  const answers = await askFor(process.argv.slice(2), process.env)
  process.stdout.write('Installing the curriculum …\n')
  await installCurriculum({ db, clock: () => new Date() }, await readCurriculum())
  const { course, ...rest } = answers.first_class ?? {}
  const found = course === undefined ? undefined : await findCourse(db, { key: course })
  if (course !== undefined && !found) throw new AppError('COURSE_UNKNOWN')
  const fields = decode(setupFields, {
    ...answers,
    first_class: found && { ...rest, course_id: found.id },
  })
  await setUp(db, fields, { now: new Date() })
  process.stdout.write(`${fields.school_name} is ready. Start the server, and sign in at /login.\n`)
}

import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

type Asked = { readonly name: string; readonly words: string; readonly isOptional?: true }

const personOf = (who: string, of: string, login = 'email'): Asked[] => [
  { name: `${who}_first_name`, words: `First name of ${of}` },
  { name: `${who}_last_name`, words: `Last name of ${of}`, isOptional: true },
  {
    name: `${who}_${login}`,
    words: login === 'email' ? `E-mail of ${of}` : `Username of ${of}, to sign in by`,
  },
  { name: `${who}_password`, words: `Password of ${of}` },
]

const always: readonly Asked[] = [
  ...personOf('admin', 'the administrator of the platform'),
  { name: 'school_name', words: 'Name of the school' },
  ...personOf('owner', 'the owner of the school'),
  { name: 'class_name', words: 'Name of a first class, or nothing', isOptional: true },
]

const ofClass: readonly Asked[] = [
  { name: 'class_course', words: 'Course of the class, such as mathematics-year-9' },
  ...personOf('teacher', 'its teacher'),
  ...personOf('student', 'a student of it', 'username'),
]

type Values = Readonly<Record<string, string>>

/** Says what nobody could be asked for. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'
}

/** Finds the answers in flags and variables, and asks on the terminal for the rest. Throws where nobody can be asked. */
export async function askFor(flags: readonly string[], env: NodeJS.ProcessEnv) {
  const known = { ...fromVariables(env), ...fromFlags(flags) }
  const terminal = process.stdin.isTTY ? openTerminal() : undefined
  try {
    const first = await complete(always, known, terminal?.ask)
    const hasClass = (first.class_name ?? '') !== ''
    return answersOf(
      hasClass ? { ...first, ...(await complete(ofClass, known, terminal?.ask)) } : first,
    )
  } finally {
    terminal?.close()
  }
}

function answersOf(values: Values) {
  const name = values.class_name ?? ''
  const person = (who: string, login = 'email') => ({
    first_name: values[`${who}_first_name`] ?? '',
    last_name: values[`${who}_last_name`] ?? '',
    [login]: values[`${who}_${login}`] ?? '',
    password: values[`${who}_password`] ?? '',
  })
  return {
    admin: person('admin'),
    school_name: values.school_name ?? '',
    owner: person('owner'),
    first_class:
      name === ''
        ? undefined
        : {
            name,
            course: values.class_course ?? '',
            teacher: person('teacher'),
            student: person('student', 'username'),
          },
  }
}

const isPassword = (name: string) => name.endsWith('_password')

function fromFlags(flags: readonly string[]): Values {
  const given = flags.map((flag) => {
    const [, dashed = '', value = ''] = /^--([a-z-]+)=(.*)$/s.exec(flag) ?? []
    const name = dashed.replaceAll('-', '_')
    const isKnown = [...always, ...ofClass].some((asked) => asked.name === name)
    if (!isKnown || isPassword(name)) throw new Unanswered(`There is no flag ${flag.split('=')[0]}`)
    return [name, value] as const
  })
  return Object.fromEntries(given)
}

const fromVariables = (env: NodeJS.ProcessEnv): Values =>
  Object.fromEntries(
    [...always, ...ofClass].flatMap(({ name }) => {
      const value = env[`SETUP_${name.toUpperCase()}`]
      return value === undefined ? [] : [[name, value] as const]
    }),
  )

/** Asks for a line; what is typed for a secret is not shown. */
type Ask = (words: string, isSecret: boolean) => Promise<string>

async function complete(asked: readonly Asked[], known: Values, ask?: Ask): Promise<Values> {
  const values: Record<string, string> = {}
  for (const { name, words, isOptional } of asked) {
    const value = known[name]
    if (value !== undefined) values[name] = value
    else if (ask) values[name] = await ask(words, isPassword(name))
    else if (!isOptional) throw new Unanswered(`Say SETUP_${name.toUpperCase()}: ${words}`)
  }
  return values
}

/** Opens the terminal for questions. Lines that are typed ahead are answers to the next ones. */
function openTerminal(): { readonly ask: Ask; readonly close: () => void } {
  let isHidden = false
  const output = new Writable({
    write: (chunk, _, done) => {
      if (!isHidden) process.stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  lines.once('SIGINT', () => process.exit(interrupted))
  const typed = lines[Symbol.asyncIterator]()
  return {
    ask: async (words, isSecret) => {
      process.stdout.write(`${words}: `)
      isHidden = isSecret
      const { value, done } = await typed.next()
      isHidden = false
      if (isSecret) process.stdout.write('\n')
      if (done) throw new Unanswered('That was not all: nothing was made.')
      return value.trim()
    },
    close: () => lines.close(),
  }
}

/** What a shell answers for a program that was interrupted. */
const interrupted = 130

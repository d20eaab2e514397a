import { createInterface } from 'node:readline'

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
  const first = await complete(always, known)
  const name = first.class_name ?? ''
  const values = name === '' ? first : { ...first, ...(await complete(ofClass, known)) }
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

async function complete(asked: readonly Asked[], known: Values): Promise<Values> {
  const values: Record<string, string> = {}
  for (const { name, words, isOptional } of asked) {
    const value = known[name]
    if (value !== undefined) values[name] = value
    else if (process.stdin.isTTY) values[name] = await ask(words, isPassword(name))
    else if (!isOptional) throw new Unanswered(`Say SETUP_${name.toUpperCase()}: ${words}`)
  }
  return values
}

/** Asks for a line. What is typed for a password is not shown. */
function ask(words: string, isHidden: boolean): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  process.stdout.write(`${words}: `)
  const lines = createInterface({
    input: process.stdin,
    terminal: true,
    ...(!isHidden && { output: process.stdout }),
  })
  lines.once('line', (line) => {
    lines.close()
    if (isHidden) process.stdout.write('\n')
    resolve(line.trim())
  })
  lines.once('SIGINT', () => process.exit(130))
  return promise
}

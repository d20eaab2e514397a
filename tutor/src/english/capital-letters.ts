import type { Hand, Reply } from '#english/reply.ts'
import type { Said } from '#english/said.ts'
import { capitalsWithin } from '#english/slips/slips.ts'

const asks =
  /^(?:(?:so|and|but) )?(?:does|do|should) (?:the (?:word )?)?([a-z]{1,14}|@) (?:always )?(?:need|have|get|take|start with|begin with) (?:a |an )?(?:capital(?: letter)?|capitals|one)$/
const goesOn = /^(?:(?:and|what about|how about|or) )*(?:the )?([a-z]{1,14})$/

const seasons = new Set(['spring', 'summer', 'autumn', 'winter'])
const family = new Set([
  'mum',
  'mom',
  'dad',
  'mummy',
  'daddy',
  'nan',
  'grandma',
  'grandad',
  'granny',
  'auntie',
  'uncle',
])
const subjects = new Set([
  'maths',
  'science',
  'history',
  'geography',
  'art',
  'music',
  'biology',
  'chemistry',
  'physics',
])

const rule =
  'Names of people, places, languages, days and months have a capital letter, and so have *I* and the first word of a sentence.'

/** Says whether a word has a capital letter, where that hangs on the word alone. */
export function capitalLetters({ ask, sample }: Said, hand: Hand | undefined): Reply | undefined {
  const isHeld = hand?.family === 'spelling' && hand.term === 'capital'
  const said = asks.exec(ask)?.[1] ?? (isHeld ? goesOn.exec(ask)?.[1] : undefined)
  const word = (said === '@' ? sample?.toLowerCase() : said) ?? ''
  const found = ofWord(word)
  return (
    found && {
      ...found,
      ask: 'Which other words do you know that need one?',
      hand: { family: 'spelling', text: word, term: 'capital', why: rule },
    }
  )
}

function ofWord(word: string): Pick<Reply, 'verdict' | 'says'> | undefined {
  if (word === 'i')
    return { verdict: 'yes', says: ['*I* for yourself has one wherever it stands.'] }
  if (seasons.has(word))
    return { verdict: 'no', says: [`*${word}* has none: seasons are no names, though months are.`] }
  if (subjects.has(word))
    return { verdict: 'no', says: [`*${word}* has none: of subjects only languages have one.`] }
  if (family.has(word)) {
    const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}`
    return {
      verdict: 'both',
      says: [
        `As a name it has one: *Come here, ${name}.* After *my* or *the* it has none: *my ${word}*.`,
      ],
    }
  }
  return word !== '' && capitalsWithin(`The ${word}.`)
    ? { verdict: 'yes', says: [rule] }
    : undefined
}
